import Synchronization

/// A rectangle or a point of a view, which a ``GeometryProxy`` finds in its own coordinates once that view is placed.
public struct Anchor<Value: Sendable>: Sendable {
  /// Which rectangle or point of a view it is.
  public struct Source: Sendable {
    /// The rectangle or point of a view of a size, in its own coordinates.
    let place: @Sendable (CGSize) -> Value
  }

  /// What is known of the view.
  let view: AnchoredView
  let place: @Sendable (CGSize) -> Value
  /// A rectangle or point in the coordinates of the first place, as the second one has it.
  let seen: @Sendable (Value, DrawnPlace, DrawnPlace) -> Value
}

/// The geometry of a view with an anchor, as the layout that ran last placed it; equal only to itself.
package final class AnchoredView: Sendable {
  private let placed = Mutex<GeometryProxy?>(nil)

  /// The size and place; nil before the view is placed.
  package var geometry: GeometryProxy? {
    get { placed.withLock { $0 } }
    set { placed.withLock { $0 = newValue } }
  }
}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { CGRect(origin: .zero, size: $0) }
  }

  /// A rectangle of the view, in points from its origin.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { _ in r }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view, in points from its origin.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { _ in p }
  }

  /// A point in fractions of the view.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.width * p.x, y: $0.height * p.y) }
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
    anchor.view.geometry.map { anchor.seen(anchor.place($0.size), $0.place, place) }
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
    modified(by: .geometry(.atPlacement { view.geometry = $0 }))
  }
}

extension Anchor where Value == CGRect {
  fileprivate init(rectangle source: Source) {
    self.init(view: AnchoredView(), place: source.place) { $1.rectangle($0, in: $2) }
  }
}

extension Anchor where Value == CGPoint {
  fileprivate init(point source: Source) {
    self.init(view: AnchoredView(), place: source.place) { $1.point($0, in: $2) }
  }
}
