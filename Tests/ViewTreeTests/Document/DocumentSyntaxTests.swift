import Testing
import ViewVocabulary

@testable import ViewTree

/// JSON as RFC 8259 has it, and nothing else.
struct DocumentSyntaxTests {
  static let mistakes: [MarkedSource] = [
    MarkedSource("a trailing comma", "[1👉,]", "a comma stands after the last value; remove it"),
    MarkedSource("a trailing comma in an object", "{\"a\": 1👉, }", "a comma stands after the last value; remove it"),
    MarkedSource("a key without quotes", "{👉view: 1}", "`v` stands where a key in double quotes should"),
    MarkedSource("no colon", "{\"view\" 👉1}", "`1` stands where a colon should"),
    MarkedSource("no comma", "{\"a\": 1 👉\"b\": 2}", "`\"` stands where a comma or `}` should"),
    MarkedSource("no value", "{\"a\": 👉}", "`}` stands where a value should"),
    MarkedSource("a comment", "{👉// none\n}", "`/` stands where a key in double quotes should"),
    MarkedSource("the wrong bracket", "[1👉}", "`}` stands where a comma or `]` should"),
    MarkedSource("an open object", "{\"a\": 1👉", "the text ends where a comma or `}` should stand"),
    MarkedSource("an open string", "[\"ab👉", "the text ends where the closing `\"` of a string should stand"),
    MarkedSource("an open escape", "[\"ab\\👉", "the text ends where the closing `\"` of a string should stand"),
    MarkedSource("a word", "[👉True]", "`True` is no value; write strings in double quotes"),
    MarkedSource("a leading zero", "[👉-01]", "`-01` is no JSON number; write it like -12.5e3"),
    MarkedSource("a hexadecimal number", "[👉0x1F]", "`0x1F` is no JSON number; write it like -12.5e3"),
    MarkedSource("a bare point", "[👉1.]", "`1.` is no JSON number; write it like -12.5e3"),
    MarkedSource("a bare exponent", "[👉1e+]", "`1e+` is no JSON number; write it like -12.5e3"),
    MarkedSource("a minus", "[👉-]", "`-` is no JSON number; write it like -12.5e3"),
    MarkedSource("a plus", "[👉+1]", "`+` stands where a value should"),
    MarkedSource(
      "a line's end in a string", "[\"a👉\n\"]",
      "the line ends inside a string; close it with `\"`, or write a line break as `\\n`"),
    MarkedSource("a tab in a string", "[\"a👉\t\"]", "U+0009 stands unescaped in a string; write it as an escape"),
    MarkedSource(
      "an unknown escape", "[\"a👉\\x\"]",
      "a backslash stands before a character that has no escape; write a backslash as `\\\\`"),
    MarkedSource("a short escape", "[\"👉\\u12G4\"]", "`\\u` is followed by four hexadecimal digits"),
    MarkedSource(
      "half a pair", "[\"👉\\ud83d\"]",
      "half of a surrogate pair stands alone; write both halves, or the character itself"),
    MarkedSource(
      "the second half of a pair", "[\"\\ud83d\\udfe5👉\\udfe5\"]",
      "half of a surrogate pair stands alone; write both halves, or the character itself"),
    MarkedSource(
      "half a pair and another escape", "[\"👉\\ud83d\\u0041\"]",
      "half of a surrogate pair stands alone; write both halves, or the character itself"),
    MarkedSource("columns count characters", "[\"é🟥👩‍👩‍👧\", 👉?]", "`?` stands where a value should"),
    MarkedSource("lines end as they like", "[1,\r\n2,\r3,\n👉?]", "`?` stands where a value should"),
    MarkedSource("a character outside ASCII", "[👉é]", "`é` stands where a value should"),
    MarkedSource("a zero byte", "[👉\u{0}]", "U+0000 stands where a value should"),
  ]

  @Test(arguments: mistakes)
  func `a mistake of the syntax is told where it stands`(_ marked: MarkedSource) {
    #expect(marked.errors().last == marked.expected.last)
  }

  @Test(arguments: [
    ("[\"a\u{FF}\"]", "1:4: the bytes here are not UTF-8; save the document as UTF-8"),
    ("[\u{FF}]", "1:2: the byte 0xFF stands where a value should"),
    ("[\"\\n\u{FF}\"]", "1:5: the bytes here are not UTF-8; save the document as UTF-8"),
    ("a:\n \u{FF}", "2:2: the bytes here are not UTF-8; save the document as UTF-8"),
  ])
  func `bytes that are not UTF-8 are refused`(source: String, message: String) {
    let bytes = source.unicodeScalars.map { UInt8($0.value) }
    let document = DocumentReader().documents(in: bytes, fileName: "-")[0]
    let error = #expect(throws: InvalidDocument.self) { try document.result.get() }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    ("0", 0), ("-0", -0.0), ("1.5", 1.5), ("-12.5e3", -12500), ("1E2", 100), ("1e-7", 1e-7), ("0.1", 0.1),
    ("123456789012345678", 123_456_789_012_345_680), ("9007199254740993", 9_007_199_254_740_992),
    ("42.33333333333333", 42.33333333333333), ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("5e-324", .leastNonzeroMagnitude),
    ("1e-400", 0), ("0.30000000000000004", 0.30000000000000004),
  ])
  func `numbers are read to the last bit`(text: String, number: Double) throws {
    let document = try layoutDocument(
      #"{"view":{"type":"Color","modifiers":[{"type":"layoutPriority","value":\#(text)}]}}"#)
    #expect(document.view.modifiers == [.layoutPriority(number)])
    if case .layoutPriority(let value)? = document.view.modifiers.first { #expect(value.sign == number.sign) }
  }

  @Test func `escapes stand for their characters`() throws {
    let document = try layoutDocument(
      #"{"view":{"type":"Text","text":"\"\\\/\b\f\n\r\t\u0000\u00E9\ud83d\udfe5🟥"}}"#)
    #expect(
      document.view.kind == .text("\"\\/\u{8}\u{C}\n\r\t\u{0}é🟥🟥"))
  }

  @Test func `numbers of a million digits are read`() throws {
    let digits = String(repeating: "7", count: 1_000_000)
    for text in ["0.\(digits)", "1e\(digits)", digits, "0e\(digits)"] {
      let source = #"{"view":{"type":"Color","modifiers":[{"type":"layoutPriority","value":\#(text)}]}}"#
      _ = DocumentReader().documents(in: Array(source.utf8), fileName: "-")
    }
  }
}
