import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// A sweep says what it determined, and nothing besides.
struct SweepSettlingTests {
  @Test func `a number that is off by what the optimum may be is the whole number, or the third`() {
    #expect(ShortNumber.settling(321.999_999_987_999_05, within: 6.4e-5) == 322)
    #expect(ShortNumber.settling(33.333_334, within: 1e-5) == 100.0 / 3)
    // A hundredth off is no noise, and 0.094 is neither a whole number nor a few parts of one.
    #expect(ShortNumber.settling(322.01, within: 6.4e-5) == 322.01)
    #expect(ShortNumber.settling(94.094, within: 2e-5) == 94.094)
  }

  @Test func `what lies somewhere in a range is rounded to what that determines`() {
    #expect(ShortNumber.rounding(44.666_961_7, within: 44.6662...44.6777) == 134.0 / 3)
    #expect(ShortNumber.rounding(85.549_812, within: 85.549...85.5506) == 85.55)
    #expect(ShortNumber.rounding(8, within: 8...8) == 8)
  }

  @Test func `breakpoints that come to one place do not pass each other`() {
    // 0 up to 50 less a hundred-millionth, then 8, and from 50 on a slope of 1.
    let curve = PiecewiseLinear(on: 0...100, nodes: [0, 30, 60, 100]) {
      [$0 < 49.999_999_99 ? 0 : $0 < 50 ? 8 : $0 - 42]
    }
    let settled = curve.settled(within: 2e-7)
    #expect(settled.breakpoints.map(\.position).allSatisfy { $0 == 50 })
    #expect(settled.pieces.allSatisfy { $0.start <= $0.end })
  }

  private static let threeHundred = RangeStack(offered: 300, [RangeChild(200, 250), RangeChild(0, 60)])

  /// What is lost at the sizes asked for is lost, whether what lies between them was resolved or not: min(P, 310) − 260.
  @Test func `a sweep that resolves nothing still tells the losses at its sizes`() throws {
    let sweep = try Sweep(
      of: Self.threeHundred.document(), along: .vertical, SweepSizes(from: 200, to: 400, by: 50), solver: GLPKSolver(),
      limit: 0)
    #expect(!sweep.unresolved.isEmpty)
    let regret = try #require(sweep.regrets.first)
    #expect(!regret.isEmpty)
    #expect(regret.unused == SweepRegret.Loss(ranges: [300...300, 350...350, 400...400], greatest: 50, size: 350))
  }

  /// Texts of 60 or 40 points beside a Spacer of 8 at least, with gaps of 8: the row holds the text whole from 60 + 8 + 8 + 30 + 8
  /// = 114 on, and the Spacer grows when the pane of 30…120 has all it can take.
  @Test func `no curve jumps from a length to itself, and the sizes are exact`() throws {
    let text = """
      proposal: {width: 320, height: 44}
      textMetrics:
        - {text: Oat milk, width: 60, height: 20}
        - {text: Oat milk, maxWidth: 59, width: 40, height: 40}
      view:
        type: HStack
        id: row
        spacing: 8
        content:
          - {type: Text, id: label, text: Oat milk}
          - {type: Spacer, id: gap}
          - type: Rectangle
            id: pane
            modifiers: [{type: frame, minWidth: 30, maxWidth: 120}]
      """
    let sweep = try Sweep(
      of: LayoutDocument(reading: text), along: .horizontal, SweepSizes(from: 40, to: 260, by: 20), solver: GLPKSolver()
    )
    let changes = sweep.breakpoints.flatMap(\.changes)
    #expect(!changes.isEmpty)
    for change in changes {
      guard let before = change.before, let after = change.after else { continue }
      switch change.kind {
      case .jump: #expect(abs(before - after) > Comparison.tolerance, "\(change)")
      case .kink: #expect(abs((change.slopeBefore ?? 0) - (change.slopeAfter ?? 0)) > 1e-6, "\(change)")
      }
    }
    // SwiftUI: 8 are set aside for the Spacer. The text, the less flexible (60 < 90), is offered half of P − 24 and is whole
    // in 60 from 144 on. The Spacer grows from 8 where pane has 120: 60 + 8 + 8 + 8 + 120 = 204.
    let sizes = sweep.breakpoints.map(\.size)
    #expect(sizes.contains(144) && sizes.contains(204), "\(sizes)")
    #expect(sizes.allSatisfy { ($0 * 12).rounded() == $0 * 12 }, "\(sizes)")
    #expect(sizes == Set(sizes).sorted())
  }
}
