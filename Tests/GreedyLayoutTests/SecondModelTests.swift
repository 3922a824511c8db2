import GreedyLayout
import LayoutTestSupport
import Testing

/// SwiftUI's rule beside a second, slow and plain model of it.
struct SecondModelTests {
  @Test(arguments: Seeds.first(300))
  func `a stack of ranges makes the offers that the theory says`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let stack = RangeStack.random(&generator, children: 1...(seed % 10 == 0 ? 45 : 7))
    let expected = OnePassRule.share(stack.available, among: stack.children)
    let placed = try GreedyEngine().layout(stack.document())
    let allocation = try #require(placed.allocations.first)
    let offers = allocation.shares.map { Double($0.offer ?? .nan) }
    #expect(zip(allocation.lengths, expected.lengths).allSatisfy { isClose($0, $1, in: stack) }, "\(stack)")
    #expect(zip(offers, expected.offers).allSatisfy { isClose($0, $1, in: stack) }, "\(stack)")
    #expect(allocation.shares.map(\.asked) == expected.asked, "\(stack)")
    #expect(allocation.spacing == CGFloat(stack.spacing))
    let used = Double(allocation.used)
    #expect(isClose(used, expected.lengths.reduce(0, +) + stack.spacing, in: stack), "\(stack)")
  }

  /// Whether two lengths differ only by rounding: the model adds up in another order.
  private func isClose(_ first: Double, _ second: Double, in stack: RangeStack) -> Bool {
    abs(first - second) <= 1e-12 * max(1, stack.offered)
  }

  /// Sizes only: the model lays out both axes by themselves and keeps no caches.
  @Test(arguments: Seeds.first(300))
  func `sizes of a generated separable tree are those of the model`(seed: UInt64) throws {
    var options = TreeGenerator.Options()
    options.overlapsInside = true
    var generator = TreeGenerator(seed: seed, options: options)
    let document = generator.document(named: "seed \(seed)")
    guard let table = try differences(in: document) else { return }
    let smallest = Shrinker { (try? differences(in: $0)) ?? nil != nil }.smallest(document)
    let shown = try differences(in: smallest) ?? table
    let json = try DocumentWriter().json(smallest)
    let command = Seeds.repeating(seed, of: "SecondModelTests")
    Issue.record("\(shown.text(repeatedBy: "\(command), smallest document:\n\(json)"))")
  }

  private func differences(in document: LayoutDocument) throws -> SideBySide? {
    let expected = try SeparableLayout(document, sharing: .asSwiftUI)
    let placed = try GreedyEngine().layout(document)
    var table = SideBySide()
    var isClose = expected.sizes.count >= placed.frames.count
    for (key, width, height) in expected.sizes {
      let size = placed[key]?.size
      let difference = size.map { max(abs($0.width - width), abs($0.height - height)) } ?? .infinity
      let isSame = difference <= 1e-9 * max(1, abs(width), abs(height))
      isClose = isClose && isSame
      let text = "\(width) × \(height)"
      table.add(key, expected: text, actual: isSame ? text : size.map { "\($0.width) × \($0.height)" })
    }
    return isClose ? nil : table
  }
}
