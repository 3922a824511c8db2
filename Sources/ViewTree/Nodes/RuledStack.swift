/// A horizontal or vertical stack that shares its length by a rule of its own, whichever rule an engine has for others.
///
/// In everything else it is an ``HStack`` or ``VStack``: gaps, alignment, placing, and that with exactly one, statically
/// known view it is bypassed (6.7 of the semantics).
public struct RuledStack: Hashable, Sendable {
  /// The name of the view's type.
  package var typeName: String
  /// The axis, the guide, the gaps in points and the rule.
  package var parameters: StackParameters
  /// Whether the number of views in it depends on data, so that it is never bypassed.
  package var isDynamic: Bool

  /// Makes the node's stack.
  package init(typeName: String, parameters: StackParameters, isDynamic: Bool) {
    self.typeName = typeName
    self.parameters = parameters
    self.isDynamic = isDynamic
  }
}

/// The rule of a ``RuledStack``, whose meaning the engines know: equal only to itself.
package struct StackRule: Hashable, Sendable {
  private let erased: ErasedValue

  /// Hides the type of a rule.
  package init(_ rule: some Sendable) { erased = ErasedValue(rule) }

  /// The rule, without its type.
  package var value: any Sendable { erased.value }
}
