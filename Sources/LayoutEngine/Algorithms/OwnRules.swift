internal import ViewTree

/// A rule that a stack of a tree brings with it, as the tree holds it: without anything that belongs to one layout.
package protocol OwnStackRule: Sendable {
  /// The rule at work in one layout; what it remembers ends with that.
  ///
  /// - Parameter others: The rules at work in the layout already, the engine's own first and one of each type at most,
  ///   with which it may share what it finds out.
  func distribution(beside others: [any StackDistribution]) -> any StackDistribution
}

/// The rules of a layout's stacks that have their own, made when they are first needed.
struct OwnRules {
  /// By the stack's number.
  var atWork: [Int: any StackDistribution] = [:]
  /// One rule of each type.
  var ofEachType: [any StackDistribution] = []
}

extension LayoutRun {
  /// The rule of the stack with this number: its own, or the engine's where it has none.
  func rule(ofStack number: Int) -> any StackDistribution {
    guard let own = state.pointee.stacks[number].pointee.parameters.rule else { return distribution }
    if let known = ownRules.atWork[number] { return known }
    guard let rule = own.value as? any OwnStackRule else { return distribution }
    let made = rule.distribution(beside: [distribution] + ownRules.ofEachType)
    ownRules.atWork[number] = made
    if !ownRules.ofEachType.contains(where: { type(of: $0) == type(of: made) }) { ownRules.ofEachType.append(made) }
    return made
  }
}
