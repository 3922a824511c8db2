/// How buttons look: the views that it makes of their labels, and nothing else (V5.7 of the vocabulary).
public protocol ButtonStyle {
  /// The type of the views.
  associatedtype Body: View

  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// The views of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// How buttons look and when they act.
public protocol PrimitiveButtonStyle {
  /// The type of the views.
  associatedtype Body: View

  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The views of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button: nobody presses it.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: any View

    /// The label.
    public var body: some View { LabelContent(content: content) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether it is pressed; it is not.
  public let isPressed = false
}

/// What a style knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: View {
    let content: any View

    /// The label.
    public var body: some View { LabelContent(content: content) }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label

  /// Does nothing: nobody presses a button while a tree is laid out.
  public func trigger() {}
}

/// A style of either kind, without its type.
struct AnyButtonStyle {
  /// The views of a button.
  let body: (_ label: any View, _ role: ButtonRole?) -> any View

  init(_ style: some ButtonStyle) {
    body = { label, role in
      style.makeBody(
        configuration: ButtonStyleConfiguration(role: role, label: ButtonStyleConfiguration.Label(content: label)))
    }
  }

  init(primitive style: some PrimitiveButtonStyle) {
    body = { label, role in
      let label = PrimitiveButtonStyleConfiguration.Label(content: label)
      return style.makeBody(configuration: PrimitiveButtonStyleConfiguration(role: role, label: label))
    }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle { AnyButtonStyle(primitive: DefaultButtonStyle()) }
}

extension View {
  /// Sets how the buttons inside look (V5 of the vocabulary).
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }

  /// Sets how the buttons inside look (V5 of the vocabulary).
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.buttonStyle, AnyButtonStyle(primitive: style))
  }

  /// Sets the form of the borders of the buttons inside; no effect on layout.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedView<Self> { unmodified }

  /// Lets a button be pressed again and again; no effect on layout.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> ModifiedView<Self> { unmodified }
}

/// The form of a border.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ButtonBorderShape(name: "automatic")
  /// A capsule.
  public static let capsule = ButtonBorderShape(name: "capsule")
  /// A rectangle with round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")
  /// A rectangle with corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}

/// Whether a button acts again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

// MARK: - The system's styles

/// A label with the padding of a border (V5.6 of the vocabulary).
struct BorderedLabel: ControlView {
  let label: HeldContent

  func parts(_ measures: ControlMeasures) -> some View {
    let size = measures.environment.controlSize
    let (beside, above): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (measures[.smallButtonPadding], measures[.smallButtonPaddingAbove])
      case .regular: (measures[.buttonPadding], measures[.buttonPaddingAbove])
      case .large, .extraLarge: (measures[.largeButtonPadding], measures[.largeButtonPaddingAbove])
      }
    let height = size == .mini || size == .small ? measures[.smallButtonHeight] : measures[.buttonHeight]
    // Small buttons of iOS have letters of 15 points (V5).
    let isSmallOnPhone = !measures.system.isMac && (size == .mini || size == .small)
    label
      .transformEnvironment(\.font) { font in if isSmallOnPhone { font = font ?? .subheadline } }
      .padding(.horizontal, beside).padding(.vertical, above)
      .frame(minHeight: height > 0 ? height : nil)
  }
}

/// The style that the system thinks best: a label alone on iOS, one with a border on a Mac (V5 of the vocabulary).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label, with a border on a Mac.
  public func makeBody(configuration: Configuration) -> some View { Automatic(label: configuration.label) }

  private struct Automatic: ControlView {
    let label: PrimitiveButtonStyleConfiguration.Label

    func parts(_ measures: ControlMeasures) -> some View {
      if measures.system.isMac {
        BorderedLabel(label: HeldContent(content: label))
      } else {
        label
      }
    }
  }
}

/// A label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label alone, in the colour of the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label alone, as that of a link.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A label with a border: 12 points beside it and 7 above and below on iOS (V5 of the vocabulary).
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label with the padding of the border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: HeldContent(content: configuration.label))
  }
}

/// A label with a border that stands out; as large as a bordered one.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label with the padding of the border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: HeldContent(content: configuration.label))
  }
}

/// A label on glass; as large as a bordered one.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Makes the style.
  public init() {}

  /// The label with the padding of the border.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(label: HeldContent(content: configuration.label))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the system thinks best.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label alone, in the colour of the tint.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label alone, as that of a link.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label with a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// A label on glass that stands out.
  public static var glassProminent: GlassButtonStyle { GlassButtonStyle() }
}
