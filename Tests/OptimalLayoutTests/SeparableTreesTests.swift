import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing
import ViewTree

/// The optimal layout of generated separable trees beside water-filling from the outside in.
struct SeparableTreesTests {
  @Test(arguments: Seeds.first(300))
  func `sizes of a generated tree are those of water-filling`(seed: UInt64) throws {
    let (document, _) = TreeGenerator.document(seed: seed)
    guard let table = try differences(in: document) else { return }
    let smallest = Shrinker { (try? differences(in: $0)) ?? nil != nil }.smallest(document)
    let shown = try differences(in: smallest) ?? table
    let json = try DocumentWriter().json(smallest, pretty: true)
    let command = Seeds.repeating(seed, of: "SeparableTreesTests")
    Issue.record("\(shown.text(repeatedBy: "\(command), smallest document:\n\(json)"))")
  }

  @Test(arguments: Seeds.first(300))
  func `the views keep to what was planned, and every frame is finite`(seed: UInt64) throws {
    let (document, expected) = TreeGenerator.document(seed: seed)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(expected.sizes.count >= result.placed.frames.count)
    #expect(result.realisationGap <= 1e-9)
    #expect(result.approximations.isEmpty)
    #expect(result.decidedBy == nil)
    for (key, frame) in result.placed.frames {
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(key): \(numbers)")
    }
  }

  /// Both layouts' sizes side by side where a view's differ by more than 1e-6; nil where they agree.
  private func differences(in document: LayoutDocument) throws -> SideBySide? {
    let expected = try SeparableLayout(document)
    let placed = try OptimalEngine(solver: GLPKSolver()).layout(document).placed
    var table = SideBySide()
    var isClose = true
    for (key, width, height) in expected.sizes {
      let size = placed[key]?.size
      let difference = size.map { max(abs($0.width - width), abs($0.height - height)) } ?? .infinity
      let isSame = difference <= 1e-6 * max(1, abs(width), abs(height))
      isClose = isClose && isSame
      let text = "\(width) × \(height)"
      table.add(key, expected: text, actual: isSame ? text : size.map { "\($0.width) × \($0.height)" })
    }
    return isClose ? nil : table
  }
}
