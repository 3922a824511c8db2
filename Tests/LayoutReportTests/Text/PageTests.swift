import Testing

@testable import LayoutReport

/// What a terminal may see: characters, columns and lines.
struct PageTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\nb\tc\rd", #"a\nb\tc\rd"#), ("a\r\nb", #"a\r\nb"#),
    ("\u{0}\u{7F}\u{85}\u{9B}", #"\u{0}\u{7F}\u{85}\u{9B}"#),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
    ("a\u{200B}b\u{200D}c\u{FEFF}\u{2028}", #"a\u{200B}b\u{200D}c\u{FEFF}\u{2028}"#),
    ("é日本🟥", "é日本🟥"), ("e\u{301}", "e\u{301}"), ("👨‍👩‍👧 ❤️ 🇩🇪", "👨‍👩‍👧 ❤️ 🇩🇪"),
  ])
  func `what a terminal would act on or hide is written out`(_ text: String, _ written: String) {
    #expect(text.printable() == written)
    #expect(text.printable().printable() == written)
  }

  @Test func `line breaks stay where they are wanted`() {
    #expect("a\nb\u{1B}".printable(keepingLines: true) == "a\nb\\u{1B}")
  }

  /// By UAX #11: wide and fullwidth characters and emoji take two columns, marks none.
  @Test(arguments: [
    ("abc", 3), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("e\u{301}", 1), ("e\u{301}\u{302}x", 2), ("🟥", 2),
    ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤️", 2), ("1", 1), ("…█·", 3), ("", 0),
  ])
  func `wide characters take two columns and marks none`(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("abcdefghij", 10, "abcdefghij"), ("abcdefghij", 7, "abc…hij"), ("abcdefghij", 6, "abc…ij"), ("ab", 1, "…"),
    // 3 + 1 + 2 columns: one wide character and a half do not fit into 3.
    ("日本日本日本", 6, "日…本"),
  ])
  func `a long name is shortened in the middle`(_ text: String, _ limit: Int, _ short: String) {
    #expect(text.shortened(to: limit) == short)
  }

  @Test func `a line that is too long goes on below, and a command line does not`() {
    let long = "  " + Array(repeating: "nine-char", count: 5).joined(separator: " ")
    // 2 + 4 · 9 + 3 = 41 is more than 40, so three words stand on the first line, and the others below, after 4 spaces
    let lines = ["  nine-char nine-char nine-char", "    nine-char nine-char"]
    let command = "  allot " + String(repeating: "x", count: 50)
    Page.$width.withValue(40) {
      #expect(Page.fitted(long) == lines.joined(separator: "\n"))
      #expect(Page.fitted(command) == command)
      #expect(Page.fitted(String(repeating: "y", count: 50)).columns == 36 + 1 + 1)
    }
  }

  @Test func `columns stand under each other whatever their characters are`() {
    var table = TextTable(sides: [.left, .right])
    table.rows = [["", "width"], ["日本", "1"], ["e\u{301}", "20"], ["a\nb", "3"]]
    #expect(table.lines() == ["        width", "  日本      1", "  e\u{301}        20", "  a\\nb      3"])
  }

  @Test func `names give way first, then sentences, then the table is divided`() {
    let name = String(repeating: "n", count: 60)
    var table = TextTable(sides: [.left, .right, .left])
    table.rows = [["", "width", "why"], [name, "12345", "one two three four five six seven eight nine ten"]]
    Page.$width.withValue(50) {
      let lines = table.lines()
      #expect(lines.allSatisfy { $0.columns <= 50 })
      #expect(lines[1].contains("n…n"))
      #expect(lines[1].contains(" 12345  one two"))
      #expect(lines.joined(separator: " ").split(separator: " ").suffix(1) == ["ten"])
    }
    var wide = TextTable(sides: [.left] + Array(repeating: .right, count: 12))
    wide.rows = [[""] + (1...12).map { "column\($0)" }, ["sum"] + (1...12).map { "\($0)" }]
    Page.$width.withValue(50) {
      let lines = wide.lines()
      #expect(lines.allSatisfy { $0.columns <= 50 })
      // 5 + 5 · 9 = 50 columns: five of the twelve fit beside the first one, then five, then two wider ones.
      #expect(lines.count { $0.hasPrefix("  sum") } == 3)
      for number in 1...12 { #expect(lines.contains { $0.contains("column\(number)") }) }
    }
  }
}
