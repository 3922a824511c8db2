import ArgumentParser
import LayoutEngine

/// The option of commands that print frames: whether these may rest on guesses.
struct Strictness: ParsableArguments {
  @Flag(help: "Exit with 1 if a rule was used that is a guess; the result names these rules in any case.")
  var strict = false

  /// Whether one of the layouts is not to be trusted.
  func refuses(_ layouts: PlacedTree...) -> Bool {
    strict && layouts.contains { $0.uncertainRules.contains { $0.rule.certainty == .guess } }
  }
}
