public import LayoutEngine

/// Where the texts of a document stop being whole as its container changes, in SwiftUI's layout.
///
///     let sweep = try TextSweep(of: document, along: .horizontal, sizes)
///     sweep.courses.map(\.view)                                // ["title"]
///     sweep.courses[0].changes.map(\.size)                     // [307.213]: it breaks below
public struct TextSweep: Sendable {
  /// How a text reads that is not whole.
  public enum Reading: String, Hashable, Sendable {
    /// Its lines end where lines may.
    case wrapped
    /// A line ends inside a word.
    case broken
    /// A part of it is missing.
    case cut
  }

  /// A size at which a text stops being whole.
  public struct Change: Hashable, Sendable {
    /// The side of the size on which the text is not whole.
    public enum Side: String, Hashable, Sendable {
      case below, above
    }

    /// The size in points.
    public var size: Double
    /// Where the text is not whole: as a rule below.
    public var side: Side
    /// How it reads just there.
    public var reading: Reading
  }

  /// One text over the sizes. The texts of one control are one.
  public struct Course: Hashable, Sendable {
    /// The key of the text, or of the control whose label it is.
    public var view: String
    /// Where it stops being whole, in ascending order of size.
    public var changes: [Change]
    /// Whether it is whole at none of the sizes asked for.
    public var isNeverWhole: Bool
  }

  /// The texts in the order in which they first appear.
  public let courses: [Course]

  /// The part of a size to which changes are found.
  private static let resolution = 1e-9

  /// Lays a document out by SwiftUI's rule over sizes of its container, and between two neighbours where a text is whole at one
  /// of them.
  ///
  /// - Throws: `LayoutFailure` where at one of the sizes there is no layout.
  /// - Complexity: one layout for each size, and some forty for each change.
  public init(
    of document: LayoutDocument, along axis: Axis, _ sizes: SweepSizes,
    options: GreedyEngine.Options = GreedyEngine.Options()
  ) throws(LayoutFailure) {
    var texts = TextsBySize(of: document, along: axis, by: GreedyEngine(options: options))
    var views: [String] = []
    var known: Set<String> = []
    for size in sizes.values {
      views += try texts.readings(at: size).views.filter { known.insert($0).inserted }
    }
    var courses: [Course] = []
    for view in views {
      var changes: [Change] = []
      for (low, high) in zip(sizes.values, sizes.values.dropFirst()) {
        if let change = try texts.change(of: view, from: low, to: high, within: Self.resolution) {
          changes.append(change)
        }
      }
      var isNeverWhole = true
      for size in sizes.values where try texts.readings(at: size).byView[view] == .whole { isNeverWhole = false }
      courses.append(Course(view: view, changes: changes, isNeverWhole: isNeverWhole))
    }
    self.courses = courses
  }
}

/// How the texts read at each size that was laid out.
private struct TextsBySize {
  /// The texts of one layout.
  struct Readings {
    /// The texts' keys in document order.
    var views: [String] = []
    /// How each reads; of several texts of one control the worst.
    var byView: [String: TextLegibility] = [:]
  }

  private let document: LayoutDocument
  private let tree: IndexedTree
  private let axis: Axis
  private let engine: GreedyEngine
  private var known: [Double: Readings] = [:]

  init(of document: LayoutDocument, along axis: Axis, by engine: GreedyEngine) {
    self.document = document
    self.axis = axis
    self.engine = engine
    tree = IndexedTree(document)
  }

  mutating func readings(at size: Double) throws(LayoutFailure) -> Readings {
    if let readings = known[size] { return readings }
    var proposal = document.proposal
    proposal[axis] = CGFloat(size)
    let placed = try engine.layout(tree, in: proposal, at: document.origin)
    let texts = PlacedTexts(of: placed, by: engine)
    var readings = Readings()
    for text in engine.texts(in: placed) {
      let view = texts.key(of: text)
      if readings.byView[view] == nil { readings.views.append(view) }
      let others = readings.byView[view] ?? .whole
      readings.byView[view] = text.legibility.rank > others.rank ? text.legibility : others
    }
    known[size] = readings
    return readings
  }

  /// Where a text stops being whole between two sizes; nil where it is whole at both or neither, or is not there.
  mutating func change(
    of view: String, from low: Double, to high: Double, within resolution: Double
  ) throws(LayoutFailure) -> TextSweep.Change? {
    let ends = (try readings(at: low).byView[view], try readings(at: high).byView[view])
    guard let first = ends.0, let last = ends.1, (first == .whole) != (last == .whole) else { return nil }
    var (left, right) = (low, high)
    var reading = first == .whole ? last : first
    while right - left > resolution * max(1, right) {
      let middle = left + (right - left) / 2
      guard left < middle, middle < right, let there = try readings(at: middle).byView[view] else { break }
      if there != .whole { reading = there }
      if (there == .whole) == (first == .whole) { left = middle } else { right = middle }
    }
    let size = ShortNumber.rounding(first == .whole ? left : right, within: left...right)
    guard let name = reading.reading else { return nil }
    return TextSweep.Change(size: size, side: first == .whole ? .above : .below, reading: name)
  }
}

extension TextLegibility {
  /// The place in the order from whole to unreadable.
  fileprivate var rank: Int {
    switch self {
    case .whole: 0
    case .wrapped: 1
    case .broken: 2
    case .cut: 3
    }
  }

  /// What is said of a text that reads so; nil of a whole one.
  fileprivate var reading: TextSweep.Reading? {
    switch self {
    case .whole: nil
    case .wrapped: .wrapped
    case .broken: .broken
    case .cut: .cut
    }
  }
}
