import GreedyLayout
import Testing

/// Effects that draw a view elsewhere: the layout stays, and readers inside see the rectangle around what is drawn (V7.5 of the
/// vocabulary).
@Suite struct DrawingEffectTests {
  private let area = ProposedViewSize(width: 100, height: 100)

  /// The frame that a reader sees of a view of 33 × 24 in the middle of 100 × 100, from (33.5, 38) to (66.5, 62).
  private func seen<Drawn: View>(
    in space: CoordinateSpace = .global, direction: LayoutDirection = .leftToRight,
    _ effect: (AnyView) -> Drawn
  ) throws -> CGRect {
    let seen = State(initialValue: CGRect.zero)
    let card = Color.red.frame(width: 33, height: 24).id("card")
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: space)
      } action: {
        seen.wrappedValue = $0
      }
    let view = effect(AnyView(card)).environment(\.layoutDirection, direction)
    _ = try GreedyEngine().layout(view, in: area)
    return seen.wrappedValue
  }

  private func expect(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let differences = [
      frame.origin.x - x, frame.origin.y - y, frame.size.width - width, frame.size.height - height,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-7 }, "\(frame)")
  }

  @Test func `what was recorded: a quarter of a turn, and twice the size`() throws {
    // About the same middle, (50, 50).
    expect(try seen { $0.rotationEffect(.degrees(90)) }, 38, 33.5, 24, 33)
    expect(try seen { $0.scaleEffect(2) }, 17, 26, 66, 48)
  }

  @Test func `the layout is the same`() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10).scaleEffect(3).rotationEffect(.degrees(30)).id("first")
      Color.blue.frame(width: 20, height: 10).id("second")
    }
    let placed = try GreedyEngine().layout(view, in: area)
    #expect(placed["first"] == CGRect(x: 25, y: 45, width: 30, height: 10))
    #expect(placed["second"] == CGRect(x: 55, y: 45, width: 20, height: 10))
  }

  @Test func `an anchor stays where it is`() throws {
    expect(try seen { $0.scaleEffect(2, anchor: .topLeading) }, 33.5, 38, 66, 48)
    expect(try seen { $0.scaleEffect(x: 0.5, y: 1, anchor: .trailing) }, 50, 38, 16.5, 24)
    // Clockwise about the upper left corner: 24 to the left of it, 33 downwards.
    expect(try seen { $0.rotationEffect(.degrees(90), anchor: .topLeading) }, 9.5, 38, 24, 33)
  }

  @Test func `a size of 0 is a tiny one, and half a turn changes nothing`() throws {
    expect(try seen { $0.scaleEffect(0) }, 50, 50, 0, 0)
    expect(try seen { $0.rotationEffect(.degrees(180)) }, 33.5, 38, 33, 24)
    // 45 degrees: (33 + 24) / √2 on both sides.
    let side = 57 / CGFloat(2).squareRoot()
    expect(try seen { $0.rotationEffect(.degrees(45)) }, 50 - side / 2, 50 - side / 2, side, side)
  }

  @Test func `maps are told from the view's upper left corner`() throws {
    expect(try seen { $0.transformEffect(CGAffineTransform(translationX: 5, y: -7)) }, 38.5, 31, 33, 24)
    expect(try seen { $0.transformEffect(CGAffineTransform(scaleX: 2, y: 3)) }, 33.5, 38, 66, 72)
    var far = ProjectionTransform()
    far.m33 = 2
    expect(try seen { $0.projectionEffect(far) }, 33.5, 38, 16.5, 12)
  }

  @Test func `effects in each other are all seen`() throws {
    // First twice the size, 66 × 48, then a quarter of a turn.
    expect(try seen { $0.scaleEffect(2).rotationEffect(.degrees(90)) }, 26, 17, 48, 66)
    // With a padding of 10 at the left side the view is 43 wide and begins at 38.5: 50 + 2 × (38.5 - 50) = 27, less 5.
    let padded = try seen { view in
      view.padding(.leading, 10).scaleEffect(2).offset(x: -5, y: 0)
    }
    expect(padded, 22, 26, 66, 48)
  }

  @Test func `a space around which the effect is too sees nothing of it`() throws {
    let inside = try seen(in: .named("space")) { $0.coordinateSpace(.named("space")).scaleEffect(2) }
    expect(inside, 0, 0, 33, 24)
    let outside = try seen(in: .named("space")) { $0.scaleEffect(2).coordinateSpace(.named("space")) }
    expect(outside, -16.5, -12, 66, 48)
    // What is scaled once inside the space is scaled once more around it, which the space does not see.
    let between = try seen(in: .named("space")) { $0.scaleEffect(2).coordinateSpace(.named("space")).scaleEffect(3) }
    expect(between, -16.5, -12, 66, 48)
    expect(try seen(in: .local) { $0.scaleEffect(2) }, 0, 0, 33, 24)
  }

  private struct Shift: GeometryEffect {
    var distance: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: distance * size.width, y: 0))
    }
  }

  @Test func `an effect of a program's own is seen, unless it is ignored by layout`() throws {
    expect(try seen { $0.modifier(Shift(distance: 0.5)) }, 50, 38, 33, 24)
    expect(try seen { $0.modifier(Shift(distance: 0.5).ignoredByLayout()) }, 33.5, 38, 33, 24)
  }

  @Test func `from right to left an effect is its own picture in a mirror`() throws {
    // The map moves to the left; the anchors are at the right side, and the turn goes the other way round.
    let moved = try seen(direction: .rightToLeft) { $0.transformEffect(CGAffineTransform(translationX: 5, y: -7)) }
    expect(moved, 28.5, 31, 33, 24)
    let scaled = try seen(direction: .rightToLeft) { $0.scaleEffect(2, anchor: .topLeading) }
    expect(scaled, 0.5, 38, 66, 48)
    let turned = try seen(direction: .rightToLeft) { $0.rotationEffect(.degrees(90), anchor: .topLeading) }
    // Counterclockwise about (66.5, 38): 24 to the right of it, 33 downwards.
    expect(turned, 66.5, 38, 24, 33)
  }

  @Test func `a turn in space about the axis towards the viewer is one in the plane`() throws {
    expect(try seen { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 2)) }, 38, 33.5, 24, 33)
    // From infinitely far, a turn by 60° about the upright axis leaves half of the width.
    expect(
      try seen { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0) }, 41.75, 38, 16.5, 24)
    // Seen from near, one half is nearer and the other farther away: a choice, which the layout names.
    let view = Color.red.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    #expect(try GreedyEngine().layout(view, in: area).uncertainRules.map(\.rule.number) == ["V7.5"])
    // At the sides z is ±16.5 sin 60° = ±14.29, seen 1 / (1 ∓ 14.29 / 33) times as large: 24 / 0.567 is the greater height.
    let near = try seen { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) }
    let greater = 24 / (1 - CGFloat(3).squareRoot() / 4)
    #expect(abs(near.size.height - greater) < 1e-9)
    #expect(abs(near.origin.y + greater / 2 - 50) < 1e-9)
  }

  private struct FrameKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func `an anchor is found where its view is drawn, in the coordinates of the reader`() throws {
    let card = ZStack {
      Color.red.frame(width: 20, height: 10).anchorPreference(key: FrameKey.self, value: .bounds) { $0 }
    }
    func size(_ view: some View) throws -> CGSize? {
      let overlaid = view.overlayPreferenceValue(FrameKey.self) { anchor in
        GeometryReader { proxy in
          let frame = anchor.map { proxy[$0] } ?? .zero
          Color.blue.frame(width: frame.size.width, height: frame.size.height).id("found")
        }
      }
      return try GreedyEngine().layout(AnyView(overlaid), in: area)["found"]?.size
    }
    #expect(try size(card.scaleEffect(3)) == CGSize(width: 60, height: 30))
    // Around both, the effect is between neither.
    #expect(try size(card) == CGSize(width: 20, height: 10))
  }

  @Test func `a document is written without effects, which only readers see`() throws {
    let document = LayoutDocument(view: ViewNode(Color.red.scaleEffect(2)))
    let text = try DocumentWriter().json(document)
    #expect(!text.contains("scaleEffect"))
  }
}
