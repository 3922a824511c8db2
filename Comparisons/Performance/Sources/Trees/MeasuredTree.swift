public import GreedyLayout

/// A tree that is measured, with the size in which it is laid out.
public struct MeasuredTree: Sendable {
  /// What the tables call it: `b5` is an alternating tree of five levels.
  public let name: String
  /// The tree.
  public let root: ViewNode
  /// The size that is proposed to it, in points.
  public let size: CGSize
  /// How many views it has.
  public let views: Int

  init(_ name: String, _ root: ViewNode, width: CGFloat = 1000, height: CGFloat = 1000) {
    self.name = name
    self.root = root
    size = CGSize(width: width, height: height)
    views = Self.count(root)
  }

  private static func count(_ root: ViewNode) -> Int {
    var count = 0
    var waiting = [root]
    while let node = waiting.popLast() {
      count += 1
      waiting += node.content
    }
    return count
  }
}

extension MeasuredTree {
  /// The trees of the tables: one column, alternating stacks of four, a chain, rows with texts, a grid, and alternating stacks in which
  /// every eighth leaf is a text.
  public static var all: [MeasuredTree] {
    [
      column(of: 1000), alternating(depth: 5), alternating(depth: 7), alternating(depth: 8), chain(of: 1000), rows(200),
      grid(of: 1000), alternating(depth: 7, hasTexts: true),
    ]
  }

  /// The tree of a name, as `a1000`, `b5`, `e1000`, `f200`, `g1000` or `h7`; nil where there is none.
  public static func named(_ name: String) -> MeasuredTree? {
    guard let letter = name.first, let number = Int(name.dropFirst()), number > 0 else { return nil }
    switch letter {
    case "a": return column(of: number)
    case "b": return alternating(depth: number)
    case "e": return chain(of: number)
    case "f": return rows(number)
    case "g": return grid(of: number)
    case "h": return alternating(depth: number, hasTexts: true)
    default: return nil
    }
  }

  /// One column of flexible frames.
  public static func column(of count: Int) -> MeasuredTree {
    MeasuredTree("a\(count)", vertical((0..<count).map(leaf)))
  }

  /// Rows of columns of rows …, four views in each, down to leaves.
  public static func alternating(depth: Int, hasTexts: Bool = false) -> MeasuredTree {
    var count = 0
    func tree(_ levels: Int, isRow: Bool) -> ViewNode {
      guard levels > 0 else {
        defer { count += 1 }
        return hasTexts && count % 8 == 0 ? ViewNode(.text("Words \(count % 7) more")) : leaf(count)
      }
      let content = (0..<4).map { _ in tree(levels - 1, isRow: !isRow) }
      return isRow ? horizontal(content) : vertical(content)
    }
    return MeasuredTree("\(hasTexts ? "h" : "b")\(depth)", tree(depth, isRow: true))
  }

  /// Columns of one view each inside each other, which stay stacks: `ForEach` stands in each.
  public static func chain(of count: Int) -> MeasuredTree {
    var tree = leaf(7)
    for _ in 0..<count { tree = ViewNode(.vStack(alignment: .center, spacing: 1, dynamic: true), content: [tree]) }
    return MeasuredTree("e\(count)", tree)
  }

  /// A scrolled list: in each row a circle, two texts, a spacer and an image.
  public static func rows(_ count: Int) -> MeasuredTree {
    let rows = (0..<count).map { row in
      ViewNode(
        .hStack(alignment: .center, spacing: 8, dynamic: false),
        content: [
          ViewNode(.circle, modifiers: [.frame(width: 40, height: 40, alignment: .center)]),
          ViewNode(
            .vStack(alignment: .leading, spacing: 2, dynamic: false),
            content: [
              ViewNode(.text("Title of row \(row)")),
              ViewNode(.text("A longer subtitle that may wrap in narrow rows \(row)")),
            ]),
          ViewNode(.spacer(minLength: nil)), ViewNode(.image(size: CGSize(width: 20, height: 20), resizable: false)),
        ])
    }
    let list = ViewNode(.vStack(alignment: .center, spacing: 8, dynamic: false), content: rows)
    return MeasuredTree("f\(count)", ViewNode(.scrollView(axes: .vertical), content: [list]), width: 375, height: 800)
  }

  /// A grid with as many columns of at least 80 points as fit.
  public static func grid(of count: Int) -> MeasuredTree {
    MeasuredTree(
      "g\(count)",
      ViewNode(
        .lazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], alignment: .center, spacing: 8),
        content: (0..<count).map(leaf)))
  }

  private static func leaf(_ number: Int) -> ViewNode {
    let bounds = FrameBounds(
      minWidth: CGFloat(number % 3), maxWidth: CGFloat(40 + number % 17), minHeight: CGFloat(number % 5),
      maxHeight: CGFloat(40 + number % 13))
    return ViewNode(.color, modifiers: [.flexibleFrame(bounds)])
  }

  private static func horizontal(_ content: [ViewNode]) -> ViewNode {
    ViewNode(.hStack(alignment: .center, spacing: 1, dynamic: false), content: content)
  }

  private static func vertical(_ content: [ViewNode]) -> ViewNode {
    ViewNode(.vStack(alignment: .center, spacing: 1, dynamic: false), content: content)
  }
}

extension MeasuredTree {
  /// Lays the tree out anew: from its nodes to frames.
  ///
  /// - Parameter isPlain: Whether every view is asked, as SwiftUI asks them.
  /// - Throws: `LayoutFailure` where more sizes would be asked than by default may be.
  public func layOut(isPlain: Bool = false) throws -> PlacedTree {
    var options = GreedyEngine.Options()
    options.answersByAxis = !isPlain
    return try GreedyEngine(options: options).layout(IndexedTree(root), in: ProposedViewSize(size))
  }
}
