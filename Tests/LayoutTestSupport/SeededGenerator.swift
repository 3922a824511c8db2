/// Random numbers that are the same for the same seed, on every machine (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Begins the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension SeededGenerator {
  /// A whole number of the range.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// A number of the range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

  /// True with the given probability.
  package mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  /// One of the elements.
  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements.randomElement(using: &self)! }
}
