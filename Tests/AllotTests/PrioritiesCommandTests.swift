import Testing

/// The command `priorities`.
struct PrioritiesCommandTests {
  private static let document = CommandTests.threeHundred

  @Test func `the 300-point stack has exactly three outcomes`() throws {
    let result = try Command.run("priorities", "--format", "json", "-", input: Self.document)
    #expect(result.status == 0)
    for lengths in ["[240,60]", "[250,50]", "[200,60]"] {
      #expect(result.output.contains(#"{"lengths":"# + lengths))
    }
    #expect(result.output.split(separator: #""assignments":1,"#).count == 4)
  }

  @Test func `an assignment is explained`() throws {
    let result = try Command.run("priorities", "--explain", "blue=1,red=-1", "-", input: Self.document)
    #expect(result.status == 0)
    #expect(result.sentences.contains("200 is set aside for the minimums of lower priorities, and 100 are left"))
    #expect(result.sentences.contains("240 + 60, 300 of 300 used: this is the optimum."))
  }

  @Test func `a stack that is no region is answered with the regions`() throws {
    let result = try Command.run("priorities", "--stack", "card", "-", input: Self.document)
    #expect(result.status == 64)
    #expect(result.errors == "stdin: error: there is no region `card`; the regions are `stack`\n")
  }

  @Test func `in JSON the mistake stands in the place of the result`() throws {
    let result = try Command.run("priorities", "--explain", "green=1", "--format", "json", "-", input: Self.document)
    #expect(result.status == 64)
    let message = "there is no region with a child `green`; the children are `red`, `blue`"
    #expect(result.output.hasPrefix(#"{"name":"stdin","error":{"path":"","message":"\#(message)","line":null"#))
  }

  @Test(arguments: ["blue", "blue=", "=1", "blue=high", "blue=nan", "blue=inf", "blue=1,", "blue=1,blue=2", ""])
  func `what is no list of priorities is a usage error`(_ list: String) throws {
    let result = try Command.run("priorities", "--explain", list, "-", input: Self.document)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }
}
