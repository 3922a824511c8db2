package import ViewTree

/// A small tree whose leaves may couple their axes, as a value that a brute force can take apart.
package indirect enum CoupledTree: Sendable, CustomStringConvertible {
  /// A single view.
  case leaf(ViewNode)
  /// A stack without gaps and modifiers.
  case stack(Axis, [CoupledTree])

  /// The view.
  package var node: ViewNode {
    switch self {
    case .leaf(let node): node
    case .stack(.horizontal, let children):
      ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), content: children.map(\.node))
    case .stack(.vertical, let children):
      ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: children.map(\.node))
    }
  }

  package var description: String {
    switch self {
    case .leaf(let node): "\(node.kind) \(node.modifiers)"
    case .stack(let axis, let children): "\(axis) { \(children.map(\.description).joined(separator: "; ")) }"
    }
  }

  /// A text of 24, 12 or 8 points on one, two or three lines of 4 points.
  package static let textMetrics = [
    TextMetric(text: "T", maxWidth: nil, size: CGSize(width: 24, height: 4)),
    TextMetric(text: "T", maxWidth: 23.999, size: CGSize(width: 12, height: 8)),
    TextMetric(text: "T", maxWidth: 11.999, size: CGSize(width: 8, height: 12)),
  ]

  /// A random leaf of whole numbers.
  package static func randomLeaf(_ generator: inout SeededGenerator) -> CoupledTree {
    func frame(_ generator: inout SeededGenerator, _ axis: Axis) -> ModifierNode {
      let low = CGFloat(generator.integer(0...10))
      let high = generator.chance(0.3) ? .infinity : low + CGFloat(generator.integer(0...12))
      return .flexibleFrame(
        axis == .vertical ? FrameBounds(minHeight: low, maxHeight: high) : FrameBounds(minWidth: low, maxWidth: high))
    }
    switch generator.integer(0...7) {
    case 0: return .leaf(ViewNode(.color))
    case 1:
      return .leaf(ViewNode(.rectangle, modifiers: [frame(&generator, .horizontal), frame(&generator, .vertical)]))
    case 2: return .leaf(ViewNode(.circle))
    case 3:
      let mode = generator.pick([ContentMode.fit, .fill])
      let ratio = CGFloat(generator.pick([0.5, 1, 2]))
      return .leaf(ViewNode(.rectangle, modifiers: [.aspectRatio(ratio, contentMode: mode)]))
    case 4, 5: return .leaf(ViewNode(.text("T")))
    case 6:
      let wide = CGFloat(generator.integer(8...16))
      let first = ViewNode(
        .rectangle,
        modifiers: [.flexibleFrame(FrameBounds(minWidth: wide, idealWidth: wide, maxWidth: .infinity))])
      let second = ViewNode(
        .rectangle, modifiers: [.frame(width: CGFloat(generator.integer(1...7)), height: nil, alignment: .center)])
      return .leaf(ViewNode(.viewThatFits(axes: [.horizontal, .vertical]), content: [first, second]))
    default:
      return .leaf(ViewNode(.rectangle, modifiers: [frame(&generator, generator.pick([.horizontal, .vertical]))]))
    }
  }

  /// A random stack of two or three leaves, or of one leaf and a stack across.
  package static func random(_ generator: inout SeededGenerator, isNested: Bool) -> CoupledTree {
    let axis = generator.pick([Axis.horizontal, .vertical])
    guard isNested else {
      return .stack(axis, (0..<generator.integer(2...3)).map { _ in randomLeaf(&generator) })
    }
    let inner = CoupledTree.stack(axis.other, [randomLeaf(&generator), randomLeaf(&generator)])
    let leaf = randomLeaf(&generator)
    return .stack(axis, generator.chance(0.5) ? [inner, leaf] : [leaf, inner])
  }
}
