/// Random numbers that are the same for the same seed, on every machine (Steele, Lea and Flood: Fast splittable
/// pseudorandom number generators, 2014).
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  /// Begins the sequence of a seed.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The finaliser: a bijection in which each bit of the value changes half the bits of the result.
  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SplitMix64 {
  /// Begins the sequence of one sample of a survey: a pure function of the survey's seed, the number of children and the
  /// sample's index, which are mixed one after the other.
  ///
  /// Each sample has a sequence of its own, so that it is the same whichever thread or shard draws it.
  init(seed: UInt64, children: Int, sample: Int) {
    var key = Self.mixed(seed &+ Self.step)
    key = Self.mixed((key ^ UInt64(children)) &+ Self.step)
    state = Self.mixed((key ^ UInt64(sample)) &+ Self.step)
  }

  /// A number of [0, 1): one of the 2⁵³ multiples of 2⁻⁵³, each as likely as any other.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number of [0, `limit`).
  mutating func number(below limit: Double) -> Double { unit() * limit }

  /// A whole number of the range; each of its *k* numbers has the probability 1/*k* up to 2⁻⁵³ · *k*.
  mutating func whole(_ range: ClosedRange<Int>) -> Double {
    Double(range.lowerBound) + (unit() * Double(range.count)).rounded(.down)
  }
}
