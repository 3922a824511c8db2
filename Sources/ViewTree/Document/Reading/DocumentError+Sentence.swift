extension DocumentError.Problem {
  /// The problem as a sentence without its full stop.
  var sentence: String {
    switch self {
    case .empty: "there is no document here; a document is an object with a `view`"
    case .syntax(let problem): problem.sentence
    case .duplicateKey(let key): "the key `\(key)` stands twice in one object; keep one"
    case .unknownKey(let key, let owner, let known, let suggestion):
      "unknown key `\(key.shortened)`; "
        + (suggestion.map { "did you mean `\($0)`?" } ?? "\(owner) takes \(known.listed("and"))")
    case .missingKey(let key, let owner): "\(owner) needs the key `\(key)`"
    case .unknownType(let name, let noun, let known, let suggestion):
      "unknown \(noun) `\(name.shortened)`; "
        + (suggestion.map { "did you mean `\($0)`?" }
          ?? (known.count > 25
            ? "`allot vocabulary` lists the \(known.count) that are known" : "there are \(known.listed("and"))"))
    case .unknownName(let key, let name, let known, let suggestion):
      "\(key) is `\(name.shortened)`; " + (suggestion.map { "did you mean `\($0)`?" } ?? "use \(known.listed("or"))")
    case .duplicateID(let id, let line): "the id `\(id)` belongs to the view in line \(line); use another"
    case .idIsPath(let id): "the id `\(id)` is the path of a view without an id; use another"
    case .takesNoID(let type): "\(type) takes no id, as it has no frame; give the id to a view inside or around it"
    case .gridRowOutsideGrid: "a GridRow stands outside a Grid; put it into one, or use an HStack"
    case .tooManyLevels(let limit): "views are nested more than \(limit) deep; take levels away"
    case .wrongKind(let key, "null", let expected): "\(key) is null; leave it out, or write \(expected)"
    case .wrongKind(let key, let found, let expected): "\(key) is \(found); write \(expected)"
    case .notFinite(let key, let expected): "\(key) is not finite; write \(expected)"
    case .infinityNotAllowed(let key, let expected): "\(key) is infinite; write \(expected)"
    case .negativeLength(let key, let value): "\(key) is \(JSONText.digits(value)); a length is 0 or more"
    case .notPositive(let key, let value): "\(key) is \(JSONText.digits(value)); it has to be more than 0"
    case .notACount(let key, let value):
      "\(key) is \(JSONText.digits(value)); it has to be a whole number from 1 to \(GridCellTraits.mostColumns)"
    case .mixedKeys(let owner, let first, let second): "\(owner) mixes `\(first)` with `\(second)`; use one set"
    case .alignmentAlongEdge(let name, let edge, let known):
      "alignment is `\(name)`; along the \(edge) edge use \(known.listed("or"))"
    case .constraint(let error, isAtCharacter: true): error.message
    case .constraint(let error, isAtCharacter: false): "character \(error.offset + 1): \(error.message)"
    case .contradictoryBounds(let lower, let least, let upper, let greatest):
      "\(lower) \(JSONText.digits(least)) is above \(upper) \(JSONText.digits(greatest)); "
        + "lower the one or raise the other"
    }
  }
}

extension [String] {
  /// The names in a sentence: `a`, `b` and `c`.
  func listed(_ conjunction: String) -> String {
    let quoted = map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
