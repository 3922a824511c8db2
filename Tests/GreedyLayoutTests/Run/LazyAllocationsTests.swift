import GreedyLayout
import LayoutTestSupport
import Testing

/// Allocations that are found when somebody first reads them.
struct LazyAllocationsTests {
  @Test(arguments: Seeds.first(24), [true, false])
  func `allocations found later are those recorded on the way`(seed: UInt64, answersByAxis: Bool) throws {
    var generator = MixedTree(seed: seed)
    let document = generator.document()
    var engine = GreedyEngine()
    engine.options.answersByAxis = answersByAxis
    guard let later = try? engine.layout(document) else { return }
    engine.options.recordsAllocations = true
    let recorded = try engine.layout(document)
    // Of views that answer by axis the division is worked out again for the record, which asks a few lengths more.
    #expect(answersByAxis ? later.questions <= recorded.questions : later.questions == recorded.questions)
    #expect(later.frames.map { "\($0)" } == recorded.frames.map { "\($0)" })
    // Lengths that are no number are equal to nothing, but are written alike.
    #expect(later.allocations.map { "\($0)" } == recorded.allocations.map { "\($0)" })
    #expect(later.trackAllocations.map { "\($0)" } == recorded.trackAllocations.map { "\($0)" })
  }

  @Test func `who watches geometry is told of a layout once`() throws {
    let seen = State(initialValue: [CGFloat]())
    let view = HStack(spacing: 0) {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        seen.wrappedValue.append($0)
      }
      Color.blue.frame(width: 30)
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 10))
    #expect(placed.allocations.map { $0.shares.map(\.length) } == [[70, 30]])
    #expect(placed.onPixels.allocations == placed.allocations)
    #expect(seen.wrappedValue == [70])
  }
}
