import BigInt

/// The two phases. Both take the first variable that will do (Bland 1977), so that neither can cycle.
extension Tableau {
  /// How a phase ended.
  enum Ending {
    case done
    /// The row whose basic variable cannot reach its bound, and whether it is too small.
    case infeasible(row: Int, isTooSmall: Bool)
    /// The column that may grow forever, and whether by increasing.
    case unbounded(column: Int, isIncreasing: Bool)
    case stopped
  }

  /// Moves to a point within all bounds (Dutertre and de Moura 2006), and from there to one of least cost.
  mutating func minimise(while mayGoOn: () -> Bool) -> Ending {
    let feasibility = becomeFeasible(while: mayGoOn)
    guard case .done = feasibility else { return feasibility }
    return becomeOptimal(while: mayGoOn)
  }

  private mutating func becomeFeasible(while mayGoOn: () -> Bool) -> Ending {
    while let (row, isTooSmall) = firstViolation() {
      guard mayGoOn() else { return .stopped }
      let candidates = nonbasic.indices.filter { position in
        let entry = entries[row][position]
        guard entry != 0 else { return false }
        let mustIncrease = (entry.sign == .plus) == isTooSmall
        return mustIncrease ? canIncrease(nonbasic[position]) : canDecrease(nonbasic[position])
      }
      guard let column = candidates.min(by: { nonbasic[$0] < nonbasic[$1] }) else {
        return .infeasible(row: row, isTooSmall: isTooSmall)
      }
      pivot(row: row, column: column, to: isTooSmall ? .lower : .upper)
    }
    return .done
  }

  private func firstViolation() -> (row: Int, isTooSmall: Bool)? {
    for row in basic.indices.sorted(by: { basic[$0] < basic[$1] }) {
      let value = value(row: row)
      if let lower = lower[basic[row]], value < lower * denominator { return (row, true) }
      if let upper = upper[basic[row]], value > upper * denominator { return (row, false) }
    }
    return nil
  }

  private mutating func becomeOptimal(while mayGoOn: () -> Bool) -> Ending {
    while let (column, isIncreasing) = firstImprovement() {
      guard mayGoOn() else { return .stopped }
      switch firstObstacle(column: column, isIncreasing: isIncreasing) {
      case .none: return .unbounded(column: column, isIncreasing: isIncreasing)
      case .own: flip(nonbasic[column])
      case .row(let row, let side): pivot(row: row, column: column, to: side)
      }
    }
    return .done
  }

  private func firstImprovement() -> (column: Int, isIncreasing: Bool)? {
    let improving = nonbasic.indices.filter { position in
      guard costs[position] != 0 else { return false }
      return costs[position].sign == .minus
        ? canIncrease(nonbasic[position]) : canDecrease(nonbasic[position])
    }
    return improving.min { nonbasic[$0] < nonbasic[$1] }.map { ($0, costs[$0].sign == .minus) }
  }

  private enum Obstacle {
    case none
    /// The variable's own other bound.
    case own
    case row(Int, Side)
  }

  /// What stops a nonbasic variable first; of equals, the first variable.
  private func firstObstacle(column: Int, isIncreasing: Bool) -> Obstacle {
    let entering = nonbasic[column]
    var obstacle = Obstacle.none
    var best: (distance: BigInt, speed: BigInt, variable: Int)?
    func isNearer(_ distance: BigInt, _ speed: BigInt, _ variable: Int) -> Bool {
      guard let best else { return true }
      let (left, right) = (distance * best.speed, best.distance * speed)
      return left < right || (left == right && variable < best.variable)
    }
    if let lower = lower[entering], let upper = upper[entering] {
      best = ((upper - lower) * denominator, denominator, entering)
      obstacle = .own
    }
    for (row, variable) in basic.enumerated() {
      let entry = entries[row][column]
      guard entry != 0 else { continue }
      let grows = (entry.sign == .plus) == isIncreasing
      guard let bound = grows ? upper[variable] : lower[variable] else { continue }
      let distance = (bound * denominator - value(row: row)) * (grows ? 1 : -1)
      let speed = BigInt(entry.magnitude)
      if isNearer(distance, speed, variable) {
        best = (distance, speed, variable)
        obstacle = .row(row, grows ? .upper : .lower)
      }
    }
    return obstacle
  }
}
