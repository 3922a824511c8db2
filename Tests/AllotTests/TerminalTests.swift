import Foundation
import Testing

/// Names that would harm a terminal, and reports as wide as it is.
struct TerminalTests {
  /// Two stacks whose names hold what a terminal acts on, and which name ``plain`` alike.
  private static func document(_ name: String, _ stack: String, _ child: String) throws -> String {
    let words = try [name, stack, child, child + "2"].map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    return """
      {"name":\(words[0]),"proposal":{"width":300,"height":300},"view":{"type":"VStack","id":\(words[1]),"spacing":0,"content":[
      {"type":"Rectangle","id":\(words[2]),"modifiers":[{"type":"frame","minHeight":200,"maxHeight":250}]},
      {"type":"Rectangle","id":\(words[3]),"modifiers":[{"type":"frame","minHeight":0,"maxHeight":60}]}]}}
      """
  }

  private static let harm = "x\u{1B}[2J\n\t\u{202E}\u{2066}\u{200B}\u{9B}y"

  static let reports: [[String]] = [
    ["compare"], ["compare", "--sensitivity", "--stages", "--prove", "--exact", "--algorithms", "swiftui,flexbox"],
    ["compare", "--goals", "overflow"], ["layout"], ["layout", "--engine", "optimal"], ["trace", "--all"],
    ["trace", "--all", "--format", "inspector"], ["priorities"],
    ["priorities", "--explain", "\(harm)=1"], ["sweep", "--to", "300"],
    ["sweep", "--axis", "both", "--step", "200"],
  ]

  @Test(arguments: reports)
  func `no report and no message holds what a terminal acts on`(_ words: [String]) throws {
    let document = try Self.document(Self.harm, Self.harm + "s", Self.harm)
    let result = try Command.run(words + ["-"], input: document)
    #expect(result.status == 0, "\(result.errors)")
    let bad = (result.output + result.errors).unicodeScalars.filter { scalar in
      scalar != "\n" && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(bad.isEmpty, "\(result.output)")
    // Nor does a name begin a line.
    #expect(!result.lines.contains { $0.hasPrefix("\t") || $0.hasPrefix("y") })
  }

  @Test func `messages about such names and files are written out`() throws {
    let bad = #"{"view":{"type":"Color","\u001b[31mid":1}}"#
    let folder = try TemporaryFolder()
    try folder.write(bad, to: "a\u{1B}\nb.json")
    let result = try Command.shell("$0 layout *.json; $0 layout \"$(printf 'c\\033d')\"; $0 'e\u{1B}f'", in: folder)
    #expect(result.errors.hasPrefix(#"a\u{1B}\nb.json:1:25: error: view.\u{1B}[31mid: unknown key `\u{1B}[31mid`; "#))
    #expect(result.errors.contains(#"c\u{1B}d: error: there is no file c\u{1B}d"# + "\n"))
    #expect(result.errors.contains(#"there is no command `e\u{1B}f`"#))
  }

  @Test(arguments: reports, [40, 80, 132])
  func `a report keeps to the width that COLUMNS says`(_ words: [String], _ width: Int) throws {
    guard !words.contains("inspector") else { return }
    let id = String(repeating: "longish-", count: 20)
    let folder = try TemporaryFolder()
    try folder.write(try Self.document("日本", id, id + "c").replacing(Self.harm, with: id), to: "in.json")
    let options = words.map { $0.hasSuffix("=1") ? "\(id)c=1" : $0 }.joined(separator: " ")
    let result = try Command.shell("COLUMNS=\(width) $0 \(options) in.json", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    for line in result.lines { #expect(line.count <= width, "\(line)") }
  }

  @Test func `without a terminal a report is 80 columns wide`() throws {
    let result = try Command.run("compare", "-", input: CommandTests.threeHundred)
    #expect(result.lines.contains { $0.count > 70 })
    #expect(result.lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["view", "viewport", "view.content[7]", "views"])
  func `an id that begins as a path does is an id`(_ id: String) throws {
    let document = CommandTests.threeHundred.replacing("stack", with: id)
    let compared = try Command.run("compare", "-", input: document)
    #expect(compared.output.contains("VStack \"\(id)\", vertical"))
    let placed = try Command.run("layout", "-", input: document)
    #expect(placed.output.contains("  VStack \"\(id)\" "))
    let nameless = try Command.run(
      "compare", "-", input: CommandTests.threeHundred.replacing(#""id":"stack","#, with: ""))
    #expect(nameless.output.contains("VStack view, vertical"))
  }
}
