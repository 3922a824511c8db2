import Testing

/// `--format svg` of `allot layout` and `allot compare`.
struct PictureCommandTests {
  @Test func `a comparison and a layout are drawn`() throws {
    let compared = try Command.run("compare", "--format", "svg", "-", input: CommandTests.threeHundred)
    #expect(compared.status == 0)
    #expect(compared.errors.isEmpty)
    #expect(compared.output.hasPrefix("<svg ") && compared.output.hasSuffix("</svg>\n"))
    #expect(compared.output.contains(">SwiftUI</tspan>") && compared.output.contains(">optimum</tspan>"))
    let laidOut = try Command.run("layout", "--format", "svg", "-", input: CommandTests.threeHundred)
    #expect(laidOut.output.contains(">300 × 200</text>"))
    #expect(!laidOut.output.contains(">optimum</tspan>"))
    let optimum = try Command.run(
      "layout", "--engine", "optimal", "--format", "svg", "-", input: CommandTests.threeHundred)
    #expect(optimum.output.contains(">300 × 240</text>"))
  }

  @Test func `names do not act in pictures`() throws {
    let input = CommandTests.threeHundred.replacing("red", with: "a<b>&c")
    let drawn = try Command.run("layout", "--format", "svg", "-", input: input)
    #expect(drawn.output.contains(">a&lt;b&gt;&amp;c</text>"))
  }

  @Test(arguments: ["layout", "compare"])
  func `a picture is of one document`(_ command: String) throws {
    let batch = "[\(CommandTests.threeHundred), \(CommandTests.threeHundred)]"
    let refused = try Command.run(command, "--format", "svg", "-", input: batch)
    #expect(refused.status == 64)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains("--format svg draws one document; name a file with one"))
  }

  @Test func `a picture has neither proofs nor traces`() throws {
    for options in [
      ["compare", "--prove"], ["compare", "--stages"], ["compare", "--sensitivity"], ["layout", "--trace"],
    ] {
      let refused = try Command.run(options + ["--format", "svg", "-"], input: CommandTests.threeHundred)
      #expect(refused.status == 64)
      #expect(refused.errors.contains(options[1]))
    }
  }
}
