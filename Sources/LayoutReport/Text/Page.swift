/// The page that a report for people is written on.
public enum Page {
  /// How many columns a report takes.
  ///
  /// It belongs to the task that writes a report, so that every table and sentence of it knows its room.
  @TaskLocal public static var width = standardWidth

  /// The width where there is no terminal.
  public static let standardWidth = 80

  /// A width on which tables can stand and lines stay readable.
  public static func usable(_ width: Int) -> Int { min(max(width, 40), 500) }

  /// A report whose lines keep to the page, without characters that a terminal would act on.
  ///
  /// A line that is too long goes on below, indented by two columns more than it begins; a word that no line could hold is
  /// shortened in the middle. A command line stays whole, so that it can be copied.
  public static func fitted(_ text: String) -> String {
    let limit = width
    var lines: [String] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let isFitted = line.count <= limit && line.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
      lines.append(isFitted ? String(Substring(line)) : fitted(line: String(Substring(line))))
    }
    return lines.joined(separator: "\n")
  }

  private static func fitted(line: String) -> String {
    let line = line.printable()
    let start = line.prefix { $0 == " " }.count
    guard line.columns > width, !line.dropFirst(start).hasPrefix("allot ") else { return line }
    guard start < width - 20 else { return line.shortened(to: width) }
    return line.wrapped(indentation: start + 2, firstIndentation: 0)
  }
}
