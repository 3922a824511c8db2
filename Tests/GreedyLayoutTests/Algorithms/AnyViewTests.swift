import GreedyLayout
import LayoutTestSupport
import Testing

/// The rules in layouts whose views are more than ranges: texts, aspect ratios, stacks in stacks.
struct AnyViewTests {
  private func examine(
    _ algorithm: DistributionAlgorithm, _ view: some View, width: CGFloat, height: CGFloat
  ) throws -> PlacedTree {
    var engine = GreedyEngine(distribution: algorithm.distribution)
    engine.options.tracesEveryView = true
    return try engine.layout(view, in: ProposedViewSize(width: width, height: height))
  }

  /// The reasons and major lengths of what was proposed to the children of a row, in order.
  private func proposals(_ placed: PlacedTree) -> [String] {
    placed.trace.filter { $0.depth == 1 }.compactMap { entry in
      guard case .proposal(let proposal) = entry.event, let reason = entry.reason else { return nil }
      return "\(entry.label) \(proposal.width.map { "\($0)" } ?? "nil") \(reason)"
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      Rectangle().frame(minWidth: 0, maxWidth: 60).id("a")
      Rectangle().frame(minWidth: 20, maxWidth: 80).layoutPriority(-1).id("b")
      Rectangle().frame(minWidth: 10, maxWidth: 30).id("c")
    }
    .id("row")
  }

