/// One mistake of a layout document, and where it stands.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The path of the view, modifier or key at fault, as `view.content[1].modifiers[0]`; empty for the whole document.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The place in the line in Unicode scalars, from 1.
  public var column: Int

  /// Makes a mistake of the given kind and place.
  public init(_ problem: Problem, path: String, line: Int, column: Int) {
    self.problem = problem
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ problem: Problem, path: DocumentPath, at position: SourcePosition) {
    self.init(problem, path: path.description, line: position.line, column: position.column)
  }

  /// Where the mistake stands.
  public var position: SourcePosition { SourcePosition(line: line, column: column) }

  /// The problem as a sentence without its full stop, which says what to do.
  public var message: String { problem.sentence }
}

extension DocumentError: CustomStringConvertible {
  /// The place, the path and the message: `12:9: view.modifiers[0]: minHeight is -4; a length is 0 or more`.
  public var description: String {
    path.isEmpty ? "\(line):\(column): \(message)" : "\(line):\(column): \(path): \(message)"
  }
}

/// All the mistakes of a layout document, in document order; at least one.
public struct InvalidDocument: Error, Hashable, Sendable {
  /// The mistakes, in the order in which they stand in the document.
  public let errors: [DocumentError]

  /// Collects mistakes; there has to be one.
  public init(_ errors: [DocumentError]) {
    precondition(!errors.isEmpty, "an invalid document has a mistake")
    self.errors = errors
  }
}

extension InvalidDocument: CustomStringConvertible {
  /// One line for each mistake.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}

extension DocumentError {
  /// What can be wrong with a layout document.
  public enum Problem: Hashable, Sendable {
    /// The input has no document.
    case empty
    /// The text is not JSON or YAML.
    case syntax(SyntaxProblem)
    /// A key stands twice in one object.
    case duplicateKey(String)
    /// A key that its object does not take.
    case unknownKey(String, owner: String, known: [String], suggestion: String?)
    /// A key that its object has to have.
    case missingKey(String, owner: String)
    /// A type of view, modifier or track that does not exist.
    case unknownType(String, noun: String, known: [String], suggestion: String?)
    /// A value of another kind than its key takes.
    case wrongKind(String, found: String, expected: String)
    /// A name that its key does not take.
    case unknownName(String, name: String, known: [String], suggestion: String?)
    /// A number that no `Double` holds.
    case notFinite(String, expected: String)
    /// An infinite length where it has to be finite.
    case infinityNotAllowed(String, expected: String)
    /// A length below 0.
    case negativeLength(String, Double)
    /// A number that has to be above 0 and is not.
    case notPositive(String, Double)
    /// A number that has to be a whole one, 1 or more and not above a limit, and is not.
    case notACount(String, Double)
    /// Keys of two sets that exclude each other.
    case mixedKeys(owner: String, String, String)
    /// An alignment along the edge of a safe-area inset that is not across its axis.
    case alignmentAlongEdge(String, edge: String, known: [String])
    /// An id that an earlier view has.
    case duplicateID(String, firstLine: Int)
    /// An id that is the path of a view without one.
    case idIsPath(String)
    /// An id on a view that has no frame to name.
    case takesNoID(String)
    /// A row of a grid outside a grid.
    case gridRowOutsideGrid
    /// More levels of views than are read.
    case tooManyLevels(limit: Int)
    /// A mistake of a constraint; without a place of its own, as in a string of several lines, the message has the
    /// character's number.
    case constraint(ConstraintError, isAtCharacter: Bool)
    /// A lower bound above an upper one: a warning.
    case contradictoryBounds(String, Double, String, Double)
  }
}
