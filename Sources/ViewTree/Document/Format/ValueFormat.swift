/// What values a key takes.
indirect enum ValueFormat: Sendable {
  /// A string.
  case text
  /// An array of constraints, each a string.
  case constraints
  /// An array of strings.
  case texts
  /// An array of lengths in points.
  case lengths
  /// `true` or `false`.
  case flag
  /// A number.
  case number(NumberFormat)
  /// One of some names.
  case name([String])
  /// An array of such names.
  case names([String])
  /// A point in a rectangle: its name, or an array of the fractions of the width and the height.
  case unitPoint
  /// One of some names, or a guide that the document states: one on an axis, or on any.
  case alignment([String], Axis?)
  /// A number of points, or an expression of a view's dimensions.
  case guideValue
  /// The guides that a document states, by their names.
  case alignments
  /// A font: the name of a text style, or an object with a style or a size.
  case font
  /// An object.
  case object(ObjectFormat)
  /// An array of such objects.
  case objects(ObjectFormat)
  /// One view.
  case view
  /// An array of views.
  case views
  /// An array of modifiers.
  case modifiers
  /// An array of tracks.
  case tracks
}

/// What numbers a key takes.
struct NumberFormat: Sendable {
  /// Where the numbers begin.
  enum Least: Sendable {
    case unbounded, zero, aboveZero
    /// At 1, with no fractions: a count.
    case wholeFromOne
    /// At 0, with no fractions.
    case wholeFromZero
  }

  /// Where the numbers begin.
  var least: Least
  /// Whether the string `"infinity"` is taken.
  var allowsInfinity = false
  /// Whether `null` is taken.
  var allowsNull = false

  /// Any finite number.
  static let any = NumberFormat(least: .unbounded)
  /// A number above 0.
  static let positive = NumberFormat(least: .aboveZero)
  /// How many of something there are: 1 or more.
  static let count = NumberFormat(least: .wholeFromOne)
  /// A whole number that may be 0.
  static let wholeFromZero = NumberFormat(least: .wholeFromZero)
  /// A number of points, 0 or more.
  static let length = NumberFormat(least: .zero)
  /// A number of points, 0 or more, or infinity.
  static let lengthOrInfinity = NumberFormat(least: .zero, allowsInfinity: true)
  /// A number of points, 0 or more, or `null`.
  static let lengthOrNull = NumberFormat(least: .zero, allowsNull: true)
  /// One side of a proposal: any finite number of points, infinity, or `null` for an unspecified side.
  static let proposed = NumberFormat(least: .unbounded, allowsInfinity: true, allowsNull: true)
}

extension ValueFormat {
  /// The values as the object of a sentence.
  var phrase: String {
    switch self {
    case .text: "a string"
    case .constraints, .texts: "an array of strings"
    case .lengths: "an array of numbers of points"
    case .flag: "true or false"
    case .number(let format): format.phrase
    case .name(let names): names.listed("or")
    case .names(let names): "an array of \(names.listed("or"))"
    case .unitPoint: "\(UnitPoint.byName.names.listed("or")), or an array of two numbers"
    case .alignment(let names, _): names.listed("or")
    case .guideValue: "a finite number, or an expression such as `d[top] + 10` or `d.height / 2`"
    case .alignments:
      "an object with a guide at each name, as `{\"axis\": \"vertical\", \"default\": \"d.height / 2\"}`"
    case .font: "the name of a text style, or an object with a `style` or a `size`"
    case .object(let format): format.phrase
    case .objects: "an array of objects"
    case .view: "an object with a `type`"
    case .views: "an array of views"
    case .modifiers: "an array of modifiers"
    case .tracks: "an array of tracks"
    }
  }
}

extension NumberFormat {
  /// The numbers as the object of a sentence.
  var phrase: String {
    let number =
      switch least {
      case .unbounded: "a finite number"
      case .zero: "a finite number that is 0 or more"
      case .aboveZero: "a finite number above 0"
      case .wholeFromOne: "a whole number that is 1 or more"
      case .wholeFromZero: "a whole number that is 0 or more"
      }
    return switch (allowsInfinity, allowsNull) {
    case (false, false): number
    case (true, false): "\(number), or \"infinity\""
    case (false, true): "\(number), or null"
    case (true, true): "\(number), \"infinity\" or null"
    }
  }
}

