internal import Yams

/// A YAML text in which Yams sees neither aliases nor equal keys, because it would do too early what it does with them.
///
/// - It replaces each alias by a copy of what the anchor names, so that nine lines of nine aliases each stand for nine to the
///   ninth, almost 400 million, values ("billion laughs"). With `*` hidden, `*row` is an ordinary string, and
///   ``YAMLConverter`` counts what it stands for before it makes anything.
/// - It refuses a mapping with equal keys with the place of the mapping and nothing else. With all characters of one of
///   them hidden, the rest of the document is read, and the checker tells this error with its place beside all others.
///
/// What is hidden is replaced by a private-use character that the text does not have, one character by one, so that lines
/// and columns stay.
struct YAMLMask {
  /// The text without masks, of the same length.
  let original: YAMLOriginal
  /// The keys that are hidden, by what stands in their place.
  private(set) var keys: [String: String] = [:]
  /// The character that stands for `*`.
  private let asterisk: Unicode.Scalar
  private var scalars: [Unicode.Scalar]
  private var free: FreeCharacters

  /// Hides the aliases of a text; nil where the text has every private-use character already.
  init?(_ text: String) {
    scalars = Array(text.unicodeScalars)
    original = YAMLOriginal(scalars)
    free = FreeCharacters(notIn: scalars)
    guard let asterisk = free.next() else { return nil }
    self.asterisk = asterisk
    for offset in scalars.indices where scalars[offset] == "*" { scalars[offset] = asterisk }
  }

  /// The private-use characters that a text does not have, one after the other.
  private struct FreeCharacters {
    private var used: Set<Unicode.Scalar> = []
    private var value: UInt32 = 0xE000

    init(notIn text: [Unicode.Scalar]) {
      for scalar in text where scalar.value >= 0xE000 && scalar.value <= 0xF8FF { used.insert(scalar) }
    }

    mutating func next() -> Unicode.Scalar? {
      while value <= 0xF8FF, let scalar = Unicode.Scalar(value) {
        value += 1
        if !used.contains(scalar) { return scalar }
      }
      return nil
    }
  }

  /// The text with its masks.
  var text: String { String(String.UnicodeScalarView(scalars)) }

  /// Hides the key at a place; false if the key is not there as it is, or no character is left.
  mutating func hide(_ key: String, at mark: Mark) -> Bool {
    guard let character = free.next(), var start = original.offset(of: mark) else { return false }
    let hidden = Array(key.unicodeScalars)
    if start < scalars.count, scalars[start] == "\"" || scalars[start] == "'" { start += 1 }
    guard !hidden.isEmpty, start <= scalars.count, scalars[start...].starts(with: hidden) else { return false }
    let mask = Array(repeating: character, count: hidden.count)
    scalars.replaceSubrange(start..<(start + hidden.count), with: mask)
    keys[String(String.UnicodeScalarView(mask))] = key
    return true
  }

  /// The name of the anchor to which a plain scalar is an alias; nil where it is none.
  func aliasName(of scalar: Node.Scalar) -> String? {
    guard scalar.style == .plain, scalar.string.unicodeScalars.first == asterisk else { return nil }
    return String(String.UnicodeScalarView(scalar.string.unicodeScalars.dropFirst()))
  }

  /// A text with what is hidden in it.
  func restored(_ text: String) -> String {
    guard text.unicodeScalars.contains(asterisk) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == asterisk ? "*" : $0 }))
  }
}
