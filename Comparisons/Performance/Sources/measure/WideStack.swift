import GLPK
import GreedyLayout
import OptimalLayout

/// One stack of many children between bounds, for which other solvers can be asked too.
struct WideStack {
  private let count: Int

  init(_ count: String) throws {
    guard let count = Int(count), count > 0 else { throw Misuse(description: "`\(count)` is no number of children") }
    self.count = count
  }

  /// Half of what all children could take together.
  private var length: Int { count * 25 }

  private func bounds(_ child: Int) -> (least: Int, greatest: Int) { (child % 20, 40 + child % 37) }

  private var root: ViewNode {
    ViewNode(
      .vStack(alignment: .center, spacing: 0, dynamic: false),
      content: (0..<count).map { child in
        let bounds = bounds(child)
        return ViewNode(
          .color,
          modifiers: [
            .flexibleFrame(FrameBounds(minHeight: CGFloat(bounds.least), maxHeight: CGFloat(bounds.greatest)))
          ])
      })
  }

  /// The stack as a layout document, from which `allot export` writes the programs.
  var document: String {
    let children = (0..<count).map { child in
      let bounds = bounds(child)
      return
        #"{"type":"Color","modifiers":[{"type":"frame","minHeight":\#(bounds.least),"maxHeight":\#(bounds.greatest)}]}"#
    }
    return #"{"proposal":{"width":100,"height":\#(length)},"view":{"type":"VStack","spacing":0,"content":["#
      + children.joined(separator: ",") + "]}}"
  }

  /// Prints the milliseconds of processor time of each optimal layout, by all goals and with everything that is found out for it.
  func printTimes(rounds: Int) throws {
    let (root, size) = (root, CGSize(width: 100, height: CGFloat(length)))
    for _ in 0..<rounds {
      let time = try ProcessorTime.of {
        _ = try OptimalEngine(solver: GLPKSolver()).layout(IndexedTree(root), in: ProposedViewSize(size))
      }
      print((time * 1000).digits(3))
    }
  }
}
