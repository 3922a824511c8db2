import GreedyLayout
import Testing

/// Spaces with names, anchors and preferences, which a view reads while it is placed.
@Suite struct GeometryUseTests {
  private struct FramesKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  private let area = ProposedViewSize(width: 100, height: 100)

  @Test func `a frame in a named space is told from the view with the name`() throws {
    let seen = State(initialValue: [CGRect]())
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 30)
      ZStack {
        GeometryReader { proxy in
          let frames = [proxy.frame(in: .named("card")), proxy.frame(in: .global), proxy.frame(in: .local)]
          Color.blue.frame(width: CGFloat(frames[0].minX), height: CGFloat(frames[1].minY))
            .onGeometryChange(for: CGRect.self) {
              $0.frame(in: .named("card"))
            } action: {
              seen.wrappedValue.append($0)
            }
        }
        .padding(5)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .coordinateSpace(.named("card"))
    }
    _ = try GreedyEngine().layout(view, in: area)
    // The card begins at y 30; the reader stands 5 in from it, at (5, 35): its content is 5 wide and 35 high.
    #expect(seen.wrappedValue == [CGRect(x: 5, y: 5, width: 5, height: 35)])
  }

  @Test func `a name that no view has stands for the whole layout`() throws {
    let seen = State(initialValue: CGRect.zero)
    let view = Color.red.frame(width: 10, height: 10)
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named("nobody"))
      } action: {
        seen.wrappedValue = $0
      }
    _ = try GreedyEngine().layout(view, in: area)
    #expect(seen.wrappedValue == CGRect(x: 45, y: 45, width: 10, height: 10))
  }

  @Test func `an overlay is made of anchors and finds them in its own coordinates`() throws {
    let row = HStack(spacing: 10) {
      Color.red.frame(width: 20, height: 20).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
      Color.blue.frame(width: 30, height: 40).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
    }
    let view = row.overlayPreferenceValue(FramesKey.self) { anchors in
      GeometryReader { proxy in
        Color.clear.frame(width: proxy[anchors[1]].minX, height: proxy[anchors[0]].minY).id("gaps")
      }
    }
    let placed = try GreedyEngine().layout(view, in: area)
    // The row is 20 + 10 + 30 = 60 wide and 40 high, so at (20, 30) with the overlay. In it the second view is at x 30, and
    // the first one, 20 high, at y 10.
    #expect(placed["gaps"] == CGRect(x: 20, y: 30, width: 30, height: 10))
  }

  @Test func `a background is made of the greatest of several preferences`() throws {
    let view = VStack {
      Color.red.frame(width: 10, height: 10).preference(key: WidthKey.self, value: 12)
      Color.red.frame(width: 10, height: 10).preference(key: WidthKey.self, value: 34)
        .transformPreference(WidthKey.self) { $0 += 1 }
    }
    .backgroundPreferenceValue(WidthKey.self, alignment: .topLeading) { width in
      Color.blue.frame(width: width, height: 1).id("bar")
    }
    #expect(try GreedyEngine().layout(view, in: area)["bar"]?.width == 35)
  }

  @Test func `a preference further out takes the place of those inside`() throws {
    let inner = Color.red.preference(key: WidthKey.self, value: 90)
    let view = HStack { inner.preference(key: WidthKey.self, value: 7) }
      .overlayPreferenceValue(WidthKey.self) { width in Color.blue.frame(width: width).id("bar") }
    #expect(try GreedyEngine().layout(view, in: area)["bar"]?.width == 7)
  }

  @Test func `a preference without a value is the default`() throws {
    let view = Color.red.overlayPreferenceValue(WidthKey.self) { width in Color.blue.frame(width: width).id("bar") }
    #expect(try GreedyEngine().layout(view, in: area)["bar"]?.width == 0)
  }
}
