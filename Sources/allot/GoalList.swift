import ArgumentParser
import OptimalLayout

/// Goals in strict order, as they are written on the command line: `overflow,fill,fair`.
struct GoalList: ExpressibleByArgument {
  var goals: [Goal]

  static let standard = GoalList(goals: Goal.standard)

  init(goals: [Goal]) { self.goals = goals }

  init?(argument: String) {
    var goals: [Goal] = []
    for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let goal = Goal(rawValue: String(name)), Goal.stated.contains(goal), !goals.contains(goal) else {
        return nil
      }
      goals.append(goal)
    }
    guard !goals.isEmpty else { return nil }
    self.goals = goals
  }

  var defaultValueDescription: String { goals.map(\.rawValue).joined(separator: ",") }

  static let help = ArgumentHelp(
    "The goals in strict order, each at most once: \(Goal.stated.map(\.rawValue).joined(separator: ", ")).",
    valueName: "goal,…")
}
