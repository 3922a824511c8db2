import ViewTree

/// What cannot be laid out by the second opinion.
package enum SeparableFailure: Error, Hashable {
  /// A view or modifier whose axes influence each other, or that is not modelled here.
  case notSeparable(String)
  /// Several hidden floors at one place: the closed form does not hold there.
  case beyondClosedForm
}

extension SeparableBox {
  /// Builds the box of a whole tree; several roots stand in a vertical stack.
  static func tree(of node: ViewNode) throws(SeparableFailure) -> SeparableBox {
    let members = try members(of: node, at: "view", stackAxis: nil)
    return members.count == 1 ? members[0] : SeparableBox(.stack(.vertical, gap: nil), members)
  }

  /// The boxes that a node contributes to its container: none, one, or those of a Group's members.
  private static func members(
    of node: ViewNode, at path: String, stackAxis: Axis?
  ) throws(SeparableFailure) -> [SeparableBox] {
    switch node.kind {
    case .emptyView: return []
    case .group:
      var boxes = try content(of: node, at: path, stackAxis: stackAxis)
      for modifier in node.modifiers {
        for (index, box) in boxes.enumerated() { boxes[index] = try wrap(box, in: modifier, at: path) }
      }
      return boxes
    default:
      var box = try core(of: node, at: path, stackAxis: stackAxis)
      for (index, modifier) in node.modifiers.enumerated() {
        box = try wrap(box, in: modifier, at: "\(path).modifiers[\(index)]")
      }
      box.keys.append(node.id ?? path)
      return [box]
    }
  }

  private static func content(
    of node: ViewNode, at path: String, stackAxis: Axis?
  ) throws(SeparableFailure) -> [SeparableBox] {
    var boxes: [SeparableBox] = []
    for (index, child) in node.content.enumerated() {
      boxes += try members(of: child, at: "\(path).content[\(index)]", stackAxis: stackAxis)
    }
    return boxes
  }

  /// The view without its modifiers.
  private static func core(
    of node: ViewNode, at path: String, stackAxis: Axis?
  ) throws(SeparableFailure) -> SeparableBox {
    switch node.kind {
    case .color, .rectangle, .roundedRectangle, .capsule, .ellipse: return SeparableBox(.filler)
    case .spacer(let minLength): return SeparableBox(.spacer(minLength: Double(minLength ?? 8), axis: stackAxis))
    case .divider:
      let pixel = 1.0 / 3
      let isVertical = stackAxis == .horizontal
      return SeparableBox(
        .fixedFrame(width: isVertical ? pixel : nil, height: isVertical ? nil : pixel), [SeparableBox(.filler)])
    case .image(let size, let resizable): return SeparableBox(.image(size, resizable: resizable))
    case .vStack(_, let gap, let dynamic):
      return try container(node, at: path, .stack(.vertical, gap: gap.map(Double.init)), .vertical, dynamic)
    case .hStack(_, let gap, let dynamic):
      return try container(node, at: path, .stack(.horizontal, gap: gap.map(Double.init)), .horizontal, dynamic)
    case .zStack(_, let dynamic): return try container(node, at: path, .zStack, nil, dynamic)
    case .geometryReader(nil): return SeparableBox(.reader, try content(of: node, at: path, stackAxis: nil))
    default: throw .notSeparable(path)
    }
  }

  /// A stack, or its only child where it is bypassed (6.7 of the semantics).
  private static func container(
    _ node: ViewNode, at path: String, _ kind: Kind, _ axis: Axis?, _ dynamic: Bool
  ) throws(SeparableFailure) -> SeparableBox {
    let boxes = try content(of: node, at: path, stackAxis: axis)
    return boxes.count == 1 && !dynamic ? boxes[0] : SeparableBox(kind, boxes)
  }

  private static func wrap(
    _ box: SeparableBox, in modifier: ModifierNode, at path: String
  ) throws(SeparableFailure) -> SeparableBox {
    switch modifier {
    case .frame(let width, let height, _):
      return SeparableBox(.fixedFrame(width: width.map(Double.init), height: height.map(Double.init)), [box])
    case .flexibleFrame(let frame):
      return SeparableBox(
        .flexibleFrame(
          horizontal: FrameRange(frame.minWidth, frame.idealWidth, frame.maxWidth),
          vertical: FrameRange(frame.minHeight, frame.idealHeight, frame.maxHeight)), [box])
    case .padding(.edges(let edges, let length)):
      func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
      return SeparableBox(
        .padding(
          EdgeInsets(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))),
        [box])
    case .padding(.insets(let insets)): return SeparableBox(.padding(insets), [box])
    case .fixedSize(let horizontal, let vertical):
      let axes = Axis.allCases.filter { $0 == .horizontal ? horizontal : vertical }
      return SeparableBox(.fixedSize(Set(axes)), [box])
    case .layoutPriority(let value): return SeparableBox(.priority(value), [box])
    case .offset, .passing, .border: return SeparableBox(.transparent, [box])
    case .inspect: return SeparableBox(.inspect, [box])
    case .foregroundColor: return box
    case .position: return SeparableBox(.position, [box])
    case .overlay(_, let content), .background(_, let content):
      var layers: [SeparableBox] = []
      for (index, child) in content.enumerated() {
        layers += try members(of: child, at: "\(path).content[\(index)]", stackAxis: nil)
      }
      if layers.count > 1 { layers = [SeparableBox(.zStack, layers)] }
      return SeparableBox(.layered, [box] + layers)
    default: throw .notSeparable(path)
    }
  }
}
