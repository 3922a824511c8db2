/// How reports write numbers and names for people.
enum Wording {
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

  /// A view's name in a sentence: an id as it is, a path in full.
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

/// A table of text: columns as wide as their widest cell, numbers to the right.
struct TextTable {
  /// Where a column's cells stand.
  enum Side { case left, right }

  var sides: [Side]
  var rows: [[String]] = []

  /// The rows as lines, each indented by `indentation` spaces, columns two spaces apart.
  func lines(indentation: Int = 2) -> [String] {
    let widths = sides.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column -> String in
        let room = String(repeating: " ", count: widths[column] - row[column].count)
        return sides[column] == .left ? row[column] + room : room + row[column]
      }
      let line = String(repeating: " ", count: indentation) + cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension String {
  /// The text broken into lines of at most `width` characters, each after the first indented by `indentation` spaces.
  func wrapped(to width: Int, indentation: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      let limit = width - indentation
      if !line.isEmpty, line.count + 1 + word.count > limit {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indentation))
  }
}
