public import struct Foundation.Locale
public import struct Foundation.URL

// The values that SwiftUI hands down, as they are in a window of an iPhone in portrait that nobody has changed.
extension EnvironmentValues {
  /// Whether the surroundings are light or dark; light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// How much width there is; little.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How much height there is; enough.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// Whether controls answer; they do.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Why views are redacted; they are not.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The language and the region; those of English in the United States, wherever a layout runs.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// What the window is doing; it is in front.
  public var scenePhase: ScenePhase { .active }

  /// Whether movement is to be avoided; it is not.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether a screen is read aloud; it is not.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether colours alone are not enough; they are.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Puts the view away, which a layout does not do.
  public var dismiss: DismissAction { DismissAction() }

  /// Puts a window away, which a layout does not do.
  public var dismissWindow: DismissAction { DismissAction() }

  /// Opens a link, which a layout does not do.
  public var openURL: OpenURLAction { OpenURLAction() }

  /// Whether the view is presented, and a way to put it away.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }

/// How much room there is on an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little.
  case compact
  /// Enough.
  case regular
}

/// What a window is doing.
public enum ScenePhase: Hashable, Sendable {
  /// It is not seen.
  case background
  /// It is seen, and something else is used.
  case inactive
  /// It is used.
  case active
}

/// Puts a view away, which a layout does not do.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a link, which a layout does not do.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// It is not.
  public let isPresented = false

  /// Puts the view away, which a layout does not do.
  public mutating func dismiss() {}
}
