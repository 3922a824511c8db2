import Foundation

/// The sums in a sentence of an explanation: `0 + (300 − 260) / 2 = 20`, `200 (red) + 60 (blue) = 260`.
///
/// Names stand in parentheses, or behind `for`; a sentence may have a second sum in parentheses, which is that of what is left.
struct SentenceSum {
  /// What the sum says it comes to, and what it does come to.
  let stated: Double
  let found: Double

  /// The sums in a sentence that end with a result.
  static func all(in sentence: String) -> [SentenceSum] {
    var text = sentence
    for (words, sign) in [
      (#" less an overlap of "#, " − "), (#" and gaps of "#, " + "), (#" of overlap"#, ""), (#" of gaps"#, ""),
      (#" for (the least of lower priorities|[^−+)]*)"#, ""), (#" set aside"#, ""),
      (#"\((?=[^()]*[A-Za-z])[^()]*\)"#, ""),
    ] { text = text.replacingOccurrences(of: words, with: sign, options: .regularExpression) }
    var sums: [SentenceSum] = []
    let pattern = /([(−\d.∞][\d.∞()+−\/ ]*?) = (−?[\d.∞]+)/
    for match in text.matches(of: pattern) {
      var parser = SumParser(String(match.1))
      guard let found = parser.sum(), let stated = SumParser.number(String(match.2)) else { continue }
      sums.append(SentenceSum(stated: stated, found: found))
    }
    return sums
  }

  /// Whether both are the same but for the rounding of the numbers in the sentence to thousandths.
  var holds: Bool { stated == found || abs(stated - found) <= 0.001 * 12 }
}

/// Sums of numbers with `+`, `−`, `/` and parentheses.
private struct SumParser {
  private var rest: Substring

  init(_ text: String) { rest = text.filter { $0 != " " }[...] }

  static func number(_ text: String) -> Double? {
    let plain = text.replacingOccurrences(of: "−", with: "-").trimmingCharacters(in: CharacterSet(charactersIn: "."))
    return plain == "∞" ? .infinity : plain == "-∞" ? -.infinity : Double(plain)
  }

  mutating func sum() -> Double? {
    guard var value = quotient() else { return nil }
    while let sign = rest.first, sign == "+" || sign == "−" {
      rest.removeFirst()
      guard let next = quotient() else { return nil }
      value = sign == "+" ? value + next : value - next
    }
    return value
  }

  private mutating func quotient() -> Double? {
    guard var value = factor() else { return nil }
    while rest.first == "/" {
      rest.removeFirst()
      guard let next = factor() else { return nil }
      value /= next
    }
    return value
  }

  private mutating func factor() -> Double? {
    if rest.first == "(" {
      rest.removeFirst()
      let value = sum()
      guard rest.first == ")" else { return nil }
      rest.removeFirst()
      return value
    }
    if rest.first == "−" {
      rest.removeFirst()
      return factor().map { -$0 }
    }
    let digits = rest.prefix { "0123456789.∞".contains($0) }
    rest.removeFirst(digits.count)
    return Self.number(String(digits))
  }
}
