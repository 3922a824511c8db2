import GreedyLayout
import LayoutTestSupport
import Testing

/// Views that answer by axis are laid out as those that are asked, to the last bit.
struct AxisPathTests {
  @Test(arguments: Seeds.first(600))
  func `a tree with everything that answers by axis has the same layout`(_ seed: UInt64) throws {
    var generator = AxisTree(seed: seed)
    #expect(try LayoutPaths.differences(generator.document()) == [])
  }

  @Test(arguments: Seeds.first(200))
  func `a tree of stacks and readers has the same layout`(_ seed: UInt64) throws {
    var generator = TreeGenerator(seed: seed)
    #expect(try LayoutPaths.differences(generator.document(named: "seed \(seed)")) == [])
  }

  @Test(arguments: Seeds.first(200))
  func `a tree of all kinds has the same layout`(_ seed: UInt64) throws {
    var generator = MixedTree(seed: seed)
    #expect(try LayoutPaths.differences(generator.document()) == [])
  }
}
