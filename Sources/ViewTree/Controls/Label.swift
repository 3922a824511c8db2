/// A title with an icon in front of it (V5.4 of the vocabulary).
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: ControlView {
  /// What the style around makes of both.
  package func parts(_ measures: ControlMeasures) -> some View {
    HeldContent(content: measures.environment.labelStyle.body(title, icon))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Makes a label of a title and a symbol.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  /// Makes a label of a title and an image.
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label of a style's configuration once more, for a style that adds to another.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// How labels look: the views that it makes of their parts, and nothing else (V5.7 of the vocabulary).
public protocol LabelStyle {
  /// The type of the views.
  associatedtype Body: View

  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The views of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a label.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: any View

    /// The title.
    public var body: some View { LabelContent(content: content) }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: any View

    /// The icon.
    public var body: some View { LabelContent(content: content) }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

struct AnyLabelStyle {
  let body: (_ title: any View, _ icon: any View) -> any View

  init(_ style: some LabelStyle) {
    body = { title, icon in
      style.makeBody(
        configuration: LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(content: title), icon: LabelStyleConfiguration.Icon(content: icon)))
    }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { AnyLabelStyle(DefaultLabelStyle()) }
}

extension View {
  /// Sets how the labels inside look (V5.4 of the vocabulary).
  public func labelStyle<S: LabelStyle>(_ style: S) -> EnvironmentView<Self> {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}

/// The icon, a gap and the title (V5.4 of the vocabulary).
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon before the title, with the middle of its height at that of the title.
  public func makeBody(configuration: Configuration) -> some View { Both(configuration: configuration) }

  private struct Both: ControlView {
    let configuration: LabelStyleConfiguration

    func parts(_ measures: ControlMeasures) -> some View {
      let isInList = measures.environment.isInList
      let capHeight =
        measures.environment.textFont.pointSize * 1443 / 2048
      HStack(alignment: .firstTextLineCenter, spacing: measures[isInList ? .labelSpacingInList : .labelSpacing]) {
        if isInList, !measures.system.isMac {
          let _ = measures.follow(.iconInRow)
          configuration.icon.imageScale(.large).frame(width: measures[.iconWidthInList])
        } else if isInList {
          configuration.icon.frame(width: measures[.iconWidthInList])
        } else {
          configuration.icon
        }
        configuration.title.alignmentGuide(.firstTextLineCenter) { title in
          title[explicit: .firstTextBaseline].map { $0 - capHeight / 2 } ?? title.height / 2
        }
      }
    }
  }
}

extension VerticalAlignment {
  private enum FirstTextLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// The middle of the capital letters of a text's first line, and of views that are no text (V1.17 of the vocabulary).
  static let firstTextLineCenter = VerticalAlignment(FirstTextLineCenter.self)
}

/// As the system thinks best: the icon and the title.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon before the title.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the system thinks best.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
