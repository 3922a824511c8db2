package import LayoutEngine

/// The engine's two paths: views that answer by axis, and views that are all asked.
package enum LayoutPaths {
  /// What differs between the two paths; empty where nothing does.
  package static func differences(_ document: LayoutDocument) throws -> [String] {
    var engine = GreedyEngine()
    let byAxis = Result { () throws(LayoutFailure) in try engine.layout(document) }
    engine.options.answersByAxis = false
    let asked = Result { () throws(LayoutFailure) in try engine.layout(document) }
    guard case (.success(let one), .success(let other)) = (byAxis, asked) else {
      return "\(byAxis)" == "\(asked)" ? [] : ["\(byAxis) and not \(asked)"]
    }
    var found: [String] = []
    if bits(one.size) != bits(other.size) { found.append("size \(one.size) and not \(other.size)") }
    for (first, second) in zip(one.frames, other.frames)
    where first.key != second.key || bits(first.frame) != bits(second.frame) {
      found.append("\(first) and not \(second)")
    }
    if one.frames.count != other.frames.count { found.append("\(one.frames.count) frames") }
    for (first, second) in zip(one.allocations, other.allocations) where "\(first)" != "\(second)" {
      found.append("\(first) and not \(second)")
    }
    if one.allocations.count != other.allocations.count { found.append("\(one.allocations.count) allocations") }
    if one.uncertainRules != other.uncertainRules { found.append("\(one.uncertainRules)") }
    return found
  }

  private static func bits(_ size: CGSize) -> [UInt64] { [size.width, size.height].map(bits) }

  private static func bits(_ frame: CGRect) -> [UInt64] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(bits)
  }

  /// All numbers that are none count as the same.
  private static func bits(_ length: CGFloat) -> UInt64 { length.isNaN ? 0x7FF8 : Double(length).bitPattern }
}
