internal import Foundation
internal import LinearProgramming

/// The lengths, or other columns, that have the same value at all points of a program.
///
/// Asked one by one, each length takes two solves. Here a sum of all of them, no two with the same weight, is made as small and
/// as great as it can be. Lengths that differ between these points are set aside, and the others are asked again. Where none
/// differs the sum does not either, and no length can vary: lengths that do would have to make up for each other in it, which
/// the weights do not let them. The sines in these are linearly independent over the algebraic numbers (Lindemann and
/// Weierstrass), so that no points with rational lengths have the same sum.
///
/// Whole numbers may be any, so that no solve is a search. Lengths that vary only for that are not found.
struct ClosedLengths {
  /// Of fewer lengths each is asked for itself.
  private static let fewest = 16
  /// How often those that are left are asked again.
  private static let mostRounds = 64

  private(set) var columns: Set<LinearProgram.ColumnID> = []

  /// None.
  init() {}

  /// Takes in columns that are known to have one value.
  mutating func formUnion(_ known: [LinearProgram.ColumnID]) { columns.formUnion(known) }

  /// Looks among some columns of a program.
  ///
  /// - Parameter looseness: How far the rows let a value move that is not open, in points.
  /// - Complexity: Two solves without whole numbers a round, of which there are few.
  init(
    among columns: [LinearProgram.ColumnID], of program: LinearProgram, looseness: Double,
    solver: any LinearSolver, limits: SolverLimits
  ) throws {
    guard columns.count >= Self.fewest else { return }
    self.columns = try solver.session(on: program.relaxed, limits: limits) { session in
      var (left, seen) = (columns, SeenValues(looseness: looseness))
      for _ in 0..<Self.mostRounds where !left.isEmpty {
        for objective in [LinearProgram.Objective.minimise(Self.sum(left)), .maximise(Self.sum(left))] {
          guard case .optimal(let solution)? = try? session.solve(objective) else { return [] }
          seen.take(solution)
        }
        let same = left.filter { !seen.isOpen($0) }
        if same.count == left.count { return Set(same) }
        left = same
      }
      return []
    }
  }

  /// The sum, with weights from 1 to 2 that are as far from each other as they can be but for the sines.
  private static func sum(_ columns: [LinearProgram.ColumnID]) -> LinearExpression {
    LinearExpression(
      columns.enumerated().map { place, column in
        let rank = Double(place) + 0.4 * sin(Double(place + 1))
        return LinearExpression.Term(column: column, coefficient: 1 + rank / Double(columns.count))
      })
  }
}
