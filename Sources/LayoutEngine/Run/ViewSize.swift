internal import ViewTree

/// A size with the proposal that led to it: what a placed view carries (section 2 of the semantics).
struct ViewSize {
  var size: CGSize
  var proposal: ProposedViewSize

  init(_ size: CGSize, proposal: ProposedViewSize) {
    self.size = size
    self.proposal = proposal
  }

  /// No size for no proposal, which nothing matches.
  static var nothing: ViewSize { ViewSize(CGSize(width: 0, height: 0), proposal: .unspecified) }

  /// A view size whose proposal is its size.
  init(fixed size: CGSize) {
    self.init(size, proposal: ProposedViewSize(size))
  }

  /// Whether the caches keyed by view size take the two for the same: never where a side is absent, because SwiftUI
  /// keeps an absent side as NaN (section 2).
  func matches(_ other: ViewSize) -> Bool {
    guard let width = proposal.width, let height = proposal.height else { return false }
    return width == other.proposal.width && height == other.proposal.height && size == other.size
  }
}
