import Testing

@testable import OptimalLayout

/// The search for a child's possible lengths, on children that are given as functions of what they are offered.
struct PossibleLengthsTests {
  private func pieces(
    upTo reach: Double, _ length: @escaping (Double) -> Double,
    costs: @escaping (Double) -> LengthPiece.Cost = { _ in LengthPiece.Cost() }
  ) throws -> [LengthPiece] {
    var search = PossibleLengths(pixel: 1 / 2, leaps: []) { .init(length: length($0), cost: costs($0)) }
    return try search.pieces(upTo: reach)
  }

  @Test func `a child that keeps to every offer has one piece`() throws {
    let pieces = try pieces(upTo: 128) { min(max($0, 10), 50) }
    #expect(pieces.map(\.lower) == [10])
    #expect(pieces.map(\.upper) == [50])
  }

  /// From 30 on the child keeps to its offer, below it answers 5 + 5/6 of it: the line meets the offers at 30.
  @Test func `an interval begins where the line below it meets the offers`() throws {
    let pieces = try pieces(upTo: 128) { $0 >= 30 ? $0 : 5 + $0 * 5 / 6 }
    #expect(pieces.last?.lower == 30)
    #expect(pieces.last?.upper == .infinity)
  }

  /// What overflows is 40 less twice the length up to 20, then nothing.
  @Test func `a cost is cut where it bends`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 100) }) { .init(overflow: max(0, 40 - 2 * $0)) }
    #expect(pieces.map(\.lower) == [0, 20])
    #expect(pieces.map(\.upper) == [20, 100])
    #expect(pieces.map(\.overflow) == [.init(value: 40, slope: -2), .zero])
  }

  /// Nothing overflows below 37; from there on 12 points do.
  @Test func `a cost that leaps has no slope there`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 100) }) { .init(overflow: $0 < 37 ? 0 : 12) }
    #expect(pieces.map(\.overflow) == [.zero, .init(value: 12, slope: 0)])
    #expect(pieces.first?.lower == 0)
    #expect(abs((pieces.first?.upper ?? 0) - 37) <= 1e-9)
    // The dearer side keeps a 64th of a pixel.
    #expect(abs((pieces.last?.lower ?? 0) - (37 + 1.0 / 128)) <= 1e-9)
    #expect(pieces.last?.upper == 100)
  }

  /// The other way about the cheaper lengths are all there, from 37 on.
  @Test func `a cost that leaps down leaves the cheaper length`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 100) }) { .init(overflow: $0 < 37 ? 12 : 0) }
    #expect(pieces.map(\.overflow) == [.init(value: 12, slope: 0), .zero])
    #expect(pieces.map(\.lower) == [0, 37])
    #expect(pieces.map(\.upper) == [37 - 1.0 / 128, 100])
  }

  /// What the child takes across grows from 50 below what is offered, and is beyond it from 60 on: a bend, and none where
  /// it leaps from 10 below to 45 below at 40.
  @Test func `an excess below zero costs nothing, whatever it is`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 100) }) { length in
      .init(excess: length < 40 ? length - 50 : length < 60 ? length - 85 : 2 * (length - 60))
    }
    #expect(pieces.map(\.lower) == [0, 60])
    #expect(pieces.map(\.excess) == [.zero, .init(value: 0, slope: 2)])
  }

  /// Offered more, the child takes twice as much, and twice as much of that: it comes to no length but 8, its answer to 0.
  @Test func `a child that takes ever more of a larger offer has its least length only`() throws {
    let pieces = try pieces(upTo: 128) { $0.isInfinite ? .infinity : max(8, 2 * $0) }
    #expect(pieces.map(\.lower) == [8])
    #expect(pieces.map(\.upper) == [8])
  }

  /// To an endless offer the child answers 200, to others whatever it is offered from 10 on, or from 10 to 90.
  @Test(arguments: [(Double.infinity, Double.infinity), (90, 90)])
  func `a child that takes less of an endless offer keeps to finite ones`(most: Double, upper: Double) throws {
    let pieces = try pieces(upTo: 128) { $0.isInfinite ? min(200, most / 2) : min(max($0, 10), most) }
    #expect(pieces.map(\.lower) == [10])
    #expect(pieces.map(\.upper) == [upper])
  }
}
