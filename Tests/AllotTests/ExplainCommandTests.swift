import Testing

/// `allot explain`.
struct ExplainCommandTests {
  private static let stack = """
    {"name": "points", "proposal": {"width": 300, "height": 300}, "view": {"type": "VStack", "id": "stack", "spacing": 0,
      "content": [
        {"type": "Rectangle", "id": "red", "modifiers": [{"type": "frame", "minHeight": 200, "maxHeight": 250}]},
        {"type": "Rectangle", "id": "blue", "modifiers": [{"type": "frame", "minHeight": 0, "maxHeight": 60}]}]}}
    """

  @Test func `the text tells the axis that is asked for, from the root and back`() throws {
    let told = try Command.run("explain", "-", "red", "--axis", "vertical", input: Self.stack)
    #expect(told.status == 0)
    #expect(told.sentences.hasPrefix("points Rectangle red is 300 × 200 at (0, 20) Height: what is proposed"))
    #expect(told.sentences.contains("● 150 stack offers red an equal share of what is left: 300 / 2 = 150. 9.3"))
    #expect(told.sentences.contains("○ 200 the frame of red takes its minimum, 200: it is proposed 0. 11.2"))
    #expect(!told.output.contains("Width"))
  }

  @Test func `the JSON has the fixed form`() throws {
    let told = try Command.run("explain", "-", "red", "--axis", "vertical", "--format", "json", input: Self.stack)
    #expect(
      told.output.hasPrefix(
        #"{"name":"points","view":"red","steps":[{"view":"stack","axis":"vertical","event":"proposal","from":null,"value":300,"#
          + #""rule":"4","certainty":"recorded","counted":true,"sentence":"The area proposes stack all of its height, 300."},"#
      ))
    #expect(told.output.contains(#""event":"proposal","from":"stack","value":"infinity","rule":"9.2""#))
    #expect(told.lines.count == 1)
  }

  @Test func `the Markdown is a list of steps`() throws {
    let told = try Command.run("explain", "-", "red", "--format", "markdown", input: Self.stack)
    #expect(told.output.hasPrefix("### points"))
    #expect(told.output.contains("- **150** stack offers red an equal share of what is left: 300 / 2 = 150. *(9.3)*"))
  }

  @Test func `a view that is not there is told with the nearest, and a missing one with what to write`() throws {
    let unknown = try Command.run("explain", "-", "rad", input: Self.stack)
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("there is no view `rad`; did you mean `red`?"))
    let missing = try Command.run("explain", "layout.yaml")
    #expect(missing.status == 64)
    #expect(missing.errors.contains("allot explain layout.yaml title"))
  }

  @Test(arguments: [
    ["explain", "-", "blue"], ["explain", "--format", "markdown", "-", "blue"],
    ["compare", "--format", "markdown", "-"],
  ])
  func `nothing holds what a terminal acts on`(_ words: [String]) throws {
    let input = Self.stack.replacing(#""red""#, with: #""r\u001b[31m\n- d""#)
    let told = try Command.run(words, input: input)
    #expect(told.status == 0, "\(told.errors)")
    #expect(!told.output.contains("\u{1B}"))
    #expect(!told.lines.contains { $0.hasPrefix("- d") })
  }
}
