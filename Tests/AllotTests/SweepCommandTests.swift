import Testing

/// The command `sweep`.
struct SweepCommandTests {
  private static let document = CommandTests.threeHundred

  @Test func `the breakpoints are listed`() throws {
    let result = try Command.run("sweep", "--axis", "height", "--to", "400", "-", input: Self.document)
    #expect(result.status == 0)
    for words in ["200  blue starts to grow from 0", "260  red starts to grow from 200", "310  red stays at 250"] {
      #expect(result.output.contains(words), "\(words)")
    }
  }

  /// "Notes and ideas" of 90, or 61 in two lines, is offered half of the width: 90 from 180 on.
  private static let row =
    #"{"proposal":{"width":100,"height":100},"textMetrics":[{"text":"Notes and ideas","width":90,"height":20},"#
    + #"{"text":"Notes and ideas","maxWidth":89.999,"width":61,"height":40}],"view":{"type":"HStack","spacing":0,"#
    + #""id":"row","content":[{"type":"Text","id":"title","text":"Notes and ideas"},{"type":"Rectangle","id":"bar","#
    + #""modifiers":[{"type":"frame","minWidth":10,"maxWidth":1000}]}]}}"#

  @Test func `where texts stop being whole comes first`() throws {
    let arguments = ["sweep", "--from", "130", "--to", "250", "--step", "40", "-"]
    let result = try Command.run(arguments, input: Self.row)
    #expect(
      Array(result.lines[1...2]) == ["Where texts stop being whole", "  title breaks below 180"], "\(result.output)")
    let alone = try Command.run(["sweep", "--only", "swiftui"] + arguments.dropFirst(), input: Self.row)
    #expect(alone.output.contains("  title breaks below 180\n"))
    #expect(alone.output.contains("SwiftUI's layout alone"))
    #expect(!alone.output.contains("optimum"))
  }

  @Test func `SwiftUI's layout alone says nothing of an optimum`() throws {
    let arguments = [
      "sweep", "--only", "swiftui", "--from", "170", "--to", "190", "--step", "20", "--format", "json", "-",
    ]
    let result = try Command.run(arguments, input: Self.row)
    // 170 / 2 = 85 is too little for 90, and the bar has 170 − 61 = 109 of which it needs 10.
    #expect(
      result.output.contains(
        #""optimal":null,"placedAt":null,"avoidableUnused":null,"avoidableOverflow":null,"differs":null,"#))
    #expect(result.output.contains(#""wraps":[{"view":"title","width":61,"needed":90,"lines":2}]"#))
    let texts =
      #""texts":[{"view":"title","neverWhole":false,"changes":[{"size":180,"side":"below","reading":"wrapped"}]}]}"#
    #expect(result.output.hasSuffix(texts + "\n"), "\(result.output)")
    #expect(result.output.contains(#""regret":null"#))
  }

  @Test func `several documents share one header`() throws {
    let arguments = ["sweep", "--axis", "height", "--format", "csv", "--to", "300", "--step", "100", "-"]
    let result = try Command.run(arguments, input: Self.document + "\n" + Self.document)
    let lines = result.output.split(separator: "\r\n")
    // Four sizes and two children, twice.
    #expect(lines.count == 17)
    #expect(lines.filter { $0.hasPrefix("size,region,child,swiftui,optimal") }.count == 1)
    #expect(lines.last == "300,stack,blue,60,60,300,40,0,0,0,40,0,stdin[2]")
  }

  @Test func `by default a sweep reaches twice what is proposed, in forty steps`() throws {
    let result = try Command.run("sweep", "--axis", "height", "--format", "csv", "-", input: Self.document)
    #expect(result.output.split(separator: "\r\n").last?.hasPrefix("600,stack,blue") == true)
    #expect(result.output.split(separator: "\r\n").count == 1 + 41 * 2)
  }

  @Test func `both sides make a grid`() throws {
    let arguments = [
      "sweep", "--axis", "width,height", "--from", "10x200", "--to", "20x300", "--step", "10x50", "--format", "json",
      "-",
    ]
    let result = try Command.run(arguments, input: Self.document)
    #expect(
      result.output.hasPrefix(#"{"name":"stdin","axis":"both","breakpoints":[{"axis":"height","at":10,"size":260,"#))
    #expect(result.output.contains(#"{"size":[20,300],"regions":["#))
  }

  @Test func `a chart is for one document`() throws {
    let alone = try Command.run("sweep", "--axis", "height", "--format", "svg", "-", input: Self.document)
    #expect(alone.status == 0)
    #expect(alone.output.hasPrefix("<svg") && alone.output.hasSuffix("</svg>\n"))
    let two = try Command.run("sweep", "--format", "html", "-", input: Self.document + "\n" + Self.document)
    #expect(two.status == 64)
    #expect(two.errors.contains("--format html draws one document"))
  }

  @Test(arguments: [
    ["--axis", "both", "--format", "svg"], ["--from", "10", "--to", "5"], ["--step", "0"],
    ["--step", "0", "--to", "10"], ["--to", "inf"], ["--to", "nil"],
    ["--from=-1", "--to", "10"], ["--to", "100000", "--step", "1"], ["--axis", "depth"], ["--format", "pdf"],
    ["--axis", "both", "--to", "1000", "--step", "1"], ["--to", "1x2x3"], ["--max-comparisons=-1"],
  ])
  func `what cannot be swept is a usage error`(_ arguments: [String]) throws {
    let result = try Command.run(["sweep"] + arguments + ["-"], input: Self.document)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }
}
