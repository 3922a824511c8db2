import Foundation
import GLPK
import LayoutComparison
import OptimalLayout
import Testing
import ViewTree

/// The lengths that goals leave open in stacks of hundreds of children.
struct ManyOpenLengthsTests {
  /// 200 rectangles of 0 … 2, two of 5 … 100 and one of 80 or more in 200 · 2 + 100 points. SwiftUI gives the rectangles 2
  /// each, the two (500 − 400) / 3 = 33⅓, and the last, which is left as much, 80: 46⅔ too much. The last can have no less, so
  /// that the others give way by 46⅔ together, which is the same distance whichever does: each rectangle may have 0 … 2, and
  /// each of the two 33⅓ − 28⅓ = 5 to 33⅓, but none more than SwiftUI gives it.
  @Test func `what is nearest is open up to SwiftUI's lengths`() throws {
    func child(_ name: String, _ least: CGFloat, _ greatest: CGFloat?) -> ViewNode {
      ViewNode(
        .rectangle, id: name,
        modifiers: [.flexibleFrame(FrameBounds(minHeight: least, maxHeight: greatest ?? .infinity))])
    }
    let children =
      (0..<200).map { child("small \($0)", 0, 2) } + [child("a", 5, 100), child("b", 5, 100), child("last", 80, nil)]
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 500),
      view: ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: children))
    var options = Comparison.Options()
    options.goals = [.overflow, .fill, .closest]
    options.givesAdvice = false
    let comparison = try Comparison(of: document, solver: GLPKSolver(), options: options)
    #expect(comparison.unaskedLengths.isEmpty)
    #expect(comparison.openLengths.count == 202)
    for open in comparison.openLengths {
      let (least, greatest) = open.view.hasPrefix("small") ? (0.0, 2.0) : (5, 100.0 / 3)
      #expect(abs(open.minimum - least) <= 1e-6 && abs(open.maximum - greatest) <= 1e-6, "\(open)")
    }
    #expect(abs(try #require(comparison.optimal.placed["last"]?.height) - 80) <= 1e-6)
    let used = children.reduce(0 as CGFloat) { $0 + (comparison.optimal.placed[$1.id ?? ""]?.height ?? 0) }
    #expect(abs(used - 500) <= 1e-6)
  }
}
