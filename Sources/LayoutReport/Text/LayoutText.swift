public import LayoutEngine
public import OptimalLayout

/// A layout for people: every view with its frame, indented by what it stands in.
public struct LayoutText {
  private let name: String
  private let engine: String
  private let placed: PlacedTree
  private let optimal: OptimalResult?

  /// Prepares the listing of a layout; `name` is the document's, and `optimal` what is known of an optimal one, whose
  /// approximations are named below it.
  public init(name: String, engine: String, _ placed: PlacedTree, optimal: OptimalResult? = nil) {
    self.name = name
    self.engine = engine
    self.placed = placed
    self.optimal = optimal
  }

  /// The listing, ending with a line break.
  public var text: String {
    var table = TextTable(sides: [.left, .right, .right, .right, .right])
    table.rows.append(["", "x", "y", "width", "height"])
    let tree = placed.tree
    var depths: [Int] = []
    for (number, view) in tree.views.enumerated() {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      guard view.isWritten, let frame = placed.elementFrames[view.element] else { continue }
      let label = view.isNamed ? "\(view.typeName) \"\(Wording.name(tree.key(ofView: number)))\"" : view.typeName
      table.rows.append([
        Wording.indentation(depth) + label, Wording.number(frame.origin.x), Wording.number(frame.origin.y),
        Wording.number(frame.size.width), Wording.number(frame.size.height),
      ])
    }
    let size = "\(Wording.number(placed.size.width)) × \(Wording.number(placed.size.height)) pt"
    let approximations = optimal.flatMap { Wording.approximations($0.approximations) }.map { ["", $0] } ?? []
    let uncertain = UncertainRules(placed).text.map { ["", $0] } ?? []
    let lines = ["\(Wording.name(name))   \(engine), \(size)", ""] + table.lines() + approximations + uncertain
    return Page.fitted(lines.joined(separator: "\n") + "\n")
  }
}

extension Wording {
  /// The views whose optimum is only approximate, with the reasons; nil where there are none.
  static func approximations(_ approximations: [OptimalResult.Approximation]) -> String? {
    guard !approximations.isEmpty else { return nil }
    let lines = approximations.map { "  \(Wording.name($0.view)): \($0.reason.printable())" }
    return "The optimum is approximate here:\n" + lines.joined(separator: "\n")
  }
}
