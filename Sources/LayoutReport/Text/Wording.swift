internal import ViewTree

/// How reports write numbers and names for people.
enum Wording {
  /// A view's key or a document's name on a line with other words: in visible characters, and shortened in the middle to
  /// half a page.
  static func name(_ name: String) -> String { name.printable().shortened(to: Page.width / 2) }

  /// Two spaces a level; levels for which half a page is too narrow are counted: `⋯57 `.
  static func indentation(_ depth: Int) -> String {
    let most = Page.width / 4
    return depth <= most ? String(repeating: "  ", count: depth) : String(repeating: "  ", count: most) + "⋯\(depth) "
  }

  /// A number with at most three decimals and without trailing zeros: `37.5`, `240`, `∞`.
  static func number(_ value: Double) -> String { value.text }

  /// A size with as many digits as it takes: `310`, `37.5`; a fraction where it is one of few parts: `33 1/3`.
  static func exact(_ size: Double) -> String {
    let text = number(size)
    if Double(text) == size || !size.isFinite { return text }
    let whole = size.rounded(.down)
    for parts in 3...100 where whole < 1e9 {
      let count = ((size - whole) * Double(parts)).rounded()
      guard abs(whole + count / Double(parts) - size) <= 2 * size.ulp else { continue }
      return (whole == 0 ? "" : "\(Int(whole)) ") + "\(Int(count))/\(parts)"
    }
    return "\(size)"
  }

  /// A share as a percentage with two decimals and without its sign: `2.91`.
  static func percent(_ share: Double) -> String {
    let hundredths = Int((share * 10_000).rounded())
    return "\(hundredths / 100).\("\(hundredths % 100 + 100)".dropFirst())"
  }

  /// A share as a percentage, a dash where there is none.
  static func percent(_ share: Double?) -> String { share.map { percent($0) } ?? "–" }

  /// A whole number with its thousands set apart: `100,000`.
  static func whole(_ value: Int) -> String {
    var text = ""
    for (place, digit) in "\(value)".reversed().enumerated() {
      if place > 0, place % 3 == 0 { text = "," + text }
      text = "\(digit)" + text
    }
    return text
  }

  /// A number as it is written in code: with a hyphen for minus, and all its digits.
  static func code(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Whether a number of at least 0 reads as more than that.
  static func reads(_ value: Double) -> Bool { value > 0 && number(value) != "0" }

  /// A difference with its sign; nothing where it would read as 0, or is that of two infinite lengths.
  static func difference(_ value: Double) -> String {
    guard !value.isNaN else { return "" }
    let text = number(value)
    return text == "0" || text == "−0" ? "" : value > 0 ? "+" + text : text
  }

  /// A range of lengths: `200…250`, or one number where both ends read the same.
  static func range(_ minimum: Double, _ maximum: Double) -> String {
    minimum == maximum ? number(minimum) : "\(number(minimum))…\(number(maximum))"
  }

  /// Lengths as a sum: `240 + 60`.
  static func sum(_ lengths: [Double]) -> String { lengths.map { number($0) }.joined(separator: " + ") }

  /// A place in an order: `first`, `second`, `11th`.
  static func ordinal(_ place: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    return place <= words.count ? words[place - 1] : "\(place)th"
  }

  /// `a`, `b` and `c`.
  static func list(_ names: [String]) -> String { names.joinedInWords }

  /// `a`, `b` or `c`.
  static func choice(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
