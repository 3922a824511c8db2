public import Foundation
public import ViewTree

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

  /// How large texts are, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }

  /// The length of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// How a list is edited; `nil` where nothing can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// How large a widget is.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
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

  /// The calendar of dates; the Gregorian one, wherever a layout runs.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates; Greenwich's, wherever a layout runs.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// How a widget is drawn; in all colours.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }

  /// Whether a widget's background is drawn; it is.
  public var showsWidgetContainerBackground: Bool { true }

  /// Whether there can be several windows; not on a phone.
  public var supportsMultipleWindows: Bool { false }

  /// Whether the view is presented over another; it is not.
  public var isPresented: Bool { false }

  /// Whether the view has the focus; it does not.
  public var isFocused: Bool { false }

  /// Whether something is searched for; nothing is.
  public var isSearching: Bool { false }

  /// Whether scrolling is allowed; it is.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether views can be read aloud in another way; they need not.
  public var accessibilityEnabled: Bool { false }

  /// The style of backgrounds; `nil` stands for the usual one.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// Whether texts are left as they are written; they are corrected.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// How the colours of symbols are chosen; `nil` where nobody says.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// Whether the display is darker than usual; it is not.
  public var isLuminanceReduced: Bool { false }

  /// What the window of a control is doing; it has the focus.
  public var controlActiveState: ControlActiveState { .key }

  /// How strong contrasts are; as usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// How heavy letters are; as usual.
  public var legibilityWeight: LegibilityWeight? { .regular }

  /// What the window is doing; it is in front.
  public var scenePhase: ScenePhase { .active }

  /// Whether movement is to be avoided; it is not.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether what is translucent is to be avoided; it is not.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether colours are inverted; they are not.
  public var accessibilityInvertColors: Bool { false }

  /// Whether the forms of buttons are to be seen; they need not.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether a switch controls the device; it does not.
  public var accessibilitySwitchControlEnabled: Bool { false }

  /// Whether a screen is read aloud; it is not.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether colours alone are not enough; they are.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Puts the view away, which a layout does not do.
  public var dismiss: DismissAction { DismissAction() }

  /// Puts a window away, which a layout does not do.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Opens a window, which a layout does not do.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Ends a search, which a layout does not do.
  public var dismissSearch: DismissAction { DismissAction() }

  /// Loads something again, which a layout does not do; `nil` where nothing can be.
  public var refresh: RefreshAction? { nil }

  /// Asks for a review, which a layout does not do.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Renames something, which a layout does not do; `nil` where nothing can be.
  public var rename: DismissAction? { nil }

  /// Opens a link, which a layout does not do.
  public var openURL: OpenURLAction {
    get { OpenURLAction() }
    set {}
  }

  /// Whether the view is presented, and a way to put it away.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { Calendar(identifier: .gregorian) } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum AutocorrectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
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

/// How a list is edited.
public enum EditMode: Hashable, Sendable {
  /// Not at all.
  case inactive
  /// For the moment.
  case transient
  /// Until it is ended.
  case active

  /// Whether it is edited.
  public var isEditing: Bool { self != .inactive }
}

/// How large a widget is.
public enum WidgetFamily: Hashable, CaseIterable, Sendable {
  /// On the home screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// On the lock screen and on a watch.
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// In all colours.
  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  /// In two colours.
  public static let accented = WidgetRenderingMode(name: "accented")
  /// In one colour.
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

/// What the window of a control is doing.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// It has the focus; it is in front; it is behind.
  case key, active, inactive
}

/// How strong contrasts are.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// As usual; stronger.
  case standard, increased
}

/// How heavy letters are.
public enum LegibilityWeight: Hashable, Sendable {
  /// As usual; heavier.
  case regular, bold
}

/// Opens a window, which a layout does not do.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Hashable>(value: D) {}

  /// Does nothing.
  public func callAsFunction<D: Hashable>(id: String, value: D) {}
}

/// Puts a window away, which a layout does not do.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}

  /// Does nothing.
  public func callAsFunction(id: String) {}

  /// Does nothing.
  public func callAsFunction<D: Hashable>(value: D) {}
}

/// Loads something again, which a layout does not do.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

/// Asks for a review, which a layout does not do.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Puts a view away, which a layout does not do.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Opens a link, which a layout does not do.
public struct OpenURLAction: Sendable {
  /// What becomes of a link.
  public struct Result: Hashable, Sendable {
    private let name: String

    /// It is opened.
    public static let handled = Result(name: "handled")
    /// Nothing is done.
    public static let discarded = Result(name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(name: "systemAction")
    /// The system opens another.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  init() {}

  /// Opens links in a way of the program's own.
  public init(handler: @escaping (URL) -> Result) {}

  /// Does nothing.
  public func callAsFunction(_ url: URL) {}

  /// Does nothing, and does not say so.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// It is not.
  public let isPresented = false

  /// Puts the view away, which a layout does not do.
  public mutating func dismiss() {}
}
