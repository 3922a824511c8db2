import GreedyLayout
import Testing

/// Views that stand from right to left: each is as far from the right side of what places it as it would be from the left
/// one (V7.1 of the vocabulary).
@Suite struct RightToLeftTests {
  private func frames(
    of view: some View, width: CGFloat? = 200, height: CGFloat? = 100
  ) throws -> PlacedTree {
    try GreedyEngine().layout(
      view.environment(\.layoutDirection, .rightToLeft), in: ProposedViewSize(width: width, height: height))
  }

  private func box(_ name: String, width: CGFloat = 20, height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).id(name)
  }

  @Test func `a row in a wider frame begins at its right side`() throws {
    let row = HStack(spacing: 5) {
      box("first")
      box("second", width: 30)
      box("third", width: 40)
    }
    let placed = try frames(of: ZStack { row.id("row") }.frame(width: 200, alignment: .leading))
    // 20 + 5 + 30 + 5 + 40 = 100 at the right side of 200; inside, the first one ends where the row does.
    #expect(placed["row"] == CGRect(x: 100, y: 45, width: 100, height: 10))
    #expect(placed["first"] == CGRect(x: 180, y: 45, width: 20, height: 10))
    #expect(placed["second"] == CGRect(x: 145, y: 45, width: 30, height: 10))
    #expect(placed["third"] == CGRect(x: 100, y: 45, width: 40, height: 10))
  }

  @Test func `leading is right, in paddings and in alignments`() throws {
    let padded = try frames(of: ZStack { box("in") }.padding(.leading, 12).id("around"))
    // 20 + 12 = 32 wide in the middle of 200, from 84 to 116: the inset is at its right side.
    #expect(padded["around"] == CGRect(x: 84, y: 45, width: 32, height: 10))
    #expect(padded["in"] == CGRect(x: 84, y: 45, width: 20, height: 10))
    let column = VStack(alignment: .leading, spacing: 0) {
      box("wide", width: 60)
      box("narrow")
    }
    // 60 wide in the middle, from 70 to 130.
    #expect(try frames(of: column)["narrow"] == CGRect(x: 110, y: 50, width: 20, height: 10))
    let overlaid = box("big", width: 100, height: 40).overlay(alignment: .bottomTrailing) { box("small") }
    // From (50, 30) to (150, 70): the lower left corner.
    #expect(try frames(of: overlaid)["small"] == CGRect(x: 50, y: 60, width: 20, height: 10))
    let stack = ZStack(alignment: .topLeading) {
      box("big", width: 100, height: 40)
      box("small")
    }
    #expect(try frames(of: stack)["small"] == CGRect(x: 130, y: 30, width: 20, height: 10))
  }

  @Test func `a guide is told from the leading side`() throws {
    let column = VStack(alignment: .leading, spacing: 0) {
      box("still", width: 60)
      box("moved").alignmentGuide(.leading) { _ in -15 }
    }
    // The guides meet at the right side of the column, 60 wide from 130 to 70; the moved view ends 15 to the left of it.
    #expect(try frames(of: column)["moved"] == CGRect(x: 95, y: 50, width: 20, height: 10))
  }

  @Test func `offset and position count from the right`() throws {
    // In the middle, from 90 to 110, then 7 to the left.
    #expect(
      try frames(of: ZStack { box("moved") }.offset(x: 7, y: 3))["moved"] == CGRect(x: 83, y: 48, width: 20, height: 10)
    )
    // Its middle is 30 from the right side: 170.
    #expect(
      try frames(of: ZStack { box("put") }.position(x: 30, y: 40))["put"]
        == CGRect(x: 160, y: 35, width: 20, height: 10))
  }

  @Test func `a container places by the direction inside, and is placed by that around it`() throws {
    let inner = HStack(spacing: 0) {
      box("a")
      box("b", width: 30)
    }
    .environment(\.layoutDirection, .leftToRight)
    .id("inner")
    let outer = HStack(spacing: 10) {
      inner
      box("c", width: 40)
    }
    let placed = try frames(of: outer)
    // 50 + 10 + 40 = 100 from 50 to 150: the inner row at its right end, and in that the first view at the left one.
    #expect(placed["inner"] == CGRect(x: 100, y: 45, width: 50, height: 10))
    #expect(placed["a"] == CGRect(x: 100, y: 45, width: 20, height: 10))
    #expect(placed["b"] == CGRect(x: 120, y: 45, width: 30, height: 10))
    #expect(placed["c"] == CGRect(x: 50, y: 45, width: 40, height: 10))

    let turned = HStack(spacing: 10) {
      inner.environment(\.layoutDirection, .rightToLeft)
      HStack(spacing: 0) {
        box("d")
        box("e", width: 30)
      }
      .padding(.leading, 4)
      .environment(\.layoutDirection, .rightToLeft)
    }
    let mixed = try GreedyEngine().layout(turned, in: ProposedViewSize(width: 200, height: 100))
    // 50 + 10 + 54 = 114 from 43 to 157, from left to right; the padding's inset is at the right side, from 153 to 157.
    #expect(mixed["a"]?.origin.x == CGFloat(43))
    #expect(mixed["d"] == CGRect(x: 133, y: 45, width: 20, height: 10))
    #expect(mixed["e"] == CGRect(x: 103, y: 45, width: 30, height: 10))
  }

  @Test func `what stands around a view in its modifiers keeps their direction`() throws {
    let view = HStack(spacing: 0) {
      box("a")
      box("b")
    }
    .environment(\.layoutDirection, .rightToLeft)
    .padding(.leading, 10)
    .overlay(alignment: .leading) { box("c", width: 6) }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
    // 50 from 25 to 75: the inset at the left side, the overlay too, the row from 35 on with its first view at the right.
    #expect(placed["a"]?.origin.x == CGFloat(55))
    #expect(placed["b"]?.origin.x == CGFloat(35))
    #expect(placed["c"]?.origin.x == CGFloat(25))
  }

  @Test func `columns run from the right, of a Grid and of a lazy one`() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 0) {
      GridRow {
        box("a")
        box("b", width: 30)
      }
    }
    // 20 + 4 + 30 = 54 from 73 to 127.
    let placed = try frames(of: grid)
    #expect(placed["a"]?.origin.x == CGFloat(107))
    #expect(placed["b"]?.origin.x == CGFloat(73))
    let lazy = LazyVGrid(columns: [GridItem(.fixed(50), spacing: 8), GridItem(.fixed(40))], alignment: .leading) {
      box("c")
      box("d")
    }
    // The columns, from the right side of 200: 200 to 150 and 142 to 102; each cell is at the right side of its own.
    let cells = try frames(of: lazy)
    #expect(cells["c"]?.origin.x == CGFloat(180))
    #expect(cells["d"]?.origin.x == CGFloat(122))
  }

  @Test func `what scrolls begins at the right side`() throws {
    let scrolled = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        box("a", width: 150)
        box("b", width: 100)
      }
    }
    // 250 in 200: from -50 to 200, with the first view at the right end.
    let placed = try frames(of: scrolled)
    #expect(placed["a"]?.origin.x == CGFloat(50))
    #expect(placed["b"]?.origin.x == CGFloat(-50))
  }

  /// Puts views one after the other from x 0, and knows the direction.
  private struct Line: Layout {
    let seen: State<[LayoutDirection]>

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      seen.wrappedValue.append(subviews.layoutDirection)
      var edge = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: edge, y: bounds.minY), proposal: .unspecified)
        edge += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func `a custom layout places from left to right and is mirrored`() throws {
    let seen = State(initialValue: [LayoutDirection]())
    let placed = try frames(
      of: Line(seen: seen)() {
        box("a")
        box("b", width: 30)
      })
    // 100 from 50 to 150.
    #expect(placed["a"]?.origin.x == CGFloat(130))
    #expect(placed["b"]?.origin.x == CGFloat(100))
    #expect(seen.wrappedValue == [.rightToLeft])
  }

  @Test func `readers see where views really are`() throws {
    let seen = State(initialValue: [CGRect]())
    let row = HStack(spacing: 0) {
      box("a").onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        seen.wrappedValue.append($0)
      }
      GeometryReader { proxy in
        Color.blue.frame(width: proxy.frame(in: .global).minX + 5, height: 10).id("inside")
      }
      .frame(width: 60)
    }
    let placed = try frames(of: row)
    // 80 from 60 to 140: the reader from 60 to 120, its content 65 wide at its right side.
    #expect(seen.wrappedValue == [CGRect(x: 120, y: 45, width: 20, height: 10)])
    #expect(placed["inside"] == CGRect(x: 55, y: 0, width: 65, height: 10))
  }

  @Test func `a view at the leading edge shortens the safe area on the right`() throws {
    func view(at side: Alignment, over edges: Edge.Set) -> some View {
      ZStack { Color.red.id("main") }.ignoresSafeArea(edges: edges).frame(width: 100)
        .frame(maxWidth: .infinity, alignment: side)
        .safeAreaInset(edge: .leading, spacing: 0) { box("edge") }
    }
    let placed = try frames(of: view(at: .leading, over: .leading))
    #expect(placed["edge"]?.origin.x == CGFloat(180))
    // 180 are left. What stands at their right end reaches over the other 20; what stands at their left end does not.
    #expect(placed["main"] == CGRect(x: 80, y: 0, width: 120, height: 100))
    let trailing = try frames(of: view(at: .leading, over: .trailing))
    #expect(trailing["main"] == CGRect(x: 80, y: 0, width: 100, height: 100))
    let far = try frames(of: view(at: .trailing, over: .all))
    #expect(far["main"] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `a matched view stands where its source does`() throws {
    struct Pair: View {
      @Namespace private var names
      var body: some View {
        HStack(spacing: 0) {
          ZStack { Color.red.frame(width: 10).id("follower") }
            .matchedGeometryEffect(id: 1, in: names, anchor: .leading, isSource: false)
            .frame(width: 20, height: 20)
          Color.blue.frame(width: 60, height: 40).matchedGeometryEffect(id: 1, in: names)
        }
      }
    }
    // 80 from 60 to 140: the source from 60 to 120. What follows is 10 wide, at the source's right side.
    #expect(try frames(of: Pair())["follower"] == CGRect(x: 110, y: 30, width: 10, height: 40))
  }

  @Test func `a turned row prefers on its right what it would on its left`() throws {
    func row(_ direction: LayoutDirection) -> some View {
      HStack {
        HStack(spacing: 0) {
          box("a")
          Close { box("b") }
        }
        .environment(\.layoutDirection, direction)
        box("c")
      }
    }
    // A view without distances is 0 apart from what it faces, two colours are 8 apart. Beside c, at the left end of the inner
    // row, stands b where that runs from right to left, and a otherwise.
    let same = try frames(of: row(.rightToLeft))
    #expect(try #require(same["b"]).origin.x == #require(same["c"]).origin.x + 20)
    let turned = try frames(of: row(.leftToRight))
    #expect(try #require(turned["a"]).origin.x == #require(turned["c"]).origin.x + 28)
  }

  @Test func `a document's tree runs from right to left as a whole`() throws {
    var document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 10),
      view: ViewNode(
        HStack(spacing: 0) {
          box("a")
          Spacer()
        }))
    #expect(try GreedyEngine().layout(document)["a"]?.origin.x == CGFloat(0))
    document.layoutDirection = .rightToLeft
    #expect(try GreedyEngine().layout(document)["a"]?.origin.x == CGFloat(80))
    document.view = ViewNode(document.view.environment(\.layoutDirection, .leftToRight))
    #expect(try GreedyEngine().layout(document)["a"]?.origin.x == CGFloat(0))
  }
}

/// As large as its only view, without distances.
private struct Close: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }
}
