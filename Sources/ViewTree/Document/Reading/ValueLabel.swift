/// What messages call a value of a document: its key, or an element of the array at its key, `content[2]`.
struct ValueLabel: ExpressibleByStringLiteral, CustomStringConvertible {
  private let key: String
  private let index: Int?

  init(_ key: String, at index: Int? = nil) {
    self.key = key
    self.index = index
  }

  init(stringLiteral key: String) { self.init(key) }

  /// An element of the array that the value is.
  func element(_ index: Int) -> ValueLabel { ValueLabel(description, at: index) }

  var description: String { index.map { "\(key)[\($0)]" } ?? key }
}
