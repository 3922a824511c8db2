internal import ViewTree

/// The separable elements of one layout: their tables, and what a layout asks them.
final class AxisAnswers {
  private(set) var tables: AxisTables
  /// All memory, which is given back at the end: what was copied elsewhere may still be in use when a tree grows.
  private var memory: [UnsafeMutableRawPointer] = []
  // How many entries of each table are in use, and for how many there is room.
  private var (nodeCount, nodeCapacity) = (0, 0)
  private var (childCount, childCapacity) = (0, 0)
  private(set) var memoCount = 0
  private var memoCapacity = 0

  /// Makes tables without elements.
  ///
  /// - Parameter questions: Where the layout counts its questions.
  init(counting questions: UnsafeMutablePointer<Int>, limit: Int) {
    tables = AxisTables(
      nodes: .allocate(capacity: 1), children: .allocate(capacity: 1), memos: .allocate(capacity: 1),
      questions: questions, questionLimit: limit)
    memory = [
      UnsafeMutableRawPointer(tables.nodes), UnsafeMutableRawPointer(tables.children),
      UnsafeMutableRawPointer(tables.memos),
    ]
  }

  deinit { for part in memory { part.deallocate() } }

  /// Whether an element answers by axis.
  @inline(__always)
  func isSeparable(_ element: Int) -> Bool { tables.nodes[element].isSeparable }
}

/// A container that answered to a proposal: what is kept of an answer, from which the division can be made again.
struct AxisBasis {
  var element: Int
  var proposal: ProposedViewSize
}

extension AxisTables {
  /// The container on whose division an element's answer to a proposal rests; nil where the answer needs none.
  ///
  /// A padding of 10 around a row that is proposed 100 rests on the row that is proposed 80; a frame of 50 × 50 rests on nothing.
  func basis(of element: Int, proposed proposal: ProposedViewSize) -> AxisBasis? {
    guard nodes[element].holdsContainer else { return nil }
    var (element, proposal) = (element, proposal)
    while true {
      let node = nodes + element
      let (horizontal, vertical) = (node.pointee.horizontal, node.pointee.vertical)
      switch horizontal {
      case .offer, .fixed, .spacer: return nil
      case .row, .across, .pile: return node.pointee.count > 0 ? AxisBasis(element: element, proposal: proposal) : nil
      case .passing, .moved, .guide, .layers: break
      case .inset, .frame, .bounds, .ideal, .point, .centred:
        if horizontal.known(for: proposal.width) != nil, vertical.known(for: proposal.height) != nil { return nil }
        proposal = ProposedViewSize(
          width: horizontal.proposal(inside: proposal.width), height: vertical.proposal(inside: proposal.height))
      }
      element = Int(node.pointee.first)
    }
  }
}

// MARK: - Building

extension AxisAnswers {
  /// Adds what a tree has gained.
  ///
  /// - Complexity: linear in what is added, where stacks state their spacing.
  func extend(to tree: IndexedTree, in run: LayoutRun) {
    let (start, end) = (nodeCount, tree.elements.count)
    guard end > start else { return }
    makeRoom(in: &tables.nodes, for: end, after: nodeCount, &nodeCapacity)
    nodeCount = end
    var parents = [Int32](repeating: -1, count: end - start)
    for element in start..<end {
      let (count, first) = (tree.elements[element].childCount, tree.elements[element].firstChild)
      tree.elements[element].forEachChild { if $0 >= start { parents[$0 - start] = Int32(element) } }
      let rules = AxisAnalysis.rules(of: tree.elements[element].kind)
      tables.nodes[element] = AxisNode(
        horizontal: rules?.horizontal ?? .passing, vertical: rules?.vertical ?? .passing,
        first: Int32(first ?? -1), count: Int32(count), memo: -1, isSeparable: rules?.isSeparable == true,
        priority: priority(rules?.priority ?? .own(0), around: first))
      if rules != nil, AxisAnalysis.isPlacedByAsking(tree.elements[element].kind) {
        tables.nodes[element].isPlacedByAsking = true
      }
    }
    markInseparable(from: start, parents)
    markGuides(from: start, parents)
    addContainers(from: start, tree, run)
  }

  /// A modifier comes after its content in a tree, so that the content's priority is there before its own.
  private func priority(_ priority: AxisAnalysis.Priority, around content: Int?) -> Double {
    switch priority {
    case .own(let value): value
    case .content: content.map { tables.nodes[$0].priority } ?? 0
    case .container: content == nil ? -.infinity : 0
    }
  }

