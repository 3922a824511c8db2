import ArgumentParser
import OptimalLayout

/// Goals in strict order, as they are written on the command line: `overflow,fill,fair`.
struct GoalList {
  var goals: [Goal]

  /// What is pursued where no goals are named.
  static let standard = GoalList(goals: Goal.standard)

  init(goals: [Goal]) { self.goals = goals }

  /// Reads goals, each at most once.
  ///
  /// - Throws: `UnknownName` or `RepeatedName`.
  init(_ text: String) throws {
    var goals: [Goal] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let goal = Goal.stated.first(where: { $0.rawValue == name }) else {
        throw UnknownName(noun: "goal", name: String(name), known: Goal.stated.map(\.rawValue))
      }
      guard !goals.contains(goal) else { throw RepeatedName(noun: "goal", name: goal.rawValue) }
      goals.append(goal)
    }
    self.goals = goals
  }

  static let help = ArgumentHelp(
    "The goals in strict order, each at most once: \(Goal.stated.map(\.rawValue).joined(separator: ", ")). "
      + "(default: \(Goal.standard.map(\.rawValue).joined(separator: ",")))",
    valueName: "goal,…")
}
