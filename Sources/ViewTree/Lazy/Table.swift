/// Rows of columns that share the width. It takes what it is proposed; the titles of the columns stand above the rows. In a
/// compact width (`horizontalSizeClass`) there is the first column alone, without its title. How columns share the width, and
/// the height of the titles, are guesses (V5.8 of the vocabulary).
public struct Table<Value: Identifiable, Columns: TableColumnContent>: View {
  let rows: [Value]
  let columns: Columns

  private init(rows: [Value], _ columns: Columns) {
    self.rows = rows
    self.columns = columns
  }

  /// Makes a table of a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }

  /// Makes a table in which one row can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }

  /// Makes a table in which several rows can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Data.Element, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }

  /// Makes a table that can be sorted.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }

  /// Makes a table that can be sorted and in which one row can be chosen.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }

  /// Makes a table that can be sorted and in which several rows can be chosen.
  public init<Data: RandomAccessCollection, Sort>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Data.Element, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(rows: Array(data), columns())
  }
}

extension Table: ControlView {
  /// The titles above the rows, which scroll.
  package func parts(_ measures: ControlMeasures) -> some View {
    let isCompact = !measures.system.isMac && measures.environment.horizontalSizeClass == .compact
    let all = (columns as? any TableColumnsOfRows)?.parts ?? []
    let shown = isCompact ? Array(all.prefix(1)) : all
    measures.follow(.table)
    return VStack(spacing: 0) {
      if !isCompact {
        line(of: shown, measures) { $0.title }.frame(height: measures[.tableHeaderHeight])
      }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(rows) { row in
            line(of: shown, measures) { $0.cell(row) }
              .padding(.vertical, measures[.rowInset]).frame(minHeight: measures[.rowHeight])
          }
        }
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }

  private func line(
    of columns: [TableColumnParts], _ measures: ControlMeasures, _ cell: @escaping (TableColumnParts) -> any View
  ) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        HeldContent(content: cell(column)).padding(.horizontal, measures[.rowPadding])
          .frame(
            minWidth: column.least, idealWidth: column.ideal, maxWidth: column.greatest ?? .infinity,
            alignment: .leading)
      }
    }
  }
}

/// What a column of a table is made of; widths are in points.
struct TableColumnParts {
  var title: any View
  var cell: (Any) -> any View
  var least: CGFloat?
  var ideal: CGFloat?
  var greatest: CGFloat?
}

/// Columns that know what they are made of.
protocol TableColumnsOfRows {
  /// The columns, from the leading one.
  var parts: [TableColumnParts] { get }
}

/// Columns of a table.
public protocol TableColumnContent<TableRowValue> {
  /// The type of the value of a row.
  associatedtype TableRowValue: Identifiable
}

/// A column of a table: its title, and what it shows of each row.
public struct TableColumn<RowValue: Identifiable, Content: View, Label: View>: TableColumnContent {
  /// The type of the value of a row.
  public typealias TableRowValue = RowValue

  let label: Label
  let content: (RowValue) -> Content
  var widths: (least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) = (nil, nil, nil)

  /// Makes a column of any title.
  public init(@ViewBuilder content: @escaping (RowValue) -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
  }

  /// The column with a width of its own, in points; `nil` leaves it to the table.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, ideal: width, max: width) }

  /// The column with bounds of its width, in points; `nil` where there is none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.widths = (min, ideal, max)
    return column
  }
}

extension TableColumn where Label == Text {
  /// Makes a column.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    label = Text(title)
    self.content = content
  }

  /// Makes a column by whose values rows can be sorted.
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(title, content: content)
  }

  /// Makes a column of texts.
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) where Content == Text {
    self.init(title) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn: TableColumnsOfRows {
  var parts: [TableColumnParts] {
    let content = content
    return [
      TableColumnParts(
        title: label, cell: { row in (row as? RowValue).map { AnyView(content($0)) } ?? AnyView(EmptyView()) },
        least: widths.least, ideal: widths.ideal, greatest: widths.greatest)
    ]
  }
}

/// Several columns of a table.
public struct TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// The type of the value of a row.
  public typealias TableRowValue = RowValue

  let columns: [any TableColumnContent]
}

extension TableColumns: TableColumnsOfRows {
  var parts: [TableColumnParts] { columns.flatMap { ($0 as? any TableColumnsOfRows)?.parts ?? [] } }
}

/// Builds the columns of a table.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Takes a column.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue {
    column
  }

  /// Builds several columns.
  public static func buildBlock<each Column: TableColumnContent>(
    _ column: repeat each Column
  ) -> TableColumns<RowValue> {
    var columns: [any TableColumnContent] = []
    for part in repeat each column { columns.append(part) }
    return TableColumns(columns: columns)
  }

  /// Builds the columns of an `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> TableColumns<RowValue> {
    TableColumns(columns: column.map { [$0] } ?? [])
  }

  /// Builds the columns of a condition that holds.
  public static func buildEither<Column: TableColumnContent>(first column: Column) -> TableColumns<RowValue> {
    TableColumns(columns: [column])
  }

  /// Builds the columns of a condition that does not hold.
  public static func buildEither<Column: TableColumnContent>(second column: Column) -> TableColumns<RowValue> {
    TableColumns(columns: [column])
  }
}
