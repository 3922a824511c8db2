public import ViewTree

/// A way in which views come and go, described by what it makes of one. A layout is of views that have come, so that no
/// transition has an effect on it.
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase of coming or going.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What kind of transition it is.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// A transition that moves something.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What the transition makes of a view in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: content), phase: phase)
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition { self }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// Whether a view is coming, is there, or is going.
public enum TransitionPhase: Hashable, Sendable {
  /// It is coming.
  case willAppear
  /// It is there.
  case identity
  /// It is going.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 for a view that is coming, 0 for one that is there, 1 for one that is going.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What kind of transition one is.
public struct TransitionProperties: Hashable, Sendable {
  /// Whether it moves something.
  public var hasMotion: Bool

  /// Makes properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }
}

/// One way to come, another to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The way to come.
  public var insertion: Insertion
  /// The way to go.
  public var removal: Removal

  /// Makes a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view in a phase of coming or going.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    if phase == .willAppear {
      insertion.apply(content: content, phase: phase)
    } else {
      removal.apply(content: content, phase: phase)
    }
  }
}

extension View {
  /// Sets how the view comes and goes; no effect on layout.
  public func transition<T: Transition>(_ transition: T) -> ModifiedView<Self> { unmodified }
}
