import GreedyLayout
import LayoutTestSupport
import Testing

/// Guides that documents name, and guides set by expressions.
@Suite struct StatedAlignmentTests {
  private func frames(_ document: String) throws -> PlacedTree {
    try GreedyEngine().layout(LayoutDocument(reading: document))
  }

  private func row(_ alignments: String, _ alignment: String, _ modifier: String) -> String {
    """
    alignments: \(alignments)
    view:
      type: HStack
      spacing: 0
      alignment: \(alignment)
      content:
        - {type: Color, id: a, modifiers: [{type: frame, width: 10, height: 20}]}
        - {type: Color, id: b, modifiers: [{type: frame, width: 10, height: 60}\(modifier)]}
    """
  }

  /// a has its knob at 20 / 2 = 10, b at 60 / 2 = 30: a stands 20 lower.
  @Test func `a guide has the position that the document states`() throws {
    let placed = try frames(row("{knob: {axis: vertical, default: d.height / 2}}", "knob", ""))
    #expect(placed["a"]?.minY == 20)
    #expect(placed["b"]?.minY == 0)
    #expect(placed.size == CGSize(width: 20, height: 60))
  }

  /// b has its knob at 0 + 4 × (60 − 50) = 40, a at 10: a stands 30 lower.
  @Test func `a view sets it by an expression of its own dimensions`() throws {
    let setting = ", {type: alignmentGuide, guide: knob, value: 'd[.top] + 4 * (d.height - 50)'}"
    let placed = try frames(row("{knob: {axis: vertical, default: d.height / 2}}", "knob", setting))
    #expect(placed["a"]?.minY == 30)
    #expect(placed["b"]?.minY == 0)
  }

  /// b's bottom counts as at 60 − 15 = 45, a's is at 20: a stands 25 lower.
  @Test func `built-in guides are set by expressions too`() throws {
    let setting = ", {type: alignmentGuide, guide: bottom, value: 'd[bottom] - 15'}"
    let placed = try frames(row("{}", "bottom", setting))
    #expect(placed["a"]?.minY == 25)
  }

  /// The expression and the closure of source say the same: 2/3 of the width.
  @Test func `a guide of a document is that of source`() throws {
    enum Golden: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 2 / 3 }
    }
    let document = try frames(
      """
      alignments: {golden: {axis: horizontal, default: d.width * 2 / 3}}
      view: {type: VStack, alignment: golden, content: [{type: Text, id: a, text: wide enough}, {type: Text, id: b, text: x}]}
      """)
    let source = try GreedyEngine().layout(
      VStack(alignment: HorizontalAlignment(Golden.self)) {
        Text("wide enough").id("a")
        Text("x").id("b")
      }, in: .unspecified)
    for id in ["a", "b"] { #expect(document[id] == source[id]) }
  }

  @Test(
    arguments: [
      ("{knob: {axis: vertical}}", "knop", "", "did you mean `knob`?"),
      ("{knob: {axis: horizontal}}", "knob", "", "alignment is `knob`"),
      ("{top: {axis: vertical}}", "top", "", "top"),
      ("{knob: {axis: vertical, default: d.hight}}", "knob", "", "an expression such as"),
      ("{}", "top", ", {type: alignmentGuide, guide: top, value: 'd[nowhere]'}", "an expression such as"),
      (
        "{}", "top", ", {type: alignmentGuide, guide: top, value: '\(String(repeating: "(", count: 2_000))'}",
        "an expression"
      ),
    ])
  func `mistakes are told`(_ alignments: String, _ alignment: String, _ modifier: String, _ message: String) {
    #expect {
      try frames(row(alignments, alignment, modifier))
    } throws: { error in
      "\(error)".contains(message)
    }
  }

  @Test func `both are written again`() throws {
    let setting = ", {type: alignmentGuide, guide: knob, value: 'd[top] + 4'}"
    let document = try LayoutDocument(reading: row("{knob: {axis: vertical, default: 3}}", "knob", setting))
    #expect(try LayoutDocument(reading: DocumentWriter().json(document)) == document)
  }
}
