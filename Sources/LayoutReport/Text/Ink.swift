/// The colours of a report on a terminal.
///
/// They are put on finished lines, by what stands in these, so that no report knows of them and every one is the same text with
/// and without colour.
public enum Ink {
  /// Whether reports are coloured. It belongs to the task that writes a report.
  @TaskLocal public static var isOn = false

  /// A finished report with the escape sequences of its colours; the text itself where colours are off.
  public static func painted(_ report: String) -> String {
    guard isOn else { return report }
    return report.split(separator: "\n", omittingEmptySubsequences: false).map { painted(line: String($0)) }
      .joined(separator: "\n")
  }

  /// The numbers of the escape sequences that a terminal knows (ECMA-48, SGR).
  private enum Colour: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case blue = "34"
    case cyan = "36"

    func on(_ text: some StringProtocol) -> String { text.isEmpty ? "" : "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
  }

  private static func painted(line: String) -> String {
    if line.contains("█") { return bars(line) }
    for (key, colour) in [
      ("  Why   ", Colour.bold), ("  Fix   ", .green), ("  or    ", .green), ("  ●", .green), ("  ◐", .yellow),
    ] {
      if line.hasPrefix(key) { return colour.on(key) + line.dropFirst(key.count) }
    }
    if line.hasPrefix("  ○") || line.hasPrefix("● ") { return Colour.dim.on(line) }
    if let first = line.first, first != " " { return heading(line) }
    return lastDifference(line)
  }

  /// A heading: the name bold, what SwiftUI's layout loses in yellow, what it spills over in red.
  private static func heading(_ line: String) -> String {
    guard let gap = line.firstRange(of: "   ") else {
      return line.contains(": ") ? line : Colour.bold.on(line)
    }
    let verdict = line[gap.upperBound...]
    let colour: Colour =
      verdict.contains("overflow") || verdict.contains("spills")
      ? .red : verdict.contains("differ") || verdict.contains("unused") || verdict.contains("wrap") ? .yellow : .green
    let isPlain = verdict.contains("no difference") || verdict.contains("as its optimum")
    return Colour.bold.on(line[..<gap.lowerBound]) + "   " + (isPlain ? Colour.green : colour).on(verdict)
  }

  /// Bars of neighbours in two colours by turns, what is left dim.
  private static func bars(_ line: String) -> String {
    var painted = ""
    var count = 0
    var rest = line[...]
    while let sign = rest.first {
      let run = rest.prefix { $0 == sign }
      switch sign {
      case "█":
        painted += (count.isMultiple(of: 2) ? Colour.cyan : .blue).on(run)
        count += 1
      case "·": painted += Colour.dim.on(run)
      default: painted += run
      }
      rest = rest.dropFirst(run.count)
    }
    return painted
  }

  /// A row of a table whose last cell is a difference: what the optimum adds in green, what it takes in yellow.
  private static func lastDifference(_ line: String) -> String {
    guard let match = line.firstMatch(of: /\ \ ([+−][\d.]+)$/) else { return line }
    let colour: Colour = match.1.hasPrefix("+") ? .green : .yellow
    return line[..<match.1.startIndex] + colour.on(match.1)
  }
}
