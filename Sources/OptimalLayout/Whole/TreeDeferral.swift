internal import LayoutEngine
internal import LinearProgramming

/// Stacks that are divided only once the division around them is settled.
///
/// Where nothing bends an inner stack, a separable view that promises no less than its content needs enters the stack
/// around it by its range alone. Its own columns and rows are added when its length is known: then no bend of theirs is
/// open, and none takes a binary.
extension TreeTranslation {
  /// The sizes of a member's views, if what is inside them can wait; nil where it cannot, or there is nothing inside.
  mutating func deferredExtents(
    of member: TreeDivision.Member, in division: TreeDivision, _ length: Quantity
  ) -> [Extent]? {
    guard !bends, shown.isEmpty, division.kind == .stack, length.constant == nil, member.range.isSeparable else {
      return nil
    }
    var extents: [Extent] = []
    for (element, across) in zip(member.elements, member.across) {
      let offers = Offers(.length(Side(length)), along: division.axis, across: across)
      guard across.constant != nil, let extent = deferredExtent(of: element, along: division.axis, offers) else {
        return nil
      }
      extents.append(extent)
      self.extents[element] = extent
      self.offers[element] = offers
    }
    return extents
  }

  private mutating func deferredExtent(of element: Int, along axis: Axis, _ offers: Offers) -> Extent? {
    guard Axis.allCases.contains(where: { facts.tree.containsStack(along: $0, in: element) }),
      let answer = analysis.answer(of: element, along: axis, facts),
      HiddenNeeds.need(of: element, along: axis, &analysis, facts) <= answer.minimum,
      let horizontal = separableSide(of: element, along: .horizontal, offers.horizontal),
      let vertical = separableSide(of: element, along: .vertical, offers.vertical)
    else { return nil }
    return Extent(horizontal: horizontal, vertical: vertical)
  }

  /// Divides what is inside the children of a settled stack, outer stacks first, where that had to wait for their lengths.
  mutating func translateDeferred(in stack: TreeStack, lengths: [Double]) throws {
    let children = facts.tree.elements[stack.element].children
    for place in stack.deferred {
      let length = Quantity(stack.lengths[place].expression, in: Span(lengths[place], lengths[place]))
      _ = try translate(children[place], Offers(.length(Side(length)), along: stack.axis, across: stack.across))
    }
  }
}
