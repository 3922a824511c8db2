import ViewVocabulary

@testable import ViewTree

/// Subviews that answer from tables, for layouts that are called without an engine.
final class SubviewsOfTest: SubviewHost {
  struct Subview {
    var size: (ProposedViewSize) -> CGSize
    var priority = 0.0
    var spacing = SpacingPreference.standard
    var guides: [AlignmentKey: CGFloat] = [:]
    var layoutValues: [LayoutValue] = []
    var containerValues = ContainerValues()
  }

  struct Question: Equatable, CustomStringConvertible {
    var subview: Int
    var proposal: ProposedViewSize

    var description: String {
      func text(_ length: CGFloat?) -> String { length.map { "\(Double($0))" } ?? "nil" }
      return "\(subview): \(text(proposal.width)) × \(text(proposal.height))"
    }
  }

  struct Placement: Equatable {
    var point: CGPoint
    var anchor = UnitPoint.topLeading
    var proposal: ProposedViewSize
  }

  let all: [Subview]
  private(set) var questions: [Question] = []
  private(set) var placements: [Int: Placement] = [:]
  private(set) var combinations: [(key: AlignmentKey, subviews: [Int], size: CGSize)] = []

  init(_ all: [Subview]) { self.all = all }

  /// The subviews as a layout sees them; the engine's numbers are the places in the table.
  var subviews: LayoutSubviews { LayoutSubviews(host: self, numbers: Array(all.indices)) }

  /// Forgets what was asked and placed.
  func forget() {
    questions = []
    placements = [:]
  }

  func response(of subview: Int, to proposal: ProposedViewSize) -> CGSize {
    questions.append(Question(subview: subview, proposal: proposal))
    return all[subview].size(proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, of subview: Int, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    all[subview].guides[key]
  }

  func priority(of subview: Int) -> Double { all[subview].priority }

  func spacing(of subview: Int) -> SpacingPreference { all[subview].spacing }

  func layoutValues(of subview: Int) -> [LayoutValue] { all[subview].layoutValues }

  func containerValues(of subview: Int) -> ContainerValues { all[subview].containerValues }

  func place(_ subview: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    placements[subview] = Placement(point: point, anchor: anchor, proposal: proposal)
  }

  func combinedGuide(
    _ key: AlignmentKey, of subviews: LayoutSubviews, in size: CGSize, proposal: ProposedViewSize, place: () -> Void
  ) -> CGFloat? {
    combinations.append((key, subviews.numbers, size))
    place()
    return 42
  }
}

/// Stacks are the engine's: without one they have no size and no place.
extension SubviewsOfTest {
  private struct Nothing: StackCacheContent {}

  func stackCache(_ stack: StackParameters, of subviews: [Int]) -> StackLayoutCache { StackLayoutCache(Nothing()) }

  func stackSize(
    _ stack: StackParameters, of subviews: [Int], proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGSize { .zero }

  func placeStack(
    _ stack: StackParameters, of subviews: [Int], in bounds: CGRect, proposed proposal: ProposedViewSize,
    cache: inout StackLayoutCache
  ) {}

  func stackSpacing(_ stack: StackParameters, of subviews: [Int]) -> SpacingPreference { .zero }

  func stackGuide(
    _ key: AlignmentKey, of stack: StackParameters, _ subviews: [Int], in size: CGSize,
    proposed proposal: ProposedViewSize, cache: inout StackLayoutCache
  ) -> CGFloat? { nil }

  func zStackSize(of subviews: [Int], proposed proposal: ProposedViewSize) -> CGSize { .zero }

  func placeZStack(of subviews: [Int], _ alignment: Alignment, in bounds: CGRect) {}

  func zStackSpacing(of subviews: [Int]) -> SpacingPreference { .zero }

  func zStackGuide(_ key: AlignmentKey, of subviews: [Int], _ alignment: Alignment, in size: CGSize) -> CGFloat? { nil }
}

extension SubviewsOfTest.Subview {
  /// A subview of one size.
  static func fixed(_ width: CGFloat, _ height: CGFloat, priority: Double = 0) -> Self {
    Self(size: { _ in CGSize(width: width, height: height) }, priority: priority)
  }

  /// A subview as wide as it is offered, whose height is the offer within a range, its lower end for nil.
  static func between(_ minimum: CGFloat, _ maximum: CGFloat, priority: Double = 0) -> Self {
    Self(
      size: {
        CGSize(width: $0.width ?? 10, height: min(max($0.height ?? minimum, minimum), maximum))
      }, priority: priority)
  }
}
