import BigInt
import Testing

@testable import ExactSimplex

struct RationalTests {
  @Test(arguments: [
    0, 1, -1, 0.1, -2.5, 1.0.nextUp, 1e308, -1e-308, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p64, 1e22,
  ])
  func `a double becomes a fraction and comes back`(_ value: Double) {
    #expect(Double(Rational(value)) == value)
  }

  @Test func `a fraction becomes the nearest double`() {
    #expect(Double(Rational(1, over: 3)) == 1.0 / 3)
    #expect(Double(Rational(-2, over: 3)) == -2.0 / 3)
    #expect(Double(Rational((BigInt(1) << 53) + 1)) == 0x1p53)
    #expect(Double(Rational((BigInt(1) << 53) + 3)) == 0x1p53 + 4)
    #expect(Double(Rational((BigInt(1) << 200) + 1, over: BigInt(1) << 200)) == 1)
    #expect(Double(Rational(((BigInt(1) << 53) + 1) << 100 + 1, over: BigInt(1) << 100)) == 0x1p53 + 2)
    #expect(Double(Rational(BigInt(1) << 2000)) == .infinity)
  }

  @Test func `fractions are in lowest terms and ordered`() {
    #expect(Rational(6, over: -4).description == "-3/2")
    #expect(Rational(0, over: -4).description == "0")
    #expect(Rational(1, over: 3) < Rational(1, over: 2))
    #expect(Rational(-1, over: 2) < Rational(-1, over: 3))
    #expect(Rational(1, over: 3) + Rational(1, over: 6) == Rational(1, over: 2))
    #expect(Rational(2, over: 3) * Rational(3, over: 4) == Rational(1, over: 2))
    #expect([7, -7, 6, -6].map { Rational($0, over: 3).floor } == [2, -3, 2, -2])
  }
}
