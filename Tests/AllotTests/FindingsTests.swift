import Foundation
import Testing

/// The figures of the findings are what the commands beside them give.
struct FindingsTests {
  /// A command and the fraction that the page states for it.
  struct Figure: CustomTestStringConvertible {
    var options: [String]
    var fraction: String

    var testDescription: String { "\(options.joined(separator: " ")): \(fraction)" }
  }

  /// The cells of the page's tables, row by row.
  private static let rows: [[String]] = {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Comparisons/Findings/README.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }()

  /// Tables with the command in front and a column for each number of children.
  static let byNumber = rows.filter { $0[0].hasPrefix("`allot bound --children n") }.flatMap { row in
    row.dropFirst().enumerated().map { Figure(options: options(row[0], children: $0.offset + 2), fraction: $0.element) }
  }

  /// The table of priority groups; a command that is said to hold for both measures is run for both.
  static let byGroups = rows.filter { $0[0].hasPrefix("`allot bound --groups") }.flatMap { row in
    let command = options(row[0], children: 0)
    let both = row[0].contains("also with") ? [command, command + ["--measure", "overflow"]] : [command]
    return both.map { Figure(options: $0, fraction: row[2]) }
  }

  /// The table of trees, two to a row.
  static let byTree = rows.flatMap { row in
    row.indices.filter { row[$0].hasPrefix("`((") }.flatMap { start -> [Figure] in
      let tree = ["--tree", row[start].filter { $0 != "`" }]
      return [
        Figure(options: tree, fraction: row[start + 1]),
        Figure(options: tree + ["--measure", "overflow"], fraction: row[start + 2]),
      ]
    }
  }

  /// The table of the orders that ask t of n children by their minimums.
  static let bySplit = rows.filter { $0.count == 4 && Int($0[0]) != nil }.flatMap { row in
    let rule = ["--algorithm", "maximum", "--minimum-last", row[1], "--children", row[0]]
    return [
      Figure(options: rule, fraction: row[2]), Figure(options: rule + ["--measure", "overflow"], fraction: row[3]),
    ]
  }

  private static func options(_ cell: String, children: Int) -> [String] {
    let command = cell.split(separator: "`").first ?? ""
    return command.split(separator: " ").dropFirst(2).map { $0 == "n" ? "\(children)" : String($0) }
  }

  @Test func `the page has its tables`() {
    #expect(Self.byNumber.count == 30 && Self.byGroups.count == 6)
    #expect(Self.byTree.count == 44 && Self.bySplit.count == 14)
  }

  @Test(arguments: byNumber + byGroups + byTree + bySplit)
  func `a figure is what its command gives, proven`(_ figure: Figure) throws {
    let result = try Command.run(["bound", "--format", "json"] + figure.options)
    #expect(result.output.contains(#""proven":true"#))
    #expect(result.output.contains(#""fraction":"\#(figure.fraction)""#), "\(result.output)")
  }
}
