/// A position of a guide by the dimensions of its view, as a document states it: `d[top] + 10`, `d.height / 2`, `-8`.
///
/// Sums, products and quotients of numbers, `d.width`, `d.height` and other guides of the view, with parentheses. A guide's
/// name may have the dot that it has in source: `d[.bottom]`.
package struct GuideExpression: Hashable, Sendable {
  indirect enum Term: Hashable, Sendable {
    case number(CGFloat)
    case length(Axis)
    case guide(AlignmentKey)
    case sum(Term, Term)
    case difference(Term, Term)
    case product(Term, Term)
    case quotient(Term, Term)
  }

  /// The expression as it was written.
  package let source: String
  private let term: Term

  /// Reads an expression; nil where it is none.
  ///
  /// - Parameter guides: The guides by their names.
  init?(_ source: String, guides: @escaping (String) -> AlignmentKey?) {
    var parser = GuideParser(rest: source[...], guides: guides)
    guard let term = parser.sum(), parser.isAtEnd else { return nil }
    self.source = source
    self.term = term
  }

  /// The position in points from the view's origin; it may be infinite or no number, as after a division by 0.
  package func value(in dimensions: ViewDimensions) -> CGFloat { Self.value(of: term, in: dimensions) }

  private static func value(of term: Term, in dimensions: ViewDimensions) -> CGFloat {
    switch term {
    case .number(let number): number
    case .length(let axis): dimensions.size[axis]
    case .guide(let key): dimensions.value(of: key)
    case .sum(let one, let other): value(of: one, in: dimensions) + value(of: other, in: dimensions)
    case .difference(let one, let other): value(of: one, in: dimensions) - value(of: other, in: dimensions)
    case .product(let one, let other): value(of: one, in: dimensions) * value(of: other, in: dimensions)
    case .quotient(let one, let other): value(of: one, in: dimensions) / value(of: other, in: dimensions)
    }
  }
}

/// A reader of expressions, from left to right. What it reads is at most 250 characters long, so that it needs no deep stack.
private struct GuideParser {
  var rest: Substring
  let guides: (String) -> AlignmentKey?

  var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

  mutating func sum() -> GuideExpression.Term? {
    guard rest.count <= 250, var term = product() else { return nil }
    while let sign = take(["+", "-", "−"]) {
      guard let next = product() else { return nil }
      term = sign == "+" ? .sum(term, next) : .difference(term, next)
    }
    return term
  }

  private mutating func product() -> GuideExpression.Term? {
    guard var term = factor() else { return nil }
    while let sign = take(["*", "×", "/", "÷"]) {
      guard let next = factor() else { return nil }
      term = sign == "*" || sign == "×" ? .product(term, next) : .quotient(term, next)
    }
    return term
  }

  private mutating func factor() -> GuideExpression.Term? {
    if take(["-", "−"]) != nil { return factor().map { .difference(.number(0), $0) } }
    if take(["("]) != nil {
      guard let inside = sum(), take([")"]) != nil else { return nil }
      return inside
    }
    if let word = word(\.isLetter) { return word == "d" ? dimension() : nil }
    guard let digits = word({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits) else {
      return nil
    }
    return .number(CGFloat(number))
  }

  /// What follows `d`: `.width`, `.height` or a guide in brackets.
  private mutating func dimension() -> GuideExpression.Term? {
    if take(["["]) != nil {
      _ = take(["."])
      guard let name = word({ $0.isLetter || $0.isNumber || "_-.".contains($0) }), take(["]"]) != nil else {
        return nil
      }
      let plain = name.split(separator: ".").last.map(String.init) ?? name
      return (name.hasPrefix("VerticalAlignment.") && plain == "center" ? .verticalCenter : guides(plain))
        .map { .guide($0) }
    }
    guard take(["."]) != nil else { return nil }
    switch word(\.isLetter) {
    case "width": return .length(.horizontal)
    case "height": return .length(.vertical)
    default: return nil
    }
  }

  /// Takes one of some signs, blanks before it passed over.
  private mutating func take(_ signs: [Character]) -> Character? {
    rest = rest.drop(while: \.isWhitespace)
    guard let first = rest.first, signs.contains(first) else { return nil }
    rest.removeFirst()
    return first
  }

  /// Takes the longest word of some characters, blanks before it passed over.
  private mutating func word(_ belongs: (Character) -> Bool) -> String? {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix(while: belongs)
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }
}
