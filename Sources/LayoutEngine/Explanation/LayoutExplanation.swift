public import ViewTree

/// Why a view of a layout has its size and its place: what it and the views around it were proposed, what they answered, and
/// where they stand, each step a sentence with its numbers and the rule that it follows.
///
///     let placed = try GreedyEngine().layout(card, in: ProposedViewSize(width: 300, height: 300))
///     for step in try placed.explain("title").steps { print(step.sentence) }
public struct LayoutExplanation: Sendable {
  /// One step, on one axis.
  public struct Step: Hashable, Sendable {
    /// What happened.
    public enum Event: String, Hashable, Sendable {
      /// A length was proposed.
      case proposal
      /// A length was answered.
      case answer
      /// A place was given.
      case place
    }

    /// The key of the view that was proposed a length, answered one or was placed.
    public let view: String
    /// The axis of the length.
    public let axis: Axis
    /// What happened.
    public let event: Event
    /// The key of the view that proposed or placed; nil for the area around the root, and for answers.
    public let from: String?
    /// The length or the coordinate, in points, the latter in global coordinates; nil for a proposal of nothing.
    public let value: CGFloat?
    /// The rule.
    public let rule: Rule
    /// What rests on it.
    public let weight: Weight
    /// What happened and why, in one sentence.
    public let sentence: String

    /// Whether this is the proposal whose answer was used, or not a proposal.
    public var counted: Bool { weight == .place }
  }

  /// What rests on a step.
  public enum Weight: String, Hashable, Sendable {
    /// The place of the view: it was placed with this answer.
    case place
    /// The size of the view around it, which asked again when it placed the view.
    case size
    /// Nothing by itself: it was asked for the least or the greatest length.
    case nothing
  }

  /// The key of the view.
  public let view: String
  /// The name of its type.
  public let typeName: String
  /// Its frame in points, in global coordinates; nil where it is not shown, which the last step then explains.
  public let frame: CGRect?
  /// The steps of each axis, the horizontal one first: proposals from the root to the view, answers back to the root, places
  /// from the root to the view.
  public let steps: [Step]
  /// The rules used around the view, and for it, for which neither a recording nor audited code vouches.
  public let uncertainRules: [UncertainRule]
  /// Whether all questions around the view were kept: stacks that alternate their axes ask exponentially often in their depth,
  /// and of more than 400,000 questions the later ones are not told.
  public let isComplete: Bool
}

/// A step of an explanation in words.
struct Account {
  let sentence: String
  let rule: Rule

  init(sentence: String, rule: Rule) {
    self.sentence = sentence
    self.rule = rule
  }

  /// Makes an account by a rule of the semantics or the vocabulary.
  ///
  /// - Parameter certainty: How sure the rule is; nil for what its number as a whole is.
  init(_ sentence: String, _ number: String, _ certainty: Rule.Certainty? = nil) {
    self.init(sentence: sentence, rule: Rule(number, certainty ?? Self.certainties[number] ?? .audited))
  }

  /// How sure the rules are that are not of audited code.
  private static let certainties: [String: Rule.Certainty] = [
    "2": .recorded, "4": .recorded, "9.2": .recorded, "9.3": .recorded, "9.4": .recorded, "9.5": .recorded,
    "9.7": .recorded, "11.1": .recorded, "14": .recorded, "15.1": .public, "15.2": .public, "15.4": .public,
    "16.2": .recorded, "17": .recorded, "V1.23": .public, "V2.9": .recorded, "V2.10": .recorded, "V3.4": .recorded,
    "V3.5": .recorded, "V3.6": .recorded, "V4": .public, "V6.3": .public, "V7.1": .public, "V7.8": .public,
  ]
}

/// Why a view cannot be explained.
public struct UnexplainableView: Error, CustomStringConvertible {
  /// The key that was asked for.
  public let view: String
  /// The keys of views in the layout, in document order.
  public let known: [String]

  /// That no view has the key, with the nearest key, else with the first twelve.
  public var description: String {
    guard !known.isEmpty else { return "there is no view `\(view)`: the layout shows none" }
    if let nearest = known.nearest(to: view) { return "there is no view `\(view)`; did you mean `\(nearest)`?" }
    let listed = known.prefix(12).map { "`\($0)`" }
    let more = known.count > 12 ? ", and \(known.count - 12) more that `allot layout` lists" : ""
    return "there is no view `\(view)`; there are \(listed.joined(separator: ", "))\(more)"
  }
}

extension PlacedTree {
  /// Why a view has its size and its place, read off the record of the same layout, which is made again for it.
  ///
  /// - Parameters:
  ///   - key: The view's id or path.
  ///   - axes: The axes to tell of.
  /// - Throws: ``UnexplainableView`` where no view has this key; ``LayoutFailure`` as the layout itself.
  /// - Complexity: That of the layout.
  public func explain(_ key: String, along axes: Axis.Set = [.horizontal, .vertical]) throws -> LayoutExplanation {
    guard let view = tree.view(withKey: key) else {
      let known = tree.views.indices.filter { tree.views[$0].isWritten }.map { tree.key(ofView: $0) }
      throw UnexplainableView(view: key, known: known)
    }
    guard let origin = source as? LayoutSource else { throw UnexplainableView(view: key, known: []) }
    return try origin.explaining(view, in: self, along: axes)
  }
}
