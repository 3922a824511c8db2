internal import ViewTree

/// An image has its own size; a resizable one takes what it is offered (section 10).
struct ImageElement: RuledLeafElement {
  /// Its own size in points.
  let size: CGSize
  let isResizable: Bool

  var hasSizeCache: Bool { isResizable }
}
