import Testing

/// Lengths of a thousand million points, wherever a document or an option can have them.
struct GreatLengthsTests {
  /// A stack of `a` and of 0…60 points, in 300.
  private static func stack(_ a: String, spacing: String = "0", more: String = "") -> String {
    """
    {"proposal":{"width":300,"height":300}\(more),"view":{"type":"VStack","id":"s","spacing":\(spacing),"content":[\(a),
    {"type":"Rectangle","id":"b","modifiers":[{"type":"frame","minHeight":0,"maxHeight":60}]}]}}
    """
  }

  private static func rectangle(_ modifier: String) -> String {
    #"{"type":"Rectangle","id":"a","modifiers":[\#(modifier)]}"#
  }

  static let documents = [
    stack(rectangle(#"{"type":"frame","minHeight":1e9,"maxHeight":2e9}"#)),
    stack(rectangle(#"{"type":"frame","minHeight":200,"maxHeight":1e9}"#)),
    stack(rectangle(#"{"type":"frame","width":1e9,"height":1e9}"#)),
    stack(rectangle(#"{"type":"padding","length":1e9}"#)),
    stack(rectangle(#"{"type":"offset","x":1e9,"y":1e9}"#)),
    stack(rectangle(#"{"type":"position","x":1e9,"y":1e9}"#)),
    stack(rectangle(#"{"type":"alignmentGuide","guide":"center","value":1e9}"#)),
    stack(rectangle(#"{"type":"layoutPriority","value":1e9}"#)),
    stack(#"{"type":"Image","id":"a","width":1e9,"height":1e9}"#),
    stack(#"{"type":"Spacer","id":"a","minLength":1e9}"#),
    stack(#"{"type":"Color","id":"a"}"#, spacing: "1e9"),
    stack(#"{"type":"Color","id":"a"}"#, more: #","origin":{"x":1e9,"y":1e9}"#),
    stack(
      #"{"type":"Text","id":"a","text":"x y"}"#,
      more: #","textMetrics":[{"text":"x y","maxWidth":null,"width":1e9,"height":1e9}]"#),
  ]

  @Test(arguments: documents)
  func `every command lays such a document out`(_ document: String) throws {
    for words in [
      ["compare"], ["layout", "--engine", "optimal"], ["priorities"], ["export"],
      ["sweep", "--axis", "height", "--from", "999999990", "--to", "1000000010", "--step", "10"],
      ["compare", "--proposal", "1e9x1e9"],
    ] {
      let result = try Command.run(words + ["-"], input: document)
      #expect(result.status == 0, "\(words): \(result.errors)")
      #expect(result.errors.isEmpty)
    }
  }
}
