/// A table of the last three values put in: a new one goes to the front, the oldest falls out, and a hit changes
/// nothing (5.1 of the semantics).
struct RecentEntries<Entry> {
  private var first: Entry?
  private var second: Entry?
  private var third: Entry?

  /// The newest entry for which `matches` holds.
  @inline(__always)
  func first(where matches: (Entry) -> Bool) -> Entry? {
    if let first, matches(first) { return first }
    if let second, matches(second) { return second }
    if let third, matches(third) { return third }
    return nil
  }

  @inline(__always)
  mutating func insert(_ entry: Entry) {
    third = second
    second = first
    first = entry
  }
}

/// An answered proposal.
struct SizeEntry {
  var proposal: ProposedViewSize
  var size: CGSize
  /// The stacks' decisions on which the answer rests, where they are recorded.
  var measurement: Measurement?
}