  @Test func `flexbox asks for every range, then offers what it chose, in source order`() throws {
    let placed = try examine(.flexbox, row, width: 100, height: 10)
    // 100 / 3 = 33.3 is 3.3 too much for c; 70 / 2 = 35.
    #expect(
      proposals(placed) == [
        "a 0.0 minimumProbe", "a inf maximumProbe", "b 0.0 minimumProbe", "b inf maximumProbe",
        "c 0.0 minimumProbe", "c inf maximumProbe", "a 35.0 prescribed", "b 35.0 prescribed", "c 30.0 prescribed",
      ])
  }

  @Test func `maximumFirst asks for the minimums to set aside, then offers what they leave`() throws {
    let placed = try examine(.maximumFirst, row, width: 100, height: 10)
    // The lowest priority comes last: 100 − 10 − 20 = 70, then 40 − 20 … and the last 100 − 60 − 20 = 20.
    #expect(
      proposals(placed) == [
        "b 0.0 reserveProbe", "c 0.0 reserveProbe", "a 70.0 rest", "c 20.0 rest", "b 20.0 rest",
      ])
  }

  @Test func `a rule asks only for what its order goes by`() throws {
    let inOrder = proposals(try examine(.inOrder, row, width: 100, height: 10))
    #expect(
      inOrder == [
        "b 0.0 reserveProbe", "a 40.0 share(count: 2, remaining: 80.0)", "c 40.0 share(count: 1, remaining: 40.0)",
        "b 30.0 share(count: 1, remaining: 30.0)",
      ])
    let smallest = proposals(try examine(.maximum, row, width: 100, height: 10))
    #expect(smallest.filter { $0.contains("minimumProbe") }.isEmpty)
    #expect(smallest.filter { $0.contains("maximumProbe") } == ["c inf maximumProbe", "a inf maximumProbe"])
    let largest = proposals(try examine(.minimum, row, width: 100, height: 10))
    #expect(largest.filter { $0.contains("maximumProbe") }.isEmpty)
    #expect(largest.filter { $0.contains("minimumProbe") } == ["c 0.0 minimumProbe", "a 0.0 minimumProbe"])
  }

  @Test(arguments: DistributionAlgorithm.allCases)
  func `a text takes what it needs of its offer`(_ algorithm: DistributionAlgorithm) throws {
    let row = HStack(spacing: 0) {
      Text("a text that trades lines for width").id("text")
      Rectangle().frame(minWidth: 50).id("shape")
    }
    .id("row")
    let placed = try examine(algorithm, row, width: 200, height: 300)
    let allocation = try #require(placed.allocations.first)
    let lengths = allocation.lengths.map(Double.init)
    let offers = allocation.shares.map { Double($0.offer ?? .nan) }
    // The widest letter is 13.67 points wide, and is not broken.
    #expect(lengths[0] > 13 && lengths[0] <= max(offers[0], 14))
    #expect(lengths[0] <= 150)
    // The shape fills what it is offered.
    #expect(lengths[1] == max(50, offers[1]))
    #expect(Double(placed["row"]!.width) == lengths[0] + lengths[1])
  }

  @Test func `an aspect ratio is a range at the stack's minor proposal`() throws {
    let row = HStack(spacing: 0) {
      Color.red.aspectRatio(1, contentMode: .fit).id("square")
      Rectangle().frame(minWidth: 20).id("shape")
    }
    // The square is 0…40 wide, in a row 40 high: 100 / 2 = 50 is 10 too much for it.
    let flexible = try examine(.flexbox, row, width: 100, height: 40)
    #expect(flexible["square"]!.size == CGSize(width: 40, height: 40))
    #expect(flexible["shape"]!.width == 60)
    // Beside a view without a maximum it gets its minimum: 0.
    let proportional = try examine(.proportional, row, width: 100, height: 40)
    #expect(proportional["square"]!.size == CGSize(width: 0, height: 0))
    let first = try examine(.maximumFirst, row, width: 100, height: 40)
    #expect(first["shape"]!.width == 60)
  }

  @Test func `stacks in stacks share by the same rule`() throws {
    let column = VStack(spacing: 0) {
      VStack(spacing: 0) {
        Rectangle().frame(minHeight: 200, maxHeight: 250).id("red")
        Rectangle().frame(minHeight: 0, maxHeight: 60).id("blue")
      }
      Rectangle().frame(height: 100).id("green")
    }
    let flexible = try examine(.flexbox, column, width: 10, height: 400)
    #expect(flexible["red"]!.height == 240)
    #expect(flexible["blue"]!.height == 60)
    let greedy = try examine(.swiftui, column, width: 10, height: 400)
    #expect(greedy["red"]!.height == 200)
  }

  @Test(arguments: DistributionAlgorithm.allCases)
  func `an infinite length is offered to everyone`(_ algorithm: DistributionAlgorithm) throws {
    let placed = try examine(algorithm, row, width: .infinity, height: 10)
    #expect(placed.size.width == 170)
    let unspecified = try GreedyEngine(distribution: algorithm.distribution).layout(
      row, in: ProposedViewSize(width: nil, height: 10))
    // Ideal widths: 10 for a shape, kept within 20…80 for b.
    #expect(unspecified.size.width == 40)
  }

  /// Frames that differ from rule to rule, but are numbers, and the same when asked again.
  @Test(arguments: DistributionAlgorithm.allCases)
  func `generated trees have finite frames, the same each time`(_ algorithm: DistributionAlgorithm) throws {
    let engine = GreedyEngine(distribution: algorithm.distribution)
    var options = TreeGenerator.Options()
    options.overlapsInside = true
    for seed in Seeds.first(60) {
      var generator = TreeGenerator(seed: seed, options: options)
      let document = generator.document(named: "seed \(seed)")
      let placed = try engine.layout(document)
      let again = try engine.layout(document)
      for ((key, frame), (_, other)) in zip(placed.frames, again.frames) {
        #expect(frame == other, "\(key) of seed \(seed)")
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        #expect(numbers.allSatisfy { $0.isFinite }, "\(key) of seed \(seed): \(frame)")
      }
    }
  }

  @Test func `SwiftUI's rule by its name is the rule of the engine`() throws {
    for seed in Seeds.first(60) {
      var generator = TreeGenerator(seed: seed)
      let document = generator.document(named: "seed \(seed)")
      let named = try GreedyEngine(distribution: DistributionAlgorithm.swiftui.distribution).layout(document)
      let standard = try GreedyEngine().layout(document)
      #expect(standard.frames.map(\.frame) == named.frames.map(\.frame))
    }
  }
}
