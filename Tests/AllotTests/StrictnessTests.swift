import Testing

@Suite struct StrictnessTests {
  /// 15.4 is documented, and what a root does on an axis without an end is a choice.
  private static let candidates = """
    {"proposal": {"width": 100, "height": 50}, "view": {"type": "ViewThatFits", "id": "badge", "content": [
      {"type": "Color", "modifiers": [{"type": "frame", "width": 200, "height": 10}]}, {"type": "Color"}]}}
    """
  private static let endless = #"{"proposal": {"width": null, "height": 50}, "view": {"type": "Color", "id": "root"}}"#

  @Test(arguments: ["layout", "compare"])
  func `rules that nobody recorded end the object`(_ command: String) throws {
    let result = try Command.run(command, "--format", "json", "-", input: Self.candidates)
    #expect(
      result.output.hasSuffix(#","uncertain":[{"view":"badge","rule":"15.4","certainty":"public"}]}"# + "\n"))
    let endless = try Command.run(command, "--format", "json", "-", input: Self.endless)
    #expect(endless.output.hasSuffix(#","uncertain":[{"view":"root","rule":"4","certainty":"guess"}]}"# + "\n"))
  }

  @Test(arguments: ["layout", "compare"])
  func `the text has a line for each such rule`(_ command: String) throws {
    let result = try Command.run(command, "-", input: Self.candidates)
    #expect(result.lines.contains("  ViewThatFits badge shows the first view that fits: published, 15.4"))
  }

  @Test(arguments: ["layout", "compare"])
  func `only guesses fail a strict command`(_ command: String) throws {
    #expect(try Command.run(command, "--strict", "-", input: Self.candidates).status == 0)
    let guessed = try Command.run(command, "--strict", "-", input: Self.endless)
    #expect(guessed.status == 1)
    #expect(!guessed.output.isEmpty)
    #expect(try Command.run(command, "-", input: Self.endless).status == 0)
  }
}
