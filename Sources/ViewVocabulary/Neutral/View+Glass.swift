public import ViewTree

// The materials and effects of newer systems are drawn and have no effect on layout.
extension View {
  /// Lays glass behind the view; no effect on layout.
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> ModifiedView<Self> { unmodified }

  /// Lays glass of the form of a capsule behind the view; no effect on layout.
  public func glassEffect(_ glass: Glass = .regular) -> ModifiedView<Self> { unmodified }

  /// Names the view's glass, so that it can turn into another's; no effect on layout.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> ModifiedView<Self> {
    unmodified
  }

  /// Joins the glass of several views; no effect on layout.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets how the view's glass comes and goes; no effect on layout.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> ModifiedView<Self> { unmodified }

  /// Sets the background of the container around; no effect on layout.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the background of the container around; no effect on layout.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Animates symbols when a value changes; no effect on layout.
  public func symbolEffect<T: SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Animates symbols as long as it is active; no effect on layout.
  public func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Keeps symbols from being animated by views around; no effect on layout.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Names the view from which a screen grows; no effect on layout.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets how the screen comes and goes; no effect on layout.
  public func navigationTransition(_ style: some NavigationTransition) -> ModifiedView<Self> { unmodified }

  /// Makes the view the one that a hand's gesture chooses; no effect on layout.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> ModifiedView<Self> {
    unmodified
  }

  /// Feels like something when a value changes; no effect on layout.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> ModifiedView<Self> {
    unmodified
  }

  /// Feels like something when a value changes in a certain way; no effect on layout.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Feels like what a closure makes of a value's change; no effect on layout.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows a preview on a device, which a layout does not do; no effect on layout.
  public func previewDevice(_ value: PreviewDevice?) -> ModifiedView<Self> { unmodified }

  /// Shows a preview in another form, which a layout does not do; no effect on layout.
  public func previewLayout(_ value: PreviewLayout) -> ModifiedView<Self> { unmodified }
}

/// Glass.
public struct Glass: Hashable, Sendable {
  private let name: String

  /// The usual glass.
  public static let regular = Glass(name: "regular")
  /// Clear glass.
  public static let clear = Glass(name: "clear")
  /// No glass.
  public static let identity = Glass(name: "identity")

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass { self }

  /// Glass that moves when it is touched.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  /// At once.
  public static let identity = GlassEffectTransition(name: "identity")
  /// By turning into other glass.
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  /// By forming.
  public static let materialize = GlassEffectTransition(name: "materialize")
}

/// Views whose glass is drawn together. It has no place of its own: its views are members of the container around it.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Draws the glass of views together that stand less than a spacing in points apart.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension GlassEffectContainer: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// A container that has a background of its own.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// A widget.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// A screen.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// A column.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// A way in which symbols move.
public protocol SymbolEffect {}

/// A way in which symbols move, by its name.
public struct NamedSymbolEffect: SymbolEffect, Hashable, Sendable {
  let name: String

  /// The effect upwards.
  public var up: NamedSymbolEffect { self }
  /// The effect downwards.
  public var down: NamedSymbolEffect { self }
  /// The effect on the whole symbol.
  public var wholeSymbol: NamedSymbolEffect { self }
  /// The effect on one layer after the other.
  public var byLayer: NamedSymbolEffect { self }
  /// The effect on layers that are drawn one by one.
  public var iterative: NamedSymbolEffect { self }
  /// The effect on layers that add up.
  public var cumulative: NamedSymbolEffect { self }
  /// The effect to and fro.
  public var reversing: NamedSymbolEffect { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// Springs.
  public static var bounce: NamedSymbolEffect { NamedSymbolEffect(name: "bounce") }
  /// Fades and comes back.
  public static var pulse: NamedSymbolEffect { NamedSymbolEffect(name: "pulse") }
  /// Its layers change colour in turn.
  public static var variableColor: NamedSymbolEffect { NamedSymbolEffect(name: "variableColor") }
  /// Gets larger or smaller.
  public static var scale: NamedSymbolEffect { NamedSymbolEffect(name: "scale") }
  /// Comes.
  public static var appear: NamedSymbolEffect { NamedSymbolEffect(name: "appear") }
  /// Goes.
  public static var disappear: NamedSymbolEffect { NamedSymbolEffect(name: "disappear") }
  /// Turns into another.
  public static var replace: NamedSymbolEffect { NamedSymbolEffect(name: "replace") }
  /// Breathes.
  public static var breathe: NamedSymbolEffect { NamedSymbolEffect(name: "breathe") }
  /// Turns.
  public static var rotate: NamedSymbolEffect { NamedSymbolEffect(name: "rotate") }
  /// Wiggles.
  public static var wiggle: NamedSymbolEffect { NamedSymbolEffect(name: "wiggle") }
}

/// How often and how fast symbols move.
public struct SymbolEffectOptions: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let `default` = SymbolEffectOptions(name: "default")
  /// Again and again.
  public static let repeating = SymbolEffectOptions(name: "repeating")
  /// Once.
  public static let nonRepeating = SymbolEffectOptions(name: "nonRepeating")
  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { repeating }
  /// Faster by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

  /// The options, several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  /// The options, faster by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// How a screen comes and goes.
public protocol NavigationTransition {}

/// As the system thinks best.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// By growing out of a view.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the system thinks best.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// By growing out of the view of a name.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// A gesture of a hand.
public struct HandGestureShortcut: Hashable, Sendable {
  private let name: String

  /// For what is done most.
  public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

/// What something feels like.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// Something is done.
  public static let success = SensoryFeedback(name: "success")
  /// Something may be wrong.
  public static let warning = SensoryFeedback(name: "warning")
  /// Something is wrong.
  public static let error = SensoryFeedback(name: "error")
  /// Something is chosen.
  public static let selection = SensoryFeedback(name: "selection")
  /// A number grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// A number shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something falls into its place.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something moves from level to level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is closed.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy what meets is.
  public enum Weight: Hashable, Sendable {
    /// The weights, from the least.
    case light, medium, heavy
  }

  /// How soft what meets is.
  public enum Flexibility: Hashable, Sendable {
    /// The softnesses, from the least.
    case rigid, solid, soft
  }

  /// Two things of a weight meet.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  /// Two things of a softness meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

/// A device on which a preview is shown.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the device.
  public let rawValue: String

  /// The device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The device of a name.
  public init(stringLiteral value: String) { rawValue = value }
}

/// The form of a preview.
public enum PreviewLayout: Hashable, Sendable {
  /// The whole device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
