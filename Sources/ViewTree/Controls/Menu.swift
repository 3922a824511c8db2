/// A button that shows a menu: its label, on a Mac with a border and an indicator (V5.3 of the vocabulary). What the menu
/// holds is not shown.
public struct Menu<Label: View, Content: View>: View {
  let label: Label

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Makes a menu whose label does something by itself.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// Makes a menu of a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }

  /// Makes a menu of a title.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }

  /// Makes a menu of a title that does something by itself.
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    label = Text(title)
  }
}

extension Menu where Label == ViewTree.Label<Text, Image> {
  /// Makes a menu of a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    label = ViewTree.Label(title, systemImage: systemImage)
  }
}

extension Menu: ControlView {
  /// The label, in the style of menus around.
  package func parts(_ measures: ControlMeasures) -> some View {
    if measures.environment.menuIsButton {
      Button(role: nil, label: label)
    } else if measures.system.isMac {
      HStack(spacing: 0) {
        label
        Color.clear.frame(width: measures[.menuIndicator], height: 0)
      }
      .padding(.horizontal, measures[.menuPadding]).frame(minHeight: measures[.buttonHeight])
    } else {
      label
    }
  }
}

/// How menus look.
public protocol MenuStyle {
  /// Whether it is a button in the style of buttons around.
  var isButton: Bool { get }
}

/// How menus look, by the system's styles.
public struct NamedMenuStyle: MenuStyle, Hashable, Sendable {
  /// Whether it is a button in the style of buttons around.
  public let isButton: Bool
}

extension MenuStyle where Self == NamedMenuStyle {
  /// As the system thinks best.
  public static var automatic: NamedMenuStyle { NamedMenuStyle(isButton: false) }
  /// A button in the style of buttons around.
  public static var button: NamedMenuStyle { NamedMenuStyle(isButton: true) }
  /// A button without a border.
  public static var borderlessButton: NamedMenuStyle { NamedMenuStyle(isButton: false) }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
  /// It is none.
  public var isButton: Bool { false }
}

extension EnvironmentValues {
  var menuIsButton: Bool {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

private enum MenuStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension View {
  /// Sets how the menus inside look (V5.3 of the vocabulary).
  public func menuStyle<S: MenuStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.menuIsButton, style.isButton)
  }
}

/// Several controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Groups controls under a label, which is not shown.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }

  /// The controls in a row.
  public var body: some View { HStack { content } }
}

extension View {
  /// Sets how the groups of controls inside look; no effect on layout here.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> ModifiedView<Self> { unmodified }
}

/// How groups of controls look.
public protocol ControlGroupStyle {}

/// How groups of controls look, by the system's styles.
public struct NamedControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  let name: String
}

extension ControlGroupStyle where Self == NamedControlGroupStyle {
  /// As the system thinks best.
  public static var automatic: NamedControlGroupStyle { NamedControlGroupStyle(name: "automatic") }
  /// As a bar has it.
  public static var navigation: NamedControlGroupStyle { NamedControlGroupStyle(name: "navigation") }
  /// As a menu has it, small.
  public static var compactMenu: NamedControlGroupStyle { NamedControlGroupStyle(name: "compactMenu") }
  /// As a menu has it.
  public static var menu: NamedControlGroupStyle { NamedControlGroupStyle(name: "menu") }
  /// Side by side.
  public static var palette: NamedControlGroupStyle { NamedControlGroupStyle(name: "palette") }
}
