internal import Synchronization

/// A guide that a document names: its axis, and its position in a view that sets none.
public struct StatedAlignment: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The axis on which the guide is a position.
  package let axis: Axis
  /// The position by the view's dimensions.
  package let position: GuideExpression

  /// The guide itself. Equal statements make equal guides.
  var key: AlignmentKey { .custom(CustomAlignment(stated: self)) }

  private static let all = Mutex<[StatedAlignment]>([])

  /// The number of the guide among all that were stated, so that an alignment is copied without counting references.
  var number: Int {
    Self.all.withLock { all in
      if let known = all.firstIndex(of: self) { return known }
      all.append(self)
      return all.count - 1
    }
  }

  /// The guide of a number.
  static func numbered(_ number: Int) -> StatedAlignment { all.withLock { $0[number] } }
}
