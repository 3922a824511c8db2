internal import LayoutEngine

/// How much a view has to be offered before nothing inside it overflows any less: the hidden floor of a child.
///
/// A flexible frame can promise less than its content needs. Where the need is no more than the view's own minimum,
/// nothing is hidden.
enum HiddenNeeds {
  struct Key: Hashable {
    var element: Int
    var axis: Axis
  }

  /// The offer from which on the overflow inside `element` is constant; −∞ where it always is.
  static func need(
    of element: Int, along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    analysis.need(Key(element: element, axis: axis)) { analysis in
      make(of: element, along: axis, &analysis, facts)
    }
  }

  private static func make(
    of element: Int, along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    let node = facts.tree.elements[element]
    switch node.kind {
    case .stack(let stack) where stack.axis == axis:
      return needOfStack(element, node.children, along: axis, &analysis, facts)
    case .stack:
      let inside = largestNeed(of: node.children, along: axis, &analysis, facts)
      guard analysis.containers.stack(around: element) == nil else { return inside }
      return max(inside, MinorNeeds.need(of: element, along: axis, &analysis, facts))
    case .lazyGrid:
      return needOfTracks(element, along: axis, &analysis, facts)
    case .zStack:
      return largestNeed(of: node.children, along: axis, &analysis, facts)
    case .fixedFrame(let frame) where frame[axis] != nil:
      return -.infinity
    case .flexibleFrame(let frame):
      let inside = need(of: node.children[0], along: axis, &analysis, facts)
      let bounds = frame[axis]
      return inside <= bounds.minimum ?? -.infinity ? -.infinity : min(inside, bounds.maximum ?? .infinity)
    case .padding(let insets):
      return need(of: node.children[0], along: axis, &analysis, facts) + insets.total(along: axis)
    case .fixedSize(let axes) where axes.contains(axis):
      return -.infinity
    case .position, .geometryReader, .aspectRatio, .scrollView, .viewThatFits, .safeAreaInset,
      .customLayout, .grid:
      return -.infinity
    default:
      guard let content = node.children.first else { return -.infinity }
      return need(of: content, along: axis, &analysis, facts)
    }
  }

  /// A stack needs what its children need; an absorbed one only if one of them hides something.
  private static func needOfStack(
    _ element: Int, _ children: [Int], along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    guard !children.isEmpty else { return -.infinity }
    var total = facts.spacing(ofStack: element)
    var hides = analysis.containers.absorbing(element, along: axis) == nil
    for child in children {
      guard let answer = analysis.answer(of: child, along: axis, facts) else { return -.infinity }
      let need = min(need(of: child, along: axis, &analysis, facts), answer.maximum)
      hides = hides || need > answer.minimum
      total += max(answer.minimum, need)
    }
    return hides ? total : -.infinity
  }

  /// A grid needs what its tracks need, and a track what its cells do.
  private static func needOfTracks(
    _ element: Int, along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    guard let tracks = analysis.tracks(of: element, along: axis, facts) else { return -.infinity }
    return zip(tracks.ranges, tracks.cells).reduce(tracks.spacing) { sum, track in
      let need = largestNeed(of: track.1, along: axis, &analysis, facts)
      return sum + max(track.0.minimum, min(need, track.0.maximum))
    }
  }

  private static func largestNeed(
    of children: [Int], along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    children.reduce(-.infinity) { max($0, need(of: $1, along: axis, &analysis, facts)) }
  }
}

/// The least length of a view across a stack's axis with the stacks along that axis left out: their overflow is theirs.
enum MinorNeeds {
  /// What counts of a child's length across a stack proposed `offered` there: without the stacks along that axis inside.
  static func breadth(
    of child: Int, along axis: Axis, _ offered: CGFloat, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    guard !facts.tree.containsStack(along: axis, in: child) else {
      return need(of: child, along: axis, &analysis, facts)
    }
    return analysis.answer(of: child, along: axis, facts)?.length(for: offered) ?? 0
  }

  /// The least minor length of a stack, or of anything inside it, without the stacks along `axis`.
  static func need(
    of element: Int, along axis: Axis, _ analysis: inout RangeAnalysis, _ facts: any StackQuestions
  ) -> CGFloat {
    let node = facts.tree.elements[element]
    switch node.kind {
    case .stack(let stack) where stack.axis == axis:
      return 0
    case .stack:
      return node.children.reduce(0) { max($0, need(of: $1, along: axis, &analysis, facts)) }
    case .zStack:
      return analysis.topPriority(of: node.children, facts).reduce(0) {
        max($0, need(of: $1, along: axis, &analysis, facts))
      }
    case .padding(let insets):
      let content = need(of: node.children[0], along: axis, &analysis, facts)
      return max(0, content + insets.total(along: axis))
    case .layoutPriority, .offset, .passing, .overlay, .background, .border, .inspect, .alignmentGuide,
      .ignoresSafeArea:
      return need(of: node.children[0], along: axis, &analysis, facts)
    case .fixedFrame(let frame) where frame[axis] == nil:
      return need(of: node.children[0], along: axis, &analysis, facts)
    case .flexibleFrame(let frame) where frame[axis].minimum == nil:
      return min(need(of: node.children[0], along: axis, &analysis, facts), frame[axis].maximum ?? .infinity)
    default:
      return analysis.answer(of: element, along: axis, facts)?.minimum ?? 0
    }
  }
}
