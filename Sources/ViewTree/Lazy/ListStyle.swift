/// How lists look.
public protocol ListStyle {
  /// Which of the system's forms it is.
  var form: ListForm { get }
}

/// The form of a list.
public enum ListForm: Hashable, Sendable {
  /// As the system thinks best: cards on iOS, the style inset on a Mac.
  case automatic
  /// Rows from side to side.
  case plain
  /// Sections from side to side, with room between them.
  case grouped
  /// Cards.
  case insetGrouped
  /// Rows from side to side, with more room beside their content on a Mac.
  case inset
  /// As a side bar has it: cards on iOS, higher rows on a Mac.
  case sidebar
  /// Rows with a border around them, on a Mac.
  case bordered
}

/// How lists look, by the system's styles.
public struct NamedListStyle: ListStyle, Hashable, Sendable {
  /// The form.
  public let form: ListForm
}

extension ListStyle where Self == NamedListStyle {
  /// As the system thinks best.
  public static var automatic: NamedListStyle { NamedListStyle(form: .automatic) }
  /// Rows from side to side.
  public static var plain: NamedListStyle { NamedListStyle(form: .plain) }
  /// Sections from side to side, with room between them.
  public static var grouped: NamedListStyle { NamedListStyle(form: .grouped) }
  /// Cards.
  public static var insetGrouped: NamedListStyle { NamedListStyle(form: .insetGrouped) }
  /// Rows from side to side, with some room beside them.
  public static var inset: NamedListStyle { NamedListStyle(form: .inset) }
  /// As a side bar has it.
  public static var sidebar: NamedListStyle { NamedListStyle(form: .sidebar) }
  /// Rows with a border around them.
  public static var bordered: NamedListStyle { NamedListStyle(form: .bordered) }
}

/// As the system thinks best.
public struct DefaultListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// As the system thinks best.
  public var form: ListForm { .automatic }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Rows from side to side.
  public var form: ListForm { .plain }
}

/// Sections from side to side, with room between them.
public struct GroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Sections from side to side.
  public var form: ListForm { .grouped }
}

/// Cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// Cards.
  public var form: ListForm { .insetGrouped }
}

/// As a side bar has it.
public struct SidebarListStyle: ListStyle {
  /// Makes the style.
  public init() {}
  /// As a side bar has it.
  public var form: ListForm { .sidebar }
}

/// Room between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: CGFloat?

  /// As the system thinks best.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than that.
  public static let compact = ListSectionSpacing(points: 17.5)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension EnvironmentValues {
  /// The least height of a row in points; `nil` stands for the system's.
  public var defaultMinListRowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  var listStyle: ListForm {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ListStyleKey: EnvironmentKey { static var defaultValue: ListForm { .automatic } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension View {
  /// Sets how the lists inside look (V6.7 of the vocabulary).
  public func listStyle<S: ListStyle>(_ style: S) -> EnvironmentView<Self> { environment(\.listStyle, style.form) }

  /// Sets the room around the content of a row in points; `nil` stands for the system's (V6.7 of the vocabulary).
  public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView<Self> {
    var values = ContainerValues()
    values[ListRowInsetsKey.self] = insets
    return modified(by: .containerValues(values))
  }

  /// Sets the room between the rows of the lists inside, in points (V6.8 of the vocabulary).
  public func listRowSpacing(_ spacing: CGFloat?) -> EnvironmentView<Self> { environment(\.listRowSpacing, spacing) }

  /// Sets the room between the sections of the lists inside (V6.8 of the vocabulary).
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> EnvironmentView<Self> {
    environment(\.listSectionSpacing, spacing.points)
  }

  /// Sets the room between the sections of the lists inside, in points (V6.8 of the vocabulary).
  public func listSectionSpacing(_ spacing: CGFloat) -> EnvironmentView<Self> {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets how much the headers inside stand out; no effect on layout here.
  public func headerProminence(_ prominence: Prominence) -> ModifiedView<Self> { unmodified }
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual; more.
  case standard, increased
}