  /// What is inside an element that is not separable says nothing of it; what is around it is not separable either, where it has a part
  /// in that.
  private func markInseparable(from start: Int, _ parents: [Int32]) {
    for element in start..<nodeCount where !tables.nodes[element].isSeparable {
      var (inner, outer) = (element, Int(parents[element - start]))
      while outer >= 0, tables.nodes[outer].isSeparable, !isSecondary(inner, of: outer) {
        tables.nodes[outer].isSeparable = false
        (inner, outer) = (outer, Int(parents[outer - start]))
      }
    }
  }

  /// Modifiers pass a guide out that is set inside them; containers keep it.
  private func markGuides(from start: Int, _ parents: [Int32]) {
    for element in start..<nodeCount {
      let node = tables.nodes[element]
      switch (node.horizontal, node.vertical) {
      case (.guide, _), (_, .guide): break
      default: continue
      }
      tables.nodes[element].holdsGuides = true
      var (inner, outer) = (element, Int(parents[element - start]))
      while outer >= 0, !tables.nodes[outer].isContainer, !isSecondary(inner, of: outer),
        !tables.nodes[outer].holdsGuides
      {
        tables.nodes[outer].holdsGuides = true
        (inner, outer) = (outer, Int(parents[outer - start]))
      }
    }
  }

  /// Whether an element stands before or behind the view of which an overlay or a background is made.
  private func isSecondary(_ inner: Int, of outer: Int) -> Bool {
    guard case .layers = tables.nodes[outer].horizontal else { return false }
    return Int(tables.nodes[outer].first) != inner
  }

  /// Gives containers their children and memos, and a memo to about each eighth of modifiers around each other.
  private func addContainers(from start: Int, _ tree: IndexedTree, _ run: LayoutRun) {
    var (children, memos) = (childCount, memoCount)
    var chain = [UInt8](repeating: 0, count: nodeCount - start)
    for element in start..<nodeCount where tables.nodes[element].isSeparable {
      let node = tables.nodes + element
      if node.pointee.isContainer {
        node.pointee.holdsContainer = true
        children += Int(node.pointee.count)
        node.pointee.memo = Int32(memos)
        memos += 1
      } else if node.pointee.first >= 0 {
        node.pointee.holdsContainer = tables.nodes[Int(node.pointee.first)].holdsContainer
        guard node.pointee.first >= start else { continue }
        chain[element - start] = min(chain[Int(node.pointee.first) - start] + 1, 8)
        if chain[element - start] == 8, node.pointee.hasOwnLength {
          chain[element - start] = 0
          node.pointee.memo = Int32(memos)
          memos += 1
        }
      }
    }
    makeRoom(in: &tables.children, for: children, after: childCount, &childCapacity)
    makeRoom(in: &tables.memos, for: memos, after: memoCount, &memoCapacity)
    for memo in memoCount..<memos { tables.memos[memo] = AxisMemo() }
    memoCount = memos
    for element in start..<nodeCount where tables.nodes[element].isSeparable && tables.nodes[element].isContainer {
      let node = tables.nodes + element
      node.pointee.first = Int32(childCount)
      let gaps = run.gapsByAxis(of: element)
      var place = 0
      tree.elements[element].forEachChild { child in
        tables.children[childCount] = AxisChild(
          element: Int32(child), order: Int32(place), gap: gaps.map { $0.before[place] } ?? 0)
        childCount += 1
        place += 1
      }
      tables.memos[Int(node.pointee.memo)].spacing = gaps?.total ?? 0
    }
  }

  /// Puts a copy in the place of a table that is too short. It has twice the room, so that the copies of a tree to which a thousand
  /// readers add some views each are together no longer than twice the last.
  private func makeRoom<Entry>(
    in table: inout UnsafeMutablePointer<Entry>, for needed: Int, after count: Int, _ capacity: inout Int
  ) {
    guard needed > capacity else { return }
    capacity = max(needed, 2 * capacity)
    let copy = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    copy.initialize(from: table, count: count)
    memory.append(UnsafeMutableRawPointer(copy))
    table = copy
  }
}

extension AxisNode {
  /// Whether it is a stack or a ZStack.
  var isContainer: Bool {
    switch horizontal {
    case .row, .across, .pile: true
    default: false
    }
  }

  /// Whether it is a modifier whose answer may differ from its content's.
  fileprivate var hasOwnLength: Bool {
    switch horizontal {
    case .inset, .frame, .bounds, .ideal, .point: true
    default: false
    }
  }
}

extension LayoutRun {
  /// The gaps of a stack; nil for a ZStack, and where there is nothing between which there could be one.
  fileprivate func gapsByAxis(of element: Int) -> StackGaps? {
    guard case .stack(let stack) = tree.elements[element].kind, tree.elements[element].childCount > 0 else {
      return nil
    }
    // Preferences are what elements are asked for.
    if stack.spacing == nil { prepareAsking() }
    return gaps(between: tree.elements[element].children, of: stack)
  }
}
