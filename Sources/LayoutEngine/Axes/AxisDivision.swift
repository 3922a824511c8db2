internal import ViewTree

/// How separable stacks share their length: by the one pass of ``OnePass``, with an order that is found once.
extension AxisTables {
  /// Shares a proposal among a stack's children, or takes them at their ideal lengths where there is none to share (9.2 to 9.4).
  func divide(_ node: UnsafeMutablePointer<AxisNode>, along axis: Axis, _ proposal: CGFloat?) throws(AxisFailure) {
    guard node.pointee.count > 0 else { return }
    let (memo, key) = (memos + Int(node.pointee.memo), AxisMemo.key(proposal))
    guard memo.pointee.divided != key else { return }
    // What is inside may not find this one half divided.
    memo.pointee.divided = AxisMemo.nothing
    let children = children(of: node)
    guard let proposal else {
      for place in children.indices {
        children[place].offer = nil
        children[place].length = try length(of: Int(children[place].element), along: axis, proposed: nil)
      }
      memo.pointee.divided = key
      return
    }
    if !memo.pointee.isOrdered {
      try order(children, along: axis)
      memo.pointee.isOrdered = true
    }
    var asked = AxisChildren(tables: self, axis: axis, children: children)
    try OnePass.share(
      proposal - memo.pointee.spacing, among: &asked, in: AxisOrder(children: children), ())
    memo.pointee.divided = key
  }

  /// Finds the children's ends and the order in which they are asked (9.2).
  private func order(_ children: UnsafeMutableBufferPointer<AxisChild>, along axis: Axis) throws(AxisFailure) {
    for place in children.indices { children[place].order = Int32(place) }
    guard children.count > 1 else { return }
    for place in children.indices {
      let element = Int(children[place].element)
      let minimum = try length(of: element, along: axis, proposed: 0)
      let maximum = try length(of: element, along: axis, proposed: .infinity)
      guard !(maximum - minimum).isNaN else { throw .needsPlainPath }
      (children[place].minimum, children[place].maximum) = (minimum, maximum)
    }
    var order = AxisOrder(children: children)
    var known: Void = ()
    let ranges = AxisChildren(tables: self, axis: axis, children: children)
    try OnePass.sort(&order, of: ranges, by: .flexibility, &known)
  }
}

/// The order in which a stack's children are asked, as it stands in its table.
private struct AxisOrder: MutableCollection, RandomAccessCollection {
  let children: UnsafeMutableBufferPointer<AxisChild>

  var startIndex: Int { 0 }
  var endIndex: Int { children.count }
  subscript(position: Int) -> Int {
    get { Int(children[position].order) }
    nonmutating set { children[position].order = Int32(newValue) }
  }
}

/// A stack's children, whose ends are known, as the one pass sees them.
private struct AxisChildren: KnownEnds {
  typealias Failure = AxisFailure

  let tables: AxisTables
  let axis: Axis
  let children: UnsafeMutableBufferPointer<AxisChild>
  private var asked: Int32 = 0

  init(tables: AxisTables, axis: Axis, children: UnsafeMutableBufferPointer<AxisChild>) {
    self.tables = tables
    self.axis = axis
    self.children = children
  }

  var count: Int { children.count }

  func priority(of child: Int) -> Double { tables.nodes[Int(children[child].element)].priority }

  func minimum(of child: Int) -> CGFloat { children[child].minimum }

  func maximum(of child: Int) -> CGFloat { children[child].maximum }

  mutating func offer(
    _ length: CGFloat, to child: Int, sharers: Int, of remaining: CGFloat
  ) throws(AxisFailure) -> CGFloat {
    let answer = try tables.length(of: Int(children[child].element), along: axis, proposed: length)
    asked += 1
    children[child].offer = length
    children[child].length = answer
    (children[child].asked, children[child].sharers) = (asked, Int32(sharers))
    return answer
  }
}
