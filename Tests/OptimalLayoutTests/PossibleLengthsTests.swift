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

  /// A child that is never less than 150 has no length up to 128, and every one from 150.
  @Test func `a child whose least length is beyond the reach may have no end`() throws {
    for least in [128.0, 150] {
      let pieces = try pieces(upTo: 128) { max($0, least) }
      #expect(pieces.map(\.lower) == [least])
      #expect(pieces.map(\.upper) == [.infinity])
    }
  }

  /// A child of 10, 20 … 100. Sought down to 75, it has 100, 90, 80 and 70; of what lies below nothing is known but that it
  /// is at least the answer to nothing, and less than 70 by a 128th at least. The rest is not asked about.
  @Test func `a search ends below the first length that is no more than the bottom`() throws {
    func stair(_ offer: Double) -> Double { min(max((offer / 10).rounded(.down) * 10, 10), 100) }
    var whole = PossibleLengths(pixel: 1 / 2, leaps: []) { .init(length: stair($0), cost: .init()) }
    let all = try whole.pieces(upTo: 128)
    #expect(all.map(\.lower) == (1...10).map { Double($0) * 10 })
    #expect(!whole.isOpenBelow)
    var part = PossibleLengths(pixel: 1 / 2, leaps: [], mayTurnBack: false) {
      .init(length: stair($0), cost: .init())
    }
    let found = try part.pieces(upTo: 128, downTo: 75)
    #expect(part.isOpenBelow)
    #expect(found.map(\.lower) == [10, 70, 80, 90, 100])
    #expect(found.map(\.upper) == [70 - 1.0 / 128, 70, 80, 90, 100])
    #expect(part.known.count < whole.known.count)
    #expect(FoundPieces(pieces: found, isOpenBelow: true).reach(downTo: 72))
    #expect(!FoundPieces(pieces: found, isOpenBelow: true).reach(downTo: 69))
  }

  /// A child of 10, 20 … 90, 95 and all from there to 100, which takes 15 where it is offered nothing.
  @Test func `the lengths of a stretch are found`() throws {
    func stair(_ offer: Double) -> Double {
      if offer >= 95 { return min(offer, 100) }
      return offer == 0 ? 15 : max((offer / 10).rounded(.down) * 10, 10)
    }
    func found(_ lower: Double, _ upper: Double) throws -> [ClosedRange<Double>] {
      var search = PossibleLengths(pixel: 1 / 2, leaps: []) { .init(length: stair($0), cost: .init()) }
      defer { #expect(!search.isCutOff) }
      return try search.pieces(from: lower, to: upper).map { $0.lower...$0.upper }
    }
    #expect(try found(40, 65) == [40...40, 50...50, 60...60])
    #expect(try found(41, 49) == [])
    // What it takes of nothing is possible too.
    #expect(try found(5, 25) == [10...10, 15...15, 20...20])
    // An interval ends with the stretch.
    #expect(try found(80, 97) == [80...80, 90...90, 95...97])
    #expect(try found(98, 120) == [98...100])
    #expect(try found(101, 120) == [])
  }

  /// Stretches of 48 pixels, here of half a point: 24 points.
  @Test func `stretches lie around a length, and more of them after a while`() {
    let first = LengthStretches(pixel: 1 / 2).around(50)
    #expect(first.places == [1, 2, 3])
    #expect(first.interval(at: 2) == LengthSet.Interval(lower: 48, upper: 72))
    #expect(LengthStretches(pixel: 1 / 2).around(3).places == [0, 1])
    // With twelve places known, two on each side are added.
    let many = [50.0, 150, 250, 350].reduce(LengthStretches(pixel: 1 / 2)) { $0.around($1) }
    #expect(many.places == [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15])
    #expect(many.around(500).places.subtracting(many.places) == [18, 19, 20, 21, 22])
    #expect(!many.areTooMany)
    #expect((0..<30).reduce(many) { stretches, place in stretches.around(Double(place) * 100) }.areTooMany)
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

  /// Nothing overflows below 37; from there on 12 points do. 37 itself is not reached for nothing, but approached to one
  /// pixel, half a point.
  @Test func `a cost that leaps has no slope there`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 100) }) { .init(overflow: $0 < 37 ? 0 : 12) }
    #expect(pieces.map(\.overflow) == [.zero, .init(value: 12, slope: 0)])
    #expect(pieces.map(\.lower) == [0, 37])
    #expect(pieces.map(\.upper) == [36.5, 100])
  }

  /// A line that falls by two thirds of a point for each point, and ends in a leap by 15 at the greatest length, 10: the line
  /// through the last of it and the leap is none of the costs.
  @Test func `a cost that leaps at the end has one line before`() throws {
    let pieces = try pieces(upTo: 100, { min($0, 10) }) { .init(overflow: ($0 < 10 ? 28 : 43) - $0 / 1.5) }
    #expect(pieces.map(\.lower) == [0, 10])
    #expect(pieces.map(\.upper) == [9.5, 10])
    #expect(pieces.map(\.overflow.value) == [28, 43 - 10 / 1.5])
    #expect(pieces.count == 2 && abs(pieces[0].overflow.slope + 2.0 / 3) <= 1e-9)
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

extension PossibleLengthsTests {
  /// To an offer of x the child answers 240 − x / 2 up to 240, and 240 to none and to any greater: it keeps to those where
  /// 240 − x / 2 ≤ x, from 160 on, and up to 240.
  @Test func `a child that answers the same to nothing and to infinity is looked at between`() throws {
    let pieces = try pieces(upTo: 256) { $0 <= 240 ? max($0, 240 - $0 / 2) : 240 }
    #expect(pieces.map(\.lower) == [160])
    #expect(pieces.map(\.upper) == [240])
  }

  /// The answers 40 + x / 2 fall from 400 to 240, 160 and 120, by half of what is left to 80 each time: 80 = 40 + 80 / 2.
  /// From 24 on, up to there, the child keeps to its offer.
  @Test func `answers that come closer and closer to a length lead to it`() throws {
    let pieces = try pieces(upTo: 512) { max(24, min($0, 40 + min($0, 400) / 2)) }
    #expect(pieces.map(\.lower) == [24])
    #expect(pieces.map(\.upper) == [80])
  }

  /// The answers 24 − x / 2 go to and fro about 16 = 24 − 16 / 2, to which alone the child keeps; to any offer of 24 on it
  /// answers 12.
  @Test func `answers that go to and fro about a length lead to it`() throws {
    let pieces = try pieces(upTo: 128) { 24 - min($0, 24) / 2 }
    #expect(pieces.contains { $0.lower == 16 && $0.upper == 16 })
  }

  /// With a pixel of 1/2 the child takes 8, 7.5 and 7 points, and nothing between.
  @Test func `lengths a pixel apart are no interval`() throws {
    let pieces = try pieces(upTo: 128) { min(8, max(7, ($0 * 2).rounded(.down) / 2)) }
    #expect(pieces.map(\.lower) == [7, 7.5, 8])
    #expect(pieces.map(\.upper) == [7, 7.5, 8])
  }

  /// Up to 8 the child keeps to its offer; to more it answers 9, up to 9.
  @Test func `an interval ends at the very offer from which on a greater length is answered`() throws {
    let pieces = try pieces(upTo: 128) { $0 <= 8 ? max($0, 4) : 9 }
    #expect(pieces.map(\.lower) == [4, 9])
    #expect(pieces.map(\.upper) == [8, 9])
  }

  /// To offers from 10 to 13 the child keeps, else it answers 7: 10 is known as a length where it may leap.
  @Test func `lengths above what is answered to infinity are found where a leap is known`() throws {
    var search = PossibleLengths(pixel: 1, leaps: [10]) {
      .init(length: (10...13).contains($0) ? $0 : 7, cost: .init())
    }
    let pieces = try search.pieces(upTo: 128)
    #expect(pieces.map(\.lower) == [7, 10])
    #expect(pieces.map(\.upper) == [7, 13])
  }

  /// Nothing overflows up to 2.5; from there on twice what goes beyond, up to 10, where it stays at 15. A line from the
  /// beginning to beyond 2.5 meets the last one too, and is none of the cost's own.
  @Test func `a line that only begins and ends on the costs is cut again`() throws {
    let pieces = try pieces(upTo: 128, { min(max($0, 1.25), 128) }) { .init(overflow: min(15, max(0, 2 * ($0 - 2.5)))) }
    #expect(pieces.prefix(3).map(\.lower) == [1.25, 2.5, 10])
    #expect(pieces.prefix(3).map(\.overflow.slope) == [0, 2, 0])
    #expect(pieces.dropFirst(3).allSatisfy { $0.overflow == .init(value: 15, slope: 0) })
  }

  /// 17.5 overflows up to 32.5, where a view inside gives way and 15 is left; as its length is found only to a millionth, it
  /// gives way that much early, and what is missing until 32.5 counts twice. That is no line of the costs.
  @Test func `a leap that comes a rounding early is at its plain number`() throws {
    let leap = 32.5 - 1e-6
    let pieces = try pieces(upTo: 64, { min(max($0, 30), 50) }) { offer in
      .init(overflow: offer < leap ? 17.5 : 15 + 2 * max(0, 32.5 - offer))
    }
    #expect(pieces.map(\.lower) == [30, 32.5])
    #expect(pieces.map(\.upper) == [32.5 - 1.0 / 128, 50])
    #expect(pieces.map(\.overflow) == [.init(value: 17.5, slope: 0), .init(value: 15, slope: 0)])
  }

  /// A child that answers x/14 more to an offer x below 13, but for what is less than a millionth, begins at 13: the line of
  /// what it answers meets the offers there.
  @Test func `a beginning is where more is answered below, however little`() throws {
    let pieces = try pieces(upTo: 128) { offer in
      let more = max(0, 13 - offer) / 14
      return offer + (more < 1e-6 ? 0 : more)
    }
    #expect(pieces.map(\.lower) == [13.0 / 14, 13])
    #expect(pieces.map(\.upper) == [13.0 / 14, .infinity])
  }

  /// A child that keeps to offers from 13 − 1/100,000 on, and answers that to smaller ones, begins there.
  @Test func `a beginning just below a plain number stays where it is`() throws {
    let pieces = try pieces(upTo: 128) { max($0, 13 - 1e-5) }
    #expect(pieces.count == 1)
    #expect(abs((pieces.first?.lower ?? 0) - (13 - 1e-5)) <= 1e-9)
  }

  /// What overflows is 20 less the length up to 20, and nothing beyond, as far as programs inside can tell: they leave open
  /// some billionths, with which the first line would meet the second one just before 20.
  @Test func `a bend that lies a rounding before a plain number is there, and what is left beyond is nothing`() throws {
    let found = try pieces(upTo: 128) {
      min(max($0, 10), 50)
    } costs: { length in
      LengthPiece.Cost(overflow: length < 20 ? (20 - length) * (1 + 5e-11) : 2e-9 * (50 - length) / 30)
    }
    #expect(found.map(\.lower) == [10, 20])
    #expect(found.map(\.upper) == [20, 50])
    #expect(found.map(\.overflow)[1] == .zero)
  }
}
