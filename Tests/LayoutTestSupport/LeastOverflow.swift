package import ViewTree

/// The least overflow of a separable tree on one axis, by trying every division into whole points.
///
/// It holds where the closed form does not: several hidden floors at one place, and frames whose minimum bends what
/// their content is offered. All lengths have to be whole numbers; then so are the bends of the overflow as a function of
/// the lengths, and the least of it is found at whole numbers. Stacks that give back to the stack around them are not
/// modelled, nor is minor overflow.
package final class LeastOverflow {
  private let root: SeparableBox
  private let axis: Axis
  /// The greatest length that is tried.
  private let reach: Int
  private var known: [Question: Int] = [:]

  private struct Question: Hashable {
    var box: ObjectIdentifier
    var offer: Int
  }

  /// Prepares a document's tree; no view in it needs more than `reach` points.
  package init(_ document: LayoutDocument, along axis: Axis, reach: Int) throws(SeparableFailure) {
    root = try SeparableBox.tree(of: document.view)
    self.axis = axis
    self.reach = reach
  }

  /// The least overflow of the whole tree, where the root is offered `offer` points.
  package func total(at offer: Int) throws(SeparableFailure) -> Int { try overflow(of: root, at: offer) }

  private func overflow(of box: SeparableBox, at offer: Int) throws(SeparableFailure) -> Int {
    let question = Question(box: ObjectIdentifier(box), offer: offer)
    if let answer = known[question] { return answer }
    let answer = try makeOverflow(of: box, at: offer)
    known[question] = answer
    return answer
  }

  private func makeOverflow(of box: SeparableBox, at offer: Int) throws(SeparableFailure) -> Int {
    switch box.kind {
    case .stack(let along, let gap) where along == axis:
      return try division(of: box.children, gaps: Int(box.spacing(along: axis, gap: gap)), at: offer)
    case .stack, .zStack:
      var sum = 0
      for child in box.children { sum += try overflow(of: child, at: offer) }
      return sum
    case .flexibleFrame(let horizontal, let vertical):
      let range = axis == .horizontal ? horizontal : vertical
      return try overflow(of: box.children[0], at: Int(range.offer(Double(offer))!))
    case .fixedFrame(let width, let height):
      return try overflow(of: box.children[0], at: (axis == .horizontal ? width : height).map { Int($0) } ?? offer)
    case .padding(let insets):
      return try overflow(of: box.children[0], at: max(0, offer - Int(insets.sum(along: axis))))
    case .priority, .transparent, .inspect: return try overflow(of: box.children[0], at: offer)
    default: return 0
    }
  }

  /// The least over all divisions: of what overflows inside the children for each total, then of what the stack itself
  /// overflows.
  private func division(
    of children: [SeparableBox], gaps: Int, at offer: Int
  ) throws(SeparableFailure) -> Int {
    var least = 0
    var best = [0]
    for child in children {
      let low = Int(try child.length(axis, 0))
      let high = Int(max(Double(low), min(try child.length(axis, .infinity), Double(reach))))
      var next = [Int](repeating: .max, count: best.count + high - low)
      for length in low...high {
        let inside = try overflow(of: child, at: length)
        for (used, sum) in best.enumerated() {
          next[used + length - low] = min(next[used + length - low], sum + inside)
        }
      }
      least += low
      best = next
    }
    return best.enumerated().map { $1 + max(0, least + $0 + gaps - offer) }.min() ?? 0
  }
}
