import Testing

/// The option `--pixels` of `allot layout` (V7.3 of the vocabulary).
struct PixelOptionTests {
  private static let thirds = """
    {"displayScale": 2, "proposal": {"width": 100, "height": 10}, "view": {"type": "HStack", "spacing": 0, "content": [
      {"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}, {"type": "Color", "id": "c"}]}}
    """

  @Test func `frames begin and end on pixels, in the JSON and in the text`() throws {
    let json = try Command.run("layout", "--pixels", "--format", "json", "-", input: Self.thirds)
    #expect(json.status == 0)
    // 33.33 and 66.67 points are 66.67 and 133.33 pixels.
    #expect(json.output.contains(#""a":[0,0,33.5,10],"b":[33.5,0,33,10],"c":[66.5,0,33.5,10]"#), "\(json.output)")
    let text = try Command.run("layout", "--pixels", "-", input: Self.thirds)
    #expect(text.sentences.contains(#"Color "b" 33.5 0 33 10"#), "\(text.output)")
  }

  @Test func `without the option frames are those of the layout`() throws {
    let json = try Command.run("layout", "--format", "json", "-", input: Self.thirds)
    #expect(json.output.contains("33.3333"))
  }
}
