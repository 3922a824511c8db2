internal import LayoutComparison

/// Plain sentences for why SwiftUI's division of a region differs and what repairs it.
struct Explanation {
  let region: RegionComparison

  /// Why the region differs, with the numbers; empty where it does not.
  var why: String { reason.isEmpty ? "" : reason + secondPass }

  /// That a lazy grid's tracks are found again for the length it answered.
  private var secondPass: String {
    guard region.isInSourceOrder, let length = region.placedAt else { return "" }
    return " Placed with \(number(length)) pt, the grid finds its tracks again for that length."
  }

  private var reason: String {
    guard let cause = region.cause else { return "" }
    let place = cause.stack == region.view ? "" : "Inside \(cause.stack): "
    guard let earlier = cause.earlier, let later = cause.later else { return place + other }
    switch cause.kind {
    case .lateCap:
      return place
        + [asking(earlier, before: later), taking(earlier), capping(later), lost(cause)].joined(separator: " ")
    case .minimumAboveShare:
      return place
        + [asking(earlier, before: later), taking(earlier), needing(later), spilled(cause)].joined(separator: " ")
    case .stoppedShort:
      return place
        + [asking(earlier, before: later), cause.breaking == earlier ? "" : taking(earlier), breaking(cause)]
        .filter { !$0.isEmpty }.joined(separator: " ")
    case .priority:
      return place
        + "\(earlier.view) has the higher priority (\(number(earlier.priority)) > \(number(later.priority))) and takes "
        + "\(number(earlier.swiftUI)), room that the goals would have divided (priority)."
    case .other:
      return place + other
    }
  }

  /// What to change, as SwiftUI code, or that no change of priorities helps; empty where nothing is avoidable.
  var fixes: [String] {
    guard region.losesSpace else { return [] }
    guard region.kind == .stack else { return [] }
    guard !region.advice.isEmpty else { return [unrepaired] }
    return region.advice.prefix(3).map { advice in
      let code = advice.changes.map { ".layoutPriority(\(Wording.code($0.layoutPriority))) on \($0.view)" }
      let result = "SwiftUI then gives \(Wording.sum(advice.lengths))"
      let verdict =
        advice.reaches == .optimal
        ? "which is the optimum"
        : "which \(region.avoidableUnused > region.tolerance ? "wastes nothing" : "does not overflow"), though not the optimum"
      return Wording.list(code) + ": \(result), \(verdict)." + hidden(advice.changes)
    }
  }

  /// That a view to be changed has a priority already, which a modifier around it hides.
  private func hidden(_ changes: [PriorityAdvice.Change]) -> String {
    changes.compactMap { change in
      let child = region.children.first { $0.view == change.view }
      return child?.hiddenPriority.map { priority in
        " The .layoutPriority(\(Wording.code(priority))) that \(change.view) has is hidden by a modifier written after it; "
          + "write it last."
      }
    }.joined()
  }
}

extension Explanation {
  /// That no layout priorities which were tried repair the region.
  private var unrepaired: String {
    let count = region.children.count
    guard region.adviceIsComplete else {
      return "The tree is too large to be laid out with every layout priority that might repair it."
    }
    switch PriorityAdvice.mostChanges(of: region.children.map(\.priority)) {
    case count: return "No layout priorities of its children repair it."
    case 0: return "Its \(count) children are too many for layout priorities to be tried."
    case 1: return "No one changed layout priority of its children repairs it; more were not tried."
    default: return "No one or two changed layout priorities of its children repair it."
    }
  }

  private func number(_ value: Double) -> String { Wording.number(value) }

  private var other: String {
    guard let need = region.cause?.hiddenNeed else {
      return "The children's answers add up to another division than the best one (other)."
    }
    let least = region.children.first { $0.view == need.child }?.minimum ?? 0
    let inside = need.stack == need.child ? "what is inside" : "\(Wording.name(need.stack)) inside"
    return
      "\(need.child) answers that \(number(least)) would do, but \(inside) needs \(number(need.least)) and is offered "
      + "\(number(need.offered)): the stack is not told of that need (other)."
  }

