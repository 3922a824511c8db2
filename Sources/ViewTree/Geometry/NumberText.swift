extension Double {
  /// The number for people, with at most three decimals and without trailing zeros: `37.5`, `240`, `∞`, `−8`.
  package var text: String {
    guard isFinite else { return isNaN ? "nan" : self > 0 ? "∞" : "−∞" }
    let thousandths = (self * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(self)" }
    let magnitude = Int(abs(thousandths))
    let sign = thousandths < 0 ? "−" : ""
    let whole = sign + String(magnitude / 1000)
    guard magnitude % 1000 != 0 else { return whole }
    var decimals = "\(magnitude % 1000 + 1000)".dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return whole + "." + decimals
  }
}

extension CGFloat {
  /// The number for people, with at most three decimals and without trailing zeros.
  package var text: String { Double(self).text }
}

extension [String] {
  /// The names in a sentence: `a, b and c`.
  package var joinedInWords: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
