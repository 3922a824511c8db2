/// The possible lengths that a search found.
struct FoundPieces {
  /// The intervals in ascending order.
  var pieces: [LengthPiece]
  /// Whether the first of them only stands for all that was not looked at.
  var isOpenBelow = false
  /// Whether there are too many to seek them all.
  var isCutOff = false

  /// Whether all possible lengths are known down to the first one that is no more than `bottom`, or would not be after
  /// another search either.
  func reach(downTo bottom: Double) -> Bool {
    guard isOpenBelow else { return true }
    return isCutOff && bottom > 0 || bottom == .infinity || pieces.count > 1 && pieces[1].lower <= bottom
  }
}
