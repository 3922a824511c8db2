/// Expected and actual lines in two columns, those that differ marked, with the command that repeats the case.
public struct SideBySide {
  private var rows: [(name: String, expected: String, actual: String)] = []

  /// Makes an empty table.
  public init() {}

  /// Adds one line: what is expected of `name`, and what came out; nil where there is nothing on that side.
  public mutating func add(_ name: String, expected: String?, actual: String?) {
    rows.append((name, expected ?? "—", actual ?? "—"))
  }

  /// The table, one line for each view or event, below the command that runs this case alone.
  public func text(repeatedBy command: String) -> String {
    let names = rows.map(\.name.count).max() ?? 0
    let width = max("expected".count, rows.map(\.expected.count).max() ?? 0)
    func padded(_ text: String, to width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let head = "  \(padded("", to: names))  \(padded("expected", to: width))  actual"
    let lines = rows.map { row in
      let mark = row.expected == row.actual ? " " : "!"
      return "\(mark) \(padded(row.name, to: names))  \(padded(row.expected, to: width))  \(row.actual)"
    }
    return (["", command, head] + lines).joined(separator: "\n")
  }
}

/// The command that runs one case of a suite alone.
public func repeating(_ suite: String, case name: String) -> String {
  let quoted = "'" + name.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  return "ALLOT_CASE=\(quoted) swift test --filter \(suite)"
}
