import GreedyLayout
import Testing

/// Frames as long as the container around them (V4 of the vocabulary).
@Suite struct RelativeFrameTests {
  private func layout(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> PlacedTree {
    try GreedyEngine().layout(view, in: ProposedViewSize(width: width, height: height))
  }

  @Test func `columns of 402 points`() throws {
    let view = VStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).id("one")
      Color.blue.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).id("two")
    }
    let placed = try layout(view, 402, 100)
    let column: CGFloat = (402 - 10 * 2) / 3  // 127.33
    #expect(placed["one"]?.width == column)
    #expect(placed["two"]?.width == column * 2 + 10)  // 264.67
    #expect(placed["one"]?.height == CGFloat(50))
  }

  @Test func `pages of a scroll view are as wide as it, and not as their sum`() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { Color.red.containerRelativeFrame(.horizontal).id("page \($0)") }
      }
    }
    let placed = try layout(view.frame(width: 300, height: 100), 402, 778)
    // The view of 300 × 100 in the middle of 402 × 778: (402 − 300) / 2 = 51 and (778 − 100) / 2 = 339.
    #expect(placed["page 0"] == CGRect(x: 51, y: 339, width: 300, height: 100))
    #expect(placed["page 2"] == CGRect(x: 651, y: 339, width: 300, height: 100))
  }

  @Test func `a part of a page is a part of what is proposed, also where the scroll view is narrower`() throws {
    let view = ScrollView {
      Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { $0 * ($1 == .horizontal ? 0.8 : 1) }.id("red")
    }
    let placed = try layout(view.id("scroll"), 400, 300)
    // Across its axis a scroll view is as wide as its content (V6.1): 320, in which 0.8 would be 256.
    #expect(placed["red"] == CGRect(x: 40, y: 0, width: 320, height: 10))
    #expect(placed["scroll"]?.width == CGFloat(320))
  }

  @Test func `the nearest of nested scroll views counts, and the next where that is proposed nothing`() throws {
    let view = ScrollView {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame([.horizontal, .vertical]).id("inner")
      }.frame(width: 120)
      Color.blue.containerRelativeFrame([.horizontal, .vertical]).id("outer")
    }
    let placed = try layout(view, 300, 200)
    // The inner one is 120 wide, and proposed no height along the axis of the outer one, which has 200.
    #expect(placed["inner"]?.size == CGSize(width: 120, height: 200))
    #expect(placed["outer"]?.size == CGSize(width: 300, height: 200))
  }

  @Test func `a scroll view that a stack asks for its least and greatest length has the length it is given`() throws {
    func column(_ page: some View) -> some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            page.id("page")
            HStack(spacing: 0) {
              page
              Color.green.frame(width: 5, height: 5)
            }.id("row")
          }
        }.id("scroll")
        Color.blue.frame(minHeight: 20, maxHeight: 100).id("blue")
      }
    }
    let placed = try layout(column(Color.red.containerRelativeFrame(.vertical)), 200, 400)
    // The stack asks both at 0 and without end, and offers the blue view 200, of which it takes 100; 300 are left.
    #expect(placed["scroll"]?.height == CGFloat(300))
    #expect(placed["page"]?.height == CGFloat(300))
    let fixed = try layout(column(Color.red.frame(height: 300)), 200, 400)
    #expect(placed.frames.map(\.frame) == fixed.frames.map(\.frame))
  }

  @Test func `answers of containers that custom layouts and grids ask twice follow the container`() throws {
    let page = Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 0)
    func column(_ page: some View) -> some View {
      VStack(spacing: 0) {
        ScrollView {
          Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { page.id("cell") } }
          LazyVStack(spacing: 0) { page.id("lazy") }
          ViewThatFits { page.id("fitting") }
        }
        Color.blue.frame(minHeight: 20, maxHeight: 100)
      }
    }
    let placed = try layout(column(page), 200, 400)
    // 400 − 100 = 300 for the scroll view, half of it for each.
    for key in ["cell", "lazy", "fitting"] { #expect(placed[key]?.height == CGFloat(150), "\(key)") }
  }

  @Test func `a stack of screens is a container, and margins of content are taken off`() throws {
    let stack = NavigationStack {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }.id("red")
        .toolbar(.hidden, for: .navigationBar)
    }
    let placed = try layout(stack.frame(width: 200, height: 120), 402, 778)
    #expect(placed["red"] == CGRect(x: 151, y: 359, width: 100, height: 60))
    let margins = ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).id("red") }
      .contentMargins(.horizontal, 20)
    // 402 − 20 − 20 = 362, after the leading margin.
    #expect(try layout(margins, 402, 100)["red"] == CGRect(x: 20, y: 0, width: 362, height: 100))
  }

  @Test func `a view that looks to no container looks to the safe area of its device`() throws {
    let phone = try #require(Device(named: "iPhone 16 Pro"))
    let view = Color.red.frame(width: 10, height: 10).containerRelativeFrame([.vertical], alignment: .top).id("red")
    let placed = try GreedyEngine().layout(view, on: phone)
    // 402 × 778 from (0, 62); the view keeps its own width.
    #expect(placed["red"] == CGRect(x: 196, y: 62, width: 10, height: 778))
  }

  @Test func `where nothing is proposed it does nothing, which is a guess`() throws {
    let view = Color.red.frame(width: 10, height: 10).containerRelativeFrame([.horizontal, .vertical]).id("red")
    let placed = try layout(view, 50, nil)
    #expect(placed["red"]?.size == CGSize(width: 50, height: 10))
    #expect(placed.uncertainRules.map(\.rule.number) == ["4", "V4", "V4.2"])
    // A length that is negative or has no end counts as none (11.1).
    let odd = Color.red.frame(width: 10, height: 10).containerRelativeFrame([.horizontal, .vertical]) { length, axis in
      axis == .horizontal ? -length : .infinity
    }
    #expect(try layout(odd.id("red"), 50, 50)["red"]?.size == CGSize(width: 10, height: 10))
  }

  @Test func `in a reader it looks to the container around the reader`() throws {
    let view = ScrollView { GeometryReader { _ in Color.red.containerRelativeFrame(.vertical).id("red") } }
    #expect(try layout(view, 200, 300)["red"]?.height == CGFloat(300))
  }

  @Test func `documents have it, and its columns, and the mark of a container`() throws {
    let text = """
      {"proposal":{"width":402,"height":100},"view":{"type":"ZStack","content":[
        {"type":"Color","id":"whole","modifiers":[{"type":"containerRelativeFrame","axes":["horizontal"]}]},
        {"type":"Color","id":"two","modifiers":[
          {"type":"containerRelativeFrame","axes":["horizontal"],"count":3,"span":2,"spacing":10}]},
        {"type":"ZStack","content":[
          {"type":"Color","id":"inside","modifiers":[{"type":"containerRelativeFrame","axes":["horizontal"],"count":2}]},
          {"type":"Color"}],
          "modifiers":[{"type":"container"},{"type":"frame","width":80}]}]}}
      """
    func read(_ text: String) throws -> LayoutDocument {
      try #require(DocumentReader().documents(in: Array(text.utf8), fileName: "relative").first).result.get()
    }
    let document = try read(text)
    let placed = try GreedyEngine().layout(document)
    #expect(placed["whole"]?.width == CGFloat(402))
    let column: CGFloat = (402 - 10 * 2) / 3
    #expect(placed["two"]?.width == column * 2 + 10)
    #expect(placed["inside"]?.width == CGFloat(40))
    #expect(try read(DocumentWriter().json(document)) == document)
  }
}
