/// Why a text is no constraint, or a constraint none of its tree, and which character of it is to blame.
public struct ConstraintError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The constraint as it was written.
  public var source: String
  /// The character to blame, in Unicode scalars from 0; the length of the source for its end.
  public var offset: Int
  /// Where the constraint stands, as ``LayoutConstraint/path`` says; `nil` for a text by itself.
  public var path: String?

  /// Blames a character of a constraint.
  public init(_ problem: Problem, in source: String, at offset: Int, path: String? = nil) {
    self.problem = problem
    self.source = source
    self.offset = offset
    self.path = path
  }

  /// The problem as a sentence without its full stop, which says what to do.
  public var message: String { problem.sentence }
}

extension ConstraintError {
  /// What can be wrong with a constraint.
  public enum Problem: Hashable, Sendable {
    /// There is no text.
    case empty
    /// Something stands where it cannot; `found` is `nil` at the end of the text.
    case unexpected(found: String?, expected: Expected)
    /// Something that begins like a number and is none.
    case malformedNumber(String)
    /// A number, or what is calculated of numbers, that no `Double` holds, or that is infinite or no number.
    case outOfRange(String)
    /// A quotation mark without its counterpart.
    case unclosedQuotation
    /// A view, or an attribute of no view, stands alone.
    case missingAttribute(String)
    /// A word after a view that names no attribute.
    case unknownAttribute(String, suggestion: LayoutConstraint.Attribute?)
    /// A sign that compares, but not as constraints do.
    case unknownComparison(String, suggestion: LayoutConstraint.Comparison?)
    /// Nothing is compared.
    case missingRelation
    /// A strength that does not exist.
    case unknownStrength(String, suggestion: LayoutConstraint.Strength?)
    /// Attributes are multiplied with each other.
    case notLinear
    /// Something is divided by an attribute.
    case divisionByAttribute
    /// Something is divided by 0.
    case divisionByZero
    /// Numbers are compared with each other.
    case noAttribute
    /// More numbers and attributes than are read.
    case tooManyOperands(limit: Int)
    /// More parentheses and signs inside each other than are read.
    case tooDeep(limit: Int)
    /// A view that the tree does not have.
    case unknownView(String, suggestion: String?)
    /// A view that has no frame; `type` is the name of its type.
    case unplacedView(String, type: String)
    /// Lengths so great that what is possible beside them could not be decided; `limit` is what can be.
    case tooGreat(Double, limit: Double)
  }

  /// What would have been possible at a place.
  public enum Expected: Hashable, Sendable, CaseIterable {
    /// A number, an attribute or an opening parenthesis.
    case operand
    /// An operator, a relation or the end.
    case continuation
    /// A closing parenthesis.
    case closingParenthesis
    /// The name of a strength.
    case strength
    /// The end, after a strength.
    case end
  }
}

extension ConstraintError.Problem {
  /// The problem as a sentence without its full stop.
  var sentence: String {
    switch self {
    case .empty: "the constraint is empty; write one as `a.width == 2 * b.width`"
    case .unexpected(let found?, let expected):
      "unexpected `\(found.shortened)`; \(expected.phrase) belongs here"
    case .unexpected(nil, let expected): "the constraint ends here; \(expected.phrase) is missing"
    case .malformedNumber(let text):
      "`\(text.shortened)` is no number; an id that begins with a digit belongs into quotes, as `'2nd'.width`"
    case .outOfRange(let text): "`\(text.shortened)` is no number that can be calculated with; write a finite one"
    case .unclosedQuotation: "this quotation mark is not closed; close it"
    case .missingAttribute(let name) where LayoutConstraint.Attribute(rawValue: name) != nil:
      "`\(name)` stands alone; say of which view, as `root.\(name)`"
    case .missingAttribute(let name):
      "`\(name.shortened)` stands alone; write one of its attributes, as `\(name.shortened).width`, and put ids with "
        + "blanks or signs into quotes"
    case .unknownAttribute(let name, let suggestion):
      "`\(name.shortened)` is no attribute; "
        + (suggestion.map { "did you mean `\($0.rawValue)`?" }
          ?? "there are \(LayoutConstraint.Attribute.allCases.map(\.rawValue).listed("and"))")
    case .unknownComparison(let sign, let suggestion):
      "`\(sign)` is no relation of a constraint; "
        + (suggestion.map { "write `\($0.rawValue)`" } ?? "write `==`, `<=` or `>=`")
    case .missingRelation: "nothing is compared; write `==`, `<=` or `>=` and a second side"
    case .unknownStrength(let name, let suggestion):
      "`\(name.shortened)` is no strength; "
        + (suggestion.map { "did you mean `\($0.rawValue)`?" }
          ?? "there are \(LayoutConstraint.Strength.allCases.map(\.rawValue).listed("and"))")
    case .notLinear: "attributes are multiplied with each other; a constraint is linear: multiply with a number"
    case .divisionByAttribute: "something is divided by an attribute; a constraint is linear: divide by a number"
    case .divisionByZero: "something is divided by 0; divide by another number"
    case .noAttribute: "numbers are compared with each other; name an attribute of a view, as `root.width`"
    case .tooManyOperands(let limit): "the constraint has more than \(limit) numbers and attributes; write several"
    case .tooDeep(let limit): "parentheses and signs are nested more than \(limit) deep; take levels away"
    case .unknownView(let key, let suggestion):
      "there is no view `\(key.shortened)`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? "name a view by its id, its path or `root`")
    case .unplacedView(let key, let type):
      "`\(key.shortened)` is of the type \(type), which has no frame; name a view inside or around it"
    case .tooGreat(let length, let limit):
      "together the constraints ask for lengths of \(length.shortest) points, beside which no solver tells others apart; "
        + "ask for less than \(limit.shortest)"
    }
  }
}

extension ConstraintError.Expected {
  fileprivate var phrase: String {
    switch self {
    case .operand: "a number, an attribute or a parenthesis"
    case .continuation: "an operator, a relation or the end"
    case .closingParenthesis: "a closing parenthesis"
    case .strength: "a strength"
    case .end: "the end"
    }
  }
}

extension ConstraintError: CustomStringConvertible {
  /// The sentence with the constraint's path and the character's number, and the source with a caret below the
  /// character.
  public var description: String {
    (path.map { "\($0): " } ?? "") + "character \(offset + 1): \(message)\n"
      + excerpt.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The source, or what stands around the character if it is long, and a line with a caret below the character.
  public var excerpt: [String] {
    let reach = 60
    let scalars = Array(source.unicodeScalars)
    let start = max(0, offset - reach)
    let end = max(start, min(scalars.count, offset + reach))
    var line = start > 0 ? "…" : ""
    let caret = line.unicodeScalars.count + offset - start
    // One column a character: a line's end or a tab in the source would part the caret from it.
    for scalar in scalars[start..<end] {
      line.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    if end < scalars.count { line += "…" }
    return [line, String(repeating: " ", count: max(0, caret)) + "^"]
  }
}
