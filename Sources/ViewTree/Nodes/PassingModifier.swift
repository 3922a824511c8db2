/// The parameters of a modifier whose content answers in its place, as that of `offset` does, while it places it in its own way.
///
/// The greedy engine finds the rule by the type of the parameters, which conforms there to `PassingElement`; the constraint
/// engine takes the content for the modifier, and whoever adds such a modifier has nothing to write there. Those of
/// `containerRelativeFrame` alone change sizes: the constraint engine gets a tree with frames in their places.
package protocol PassingParameters: Hashable, Sendable {}

/// A modifier with parameters of any type. Two are equal where their parameters are.
public struct PassingModifier: Hashable, Sendable {
  private let erased: ErasedValue

  /// Hides the type of the parameters.
  package init(_ parameters: some PassingParameters) { erased = ErasedValue(parameters) }

  /// The parameters, without their type.
  package var parameters: any Sendable { erased.value }
}
