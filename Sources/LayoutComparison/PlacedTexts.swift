internal import LayoutEngine

/// How the texts of SwiftUI's layout read, by the view that shares out their room.
struct PlacedTexts {
  private let tree: IndexedTree
  /// The texts that were placed, by element.
  let byElement: [Int: PlacedText]
  /// Whether every text is whole.
  let areWhole: Bool

  /// Reads the texts of a layout.
  init(of placed: PlacedTree, by engine: GreedyEngine) {
    let texts = engine.texts(in: placed)
    tree = placed.tree
    byElement = Dictionary(uniqueKeysWithValues: texts.map { ($0.element, $0) })
    areWhole = texts.allSatisfy { $0.legibility == .whole }
  }

  /// Whether an element's length ends where a text inside it breaks, or is cut, for want of room.
  func breaks(in element: Int, along axis: Axis) -> Bool {
    guard !areWhole else { return false }
    return tree.textElements(in: element, behindNoFrameAlong: axis).contains {
      byElement[$0].map { $0.legibility != .whole } ?? false
    }
  }

  /// The texts inside an element whose size that element's layout decides, in document order: those of an overlay, a
  /// background, a position or a GeometryReader stand in trees of their own.
  func texts(in element: Int) -> [PlacedText] { tree.textElements(in: element).compactMap { byElement[$0] } }

  /// The key by which a reader knows a text: that of the control whose label it is.
  func key(of text: PlacedText) -> String {
    tree.key(ofView: tree.writtenView(around: tree.namedView(of: text.element)))
  }
}

extension IndexedTree {
  /// The texts inside an element, without those in trees of their own, in document order.
  ///
  /// - Parameter axis: Where it is given, texts inside a frame with a length of its own along it are left out.
  func textElements(in element: Int, behindNoFrameAlong axis: Axis? = nil) -> [Int] {
    var found: [Int] = []
    var waiting = [element]
    while let next = waiting.popLast() {
      let children = elements[next].children
      switch elements[next].kind {
      case .text: found.append(next)
      case .geometryReader, .position: break
      case .fixedFrame(let frame) where axis.map { frame[$0] != nil } ?? false: break
      case .overlay, .background, .border: waiting += children.prefix(1)
      default: waiting += children.reversed()
      }
    }
    return found
  }
}
