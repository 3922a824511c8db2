/// Some of the keys of a format, by their places in it: a bit for each, so that a set takes no memory of its own.
struct KeySet: Hashable, Sendable {
  private var words: SIMD4<UInt64> = .zero

  /// How many keys a format may have.
  static let most = 4 * UInt64.bitWidth

  /// Makes a set of no keys.
  init() {}

  /// The keys at some places, each below ``most``.
  init(_ places: some Sequence<Int>) {
    for place in places { insert(place) }
  }

  /// Adds the key at a place, and returns whether it was not there before.
  @discardableResult
  mutating func insert(_ place: Int) -> Bool {
    precondition(place < Self.most, "A format has at most \(Self.most) keys")
    let wasThere = contains(place)
    words[place / UInt64.bitWidth] |= 1 << UInt64(place % UInt64.bitWidth)
    return !wasThere
  }

  /// Whether the key at a place is among them.
  func contains(_ place: Int) -> Bool { words[place / UInt64.bitWidth] & 1 << UInt64(place % UInt64.bitWidth) != 0 }

  /// Whether all the keys are among others.
  func isSubset(of other: KeySet) -> Bool { words & ~other.words == .zero }

  /// Whether none of the keys is among others.
  func isDisjoint(with other: KeySet) -> Bool { words & other.words == .zero }
}
