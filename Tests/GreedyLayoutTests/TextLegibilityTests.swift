import Testing

@testable import LayoutEngine

/// Whether a text is whole, wrapped, broken inside a word, or cut.
struct TextLegibilityTests {
  private func legibility(_ string: String, _ width: CGFloat?, _ height: CGFloat? = nil) -> TextLegibility {
    var asked = TextMeasurement(text: string, scale: 3)
    let size = asked.size(for: ProposedViewSize(width: width, height: height))
    // Another measurement of the same text, which remembers nothing.
    var text = TextMeasurement(text: string, scale: 3)
    return text.legibility(in: size)
  }

  @Test func `a text is whole in the size that it takes without limits`() {
    #expect(legibility("Hello, world.", nil) == .whole)
    #expect(legibility("Hello, world.", 94.5) == .whole)
    #expect(legibility("on\noff", 300) == .whole)
    #expect(legibility("", 0, 10) == .whole)
  }

  @Test func `lines that end between words are legible`() {
    // Two lines of 47.667 on a device.
    #expect(legibility("Hello, world.", 60) == .wrapped)
    #expect(!TextLegibility.wrapped.isIllegible)
  }

  @Test func `a line that ends inside a word breaks the text`() {
    #expect(legibility("Hello", 20) == .broken)
    #expect(legibility("Hello, world.", 46) == .broken)
    #expect(TextLegibility.broken.isIllegible)
  }

  /// In 0 points each letter has its own line, and the text is as wide as its widest letter, in which "il" would fit.
  @Test func `a text narrower than its letters is broken`() {
    #expect(legibility("mil", 0, 200) == .broken)
    #expect(legibility("m il", 0, 200) == .broken)
  }

  @Test func `a soft hyphen and a hyphen are no breaks inside a word`() {
    #expect(legibility("well-known", 60) == .wrapped)
    #expect(legibility("extra\u{AD}ordinary", 80) == .wrapped)
  }

  @Test func `a text lower than at its width is cut, and so is one that ends with an ellipsis`() {
    // Two lines take 42.333.
    #expect(legibility("Hello, world.", 60, 30) == .cut)
    #expect(legibility("Hello, world.", 0, 0) == .cut)
    var text = TextMeasurement(text: "Hello, world.", format: TextFormat(lineLimit: 1), scale: 3)
    let size = text.size(for: ProposedViewSize(width: 60, height: nil))
    #expect(text.legibility(in: size) == .cut)
  }

  @Test func `a listed size is legible unless it is lower than at its width`() {
    let metrics = [
      TextMetric(text: "Enabled", maxWidth: nil, size: CGSize(width: 60, height: 20)),
      TextMetric(text: "Enabled", maxWidth: 59, size: CGSize(width: 40, height: 40)),
    ]
    var text = TextMeasurement(text: "Enabled", scale: 1, overrides: metrics)
    #expect(text.legibility(in: CGSize(width: 60, height: 20)) == .whole)
    #expect(text.legibility(in: CGSize(width: 40, height: 40)) == .wrapped)
    #expect(text.legibility(in: CGSize(width: 40, height: 20)) == .cut)
    // One line of 20, and two in 40.
    #expect(text.placed(0, in: CGSize(width: 60, height: 20)).lines == 1)
    #expect(text.placed(0, in: CGSize(width: 40, height: 40)).lines == 2)
  }

  @Test func `the texts of a layout, and those inside a view at a length, are told`() throws {
    let row = HStack(spacing: 0) {
      Text("Hello, world.")
      Text("Hi").frame(width: 40)
    }
    let engine = GreedyEngine()
    let placed = try engine.layout(row, in: ProposedViewSize(width: 100, height: 100))
    // 60 points are left for the first text: two lines. The second is asked for 40 and takes less, whole.
    #expect(engine.texts(in: placed).map(\.legibility) == [.wrapped, .whole])
    let stacks = IsolatedStacks(of: placed.tree, by: engine)
    let root = placed.tree.root
    let wide = try stacks.reading(of: root, proposed: ProposedViewSize(width: 200, height: 100))
    #expect(wide.texts.map(\.legibility) == [.whole, .whole])
    let narrow = try stacks.reading(of: root, proposed: ProposedViewSize(width: 60, height: 400))
    #expect(narrow.texts.map(\.legibility) == [.broken, .whole])
    // "Hello," and "world." below each other; the frame of 40 around "Hi" is no part of the text.
    #expect(engine.texts(in: placed).map(\.lines) == [2, 1])
    #expect(wide.texts.map(\.lines) == [1, 1])
    #expect(abs(wide.size.width - wide.texts[0].size.width - 40) < 1e-9)
  }
}
