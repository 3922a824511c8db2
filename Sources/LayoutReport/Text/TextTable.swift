/// A table of text: columns as wide as their widest cell, numbers to the right.
///
/// It keeps to the page: names are shortened in the middle, sentences go on below, and what still does not fit stands in
/// further tables, each with the first column again.
struct TextTable {
  /// Where a column's cells stand.
  enum Side { case left, right }

  var sides: [Side]
  var rows: [[String]] = []

  /// Whether the page is wide enough for the table as it is, indented by two spaces.
  var fits: Bool { Column.total(columns) <= Page.width - 2 }

  private var columns: [Column] {
    let cells = rows.map { $0.map { $0.printable() } }
    return sides.indices.map { place in
      Column(side: sides[place], cells: cells.map { $0[place] }, isFirst: place == 0)
    }
  }

  /// The rows as lines, each indented by `indentation` spaces, columns two spaces apart.
  func lines(indentation: Int = 2) -> [String] {
    let room = Page.width - indentation
    var columns = columns
    guard Column.total(columns) > room else { return Self.lines(columns, indentation) }
    Self.shrink(&columns, to: room)
    return Self.parts(of: columns, room).enumerated().flatMap { part, columns in
      var columns = columns.map(\.unshrunk)
      Self.shrink(&columns, to: room)
      return (part == 0 ? [] : [""]) + Self.lines(columns, indentation)
    }
  }

  /// Makes columns narrower, the widest first, until they fit or none can be narrower.
  private static func shrink(_ columns: inout [Column], to room: Int) {
    for place in columns.indices { columns[place].findLeast() }
    while Column.total(columns) > room {
      let widest = columns.indices.filter { columns[$0].width > columns[$0].least }.max {
        columns[$0].width < columns[$1].width
      }
      guard let widest else { return }
      columns[widest].width -= 1
    }
  }

  /// The columns in as many tables as it takes, each beginning with the first one.
  ///
  /// A column without a heading belongs to the one before it.
  private static func parts(of columns: [Column], _ room: Int) -> [[Column]] {
    guard let first = columns.first else { return [] }
    var parts: [[Column]] = [[first]]
    var rest = columns.dropFirst()
    while let next = rest.first {
      let group = [next] + rest.dropFirst().prefix { $0.cells.first?.isEmpty ?? true }
      rest = rest.dropFirst(group.count)
      if let last = parts.last, last.count > 1, Column.total(last + group) > room { parts.append([first]) }
      parts[parts.count - 1] += group
    }
    return parts
  }

  private static func lines(_ columns: [Column], _ indentation: Int) -> [String] {
    let count = columns.first?.cells.count ?? 0
    return (0..<count).flatMap { row -> [String] in
      let cells = columns.map { $0.lines(ofRow: row) }
      return (0..<(cells.map(\.count).max() ?? 0)).map { line in
        let words = zip(columns, cells).map { column, lines in column.filled(line < lines.count ? lines[line] : "") }
        let text = String(repeating: " ", count: indentation) + words.joined(separator: "  ")
        return String(Substring(text.utf8.dropLast(text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count)))
      }
    }
  }
}

/// A column of a table.
private struct Column {
  var side: TextTable.Side
  var cells: [String]
  /// How wide it is, in columns of the terminal.
  var width: Int
  /// How narrow it may be, once a table that is too wide has asked for it.
  private(set) var least = 0
  /// Whether a cell that is too long goes on below rather than being shortened.
  var wraps: Bool

  init(side: TextTable.Side, cells: [String], isFirst: Bool) {
    self.side = side
    self.cells = cells
    width = cells.map(\.columns).max() ?? 0
    wraps = side == .left && !isFirst && cells.contains { $0.contains(" ") }
  }

  mutating func findLeast() {
    let widest = cells.map(\.columns).max() ?? 0
    // A number is never shortened, unless it is a name that has digits; a heading goes on below.
    let numbers = cells.dropFirst().filter { $0.contains { "0123456789–∞".contains($0) } }
    let words = cells.prefix(1).flatMap { $0.split(separator: " ") }.map { String($0).columns }
    let floor = max(8, numbers.map(\.columns).max() ?? 0, words.max() ?? 0)
    // A curve without its middle would be another curve.
    let isDrawn = cells.contains { $0.contains { "▁█·".contains($0) } }
    least = min(widest, isDrawn ? widest : side == .left ? (wraps ? 20 : 12) : min(24, floor))
  }

  /// The column as wide as its widest cell.
  var unshrunk: Column {
    var column = self
    column.width = cells.map(\.columns).max() ?? 0
    return column
  }

  /// How wide columns are side by side.
  static func total(_ columns: [Column]) -> Int { columns.reduce(2 * (columns.count - 1)) { $0 + $1.width } }

  func lines(ofRow row: Int) -> [String] {
    let cell = cells[row]
    guard cell.columns > width else { return [cell] }
    guard wraps || (row == 0 && side == .right) else {
      let start = cell.prefix { $0 == " " }
      guard start.count < width - 6 else { return [cell.shortened(to: width)] }
      return [start + String(cell.dropFirst(start.count)).shortened(to: width - start.count)]
    }
    return cell.brokenLines(first: width, others: width)
  }

  func filled(_ cell: String) -> String {
    let room = String(repeating: " ", count: max(0, width - cell.columns))
    return side == .left ? cell + room : room + cell
  }
}

extension String {
  /// The text broken into lines that keep to the page, all but the first indented by `indentation` spaces.
  ///
  /// - Parameter firstIndentation: How many columns stand before the first line; as many as before the others where it is
  ///   nil.
  func wrapped(indentation: Int, firstIndentation: Int? = nil) -> String {
    let others = max(20, Page.width - indentation)
    let first = firstIndentation.map { Page.width - $0 } ?? others
    return printable().brokenLines(first: first, others: others)
      .joined(separator: "\n" + String(repeating: " ", count: indentation))
  }

  /// The text broken at spaces into lines of at most so many columns.
  func broken(to columns: Int) -> [String] { printable().brokenLines(first: columns, others: columns) }

  /// The text broken at spaces into a first line and others of at most so many columns; a longer word is shortened in the
  /// middle.
  fileprivate func brokenLines(first: Int, others: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = first
    for (place, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let separator = place == 0 ? "" : " "
      let limit = lines.isEmpty ? first : others
      let word = String(word).shortened(to: others)
      if place > 0, !word.isEmpty, word.columns + 1 > room, !line.allSatisfy({ $0 == " " }) {
        lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
        line = word
        room = others - word.columns
      } else if word.isEmpty, line.isEmpty, !lines.isEmpty {
        continue
      } else {
        line += separator + word
        room = limit - line.columns
      }
    }
    return lines + [String(line.reversed().drop { $0 == " " }.reversed())]
  }
}
