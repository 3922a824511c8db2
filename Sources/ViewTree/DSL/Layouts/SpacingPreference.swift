/// The distances that a view prefers to its neighbours (section 8).
package struct SpacingPreference: Hashable, Sendable {
  /// What kind of neighbour an entry is about.
  package enum Category: Hashable, Sendable {
    case edgeAboveText, edgeBelowText, edgeLeftText, edgeRightText
    case textToText, textBaseline
  }

  /// A preferred distance, or the metrics of a text from which one follows.
  package enum Value: Hashable, Sendable {
    case distance(CGFloat)
    case topText(TextLineMetrics)
    case bottomText(TextLineMetrics)
  }

  /// What an entry is about: a neighbour of some category, or of none, at an edge.
  package struct Key: Hashable, Sendable {
    package var category: Category?
    package var edge: Edge

    package init(category: Category?, edge: Edge) {
      self.category = category
      self.edge = edge
    }
  }

  package private(set) var entries: [Key: Value]

  package init(_ entries: [Key: Value]) { self.entries = entries }

  /// The preference of shapes, colours and most other views (8.2).
  package static let standard = SpacingPreference(
    Dictionary(uniqueKeysWithValues: Edge.allCases.map { (Key(category: $0.standardCategory, edge: $0), .distance(0)) })
  )

  /// The preference of an empty container (8.2).
  package static let zero = SpacingPreference(uncategorised: Edge.Set.all)

  /// All that some views prefer, the larger value where several say something; none where there are none (6.6, 8.6).
  package static func union(of preferences: some Sequence<SpacingPreference>) -> SpacingPreference {
    var union: SpacingPreference?
    for preference in preferences {
      if union == nil { union = preference } else { union?.formUnion(preference) }
    }
    return union ?? .zero
  }

  /// The preference for no distance at some edges.
  package init(uncategorised edges: Edge.Set) {
    entries = [:]
    for edge in Edge.allCases where edges.contains(edge) { entries[Key(category: nil, edge: edge)] = .distance(0) }
  }

  /// Forgets what was preferred at some edges and prefers there what a shape does (8.5).
  package mutating func reset(_ edges: Edge.Set) {
    entries = entries.filter { !edges.contains($0.key.edge) }
    for edge in Edge.allCases where edges.contains(edge) {
      entries[Key(category: edge.standardCategory, edge: edge)] = .distance(0)
    }
  }

  /// Prefers a distance at some edges, in points, to neighbours of which no category is known.
  package mutating func prefer(_ distance: CGFloat, at edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(edge) {
      entries[Key(category: nil, edge: edge)] = .distance(distance)
    }
  }

  /// The preference with the leading and the trailing edge exchanged.
  package var mirrored: SpacingPreference {
    SpacingPreference(
      Dictionary(
        uniqueKeysWithValues: entries.map { key, value in
          (Key(category: key.category?.mirrored, edge: key.edge.mirrored), value)
        }))
  }

  /// Whether no distance is preferred at an edge, whatever stands there.
  package func wantsNone(at edge: Edge) -> Bool { entries[Key(category: nil, edge: edge)] == .distance(0) }

  /// The preference with no distance at some edges.
  package func withoutDistance(at edges: Edge.Set) -> SpacingPreference {
    var entries = entries.filter { !edges.contains($0.key.edge) }
    for edge in Edge.allCases where edges.contains(edge) { entries[Key(category: nil, edge: edge)] = .distance(0) }
    return SpacingPreference(entries)
  }

  /// Forgets at each edge that no distance is preferred there, unless all of `others` want that too.
  package mutating func keepNone(onlyIfIn others: [SpacingPreference]) {
    for edge in Edge.allCases where !others.allSatisfy({ $0.wantsNone(at: edge) }) {
      entries[Key(category: nil, edge: edge)] = nil
    }
  }

  /// Takes over the entries of another preference at some edges, the larger value where both have one (8.4).
  package mutating func formUnion(_ other: SpacingPreference, on edges: Edge.Set = .all) {
    for (key, value) in other.entries where edges.contains(key.edge) {
      if let mine = entries[key], !(mine < value) { continue }
      entries[key] = value
    }
  }
}

// MARK: - Distances

extension SpacingPreference {
  /// The platform's distance where neither view prefers one, in points.
  package static let platformDefault: CGFloat = 8

  /// The distance from this view to the one that follows it along an axis, in points (8.3).
  package func distance(to next: SpacingPreference, along axis: Axis) -> CGFloat {
    let facing = axis == .horizontal ? (mine: Edge.trailing, theirs: Edge.leading) : (mine: .bottom, theirs: .top)
    let isMineSource = entries.count < next.entries.count
    let source = isMineSource ? self : next
    let other = isMineSource ? next : self
    let sourceEdge = isMineSource ? facing.mine : facing.theirs
    let otherEdge = isMineSource ? facing.theirs : facing.mine
    let categorised = source.entries.compactMap { key, value -> CGFloat? in
      guard let category = key.category, key.edge == sourceEdge,
        let theirs = other.entries[Key(category: category, edge: otherEdge)]
      else { return nil }
      return value.distance(facing: theirs)
    }
    if let largest = categorised.max() { return largest }
    let uncategorised = [
      entries[Key(category: nil, edge: facing.mine)], next.entries[Key(category: nil, edge: facing.theirs)],
    ].compactMap { value -> CGFloat? in if case .distance(let distance)? = value { distance } else { nil } }
    return uncategorised.max() ?? Self.platformDefault
  }
}

extension SpacingPreference.Value {
  /// Distances before top metrics before bottom metrics, each by its number (8.4).
  static func < (first: Self, second: Self) -> Bool {
    func rank(_ value: Self) -> (Int, CGFloat) {
      switch value {
      case .distance(let distance): (0, distance)
      case .topText(let metrics): (1, metrics.lineHeight)
      case .bottomText(let metrics): (2, metrics.lineHeight)
      }
    }
    return rank(first) < rank(second)
  }

  /// The distance of two facing entries of one category; nil where they say nothing about each other (8.3).
  fileprivate func distance(facing other: Self) -> CGFloat? {
    switch (self, other) {
    case (.distance(let one), .distance(let another)): one + another
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    case (.topText, .bottomText(let lower)), (.bottomText(let lower), .topText): lower.leading
    default: nil
    }
  }
}

/// The measures of a text's line, in points, from which the gap between two texts follows.
package struct TextLineMetrics: Hashable, Sendable {
  /// Ascent and descent together.
  package var lineHeight: CGFloat
  /// The gap to the text above, rounded up to a pixel.
  package var leading: CGFloat

  package init(lineHeight: CGFloat, leading: CGFloat) {
    self.lineHeight = lineHeight
    self.leading = leading
  }
}

extension SpacingPreference.Category {
  /// The category of a neighbour on the other side.
  fileprivate var mirrored: Self {
    switch self {
    case .edgeLeftText: .edgeRightText
    case .edgeRightText: .edgeLeftText
    default: self
    }
  }
}

extension Edge {
  /// The category in which a shape is a neighbour at this edge (8.2).
  fileprivate var standardCategory: SpacingPreference.Category {
    switch self {
    case .top: .edgeBelowText
    case .bottom: .edgeAboveText
    case .leading: .edgeRightText
    case .trailing: .edgeLeftText
    }
  }
}
