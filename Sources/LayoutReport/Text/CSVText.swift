internal import ViewTree

/// Comma-separated values by RFC 4180.
enum CSVText {
  /// A record without the end of its line: fields with a comma, a quotation mark or a line break stand in quotation marks.
  static func record(_ fields: [String]) -> String {
    fields.map { field -> String in
      let isPlain = field.unicodeScalars.allSatisfy { ![",", "\"", "\r", "\n"].contains($0) }
      return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",")
  }

  /// A number with the digits that read back as it; empty where there is none.
  static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    return JSONText.number(value == 0 ? 0 : value).text()
  }
}
