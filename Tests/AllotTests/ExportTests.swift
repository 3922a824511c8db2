import Foundation
import LinearProgramTestSupport
import Testing

/// `allot export`, and the options of `allot compare` that speak of the same programs.
struct ExportTests {
  private func export(_ arguments: String..., input: String = CommandTests.threeHundred) throws -> Command {
    try Command.run(["export"] + arguments + ["-"], input: input)
  }

  @Test func `the first stage is the default, in LP format`() throws {
    let result = try export()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("\\ stdin: stage 1, goal overflow, stack \"stack\"; the least value is 0\n"))
    #expect(result.output.contains("\\ column red__length = red: length\n"))
    #expect(result.output.contains("\nMinimize\n objective: stack__overflow\n"))
    #expect(result.output.contains("\n 200 <= red__length <= 250\n"))
    #expect(result.output.hasSuffix("\nEnd\n"))
  }

  @Test func `the third stage of the 300-point stack is all that can be used`() throws {
    // overflow, fill, priority: 240 + 60 = 300, which two rows let drift by 1e-12 of it.
    let lp = try export("--stage", "3")
    let mps = try export("--stage", "3", "--format", "mps")
    #expect(lp.output.contains("\nMaximize\n objective: red__length + blue__length\n"))
    #expect(lp.output.contains(" stack__keeps_overflow: stack__overflow <= 1e-12\n"))
    #expect(mps.output.contains("* the objective is to be maximised; its signs are changed\n"))
  }

  @Test(.enabled(if: Glpsol.path != nil, Comment(rawValue: Glpsol.isMissing)))
  func `another solver finds the same in both formats`() throws {
    let lp = try export("--stage", "3")
    let mps = try export("--stage", "3", "--format", "mps")
    #expect(abs((try Glpsol.optimum(of: lp.output, .lp) ?? 0) - 300) < 1e-6)
    #expect(abs((try Glpsol.optimum(of: mps.output, .mps) ?? 0) + 300) < 1e-6)
  }

  @Test func `JSON is one line a document, and a mistake stands in its place`() throws {
    let input = [CommandTests.threeHundred, CommandTests.fits].joined(separator: "\n")
    let result = try export("--format", "json", "--stage", "4", input: input)
    #expect(result.status == 64)
    #expect(result.lines.count == 2)
    let head = #"{"name":"stdin","stage":4,"component":1,"goal":"fair","view":"stack","optimum":240.0"#
    // Blue is held at its greatest, 60; red has the rest, and what the row that keeps the least overflow is relaxed by.
    #expect(result.lines[0].hasPrefix(head))
    #expect(result.lines[0].contains(#","program":{"sense":"maximise","objective":"#))
    let message = "no program was solved for this layout: nothing in it is left to choose"
    #expect(result.lines[1].hasPrefix(#"{"name":"stdin[2]","error":{"path":"","message":"\#(message)","#))
  }

  @Test(arguments: [
    (["--stage", "6"], "there is no stage 6; the layout was solved in 4"),
    (["--component", "2"], "there is no program 2; one was solved for this layout"),
    (["--component", "1", "--stage", "9"], "there is no stage 9 of program 1; it was solved in 4"),
  ])
  func `a stage that is not there is a mistake of usage`(_ arguments: [String], _ message: String) throws {
    let result = try Command.run(["export"] + arguments + ["-"], input: CommandTests.threeHundred)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors == "stdin: error: \(message)\n")
  }

  @Test(arguments: [
    ["export"], ["export", "--stage", "0", "-"], ["export", "--component", "0", "-"],
    ["export", "--format", "sif", "-"],
    ["compare", "--exact", "-"],
  ])
  func `wrong words are a mistake of usage before anything is read`(_ arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  @Test func `a bad document wins over a stage that is not there`() throws {
    let bad = #"{"view":{"type":"Rectangel"}}"#
    let result = try export("--stage", "6", input: [CommandTests.threeHundred, bad].joined(separator: "\n"))
    #expect(result.status == 65)
  }

  @Test func `stages are listed as export numbers them`() throws {
    let result = try Command.run("compare", "--stages", "--format", "json", "-", input: CommandTests.threeHundred)
    let stages = try #require(result.output.firstRange(of: #""decidedBy":null,"stages":["#))
    let first = #"{"stage":1,"goal":"overflow","view":"stack","objective":0},{"stage":2,"goal":"fill","#
    #expect(result.output[stages.upperBound...].hasPrefix(first))
    #expect(result.output.hasSuffix(#"}]},"uncertain":[]}"# + "\n"))
    let text = try Command.run("compare", "--stages", "-", input: CommandTests.threeHundred)
    #expect(text.output.contains("\n4 stages of 1 program solved\n"))
    #expect(text.output.contains("\n      4        1  stack  fair      greatest 240\n"))
  }

  @Test func `a proof is one block a stage, with fractions where they are asked for`() throws {
    let plain = try Command.run("compare", "--prove", "-", input: CommandTests.threeHundred)
    #expect(plain.lines.filter { $0.hasPrefix("Stage ") }.count == 4)
    #expect(plain.lines.filter { $0 == "  It holds." }.count == 4)
    #expect(!plain.output.contains("fractions"))
    let exact = try Command.run("compare", "--prove", "--exact", "-", input: CommandTests.threeHundred)
    #expect(exact.lines.filter { $0.hasPrefix("  In fractions the optimum is") }.count == 4)
    let json = try Command.run(
      "compare", "--prove", "--exact", "--format", "json", "-", input: CommandTests.threeHundred)
    #expect(
      json.output.contains(#""decidedBy":null,"proof":[{"stage":1,"component":1,"goal":"overflow","view":"stack","#))
    #expect(json.output.contains(#""exact":{"outcome":"optimal","objective":"0","difference":0,"values":["#))
  }

  /// In doubles 2.573266 times its reciprocal is not 1, so that in fractions a picture of that ratio is as wide as it is high
  /// only where it is 0. It would be ideally 156 · 2.573266 wide, and the bar 10: in 155 2⁄3 with 8 between them, they are 0 and
  /// 147 2⁄3 then, 401.429496 + 137 2⁄3 from that, and in truth 137 2⁄3 and 10.
  @Test func `where rounding leaves only worse points in fractions, the proof says so`() throws {
    let picture = #"{"type":"Rectangle","modifiers":[{"type":"aspectRatio","ratio":2.573266,"contentMode":"fit"}]}"#
    let document = """
      {"proposal":{"width":155.66666666666666,"height":156},"view":{"type":"HStack","content":[
      {"type":"HStack","content":[\(picture)]},
      {"type":"Rectangle","modifiers":[{"type":"frame","minHeight":6,"maxHeight":32}]}]}}
      """
    let result = try Command.run(
      "compare", "--prove", "--exact", "--goals", "overflow,fill,ideal", "-", input: document)
    let tight =
      /In fractions the bounds, rounded as they are, leave no point better than 539\.09616266666\d*\. With each/
    #expect(result.sentences.contains(tight))
    #expect(result.sentences.contains("With each further out by 1e-09 of it:"))
    for found in result.sentences.matches(of: /In fractions the optimum is \S+ in floating point (\S+)/) {
      guard found.1 != "the" else { continue }
      #expect(try #require(Double(found.1)) <= 1e-6, "\(found.0)")
    }
  }

  @Test func `sixty children are more than are solved in fractions`() throws {
    let children = (0..<60).map { _ in #"{"type":"Color"}"# }.joined(separator: ",")
    let document =
      #"{"proposal":{"width":300,"height":300},"view":{"type":"VStack","id":"stack","content":[\#(children)]}}"#
    let result = try Command.run("compare", "--prove", "--exact", "-", input: document)
    // 60 lengths, overflow and wasted: the gaps alone overflow, so no length is left to the other goals.
    #expect(result.sentences.contains("the program has 62 columns, and programs of up to 50 are"))
  }

  @Test func `the effects of relaxing bounds end a region`() throws {
    let result = try Command.run("compare", "--sensitivity", "--format", "json", "-", input: CommandTests.threeHundred)
    let effects =
      #"],"sensitivity":[{"view":"blue","bound":"maximum","used":0,"overflow":0},"#
      + #"{"view":"stack","bound":"offered","used":1,"overflow":0}]}],"goals":["#
    #expect(result.output.contains(effects))
    let text = try Command.run("compare", "--sensitivity", "-", input: CommandTests.threeHundred)
    #expect(text.output.contains("\n  More  One more point offered uses one more point.\n"))
  }

  /// A column of two rows: three programs apart, one as a whole.
  private static let nested = """
    {"proposal":{"width":100,"height":100},"view":{"type":"VStack","id":"column","spacing":0,"content":[
    {"type":"HStack","id":"a","spacing":0,"content":[{"type":"Color"},{"type":"Color"}]},
    {"type":"HStack","id":"b","spacing":0,"content":[{"type":"Color"},{"type":"Color"}]}]}}
    """

  @Test func `the whole tree is one program with the same frames`() throws {
    let apart = try Command.run("compare", "--format", "json", "-", input: Self.nested)
    let whole = try Command.run("compare", "--whole", "--format", "json", "-", input: Self.nested)
    // Only the drift of the goals may be another.
    let frames = #""swiftui":{"frames":"#
    let place = try #require(apart.output.firstRange(of: frames))
    #expect(whole.output.hasSuffix(apart.output[place.lowerBound...]))
    let listed = try Command.run("compare", "--whole", "--stages", "-", input: Self.nested)
    #expect(listed.output.contains(" of 1 program solved\n"))
    #expect(try export("--component", "3", input: Self.nested).status == 0)
    #expect(try export("--component", "3", "--whole", input: Self.nested).status == 64)
    #expect(try export("--stage", "4", "--whole", input: Self.nested).status == 0)
  }
}
