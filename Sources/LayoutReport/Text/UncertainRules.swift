internal import LayoutEngine

/// The uncertain rules that layouts have used, as reports name them.
struct UncertainRules {
  private let rules: [UncertainRule]

  /// Collects those of several layouts of one tree, each once.
  init(_ layouts: PlacedTree...) {
    var seen: Set<UncertainRule> = []
    rules = layouts.flatMap(\.uncertainRules).filter { seen.insert($0).inserted }
  }

  /// The member at the end of an object: `"uncertain": [{"view", "rule", "certainty"}]`.
  var member: JSONText.Member {
    .init(
      "uncertain",
      .array(
        rules.map { uncertain in
          [
            "view": .string(uncertain.view), "rule": .string(uncertain.rule.number),
            "certainty": .string(uncertain.rule.certainty.rawValue),
          ]
        }))
  }

  /// A line for each rule, with up to three of its views: `ViewThatFits "badge" shows the first view that fits:
  /// published, 15.4`.
  var lines: [String] {
    var order: [Rule] = []
    var byRule: [Rule: [UncertainRule]] = [:]
    for uncertain in rules {
      if byRule[uncertain.rule] == nil { order.append(uncertain.rule) }
      byRule[uncertain.rule, default: []].append(uncertain)
    }
    return order.flatMap { rule -> [String] in
      let views = byRule[rule, default: []]
      let named = views.prefix(3).map { "\($0.typeName) \(Wording.name($0.view))" }
      let rest = views.count - named.count
      let subject = Wording.list(named + (rest > 0 ? ["\(rest) more"] : []))
      let line = "\(subject) \(rule.statement ?? "follows a rule"): \(rule.certainty.words), \(rule.number)"
      return ["  " + line.wrapped(indentation: 4)]
    }
  }

  /// What follows the listing of a layout; nil where all rules are sure.
  var text: String? {
    guard !rules.isEmpty else { return nil }
    return (["Rules that no recording from a device stands behind:"] + lines).joined(separator: "\n")
  }
}

extension Rule.Certainty {
  /// How sure a rule is, in a sentence.
  fileprivate var words: String {
    switch self {
    case .recorded: "recorded"
    case .audited: "audited"
    case .public: "published"
    case .guess: "a guess"
    }
  }
}
