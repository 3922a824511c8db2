public import ViewTree

/// A rule by which the tracks of lazy grids share a length.
///
/// SwiftUI's rule is ``GreedyTrackDistribution``; the lengths that an optimum prescribes conform as well. A rule is only
/// asked where the grid has a finite length to share.
public protocol TrackDistribution: Sendable {
  /// Gives every description of a lazy grid its tracks by `tracks.give(_:count:to:)`.
  ///
  /// - Parameters:
  ///   - length: The length in points, gaps included.
  ///   - tracks: The descriptions, which wait for their tracks.
  func distribute(_ length: CGFloat, among tracks: inout LazyTracks) throws(LayoutFailure)
}

/// SwiftUI's rule: the tracks of a lazy grid one after the other in source order, each with an equal share of what is
/// left (15.2 of the semantics).
public struct GreedyTrackDistribution: TrackDistribution {
  /// Makes the rule.
  public init() {}

  /// Takes the fixed tracks off and offers each of the others its share, in source order.
  public func distribute(_ length: CGFloat, among tracks: inout LazyTracks) throws(LayoutFailure) {
    tracks.shareInSourceOrder(length)
  }
}

/// The tracks of a lazy grid that are to get their lengths, as a ``TrackDistribution`` sees them.
public struct LazyTracks {
  /// The tracks of one description: how many, and how long each is.
  struct Part {
    var count: Int
    var length: CGFloat
  }

  /// The layout in which the grid stands.
  package let questions: any StackQuestions
  /// The element of the grid.
  package let grid: Int
  /// The axis along which the tracks stand side by side.
  public let axis: Axis
  /// The descriptions in source order.
  public let items: [GridItem]
  /// What each description got so far.
  private(set) var parts: [Part]
  /// What each description was offered and took so far, an adaptive one with the gaps between its tracks.
  package private(set) var shares: [Allocation.Share]
  /// How many were made an offer so far.
  private var offersMade = 0

  package init(questions: any StackQuestions, grid: Int, _ parameters: LazyGridParameters) {
    self.questions = questions
    self.grid = grid
    axis = parameters.axis
    items = parameters.tracks
    parts = Array(repeating: Part(count: 1, length: 0), count: items.count)
    shares = Array(repeating: Allocation.Share(), count: items.count)
  }

  /// The gap in points after a description's tracks, and between those of an adaptive one.
  public func gap(after item: Int) -> CGFloat { items[item].spacing ?? TrackLengths.defaultSpacing }

  /// The sum of the gaps between the descriptions in points.
  public var spacing: CGFloat { items.indices.dropLast().reduce(0) { $0 + gap(after: $1) } }

  /// The length in points of all tracks given, with their gaps.
  package var total: CGFloat { TrackLengths(self).total }

  /// Gives a description its tracks.
  ///
  /// - Parameters:
  ///   - length: The length of each track in points.
  ///   - count: How many there are; 1 but for adaptive descriptions.
  ///   - item: The place of the description.
  ///   - offer: What it was offered; nil where it was made no offer.
  ///   - sharers: How many shared what was left, this one included; nil where nothing was shared.
  public mutating func give(
    _ length: CGFloat, count: Int = 1, to item: Int, offered offer: CGFloat? = nil, sharers: Int? = nil
  ) {
    parts[item] = Part(count: count, length: length)
    if offer != nil { offersMade += 1 }
    shares[item] = Allocation.Share(
      offer: offer, asked: offer == nil ? nil : offersMade, sharers: sharers, length: extent(of: item))
  }

  /// The length in points from the start of a description's first track to the end of its last.
  func extent(of item: Int) -> CGFloat {
    let part = parts[item]
    guard case .adaptive = items[item].size else { return part.length }
    return part.length * CGFloat(part.count) + gap(after: item) * CGFloat(part.count - 1)
  }

  /// Divides a length by SwiftUI's rule; for an infinite one each track takes its minimum.
  mutating func shareInSourceOrder(_ length: CGFloat) {
    var remaining = length
    var sharers = 0
    for item in items.indices.dropLast() { remaining -= gap(after: item) }
    for item in items {
      if case .fixed(let fixed) = item.size { remaining -= fixed } else { sharers += 1 }
    }
    for (index, item) in items.enumerated() {
      let offer = length.isFinite ? remaining / CGFloat(max(sharers, 1)) : 0
      switch item.size {
      case .fixed(let fixed):
        give(fixed, to: index)
        continue
      case .flexible(let minimum, let maximum):
        let taken = min(max(minimum, offer), maximum)
        give(taken, to: index, offered: offer, sharers: sharers)
        remaining -= taken
      case .adaptive(let minimum, let maximum):
        let adaptive = AdaptiveTracks(minimum: minimum, maximum: maximum, spacing: gap(after: index))
        let count = adaptive.count(in: offer)
        give(adaptive.length(of: count, in: offer), count: count, to: index, offered: offer, sharers: sharers)
        remaining -= offer
      }
      sharers -= 1
    }
  }
}

/// How an adaptive description fills a length with tracks (15.2 of the semantics). Lengths are in points.
package struct AdaptiveTracks: Hashable, Sendable {
  /// The least length of a track.
  package var minimum: CGFloat
  /// The greatest length of a track; it may be infinite.
  package var maximum: CGFloat
  /// The gap between tracks.
  package var spacing: CGFloat

  /// More tracks than this are not made of one description.
  package static let limit = 10_000

  package init(minimum: CGFloat, maximum: CGFloat, spacing: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
    self.spacing = spacing
  }

  /// How many tracks a length has room for: one at least.
  package func count(in length: CGFloat) -> Int {
    let fitting = ((length + spacing) / (minimum + spacing)).rounded(.down)
    return fitting.isFinite ? Int(min(max(1, fitting), CGFloat(Self.limit))) : 1
  }

  /// How long each of `count` tracks is in a length.
  package func length(of count: Int, in length: CGFloat) -> CGFloat {
    min(max(minimum, (length - spacing * CGFloat(count - 1)) / CGFloat(count)), maximum)
  }
}
