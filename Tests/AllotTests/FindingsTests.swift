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

  /// What the page states for the stacks of one number of children in an ensemble, in %.
  struct Rates: CustomTestStringConvertible {
    var options: [String]
    var wastes: Double
    var overflows: Double
    var loses: Double

    var testDescription: String { options.joined(separator: " ") }
  }

  /// The tables of SwiftUI's rule with the ensemble's command in front, for samples small enough for a test.
  static let byEnsemble: [Rates] = {
    var command: [String] = []
    var result: [Rates] = []
    for row in rows where row.count == 8 {
      if row[0].hasPrefix("`allot survey") {
        command = options(row[0], children: 0).map { $0 == "1000000" ? "2000" : $0 }
      } else if Int(row[0]) != nil, let wastes = rate(row[1]), let overflows = rate(row[4]), let loses = rate(row[7]) {
        result.append(
          Rates(options: command + ["--children", row[0]], wastes: wastes, overflows: overflows, loses: loses))
      }
    }
    return result
  }()

  /// The rate that stands before its interval: 2.56 of `2.56 (2.53…2.59)`.
  private static func rate(_ cell: String) -> Double? { cell.split(separator: " ").first.flatMap { Double($0) } }

  @Test func `the page has its tables`() {
    #expect(Self.byNumber.count == 30 && Self.byGroups.count == 6)
    #expect(Self.byTree.count == 44 && Self.bySplit.count == 14)
    #expect(Self.byEnsemble.count == 14)
  }

  @Test(arguments: byNumber + byGroups + byTree + bySplit)
  func `a figure is what its command gives, proven`(_ figure: Figure) throws {
    let result = try Command.run(["bound", "--format", "json"] + figure.options)
    #expect(result.output.contains(#""proven":true"#))
    #expect(result.output.contains(#""fraction":"\#(figure.fraction)""#), "\(result.output)")
  }

  /// What is read of a survey's JSON.
  struct SurveyOutput: Decodable {
    struct Measured: Decodable {
      var count: Int
      var rate: Double
      var interval: [Double]

      /// Whether a rate lies within twice the 95 % interval, about four standard deviations to either side.
      func allows(_ other: Double) -> Bool {
        other >= 2 * interval[0] - rate && other <= 2 * interval[1] - rate
      }
    }

    struct Result: Decodable {
      var unused: Measured
      var overflow: Measured
      var loses: Measured
    }

    var results: [Result]
  }

  /// The result of a survey over all the stacks that it draws.
  private func surveyed(_ options: [String]) throws -> SurveyOutput.Result {
    let result = try Command.run(["survey", "--format", "json"] + options)
    let output = try JSONDecoder().decode(SurveyOutput.self, from: Data(result.output.utf8))
    return try #require(output.results.first)
  }

  @Test(arguments: byEnsemble)
  func `a rate agrees with a smaller sample`(_ rates: Rates) throws {
    let sample = try surveyed(rates.options)
    #expect(sample.unused.allows(rates.wastes / 100), "\(sample.unused)")
    #expect(sample.overflow.allows(rates.overflows / 100), "\(sample.overflow)")
    #expect(sample.loses.allows(rates.loses / 100), "\(sample.loses)")
  }

  @Test(arguments: [2, 4, 5])
  func `waste lies below a tightness of 1 − 1∕n, overflow above 1∕n`(_ children: Int) throws {
    let options = ["--samples", "1000", "--children", "\(children)", "--tightness"]
    let share = 1 / Double(children)
    #expect(try surveyed(options + ["\(1 - share)...1"]).unused.count == 0)
    #expect(try surveyed(options + ["0...\(share)"]).overflow.count == 0)
  }

  @Test(arguments: [(2, 3), (3, 0), (4, 1), (5, 2)])
  func `priorities reach the fair division of a sample`(_ children: Int, _ sample: Int) throws {
    let document = try Command.run("survey", "--children", "\(children)", "--sample", "\(sample)")
    let outcomes = try Command.run("priorities", "-", "--format", "json", input: document.output)
    #expect(outcomes.output.contains(#""reaches":"optimal""#))
  }
}
