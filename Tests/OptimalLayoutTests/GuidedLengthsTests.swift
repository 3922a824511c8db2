import LayoutTestSupport
import Testing

@testable import OptimalLayout

/// The search for a child's possible lengths where those that it has at another proposal across are known.
struct GuidedLengthsTests {
  /// A child given by its answers: its pieces, and how many offers it was asked.
  private static func pieces(
    guide: [LengthPiece] = [], mayTurnBack: Bool = false, _ length: @escaping (Double) -> Double,
    costs: @escaping (Double) -> Double = { _ in 0 }
  ) throws -> (pieces: [LengthPiece], asked: Int) {
    var search = PossibleLengths(
      pixel: 1 / 2, leaps: [], mayTurnBack: mayTurnBack, mayTurnBackEarly: mayTurnBack,
      guide: LengthGuide(guide, across: nil, pixel: 1 / 2)
    ) { .init(length: length($0), cost: .init(overflow: costs($0))) }
    let pieces = try search.pieces(upTo: 128)
    return (pieces, search.known.count)
  }

  /// From 20 to 100 the child keeps to its offer. What overflows is a stair of five steps, every 17 points, that is lower by
  /// 7 where the child is proposed 7 more across.
  @Test func `a stair that is lower by a few points takes half of the questions`() throws {
    func stair(_ length: Double, _ lower: Double) -> Double {
      max(0, 50 - 10 * ((length - 20) / 17).rounded(.down) - lower)
    }
    let first = try Self.pieces({ min(max($0, 20), 100) }, costs: { stair($0, 0) })
    let searched = try Self.pieces({ min(max($0, 20), 100) }, costs: { stair($0, 7) })
    let guided = try Self.pieces(guide: first.pieces, { min(max($0, 20), 100) }, costs: { stair($0, 7) })
    #expect(searched.pieces.map(\.lower) == [20, 37, 54, 71, 88])
    #expect(searched.pieces.map(\.overflow.value) == [43, 33, 23, 13, 3])
    #expect(guided.pieces == searched.pieces)
    #expect(guided.asked * 2 <= searched.asked)
  }

  /// The child keeps to offers from its beginning on, which is elsewhere than the guide says: before, behind, or just beside.
  @Test(arguments: [10.0, 25.25, 29.999, 30.001, 34.125, 61])
  func `an interval that begins elsewhere is found`(_ start: Double) throws {
    let guide = try Self.pieces { min(max($0, 30), 90) }.pieces
    let pieces = try Self.pieces(guide: guide) { min(max($0, start), 90) }.pieces
    #expect(pieces.count == 1)
    #expect(abs((pieces.first?.lower ?? 0) - start) <= 1e-9)
    #expect(pieces.first?.upper == 90)
  }

  /// The guide knows 10, 20 … 100; now the child has 12, 24 … 96.
  @Test func `single lengths are those that are answered, not those of the guide`() throws {
    func stair(_ offer: Double, _ step: Double) -> Double { min(max((offer / step).rounded(.down), 1) * step, 100) }
    let guide = try Self.pieces { stair($0, 10) }.pieces
    let pieces = try Self.pieces(guide: guide) { min(stair($0, 12), 96) }.pieces
    #expect(pieces.map(\.lower) == (1...8).map { Double($0) * 12 })
    #expect(pieces.map(\.upper) == (1...8).map { Double($0) * 12 })
  }

  /// To offers of 60 to 70 the child keeps, to all others it answers 7: an island that the guide knows.
  @Test func `a length beyond the greatest answer is found where the guide knows it`() throws {
    func island(_ offer: Double) -> Double { (60...70).contains(offer) ? offer : 7 }
    let first = try Self.pieces(mayTurnBack: true, island)
    let guided = try Self.pieces(guide: first.pieces, mayTurnBack: true, island)
    #expect(guided.pieces.map(\.lower) == [7, 60])
    #expect(guided.pieces.map(\.upper) == [7, 70])
    #expect(guided.asked < first.asked)
  }

  /// Stairs of random steps, each searched with and without those of another one as a guide: both find the steps.
  @Test(arguments: 0..<40)
  func `a search with a guide finds what one without finds`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: 5_100 + seed)
    func stair() -> (Double) -> Double {
      let cuts = (0..<4).map { _ in 24 + Double(random.integer(0...279)) / 4 }.sorted()
      let values = (0..<5).map { _ in Double(random.integer(0...39)) }
      return { length in values[cuts.filter { $0 <= length }.count] }
    }
    let (before, now) = (stair(), stair())
    let guide = try Self.pieces({ min(max($0, 20), 100) }, costs: before).pieces
    let pieces = try Self.pieces(guide: guide, { min(max($0, 20), 100) }, costs: now).pieces
    for quarter in 80...400 {
      let length = Double(quarter) / 4
      guard let piece = pieces.last(where: { $0.lower <= length && length <= $0.upper }) else { continue }
      #expect(
        abs(piece.overflow.value + piece.overflow.slope * (length - piece.lower) - now(length)) <= 1e-6, "\(length)")
    }
    // What is passed over is less than a pixel.
    for (piece, next) in zip(pieces, pieces.dropFirst()) { #expect(next.lower - piece.upper <= 0.5) }
  }

  /// From 10.3 on a word more fits, and the child takes the rest of its half pixel beyond the offer: 10.5. So 10.3 itself is
  /// no length of it, and what 22 points less overflow begins at 10.5.
  @Test func `a leap to the next pixel leaves out what lies between`() throws {
    let pieces = try Self.pieces(
      { (10.3..<10.5).contains($0) ? 10.5 : min(max($0, 4), 50) }, costs: { $0 < 10.3 ? 22 : 0 }
    ).pieces
    #expect(pieces.map(\.lower) == [4, 10.5])
    #expect(pieces.map(\.overflow) == [.init(value: 22, slope: 0), .zero])
    #expect(pieces[0].upper < 10.3 && pieces[0].upper > 10.3 - 1.0 / 64)
    #expect(pieces[1].upper == 50)
  }
}
