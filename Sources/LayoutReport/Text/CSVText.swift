internal import ViewTree

/// Comma-separated values by RFC 4180.
enum CSVText {
  /// Records, each on a line that ends with CR and LF: fields with a comma, a quotation mark or a line break stand in quotation marks.
  ///
  ///     CSVText.records([["a", "b, c"]])        // a,"b, c"\r\n
  static func records(_ records: [[String]]) -> String {
    records.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { ![",", "\"", "\r", "\n"].contains($0) }
    return isPlain ? text : "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  /// A number with the digits that read back as it; empty where there is none.
  static func number(_ value: Double?) -> String {
    guard let value else { return "" }
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    return JSONText.number(value == 0 ? 0 : value).text()
  }
}
