import Synchronization

/// A value that views hand up to the views around them.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value

  /// The value where no view inside hands one up.
  static var defaultValue: Value { get }

  /// Joins the value of one view with that of the next, in source order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// The preferences of the views inside one, gathered while these are lowered.
///
/// What a ``GeometryReader`` makes is lowered when the reader is placed: its preferences are not among them, as in SwiftUI they
/// come in a later update.
final class PreferenceCollector: @unchecked Sendable {
  private let lock = Mutex(())
  private var values: [ObjectIdentifier: Any] = [:]
  /// Joins a value of a key with the one gathered so far.
  private var joins: [ObjectIdentifier: (_ joined: inout Any, _ next: Any) -> Void] = [:]

  /// The value of a key; nil where no view handed one up.
  func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value? {
    lock.withLock { _ in values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } }
  }

  /// Adds the value of the next view.
  func add<Key: PreferenceKey>(_ value: Key.Value, for key: Key.Type) {
    let id = ObjectIdentifier(key)
    lock.withLock { _ in
      joins[id] = { joined, next in
        guard var value = joined as? Key.Value, let next = next as? Key.Value else { return }
        Key.reduce(value: &value, nextValue: { next })
        joined = value
      }
      add(value, id)
    }
  }

  /// Adds all that another collector has, but for the value of one key.
  func add(_ other: PreferenceCollector, except key: ObjectIdentifier? = nil) {
    let (values, joins) = other.lock.withLock { _ in (other.values, other.joins) }
    lock.withLock { _ in
      for (id, value) in values where id != key {
        self.joins[id] = joins[id]
        add(value, id)
      }
    }
  }

  private func add(_ value: Any, _ id: ObjectIdentifier) {
    guard var joined = values[id], let join = joins[id] else { return values[id] = value }
    join(&joined, value)
    values[id] = joined
  }
}

extension EnvironmentValues {
  /// Hands a value up for a view that is lowered, where a view around gathers it.
  package func handUp<Key: PreferenceKey>(_ value: Key.Value, for key: Key.Type) {
    preferences?.add(value, for: key)
  }

  /// Lowers views and gathers what they hand up for one key, which goes no further; all else is handed on.
  package func gathering<Key: PreferenceKey>(
    _ key: Key.Type, _ lower: (EnvironmentValues) -> ViewList
  ) -> (list: ViewList, value: Key.Value) {
    var inside = self
    let collector = PreferenceCollector()
    inside.preferences = collector
    let list = lower(inside)
    preferences?.add(collector, except: ObjectIdentifier(key))
    return (list, collector.value(of: key) ?? Key.defaultValue)
  }
}

/// A view whose preference for a key is another than that of the views inside it.
public struct PreferenceView<Content: View, Key: PreferenceKey>: View {
  let content: Content
  /// Makes the value of that of the views inside, nil where these have none, for the environment of the view.
  let value: (Key.Value?) -> Key.Value
}

extension PreferenceView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var inside = environment
    let collector = PreferenceCollector()
    inside.preferences = collector
    let list = ViewList(content, in: inside)
    environment.preferences?.add(collector, except: ObjectIdentifier(Key.self))
    environment.preferences?.add(value(collector.value(of: Key.self)), for: Key.self)
    return list
  }
}

/// A view with another, in front or behind, that is made of a preference of the views inside it.
public struct PreferenceLayerView<Content: View, Key: PreferenceKey, Layer: View>: View {
  let content: Content
  let layer: (Key.Value) -> Layer
  let modifier: @Sendable ([ViewNode]) -> ModifierNode
}

extension PreferenceLayerView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var inside = environment
    let collector = PreferenceCollector()
    inside.preferences = collector
    let list = ViewList(content, in: inside)
    environment.preferences?.add(collector)
    let value = collector.value(of: Key.self) ?? Key.defaultValue
    let view = environment.whileCurrent { layer(value) }
    let nodes = ViewList(view, in: environment).nodes
    return list.changingNode { $0.modifiers.append(modifier(nodes)) }
  }
}

extension View {
  /// Hands a value up to the views around, in the place of those of the views inside; no effect on layout by itself (V7.7 of
  /// the vocabulary).
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> PreferenceView<Self, K> {
    PreferenceView(content: self) { _ in value }
  }

  /// Changes the value that the views inside hand up; no effect on layout by itself (V7.7 of the vocabulary).
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> PreferenceView<Self, K> {
    PreferenceView(content: self) { inner in
      var value = inner ?? K.defaultValue
      callback(&value)
      return value
    }
  }

  /// Acts when a preference of the views inside changes, which it does not while a tree is laid out once; no effect on layout
  /// (V7.7 of the vocabulary).
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedView<Self> where K.Value: Equatable {
    unmodified
  }

  /// Puts in front what is made of a preference of the views inside, as an overlay (V7.7 of the vocabulary).
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> PreferenceLayerView<Self, K, V> {
    PreferenceLayerView(content: self, layer: transform) { .overlay(alignment: alignment, content: $0) }
  }

  /// Puts behind what is made of a preference of the views inside, as a background (V7.7 of the vocabulary).
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> PreferenceLayerView<Self, K, V> {
    PreferenceLayerView(content: self, layer: transform) { .background(alignment: alignment, content: $0) }
  }
}
