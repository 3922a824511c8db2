import GreedyLayout
import LayoutTestSupport
import Testing

/// Texts of macOS as they were recorded (V1.3, V1.4, V1.12, V1.14, V1.18 and V3.3 of the vocabulary).
@Suite struct MacTextTests {
  private func placed(_ view: some View, _ proposal: ProposedViewSize = .unspecified) throws -> PlacedTree {
    var document = LayoutDocument(proposal: proposal, view: ViewNode(view.platform(.macos26)))
    document.displayScale = 2
    return try GreedyEngine().layout(document)
  }

  @Test func `a text is 72 wide and 16 high`() throws {
    let size = try placed(Text("Hello, world")).size
    #expect(abs(size.width - 72) <= 0.5)
    #expect(size.height == CGFloat(16))
  }

  @Test func `a document's texts are those of its system`() throws {
    let document = try LayoutDocument(
      reading: "system: macos26\ndisplayScale: 2\nview: {type: Text, text: 'Hello, world'}")
    #expect(try GreedyEngine().layout(document).size == placed(Text("Hello, world")).size)
  }

  @Test(arguments: [(2, 32), (3, 48)] as [(Int, CGFloat)])
  func `room is kept for lines of 16`(_ lines: Int, _ height: CGFloat) throws {
    #expect(try placed(Text("Hi").lineLimit(lines, reservesSpace: true)).size.height == height)
  }

  /// Both baselines of "Hi" are at 13: a view of 20 points whose bottom is its baseline begins 7 above.
  @Test func `the baseline is at 13`() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("Hi").id("text")
      Color.red.frame(width: 1, height: 20).id("shape")
    }
    #expect(try placed(view)["text"]?.minY == CGFloat(20 - 13))
  }

  /// Lines of 26 and of 13 points have their baselines 12 points apart.
  @Test func `a large title beside a text`() throws {
    let view = HStack(alignment: .firstTextBaseline) {
      Text("A").font(.largeTitle).id("title")
      Text("a").id("text")
    }
    let tree = try placed(view)
    #expect(tree["text"]?.minY == CGFloat(12))
    #expect(tree["title"]?.height == CGFloat(30))
  }

  @Test(arguments: [(20, 1), (40, 2), (47.9, 2), (48, 3), (0, 1)] as [(CGFloat, Int)])
  func `the height limits the lines`(_ height: CGFloat, _ lines: Int) throws {
    let text = Text("one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen")
    let size = try placed(text, ProposedViewSize(width: 100, height: height)).size
    #expect(size.height == CGFloat(16 * lines))
  }

  @Test func `distances between lines and from the baseline`() throws {
    #expect(try placed(Text("A\nB").lineSpacing(4)).size.height == CGFloat(36))
    #expect(try placed(Text("A").baselineOffset(6)).size.height == CGFloat(22))
    #expect(try placed(Text("A").baselineOffset(-4)).size.height == CGFloat(20))
  }

  /// Recorded as 0, 8.15 and 4.74.
  @Test func `gaps of a vertical stack`() throws {
    let tree = try placed(
      VStack {
        Text("A").id("first")
        Text("B").id("second")
        Color.red.frame(width: 1, height: 10).id("shape")
        Text("C").id("third")
      })
    let (first, second) = (try #require(tree["first"]), try #require(tree["second"]))
    let (shape, third) = (try #require(tree["shape"]), try #require(tree["third"]))
    #expect(second.minY == first.maxY)
    #expect(abs(shape.minY - second.maxY - 8.15) < 0.01)
    #expect(abs(third.minY - shape.maxY - 4.74) < 0.01)
  }

  @Test(
    arguments: [(9, 11), (10, 13), (11, 14), (12, 15), (15, 19), (16, 19), (17, 20), (20, 24), (26, 30), (30, 35)]
      as [(CGFloat, CGFloat)])
  func `lines of other sizes`(_ size: CGFloat, _ height: CGFloat) throws {
    #expect(try placed(Text("A").font(.system(size: size))).size.height == height)
  }

  /// mini 9, small 11, else 13 (V1.24).
  @Test func `controls change the letters that nobody set`() throws {
    #expect(try placed(Text("A").controlSize(.mini)).size.height == CGFloat(11))
    #expect(try placed(Text("A").controlSize(.small)).size.height == CGFloat(14))
    #expect(try placed(Text("A").font(.body).controlSize(.small)).size.height == CGFloat(16))
  }
}
