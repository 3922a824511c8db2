import GreedyLayout
import Testing

/// Views that are drawn where another one of their id stands (V7.8 of the vocabulary).
@Suite struct MatchedGeometryTests {
  private struct Picture: View {
    @Namespace private var names
    var properties: MatchedGeometryProperties = .frame
    var anchor: UnitPoint = .center

    var body: some View {
      HStack(spacing: 0) {
        ZStack { Color.red.id("follower") }
          .matchedGeometryEffect(id: "card", in: names, properties: properties, anchor: anchor, isSource: false)
          .frame(width: 20, height: 20)
          .id("slot")
        Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: "card", in: names).id("source")
      }
    }
  }

  private func frames(_ picture: Picture) throws -> PlacedTree {
    try GreedyEngine().layout(picture, in: ProposedViewSize(width: 100, height: 100))
  }

  @Test func `what is inside stands where the source does, though that comes later`() throws {
    let placed = try frames(Picture())
    // 20 + 60 of 100: the row begins at 10, the source at (30, 30).
    #expect(placed["slot"] == CGRect(x: 10, y: 40, width: 20, height: 20))
    #expect(placed["source"] == CGRect(x: 30, y: 30, width: 60, height: 40))
    #expect(placed["follower"] == CGRect(x: 30, y: 30, width: 60, height: 40))
  }

  @Test func `the size alone is taken over about the anchor, and the place alone`() throws {
    // 60 × 40 about the middle of the slot, (20, 50), and from its upper leading corner, (10, 40).
    #expect(try frames(Picture(properties: .size))["follower"] == CGRect(x: -10, y: 30, width: 60, height: 40))
    let corner = try frames(Picture(properties: .size, anchor: .topLeading))
    #expect(corner["follower"] == CGRect(x: 10, y: 40, width: 60, height: 40))
    // 20 × 20 with its middle at that of the source, (60, 50).
    #expect(try frames(Picture(properties: .position))["follower"] == CGRect(x: 50, y: 40, width: 20, height: 20))
  }

  @Test func `a view without a source stays where it is, and names of other namespaces are others`() throws {
    struct Alone: View {
      @Namespace private var one
      @Namespace private var other
      var body: some View {
        HStack(spacing: 0) {
          ZStack { Color.red.frame(width: 10, height: 10).id("inside") }
            .matchedGeometryEffect(id: 1, in: one, isSource: false)
          Color.blue.frame(width: 30, height: 30).matchedGeometryEffect(id: 1, in: other)
        }
      }
    }
    let placed = try GreedyEngine().layout(Alone(), in: ProposedViewSize(width: 40, height: 40))
    #expect(placed["inside"] == CGRect(x: 0, y: 15, width: 10, height: 10))
  }

  private func read(_ text: String) throws -> LayoutDocument {
    try #require(DocumentReader().documents(in: Array(text.utf8), fileName: "matched").first).result.get()
  }

  @Test func `a document has it too, and it is written back`() throws {
    let text = """
      {"proposal":{"width":100,"height":100},"view":{"type":"ZStack","content":[
        {"type":"Color","id":"big","modifiers":[{"type":"frame","width":50,"height":30},
          {"type":"matchedGeometryEffect","id":"a"}]},
        {"type":"ZStack","content":[{"type":"Color","id":"in"},{"type":"Color"}],"modifiers":[
          {"type":"matchedGeometryEffect","id":"a","isSource":false,"anchor":"topLeading"},
          {"type":"frame","width":10,"height":10}]}]}}
      """
    let document = try read(text)
    #expect(try GreedyEngine().layout(document)["in"] == CGRect(x: 25, y: 35, width: 50, height: 30))
    #expect(try read(DocumentWriter().json(document)) == document)
  }
}
