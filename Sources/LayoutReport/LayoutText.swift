public import GreedyLayout

/// A layout for people: every view with its frame, indented by what it stands in.
public struct LayoutText {
  private let name: String
  private let engine: String
  private let placed: PlacedTree

  /// Prepares the listing of a layout; `name` is the document's.
  public init(name: String, engine: String, _ placed: PlacedTree) {
    self.name = name
    self.engine = engine
    self.placed = placed
  }

  /// The listing, ending with a line break.
  public var text: String {
    var table = TextTable(sides: [.left, .right, .right, .right, .right])
    table.rows.append(["", "x", "y", "width", "height"])
    let tree = placed.tree
    var depths: [Int] = []
    for view in tree.views {
      let depth = view.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      guard view.isWritten, let frame = placed.elementFrames[view.element] else { continue }
      let label = view.key.hasPrefix("view") ? view.typeName : "\(view.typeName) \"\(view.key)\""
      table.rows.append([
        String(repeating: "  ", count: depth) + label, Wording.number(frame.minX), Wording.number(frame.minY),
        Wording.number(frame.size.width), Wording.number(frame.size.height),
      ])
    }
    let size = "\(Wording.number(placed.size.width)) × \(Wording.number(placed.size.height)) pt"
    return (["\(name)   \(engine), \(size)", ""] + table.lines()).joined(separator: "\n") + "\n"
  }
}
