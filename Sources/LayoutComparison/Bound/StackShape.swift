/// How views are nested in stacks of one axis: what there is to know of a tree of ranges but the ranges themselves.
///
///     StackShape("((2),1)")        // a stack of two: a stack of two views, and a view
public indirect enum StackShape: Hashable, Sendable {
  /// A view that answers clamp(offer, minimum, maximum).
  case view
  /// A stack of one or more children.
  case stack([StackShape])

  /// A stack of `count` views.
  public static func flat(_ count: Int) -> StackShape {
    .stack(Array(repeating: .view, count: count))
  }

  /// How many views there are.
  public var viewCount: Int {
    switch self {
    case .view: 1
    case .stack(let children): children.reduce(0) { $0 + $1.viewCount }
    }
  }

  /// Whether a stack stands in another.
  public var isNested: Bool {
    guard case .stack(let children) = self else { return false }
    return children.contains { $0 != .view }
  }

  /// How many stacks stand inside each other, this one included; 0 for a view.
  public var depth: Int {
    guard case .stack(let children) = self else { return 0 }
    return 1 + (children.map(\.depth).max() ?? 0)
  }

  /// The children of a stack; none of a view.
  public var children: [StackShape] {
    guard case .stack(let children) = self else { return [] }
    return children
  }
}

/// The notation: a stack is a list in brackets, a number stands for so many views.
extension StackShape {
  /// Reads a stack: `(3)` is a stack of three views, `((2),1)` one of a stack of two views and a view.
  ///
  /// Nil for what is no stack in this notation, for a stack of no children, and for more than 100 views in a row.
  public init?(_ notation: String) {
    var rest = Substring(notation.filter { $0 != " " })
    guard let shape = Self.readStack(&rest), rest.isEmpty else { return nil }
    self = shape
  }

  private static func readStack(_ rest: inout Substring) -> StackShape? {
    guard rest.popFirst() == "(" else { return nil }
    var children: [StackShape] = []
    repeat {
      if rest.first == "(" {
        guard let inner = readStack(&rest) else { return nil }
        children.append(inner)
      } else {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let count = Int(digits), (1...100).contains(count) else { return nil }
        children += Array(repeating: .view, count: count)
        rest = rest.dropFirst(digits.count)
      }
      guard let next = rest.popFirst() else { return nil }
      if next == ")" { return .stack(children) }
      guard next == "," else { return nil }
    } while true
  }

  /// The shape in the notation that it is read from.
  public var notation: String {
    guard case .stack(let children) = self else { return "1" }
    var items: [String] = []
    var views = 0
    for child in children + [.stack([])] {
      if child == .view {
        views += 1
        continue
      }
      if views > 0 { items.append("\(views)") }
      views = 0
      if child != .stack([]) { items.append(child.notation) }
    }
    return "(" + items.joined(separator: ",") + ")"
  }
}

/// Orders.
extension StackShape {
  /// Every order in which the children of each stack can stand, without repetitions.
  ///
  /// - Complexity: as many as there are, which for *n* different children of one stack is *n*!.
  var arrangements: [StackShape] {
    guard case .stack(let children) = self else { return [self] }
    let arrangements = Self.orders(of: children.sorted { $0.notation < $1.notation })
      .flatMap { order in
        order.reduce([[]] as [[StackShape]]) { lists, child in
          lists.flatMap { list in child.arrangements.map { list + [$0] } }
        }
      }
      .map { StackShape.stack($0) }
    var seen: Set<StackShape> = []
    return arrangements.filter { seen.insert($0).inserted }
  }

  /// Every order of some shapes, alike ones taken as one: `ab` and `ba`, but `aa` once. In the order of a dictionary, if the
  /// shapes are given so.
  private static func orders(of shapes: [StackShape]) -> [[StackShape]] {
    guard !shapes.isEmpty else { return [[]] }
    return shapes.indices.flatMap { place -> [[StackShape]] in
      guard place == 0 || shapes[place] != shapes[place - 1] else { return [] }
      var rest = shapes
      let first = rest.remove(at: place)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  /// How many arrangements there are at most; counts without making them, and stops at a million.
  var arrangementCount: Int {
    guard case .stack(let children) = self else { return 1 }
    var count = 1
    var counts: [StackShape: Int] = [:]
    for (place, child) in children.enumerated() {
      counts[child, default: 0] += 1
      count = count * (place + 1) / (counts[child] ?? 1)
      count *= child.arrangementCount
      if count > 1_000_000 { return 1_000_000 }
    }
    return count
  }
}
