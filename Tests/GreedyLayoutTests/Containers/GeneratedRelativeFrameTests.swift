import GreedyLayout
import LayoutTestSupport
import Testing
import ViewTree

/// A second method for V4 of the vocabulary: frames of fixed lengths, found by walking down from the area of the layout.
@Suite struct GeneratedRelativeFrameTests {
  /// Two trees of the same views: one looks to its containers, the other has their lengths written in.
  private struct Twins {
    var relative: ViewNode
    var written: ViewNode
  }

  /// Makes twins: stacks, scroll views and marked views of fixed sizes, with frames of all three forms.
  private struct Generator {
    var random: SeededGenerator
    var views = 0

    mutating func twins(in container: CGSize, depth: Int) -> Twins {
      views += 1
      let id = "v\(views)"
      var inside = container
      var own: [ModifierNode] = []
      let kind: ViewKind
      switch depth == 0 ? 0 : random.integer(0...6) {
      case 0: kind = .color
      case 1: kind = .hStack(alignment: .center, spacing: random.pick([nil, 4]), dynamic: true)
      case 2: kind = .vStack(alignment: .leading, spacing: random.pick([nil, 0]), dynamic: true)
      case 3: kind = .zStack(alignment: .bottomTrailing, dynamic: true)
      case 4: kind = .grid(alignment: .center, horizontalSpacing: 3, verticalSpacing: nil)
      default:
        inside = CGSize(width: CGFloat(random.integer(20...300)), height: CGFloat(random.integer(20...300)))
        if random.chance(0.7) {
          kind = .scrollView(axes: random.pick([.horizontal, .vertical, [.horizontal, .vertical]]))
        } else {
          kind = .zStack(alignment: .center, dynamic: true)
          own = [.container()]
        }
        own.append(.frame(width: inside.width, height: inside.height, alignment: .center))
      }
      var content: [Twins] = []
      if kind != .color {
        for _ in 0..<random.integer(1...3) { content.append(twins(in: inside, depth: depth - 1)) }
      }
      var pair = Twins(
        relative: ViewNode(kind, id: id, modifiers: own, content: content.map(\.relative)),
        written: ViewNode(kind, id: id, modifiers: own, content: content.map(\.written)))
      for _ in 0..<random.integer(0...2) { modify(&pair, in: container) }
      return pair
    }

    private mutating func modify(_ pair: inout Twins, in container: CGSize) {
      if random.chance(0.35) {
        let plain = random.pick(
          [
            .padding(.edges(.all, length: 3)), .layoutPriority(1), .fixedSize(horizontal: true, vertical: false),
            .flexibleFrame(FrameBounds(maxWidth: .infinity)),
          ] as [ModifierNode])
        pair.relative.modifiers.append(plain)
        pair.written.modifiers.append(plain)
        return
      }
      let axes = random.pick([.horizontal, .vertical, [.horizontal, .vertical]] as [Axis.Set])
      let alignment = random.pick([.center, .topLeading, .bottomTrailing] as [Alignment])
      let (count, span) = (random.integer(1...4), random.integer(1...3))
      let share: RelativeFrame.Share
      let length: (CGFloat) -> CGFloat
      switch random.integer(0...2) {
      case 0: (share, length) = (.whole, { $0 })
      case 1:
        share = .columns(count: count, span: span, spacing: 2)
        length = { ($0 - 2 * CGFloat(count - 1)) / CGFloat(count) * CGFloat(span) + 2 * CGFloat(span - 1) }
      default: (share, length) = (.computed(LengthRule { length, _ in length * 0.5 + 1 }), { $0 * 0.5 + 1 })
      }
      pair.relative.modifiers.append(.passing(PassingModifier(RelativeFrame(axes, share, alignment: alignment))))
      pair.written.modifiers.append(
        .frame(
          width: axes.contains(.horizontal) ? length(container.width) : nil,
          height: axes.contains(.vertical) ? length(container.height) : nil, alignment: alignment))
    }
  }

  @Test(arguments: Seeds.first(300))
  func `all frames are those of a tree with the lengths written in`(seed: UInt64) throws {
    var generator = Generator(random: SeededGenerator(seed: seed))
    let area = CGSize(width: 400, height: 300)
    let twins = generator.twins(in: area, depth: 4)
    let placed = try GreedyEngine().layout(twins.relative, in: ProposedViewSize(area))
    let written = try GreedyEngine().layout(twins.written, in: ProposedViewSize(area))
    #expect(placed.frames.map(\.key) == written.frames.map(\.key))
    #expect(placed.frames.map(\.frame) == written.frames.map(\.frame))
  }

  @Test(arguments: Seeds.first(60))
  func `the tree that constraints are made of has the same frames`(seed: UInt64) throws {
    var generator = Generator(random: SeededGenerator(seed: seed))
    let area = ProposedViewSize(width: 400, height: 300)
    let tree = IndexedTree(generator.twins(in: CGSize(width: 400, height: 300), depth: 4).relative)
    let engine = GreedyEngine()
    let fixed = try engine.fixingRelativeFrames(of: tree, in: area, at: .zero)
    #expect(!fixed.holdsRelativeFrames)
    let (one, other) = (try engine.layout(tree, in: area), try engine.layout(fixed, in: area))
    #expect(one.frames.map(\.frame) == other.frames.map(\.frame))
    #expect(one.uncertainRules == other.uncertainRules)
  }
}
