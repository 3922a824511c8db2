internal import ViewTree

/// What is known of one element by axis.
struct AxisNode {
  /// What it makes of each axis.
  var horizontal: AxisRule
  var vertical: AxisRule
  /// The only child of a modifier, the primary one of layers; where a container's children begin in the tables' list.
  var first: Int32
  /// How many children a container has.
  var count: Int32
  /// The number of its memo; -1 where it has none.
  var memo: Int32
  var isSeparable: Bool
  /// Whether a guide that is set may be found in it: only modifiers pass guides out.
  var holdsGuides = false
  /// Whether it is a container, or a modifier around one.
  var holdsContainer = false
  /// Whether it is placed by the run, as what depends on the safe area.
  var isPlacedByAsking = false
  /// Whether a child of a container is placed from right to left.
  var isMirrored = false
  /// The priority that it shows its container.
  var priority: Double

  @inline(__always)
  subscript(axis: Axis) -> AxisRule { axis == .horizontal ? horizontal : vertical }
}

/// What a container knows of one of its children.
struct AxisChild {
  var element: Int32
  /// Its place in the order in which it is asked.
  var order: Int32
  /// The gap before it.
  var gap: CGFloat
  /// What it answers to 0 and ∞ along the stack.
  var minimum: CGFloat = 0
  var maximum: CGFloat = 0
  /// What it was offered last along the stack, and what it took; nil where its ideal length was asked for.
  var offer: CGFloat?
  var length: CGFloat = 0
  /// When it was offered that, from 1, and how many shared what was left.
  var asked: Int32 = 0
  var sharers: Int32 = 0
}

/// The answers of a container, or of a modifier around many others, on both axes: the last four of each.
struct AxisMemo {
  struct Entry {
    /// The bits of the proposal; ``unspecified`` for none.
    var key: UInt64
    var length: CGFloat
  }

  private var horizontal = Entries()
  private var vertical = Entries()
  /// Whether the ends of a stack's children, and the order in which they are asked, are known.
  var isOrdered = false
  /// The proposal for which a stack's children have their offers; ``nothing`` before the first.
  var divided = AxisMemo.nothing
  /// The sum of a stack's gaps.
  var spacing: CGFloat = 0

  /// Bits of no number that arithmetic makes.
  static let unspecified: UInt64 = 0x7FF8_0000_0000_A110
  static let nothing: UInt64 = 0x7FF8_0000_0000_A111

  @inline(__always)
  static func key(_ proposal: CGFloat?) -> UInt64 { proposal.map { Double($0).bitPattern } ?? unspecified }

  private struct Entries {
    var first = Entry(key: nothing, length: 0)
    var second = Entry(key: nothing, length: 0)
    var third = Entry(key: nothing, length: 0)
    var fourth = Entry(key: nothing, length: 0)

    @inline(__always)
    func find(_ key: UInt64) -> CGFloat? {
      if first.key == key { return first.length }
      if second.key == key { return second.length }
      if third.key == key { return third.length }
      if fourth.key == key { return fourth.length }
      return nil
    }

    @inline(__always)
    mutating func push(_ entry: Entry) { (first, second, third, fourth) = (entry, first, second, third) }
  }

  @inline(__always)
  func find(_ key: UInt64, along axis: Axis) -> CGFloat? {
    axis == .horizontal ? horizontal.find(key) : vertical.find(key)
  }

  @inline(__always)
  mutating func push(_ key: UInt64, _ length: CGFloat, along axis: Axis) {
    if axis == .horizontal {
      horizontal.push(Entry(key: key, length: length))
    } else {
      vertical.push(Entry(key: key, length: length))
    }
  }
}

/// The tables of one layout's separable elements: places in memory that are given back when the layout ends, so that a question costs
/// neither an allocation nor a count of references.
struct AxisTables {
  /// By element.
  var nodes: UnsafeMutablePointer<AxisNode>
  /// The children of all containers, those of one side by side.
  var children: UnsafeMutablePointer<AxisChild>
  /// The memos of containers.
  var memos: UnsafeMutablePointer<AxisMemo>
  /// How many lengths were asked.
  let questions: UnsafeMutablePointer<Int>
  let questionLimit: Int
}

/// Why lengths cannot be worked out axis by axis.
enum AxisFailure: Error {
  /// What an element without rules by axis could not answer.
  case layout(LayoutFailure)
  /// More lengths were asked than may be.
  case tooManyQuestions(element: Int)
  /// The order in which a stack asks is a matter of what was asked before: a child's greatest length less its least is no number,
  /// as that of a view whose least length is ∞.
  case needsPlainPath
}
