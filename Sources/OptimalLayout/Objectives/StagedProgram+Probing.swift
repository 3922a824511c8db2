internal import LinearProgramming

/// Deciding binaries before they are searched.
extension StagedProgram {
  /// Programs with fewer open binaries are searched sooner than probed.
  private static let fewChoices = 64
  /// How many terms of rows a probing may look at: some hundredths of a second.
  private static let probingEffort = 3_000_000

  /// By how much what is said to help a search may be off.
  static func rounding(of value: Double) -> Double { 5e-10 * max(1, value.magnitude) }

  /// Decides the binaries that are the same at every point that keeps all that is kept by now, as far as probing shows it.
  mutating func probe() throws {
    let columns = session.program.columns
    let open = columns.indices.filter { columns[$0].domain == .binary && !columns[$0].bounds.isFixed }
    guard open.count > Self.fewChoices else { return }
    guard probingPause.now == 0 else { return probingPause.now -= 1 }
    guard let bounds = Probing(session.program, limit: Self.probingEffort).bounds else { return }
    var hasFound = false
    for index in open where bounds[index].isFixed {
      try narrow(LinearProgram.ColumnID(index: index), from: bounds[index].lower, to: bounds[index].upper)
      hasFound = true
    }
    probingPause = hasFound ? (0, 1) : (probingPause.next, 2 * probingPause.next)
  }
}
