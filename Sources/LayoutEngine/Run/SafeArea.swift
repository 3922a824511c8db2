internal import ViewTree

/// The part of the screen that is free for content, and what lies around it, in global coordinates.
struct SafeArea {
  /// What is free.
  var inner = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// What views may reach that ignore the safe area.
  var outer = CGRect(x: 0, y: 0, width: 0, height: 0)

  init() {}

  /// A safe area beyond which views may reach as far as its insets.
  init(_ area: CGRect, insets: EdgeInsets) {
    inner = area
    outer = CGRect(
      x: area.minX - insets.leading, y: area.minY - insets.top,
      width: area.width + insets.total(along: .horizontal), height: area.height + insets.total(along: .vertical))
  }

  /// How far a view with this frame can be extended on each edge, with the left side as the leading one: where it reaches the
  /// end of the free part, by what is not free beyond it.
  func insets(of frame: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: frame.minY <= inner.minY ? max(0, frame.minY - outer.minY) : 0,
      leading: frame.minX <= inner.minX ? max(0, frame.minX - outer.minX) : 0,
      bottom: frame.maxY >= inner.maxY ? max(0, outer.maxY - frame.maxY) : 0,
      trailing: frame.maxX >= inner.maxX ? max(0, outer.maxX - frame.maxX) : 0)
  }

  /// The safe area of a view that reaches over insets: they are free for what is inside, and those on other edges are not.
  func extended(by insets: EdgeInsets) -> SafeArea {
    var area = self
    area.inner = CGRect(
      x: insets.leading > 0 ? outer.minX : inner.minX, y: insets.top > 0 ? outer.minY : inner.minY, width: 0, height: 0)
    let right = insets.trailing > 0 ? outer.maxX : inner.maxX
    let bottom = insets.bottom > 0 ? outer.maxY : inner.maxY
    area.inner.size = CGSize(width: right - area.inner.minX, height: bottom - area.inner.minY)
    return area
  }

  /// The safe area of a view whose frame is shortened on one edge, with the left side as the leading one: what is cut off is
  /// no longer free.
  func shortened(to frame: CGRect, on edge: Edge) -> SafeArea {
    var left = inner.minX
    var top = inner.minY
    var right = inner.maxX
    var bottom = inner.maxY
    switch edge {
    case .top: top = max(top, frame.minY)
    case .leading: left = max(left, frame.minX)
    case .bottom: bottom = min(bottom, frame.maxY)
    case .trailing: right = min(right, frame.maxX)
    }
    var area = self
    area.inner = CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    return area
  }
}
