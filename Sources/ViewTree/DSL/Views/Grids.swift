/// Rows of cells in columns whose widths depend on the columns alone; as wide as it is proposed (15.2 of the semantics, V2.9
/// to V2.11 of the vocabulary).
public struct LazyVGrid<Content: View>: View {
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns from leading to trailing; an adaptive one stands for as many as fit.
  ///   - alignment: How a cell stands in its column where the column does not say.
  ///   - spacing: Points between rows; `nil` stands for 8.
  ///   - pinnedViews: The views that stay while scrolling, which has no effect on layout.
  ///   - content: The cells, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let kind = ViewKind.lazyVGrid(columns: columns, alignment: alignment, spacing: spacing)
    return ViewList([ViewNode(kind, content: ViewList(content, in: environment).nodes)])
  }
}

/// Columns of cells in rows whose heights depend on the rows alone; as high as it is proposed (15.2 of the semantics, V2.9 to
/// V2.11 of the vocabulary).
public struct LazyHGrid<Content: View>: View {
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows from top to bottom; an adaptive one stands for as many as fit.
  ///   - alignment: How a cell stands in its row where the row does not say.
  ///   - spacing: Points between columns; `nil` stands for 8.
  ///   - pinnedViews: The views that stay while scrolling, which has no effect on layout.
  ///   - content: The cells, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let kind = ViewKind.lazyHGrid(rows: rows, alignment: alignment, spacing: spacing)
    return ViewList([ViewNode(kind, content: ViewList(content, in: environment).nodes)])
  }
}

/// The views that stay in sight while a lazy grid scrolls. Has no effect on layout.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Rows of cells whose columns line up; a view that is not a row spans all columns (section 3 of the vocabulary).
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: How a cell stands in its column and row.
  ///   - horizontalSpacing: Points between columns; `nil` leaves each gap to the cells' preferences.
  ///   - verticalSpacing: Points between rows; `nil` leaves each gap to the cells' preferences.
  ///   - content: The rows from top to bottom.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let kind = ViewKind.grid(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    return ViewList([ViewNode(kind, content: ViewList(content, in: environment).nodes)])
  }
}

/// One row of a ``Grid``; each of its views is a cell (V3.1 of the vocabulary).
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: How the cells stand in the row's height; `nil` leaves it to the grid.
  ///   - content: The cells from leading to trailing.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.gridRow(alignment: alignment), content: ViewList(content, in: environment).nodes)])
  }
}
