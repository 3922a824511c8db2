import GreedyLayout
import Testing

/// In which order containers ask, where the order is all that differs.
struct QuestionOrderTests {
  private func lines(_ view: some View, in proposal: ProposedViewSize) throws -> [String] {
    try GreedyEngine().layout(view, in: proposal).trace.map { entry in
      switch entry.event {
      case .proposal(let proposal):
        "\(entry.label) ? \(side(proposal.width)) × \(side(proposal.height))"
      case .report(let size): "\(entry.label) = \(side(size.width)) × \(side(size.height))"
      case .position(let point): "\(entry.label) at (\(side(point.x)), \(side(point.y)))"
      }
    }
  }

  private func side(_ length: CGFloat?) -> String {
    length.map { $0.isInfinite ? "∞" : "\(Int($0))" } ?? "nil"
  }

  /// Section 13: at placement, proposed 6 × 10, all children of the top priority are asked before the others.
  @Test func `a ZStack asks its top priority first, then all`() throws {
    let view = ZStack {
      Color.red.inspect("p")
      Rectangle().inspect("q").layoutPriority(1)
    }
    #expect(
      try lines(view, in: ProposedViewSize(width: 6, height: nil)) == [
        "q ? 6 × nil", "q = 6 × 10", "q ? 6 × 10", "q = 6 × 10", "p ? 6 × 10", "p = 6 × 10",
      ])
  }

  /// 9.8: the outer stack asks for its guide at ∞ × 0, for which the inner one lays its children out anew: they were asked
  /// for ∞ × ∞ since.
  @Test func `a stack lays its children out anew for a guide`() throws {
    let view = HStack {
      Color.red
      VStack {
        Spacer()
        VStack {
          Color.red
          Color.red.inspect("p1", position: true)
        }
        .inspect("p2")
      }
    }
    let lines = try lines(view, in: ProposedViewSize(width: 0, height: 0))
    let report = try #require(lines.firstIndex(of: "p2 = ∞ × 8"))
    #expect(
      Array(lines[(report + 1)...]) == [
        "p1 ? 0 × 0", "p1 = 0 × 0", "p1 ? 0 × ∞", "p1 = 0 × ∞", "p1 at (0, 0)", "p1 at (4, 8)",
      ])
  }

  /// 5.3: the frame's placement is cached, but its content is asked for its size again, which its own cache has lost.
  @Test func `a cached placement does not hold the child's size`() throws {
    let view = VStack {
      Color.red
      HStack {
        Spacer().inspect("p").frame(minHeight: 0)
        Color.red
      }
    }
    #expect(try lines(view, in: ProposedViewSize(width: 0, height: 0)).suffix(2) == ["p ? 8 × 0", "p = 8 × 0"])
  }

  /// V3.5: both probes of each cell in source order; then the fixed cells with a share of each track, (200 − 8) / 2 and
  /// (100 − 8) / 2; then the flexible one with what the column of 40 and the row of 30 leave; then each in its place, of
  /// which what was asked before is not asked again. Recorded: MetalUI's arm GP2, macOS 27.
  @Test func `a Grid probes, asks the least flexible cells first, and proposes each cell its place`() throws {
    let view = Grid {
      GridRow {
        Color.red.inspect("a")
        Rectangle().frame(width: 20, height: 20).inspect("b")
      }
      GridRow {
        Rectangle().frame(width: 10, height: 30).inspect("c")
        Rectangle().frame(width: 40, height: 10).inspect("d")
      }
    }
    let asked = try lines(view, in: ProposedViewSize(width: 200, height: 100)).filter { $0.contains("?") }
    #expect(
      asked == [
        "a ? 0 × 0", "a ? ∞ × ∞", "b ? 0 × 0", "b ? ∞ × ∞", "c ? 0 × 0", "c ? ∞ × ∞", "d ? 0 × 0", "d ? ∞ × ∞",
        "b ? 96 × 46", "c ? 96 × 46", "d ? 96 × 46", "a ? 152 × 62", "b ? 40 × 62", "c ? 152 × 30", "d ? 40 × 30",
      ])
  }
}
