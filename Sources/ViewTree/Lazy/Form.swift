/// Controls that belong together: rows in the cards of a list, and on a Mac, where no other style is set, labels in a column
/// and controls in another (V6.9 of the vocabulary).
public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ControlView {
  /// The rows in a scroll view, or two columns.
  package func parts(_ measures: ControlMeasures) -> some View {
    if measures.system.isMac, measures.environment.formStyle != .grouped {
      FormColumns(content: content)
    } else {
      ListRows(content: content, isForm: true)
    }
  }
}

/// The rows of a form of columns, as large as they are together.
private struct FormColumns<Content: View>: ControlView {
  let content: Content

  func parts(_ measures: ControlMeasures) -> some View {
    measures.follow(.formColumns)
    return ColumnRows() { content }.environment(\.isInFormColumns, true)
  }
}

/// Rows below each other, shifted so that their controls begin at one place: labels end before it, and what has no label begins
/// there. A control is proposed what is left beside the widest label: 292 of 400 beside one of 100 with its gap of 8.
private struct ColumnRows: Layout {
  private struct Row {
    let origin: CGPoint
    let size: CGSize
    let proposal: ProposedViewSize
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(of: subviews, in: proposal.width)
    let ends = rows.map { CGPoint(x: $0.origin.x + $0.size.width, y: $0.origin.y + $0.size.height) }
    return CGSize(width: ends.map(\.x).max() ?? CGFloat(0), height: ends.last?.y ?? CGFloat(0))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, row) in zip(subviews, rows(of: subviews, in: proposal.width)) {
      let corner = CGPoint(x: bounds.minX + row.origin.x, y: bounds.minY + row.origin.y)
      subview.place(at: corner, anchor: .topLeading, proposal: row.proposal)
    }
  }

  private func rows(of subviews: Subviews, in width: CGFloat?) -> [Row] {
    let labels = subviews.map { $0.dimensions(in: .unspecified)[.formControls] }
    let column = labels.max() ?? 0
    var rows: [Row] = []
    for (place, subview) in subviews.enumerated() {
      let x = column - labels[place]
      let offer = ProposedViewSize(width: width.map { max(0, $0 - x) }, height: nil)
      var y: CGFloat = 0
      if let last = rows.last {
        let gap = subviews[place - 1].spacing.distance(to: subview.spacing, along: .vertical)
        y = last.origin.y + last.size.height + gap
      }
      rows.append(Row(origin: CGPoint(x: x, y: y), size: subview.sizeThatFits(offer), proposal: offer))
    }
    return rows
  }
}

extension HorizontalAlignment {
  private enum FormControls: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  /// Where the controls of a form of columns begin.
  static let formControls = HorizontalAlignment(FormControls.self)
}

/// How forms look.
public protocol FormStyle {}

/// How forms look, by the system's styles.
public struct NamedFormStyle: FormStyle, Hashable, Sendable {
  let name: String
}

extension FormStyle where Self == NamedFormStyle {
  /// As the system thinks best: cards on iOS, columns on a Mac.
  public static var automatic: NamedFormStyle { NamedFormStyle(name: "automatic") }
  /// Cards.
  public static var grouped: NamedFormStyle { NamedFormStyle(name: "grouped") }
  /// Labels in one column, controls in another; on iOS as the system thinks best.
  public static var columns: NamedFormStyle { NamedFormStyle(name: "columns") }
}

extension EnvironmentValues {
  var formStyle: NamedFormStyle {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }

  /// Whether views stand in a form of columns on a Mac.
  var isInFormColumns: Bool {
    get { self[IsInFormColumnsKey.self] }
    set { self[IsInFormColumnsKey.self] = newValue }
  }

  /// Whether views stand in a form of cards on a Mac.
  var isInMacForm: Bool {
    get { self[IsInMacFormKey.self] }
    set { self[IsInMacFormKey.self] = newValue }
  }
}

private enum FormStyleKey: EnvironmentKey { static var defaultValue: NamedFormStyle { .automatic } }
private enum IsInFormColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInMacFormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets how the forms inside look (V6.9 of the vocabulary); a style of a program's own counts as the system's.
  public func formStyle<S: FormStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.formStyle, style as? NamedFormStyle ?? .automatic)
  }
}
