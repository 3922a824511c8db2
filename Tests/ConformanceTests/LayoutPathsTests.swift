import LayoutTestSupport
import Testing
import ViewTree

/// The cases of all files, laid out by axis where that can be and by asking every view: to the last bit the same.
struct LayoutPathsTests {
  @Test(arguments: [
    "stacks", "recorded-traces", "recorded-by-others", "optimal", "coupled", "coupled-further", "whole-tree",
    "public-reports",
  ])
  func `both paths have the same layout`(_ file: String) throws {
    let documents = try ConformanceCase.allCases(in: file).compactMap { try? $0.document.get() }
    #expect(documents.count >= 7, "\(file)")
    for var document in documents {
      // What stands around an inspected view is asked; without inspections it is not.
      document.view = document.view.withoutInspections
      #expect(try LayoutPaths.differences(document) == [], "\(document.name ?? file)")
    }
  }
}

extension ViewNode {
  fileprivate var withoutInspections: ViewNode {
    var node = self
    node.modifiers.removeAll { if case .inspect = $0 { true } else { false } }
    node.content = node.content.map(\.withoutInspections)
    return node
  }
}
