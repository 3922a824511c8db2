/// What a view says about its place as a cell of a ``Grid``; it passes outward through modifiers, but not through
/// containers (V3.2 of the vocabulary).
package struct GridCellTraits: Hashable, Sendable {
  /// More columns than a cell of any use spans; a larger count is cut to it.
  static let mostColumns = 1_000

  /// How many columns the cell spans, 1 or more.
  package private(set) var columns = 1
  /// The point of the cell that is put on the same point of its place; nil leaves it to the alignments.
  package private(set) var anchor: UnitPoint?
  /// The axes on which the cell is offered what the other cells made of its tracks.
  package private(set) var unsizedAxes: Axis.Set = []
  /// How the cells of the column stand in which the cell begins; nil leaves it to the grid.
  package private(set) var columnAlignment: HorizontalAlignment?

  /// Takes in what a modifier says that stands further outside.
  mutating func add(_ modifier: ModifierNode) {
    switch modifier {
    case .gridCellColumns(let count):
      // Counts of 1 say nothing: 3 and 2 make 5, 2 and 1 make 2.
      let spanned = min(count, Self.mostColumns)
      if spanned > 1 { columns = min(columns > 1 ? columns + spanned : spanned, Self.mostColumns) }
    case .gridCellAnchor(let point): anchor = anchor ?? point
    case .gridCellUnsizedAxes(let axes): unsizedAxes.formUnion(axes)
    case .gridColumnAlignment(let alignment): columnAlignment = columnAlignment ?? alignment
    default: break
    }
  }
}

/// The parameters of a Grid, with its cells in their places (section 3 of the vocabulary).
package struct GridParameters: Hashable, Sendable {
  /// A row of cells, or a view that spans all columns.
  package struct Row: Hashable, Sendable {
    /// The places of its cells among the grid's children.
    package var cells: Range<Int>
    /// The guide by which its cells stand; nil leaves it to the grid.
    package var alignment: AlignmentKey?
    /// Whether it is a single view across all columns.
    package var isSpanning: Bool
  }

  /// A cell in its place.
  package struct Cell: Hashable, Sendable {
    /// The number of its row.
    package var row: Int
    /// The columns that it spans.
    package var columns: Range<Int>
    /// What the view says about itself.
    package var traits: GridCellTraits

    /// Whether the cell stands in one column alone, whose width it makes.
    package var isSingle: Bool { columns.count == 1 }
  }

  /// How cells stand in their places.
  package var alignment: Alignment
  /// The gap between columns in points; nil leaves it to the cells' preferences.
  package var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil leaves it to the cells' preferences.
  package var verticalSpacing: CGFloat?
  /// The rows from top to bottom, none of them empty.
  package private(set) var rows: [Row] = []
  /// The cells in source order.
  package private(set) var cells: [Cell] = []
  /// How many columns there are.
  package private(set) var columnCount = 0
  /// Whether each column has a cell that stands in it alone.
  private var hasSingleCell: [Bool] = []
  /// What the first cell that begins in each column says of how its cells stand.
  private var columnAlignments: [HorizontalAlignment?] = []

  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Puts cells into their places: those of a row one after the other from the first column on, each over as many as it
  /// spans, and a view outside of rows over all (V3.1).
  mutating func place(_ traits: [GridCellTraits], in rows: [Row]) {
    self.rows = rows.filter { !$0.cells.isEmpty }
    let spans = self.rows.filter { !$0.isSpanning }.map { row in row.cells.reduce(0) { $0 + traits[$1].columns } }
    columnCount = spans.max() ?? (self.rows.isEmpty ? 0 : 1)
    cells = []
    for (number, row) in self.rows.enumerated() {
      var column = 0
      for cell in row.cells {
        let end = row.isSpanning ? columnCount : column + traits[cell].columns
        cells.append(Cell(row: number, columns: column..<end, traits: traits[cell]))
        column = end
      }
    }
    hasSingleCell = Array(repeating: false, count: columnCount)
    columnAlignments = Array(repeating: nil, count: columnCount)
    for cell in cells {
      let column = cell.columns.lowerBound
      if cell.isSingle { hasSingleCell[column] = true }
      if !self.rows[cell.row].isSpanning {
        columnAlignments[column] = columnAlignments[column] ?? cell.traits.columnAlignment
      }
    }
  }

  /// Whether no cell makes a column's width alone.
  package func isEmpty(column: Int) -> Bool { !hasSingleCell[column] }

  /// How the cells of a column stand: as the first of them says that begin there, else as the grid does (V3.7).
  package func alignment(ofColumn column: Int) -> HorizontalAlignment {
    columnAlignments[column] ?? alignment.horizontal
  }
}