/// One key of an object: what it takes, and what its absence means.
struct KeyFormat: Sendable {
  /// Whether a key has to be there.
  enum Presence: Sendable {
    case required, optional
    case defaulted(JSONText)
  }

  var name: String
  var value: ValueFormat
  var presence: Presence
  /// What the key says, in one sentence.
  var summary: String

  init(_ name: String, _ value: ValueFormat, _ presence: Presence = .optional, _ summary: String) {
    self.name = name
    self.value = value
    self.presence = presence
    self.summary = summary
  }

  /// What an absent key stands for.
  var defaultValue: JSONText? {
    if case .defaulted(let value) = presence { value } else { nil }
  }

  /// Whether the key has to be there.
  var isRequired: Bool {
    if case .required = presence { true } else { false }
  }
}

/// The keys of an object, in the order in which they are written, and the rules between them.
struct ObjectFormat: Sendable {
  /// How messages speak of the object: `frame`, `a proposal`.
  var owner: String
  var keys: [KeyFormat] { didSet { facts = Facts(of: keys, rules) } }
  var rules: [KeyRule] { didSet { facts = Facts(of: keys, rules) } }
  /// Whether keys that are not known may stand there too, which nobody reads.
  var takesAnyKeys: Bool
  private var facts: Facts

  /// Facts that follow from the keys and the rules and are asked for each object.
  private struct Facts: Sendable {
    var names: [String]
    var defaults: KeyDefaults
    var required: KeySet
    /// For each rule the sets of keys that it speaks of.
    var subjects: [[KeySet]]

    init(of keys: [KeyFormat], _ rules: [KeyRule]) {
      func set(_ names: [String]) -> KeySet { KeySet(keys.indices.filter { names.contains(keys[$0].name) }) }
      names = keys.map(\.name)
      defaults = KeyDefaults(of: keys)
      required = KeySet(keys.indices.filter { keys[$0].isRequired })
      subjects = rules.map { rule in
        switch rule {
        case .exclusive(let one, let other): [set(one), set(other)]
        case .ascending(let bounds), .any(let bounds): [set(bounds)]
        case .alongEdge: []
        }
      }
    }
  }

  init(owner: String, keys: [KeyFormat], rules: [KeyRule] = [], takesAnyKeys: Bool = false) {
    self.owner = owner
    self.keys = keys
    self.rules = rules
    self.takesAnyKeys = takesAnyKeys
    facts = Facts(of: keys, rules)
  }

  /// What stands in for keys that are absent.
  var defaults: KeyDefaults { facts.defaults }

  /// The names of the keys that have to be there, but for those of a set.
  func required(without written: KeySet) -> [String] {
    guard !facts.required.isSubset(of: written) else { return [] }
    return keys.indices.filter { facts.required.contains($0) && !written.contains($0) }.map { keys[$0].name }
  }

  /// Whether an object with the given keys may break a rule: two keys that exclude each other are both there, or a bound is there.
  func isConcerned(_ rule: Int, by written: KeySet) -> Bool {
    let subjects = facts.subjects[rule]
    return switch rules[rule] {
    case .exclusive, .ascending: subjects.allSatisfy { !$0.isDisjoint(with: written) }
    case .any: subjects.allSatisfy { $0.isDisjoint(with: written) }
    case .alongEdge: true
    }
  }

  /// The key of the given name.
  func key(_ name: String) -> KeyFormat? { place { $0 == name }.map { keys[$0] } }

  /// The place among ``keys`` of the first one whose name passes a test.
  func place(where isName: (String) -> Bool) -> Int? { facts.names.firstIndex(where: isName) }

  /// The object as the object of a sentence.
  var phrase: String {
    let required = required(without: KeySet())
    return "an object with \((required.isEmpty ? keys.map(\.name) : required).listed("and"))"
  }
}

/// A rule between the keys of one object.
enum KeyRule: Sendable {
  /// Keys of the first set and of the second do not stand together.
  case exclusive([String], [String])
  /// Each bound is at most the ones after it; where it is not, the document is warned of.
  case ascending([String])
  /// The alignment is one along the edge.
  case alongEdge
  /// At least one of the keys stands there.
  case any([String])
}