  /// Why one child is asked before another, and with which share.
  private func asking(_ earlier: ChildComparison, before later: ChildComparison) -> String {
    "\(order(earlier, later)), so it is asked \(turn(of: earlier, before: later))\(share(of: earlier))."
  }

  private func order(_ earlier: ChildComparison, _ later: ChildComparison) -> String {
    if earlier.priority != later.priority {
      return "\(earlier.view) has the higher priority (\(number(earlier.priority)) > \(number(later.priority)))"
    }
    // Only the tracks of lazy grids have gone without comparing flexibilities.
    if region.isInSourceOrder { return "\(earlier.view) stands before \(later.view)" }
    let widths = (earlier.maximum - earlier.minimum, later.maximum - later.minimum)
    if widths.0 < widths.1 {
      return "\(earlier.view) is less flexible than \(later.view) (\(number(widths.0)) < \(number(widths.1)))"
    }
    if widths == (.infinity, .infinity), earlier.minimum > later.minimum {
      return "\(earlier.view) has the larger minimum of two that can grow without end"
    }
    return "\(earlier.view) is no more flexible than \(later.view) and stands before it"
  }

  private func turn(of earlier: ChildComparison, before later: ChildComparison) -> String {
    earlier.asked == 1 ? "first" : "before it"
  }

  private func share(of child: ChildComparison) -> String {
    guard let offer = child.offer, let sharers = child.sharers else { return "" }
    guard sharers > 1 else { return ", with all that is left: \(number(offer))" }
    return ", with an equal share of what is left: \(number(offer * Double(sharers))) / \(sharers) = \(number(offer))"
  }

  private func taking(_ child: ChildComparison) -> String {
    let took =
      child.swiftUI == child.minimum
      ? "It takes its minimum, \(number(child.swiftUI))"
      : child.swiftUI == child.maximum
        ? "It takes its maximum, \(number(child.swiftUI))" : "It takes \(number(child.swiftUI))"
    switch region.cause?.kind {
    case .lateCap:
      return took + ", and could take \(child.maximum == .infinity ? "any length" : number(child.maximum))."
    case .stoppedShort:
      return child.swiftUI < child.maximum && child.maximum.isFinite
        ? took + ", and could take \(number(child.maximum))." : took + "."
    case .minimumAboveShare: return took + ", and could do with \(number(child.minimum))."
    default: return took + "."
    }
  }

  private func capping(_ child: ChildComparison) -> String {
    let offer = child.offer.map { "is offered \(number($0)) and stops" } ?? "stops"
    return "\(child.view) \(offer) at its maximum, \(number(child.maximum))."
  }

  private func needing(_ child: ChildComparison) -> String {
    "\(child.view) is offered \(number(child.offer ?? 0)) and takes the \(number(child.swiftUI)) that it needs."
  }

  /// What the child did whose text ends before the offer does, and where the rest went where it was asked first.
  private func breaking(_ cause: Cause) -> String {
    guard let child = cause.breaking else { return "" }
    let taken = "text ends short of that: it takes \(number(child.swiftUI))"
    guard child == cause.earlier else {
      return "\(child.view) is offered \(number(child.offer ?? 0)), and its \(taken) (stopped short)."
    }
    return "Its \(taken), and what it leaves is offered to those asked after it (stopped short)."
  }

  private func lost(_ cause: Cause) -> String { "The last \(number(cause.left)) pt go to nobody (late cap)." }

  private func spilled(_ cause: Cause) -> String {
    guard region.avoidableOverflow > region.tolerance else {
      return "What is left for the others is less than their part (minimum above share)."
    }
    let fit = "their minimums, \(Wording.sum(region.children.map(\.minimum)))"
    return region.swiftUI.overflow > region.avoidableOverflow + region.tolerance
      ? "So \(number(region.avoidableOverflow)) pt more than necessary spill over (minimum above share)."
      : "The children spill over by \(number(region.avoidableOverflow)) pt although \(fit), fit (minimum above share)."
  }
}

extension RegionComparison {
  /// Whether the children are asked in source order, whatever their flexibility: the tracks of lazy grids are.
  fileprivate var isInSourceOrder: Bool { kind == .tracks && typeName != "Grid" }
}
