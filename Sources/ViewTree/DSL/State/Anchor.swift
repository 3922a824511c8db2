import Synchronization

/// A rectangle or a point of a view, which a ``GeometryProxy`` finds in its own coordinates once that view is placed.
public struct Anchor<Value: Sendable>: Sendable {
  /// Which rectangle or point of a view it is.
  public struct Source: Sendable {
    /// The rectangle or point in a frame, in global coordinates.
    let place: @Sendable (CGRect) -> Value
  }

  /// What is known of the view.
  let view: AnchoredView
  let place: @Sendable (CGRect) -> Value
  /// The rectangle or point, moved by a distance.
  let moved: @Sendable (Value, CGPoint) -> Value
}

/// The frame of a view with an anchor, as the layout that ran last placed it; equal only to itself.
package final class AnchoredView: Sendable {
  private let placed = Mutex<CGRect?>(nil)

  /// The frame in global coordinates; nil before the view is placed.
  package var frame: CGRect? {
    get { placed.withLock { $0 } }
    set { placed.withLock { $0 = newValue } }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  /// A rectangle of the view, in points from its origin.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source {
      CGRect(x: $0.origin.x + r.origin.x, y: $0.origin.y + r.origin.y, width: r.size.width, height: r.size.height)
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its origin.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.origin.x + p.x, y: $0.origin.y + p.y) }
  }

  /// A point in fractions of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source {
      CGPoint(x: $0.origin.x + $0.size.width * p.x, y: $0.origin.y + $0.size.height * p.y)
    }
  }

  /// The upper leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// An anchor's rectangle in the view's own coordinates, in points; at 0 for a view that is not placed before this one.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { resolved(anchor) ?? .zero }

  /// An anchor's point in the view's own coordinates, in points; 0 for a view that is not placed before this one.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { resolved(anchor) ?? .zero }

  private func resolved<Value>(_ anchor: Anchor<Value>) -> Value? {
    anchor.view.frame.map { anchor.moved(anchor.place($0), CGPoint(x: -origin.x, y: -origin.y)) }
  }
}

extension View {
  /// Hands a value up that is made of a rectangle of this view; no effect on layout by itself (V7.7 of the vocabulary).
  public func anchorPreference<K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<CGRect>.Source, transform: @escaping (Anchor<CGRect>) -> K.Value
  ) -> PreferenceView<ModifiedView<Self>, K> {
    let anchor = Anchor(rectangle: value)
    return anchored(anchor.view).preference(key: key, value: transform(anchor))
  }

  /// Hands a value up that is made of a point of this view; no effect on layout by itself (V7.7 of the vocabulary).
  public func anchorPreference<K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<CGPoint>.Source, transform: @escaping (Anchor<CGPoint>) -> K.Value
  ) -> PreferenceView<ModifiedView<Self>, K> {
    let anchor = Anchor(point: value)
    return anchored(anchor.view).preference(key: key, value: transform(anchor))
  }

  /// Changes a value that is handed up, by a rectangle of this view; no effect on layout by itself (V7.7 of the vocabulary).
  public func transformAnchorPreference<K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<CGRect>.Source, transform: @escaping (inout K.Value, Anchor<CGRect>) -> Void
  ) -> PreferenceView<ModifiedView<Self>, K> {
    let anchor = Anchor(rectangle: value)
    return anchored(anchor.view).transformPreference(key) { transform(&$0, anchor) }
  }

  /// Changes a value that is handed up, by a point of this view; no effect on layout by itself (V7.7 of the vocabulary).
  public func transformAnchorPreference<K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<CGPoint>.Source, transform: @escaping (inout K.Value, Anchor<CGPoint>) -> Void
  ) -> PreferenceView<ModifiedView<Self>, K> {
    let anchor = Anchor(point: value)
    return anchored(anchor.view).transformPreference(key) { transform(&$0, anchor) }
  }

  private func anchored(_ view: AnchoredView) -> ModifiedView<Self> {
    modified(by: .geometry(.atPlacement { view.frame = $0.globalFrame }))
  }
}

extension Anchor where Value == CGRect {
  fileprivate init(rectangle source: Source) {
    self.init(view: AnchoredView(), place: source.place) { rect, distance in
      CGRect(
        x: rect.origin.x + distance.x, y: rect.origin.y + distance.y, width: rect.size.width, height: rect.size.height)
    }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate init(point source: Source) {
    self.init(view: AnchoredView(), place: source.place) { point, distance in
      CGPoint(x: point.x + distance.x, y: point.y + distance.y)
    }
  }
}
