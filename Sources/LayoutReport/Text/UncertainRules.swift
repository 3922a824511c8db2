internal import LayoutEngine

/// The uncertain rules that layouts have used, as reports name them.
struct UncertainRules {
  private let rules: [UncertainRule]

  /// Collects those of several layouts of one tree, each once.
  init(_ layouts: PlacedTree...) { self.init(layouts.flatMap(\.uncertainRules)) }

  /// Collects rules, each once.
  init(_ rules: [UncertainRule]) {
    var seen: Set<UncertainRule> = []
    self.rules = rules.filter { seen.insert($0).inserted }
  }

  /// The member at the end of an object: `"uncertain": [{"view", "rule", "certainty"}]`, one entry for each view and number;
  /// of several rules of one number, as the measures of a list are, the least sure counts.
  var member: JSONText.Member {
    var order: [[String]] = []
    var certainties: [[String]: Rule.Certainty] = [:]
    for uncertain in rules {
      let key = [uncertain.view, uncertain.rule.number]
      if certainties[key] == nil { order.append(key) }
      if certainties[key] != .guess { certainties[key] = uncertain.rule.certainty }
    }
    return .init(
      "uncertain",
      .array(
        order.map { key in
          [
            "view": .string(key[0]), "rule": .string(key[1]),
            "certainty": .string(certainties[key, default: .guess].rawValue),
          ]
        }))
  }

  /// A line for each rule, with up to three of its views: `ViewThatFits "badge" shows the first view that fits:
  /// published, 15.4`.
  var lines: [String] { sentences.map { "  " + $0.wrapped(indentation: 4) } }

  /// The same, each on one line.
  var sentences: [String] {
    var order: [Rule] = []
    var byRule: [Rule: [UncertainRule]] = [:]
    for uncertain in rules.joiningMeasures {
      if byRule[uncertain.rule] == nil { order.append(uncertain.rule) }
      byRule[uncertain.rule, default: []].append(uncertain)
    }
    return order.flatMap { rule -> [String] in
      let views = byRule[rule, default: []]
      let named = views.prefix(3).map { "\($0.typeName) \(Wording.name($0.view))" }
      let rest = views.count - named.count
      let subject = Wording.list(named + (rest > 0 ? ["\(rest) more"] : []))
      let statement = rule.statement ?? "follows a rule"
      let predicate = views.count > 1 ? statement.inPlural : statement
      return ["\(subject) \(predicate): \(rule.certainty.words), \(rule.number)"]
    }
  }

  /// What follows the listing of a layout; nil where all rules are sure.
  var text: String? {
    guard !rules.isEmpty else { return nil }
    return (["\(Self.heading):"] + lines).joined(separator: "\n")
  }

  /// A list of the same for Markdown; nil where all rules are sure.
  var markdown: String? {
    rules.isEmpty ? nil : sentences.map { "- \($0.markdown)" }.joined(separator: "\n")
  }

  /// What stands above the rules.
  static let heading = "Rules that no recording from a device stands behind"
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

extension [UncertainRule] {
  /// The rules, those by which a view has several measures joined into one: `has the measures rowHeight of 44.0 and rowInset of
  /// 11.0`.
  fileprivate var joiningMeasures: [UncertainRule] {
    let mark = "has the measure "
    var joined: [UncertainRule] = []
    var measures: [UncertainRule: [String]] = [:]
    for uncertain in self {
      guard let statement = uncertain.rule.statement, statement.hasPrefix(mark) else {
        joined.append(uncertain)
        continue
      }
      let plain = uncertain.stating(mark)
      if measures[plain] == nil { joined.append(plain) }
      measures[plain, default: []].append(String(statement.dropFirst(mark.count)))
    }
    return joined.map { uncertain in
      guard let names = measures[uncertain] else { return uncertain }
      return uncertain.stating("has the \(names.count > 1 ? "measures" : "measure") \(Wording.list(names))")
    }
  }
}

extension UncertainRule {
  /// The same rule with another statement.
  fileprivate func stating(_ statement: String) -> UncertainRule {
    UncertainRule(view: view, typeName: typeName, rule: Rule(rule.number, rule.certainty, statement))
  }
}

extension String {
  /// A statement about one view, which begins with its verb, about several: `has the widths` becomes `have the widths`.
  fileprivate var inPlural: String {
    let verb = prefix { $0 != " " }
    let plural =
      switch verb {
      case "has": "have"
      case "is": "are"
      default: String(verb.hasSuffix("s") ? verb.dropLast() : verb)
      }
    return plural + dropFirst(verb.count)
  }
}
