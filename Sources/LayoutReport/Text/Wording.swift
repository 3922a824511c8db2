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
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "∞" : "−∞" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let magnitude = Int(abs(thousandths))
    let sign = thousandths < 0 ? "−" : ""
    var decimals = "\(magnitude % 1000 + 1000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return sign + "\(magnitude / 1000)" + (decimals.isEmpty ? "" : "." + decimals)
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
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `a`, `b` or `c`.
  static func choice(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
