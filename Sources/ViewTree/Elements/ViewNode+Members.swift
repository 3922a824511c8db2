// What views contribute to the containers around them.
extension ViewNode {
  /// How many members the node contributes to its container.
  var memberCount: Int {
    switch kind {
    case .emptyView: 0
    case .group, .gridRow, .composite: content.reduce(0) { $0 + $1.memberCount }
    default: 1
    }
  }

  /// Whether the views inside contribute exactly one member.
  ///
  /// - Complexity: O(1) where the first two views contribute one each.
  var hasOneMemberInside: Bool {
    var count = 0
    for index in content.indices {
      count += content[index].memberCount
      if count > 1 { return false }
    }
    return count == 1
  }
}

extension ViewKind {
  /// The axis of a stack; nil inside for a ZStack, nil outside for what is no stack. A custom layout counts as a stack
  /// of the axis that it names.
  var stackAxis: Axis?? {
    switch self {
    case .vStack: .some(.vertical)
    case .hStack: .some(.horizontal)
    case .ruledStack(let stack): .some(stack.parameters.axis)
    case .zStack: .some(nil)
    case .customLayout(let layout): .some(layout.stackAxis)
    default: nil
    }
  }

  /// Whether the members take the view's place in its container.
  var isSpliced: Bool {
    switch self {
    case .group, .gridRow: true
    default: false
    }
  }

  /// Whether the view has a frame, and not only its members, if any.
  var hasFrame: Bool {
    if case .emptyView = self { false } else { !isSpliced }
  }

  /// Whether a stack is never bypassed, as custom layouts are not either (6.7).
  var isDynamic: Bool {
    switch self {
    case .customLayout: true
    case .ruledStack(let stack): stack.isDynamic
    case .vStack(_, _, let dynamic), .hStack(_, _, let dynamic), .zStack(_, let dynamic): dynamic
    default: false
    }
  }
}

extension ViewNode {
  /// The rows of a Grid, by the number of members that each of its views contributes.
  var gridRows: [GridParameters.Row] {
    var rows: [GridParameters.Row] = []
    var next = 0
    func add(_ node: ViewNode) {
      switch node.kind {
      case .group:
        for child in node.content { add(child) }
      case .gridRow(let alignment):
        let count = node.memberCount
        rows.append(
          GridParameters.Row(cells: next..<(next + count), alignment: alignment?.key, isSpanning: false))
        next += count
      case .emptyView:
        break
      default:
        for cell in next..<(next + node.memberCount) {
          rows.append(GridParameters.Row(cells: cell..<(cell + 1), alignment: nil, isSpanning: true))
        }
        next += node.memberCount
      }
    }
    for node in content { add(node) }
    return rows
  }
}
