/// What is wrong with the syntax of a text that should be JSON or YAML.
public enum SyntaxProblem: Hashable, Sendable {
  /// What the syntax asks for at a place.
  public enum Expected: Hashable, Sendable {
    /// A document, or an array of documents.
    case document
    /// Any value.
    case value
    /// The key of an object.
    case key
    /// The colon after a key.
    case colon
    /// What follows a value in an object.
    case commaOrBrace
    /// What follows a value in an array.
    case commaOrBracket
    /// The end of a string.
    case quotationMark
  }

  /// The text ends too early.
  case endOfInput(Expected)
  /// Another character stands where something is expected.
  case unexpected(String, Expected)
  /// A comma without a further value.
  case trailingComma
  /// A word other than `null`, `true` and `false`.
  case unknownWord(String)
  /// Characters of a number that are none.
  case badNumber(String)
  /// A line that ends inside a string.
  case lineEndInString
  /// A character that a string holds only as an escape.
  case controlCharacter(String)
  /// A backslash before a character that has no escape.
  case badEscape
  /// A `\u` without four hexadecimal digits.
  case badUnicodeEscape
  /// Half of a surrogate pair.
  case loneSurrogate
  /// Bytes that are not UTF-8.
  case invalidUTF8
  /// More levels of values than are read.
  case tooDeep(limit: Int)
  /// A tab where YAML is indented.
  case tab
  /// What the YAML parser says.
  case yaml(String)
  /// A key of YAML that is not one string.
  case keyIsNoString
  /// An alias whose anchor does not stand before it.
  case undefinedAlias(String)
  /// An alias inside what its anchor names.
  case recursiveAlias(String)
  /// Aliases that stand for too many values.
  case aliasesTooLarge(limit: Int)
}

extension SyntaxProblem {
  /// The problem as a sentence without its full stop.
  var sentence: String {
    switch self {
    case .endOfInput(let expected): "the text ends where \(expected.phrase) should stand"
    case .unexpected(let found, let expected): "\(found) stands where \(expected.phrase) should"
    case .trailingComma: "a comma stands after the last value; remove it"
    case .unknownWord(let word): "`\(word)` is no value; write strings in double quotes"
    case .badNumber(let text): "`\(text)` is no JSON number; write it like -12.5e3"
    case .lineEndInString: "the line ends inside a string; close it with `\"`, or write a line break as `\\n`"
    case .controlCharacter(let codePoint): "\(codePoint) stands unescaped in a string; write it as an escape"
    case .badEscape: "a backslash stands before a character that has no escape; write a backslash as `\\\\`"
    case .badUnicodeEscape: "`\\u` is followed by four hexadecimal digits"
    case .loneSurrogate: "half of a surrogate pair stands alone; write both halves, or the character itself"
    case .invalidUTF8: "the bytes here are not UTF-8; save the document as UTF-8"
    case .tooDeep(let limit): "values are nested more than \(limit.grouped) deep; take levels away"
    case .tab: "a tab stands here; YAML is indented with spaces"
    case .yaml(let problem): "this is not YAML: \(problem)"
    case .keyIsNoString: "a key is one string; quote it if it is meant as text"
    case .undefinedAlias(let name): "no anchor `&\(name)` stands before the alias `*\(name)`"
    case .recursiveAlias(let name): "the alias `*\(name)` stands inside what its anchor names"
    case .aliasesTooLarge(let limit): "the aliases stand for more than \(limit.grouped) values; write fewer"
    }
  }
}

extension SyntaxProblem.Expected {
  /// What is expected, as the object of a sentence.
  fileprivate var phrase: String {
    switch self {
    case .document: "a document"
    case .value: "a value"
    case .key: "a key in double quotes"
    case .colon: "a colon"
    case .commaOrBrace: "a comma or `}`"
    case .commaOrBracket: "a comma or `]`"
    case .quotationMark: "the closing `\"` of a string"
    }
  }
}

extension Int {
  /// The number with a comma between groups of three digits: 4,000.
  var grouped: String {
    var digits = String(magnitude)
    var groups: [String] = []
    while digits.count > 3 {
      groups.insert(String(digits.suffix(3)), at: 0)
      digits.removeLast(3)
    }
    groups.insert(digits, at: 0)
    return (self < 0 ? "-" : "") + groups.joined(separator: ",")
  }
}
