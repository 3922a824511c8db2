public import Foundation

/// A control that does something, shown as its label in the style around it (V5.6 of the vocabulary).
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let label: Label

  /// Makes a button.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, label: label())
  }

  /// Makes a button with a role.
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: role, label: label())
  }

  init(role: ButtonRole?, label: Label) {
    self.role = role
    self.label = label
  }
}

extension Button: ControlView {
  /// What the style around makes of the label.
  package func parts(_ measures: ControlMeasures) -> some View {
    HeldContent(content: measures.environment.buttonStyle.body(label, role))
  }
}

extension Button where Label == Text {
  /// Makes a button of a title.
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) { self.init(role: nil, label: Text(title)) }

  /// Makes a button of a title.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(role: nil, label: Text(titleKey))
  }

  /// Makes a button of a title, with a role.
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, label: Text(title))
  }

  /// Makes a button of a title, with a role.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, label: Text(titleKey))
  }
}

extension Button where Label == ViewTree.Label<Text, Image> {
  /// Makes a button of a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(role: nil, label: ViewTree.Label(title, systemImage: systemImage))
  }

  /// Makes a button of a title and a symbol, with a role.
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, label: ViewTree.Label(title, systemImage: systemImage))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button of a style's configuration once more, for a style that adds to another.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, label: configuration.label)
  }
}

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves something as it was.
  public static let cancel = ButtonRole(name: "cancel")
  /// It puts something away.
  public static let close = ButtonRole(name: "close")
  /// It ends a task.
  public static let confirm = ButtonRole(name: "confirm")
}

/// A way to a place outside of the program, shown as a plain button (V5.3 of the vocabulary).
public struct Link<Label: View>: View {
  let label: Label

  /// Leads to an address.
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label.
  public var body: some View { label }
}

extension Link where Label == Text {
  /// Leads to an address.
  public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}

/// A button that lets something be shared, shown as its label in the style of buttons around it (V5.3 of the vocabulary).
public struct ShareLink<Label: View>: View {
  let label: Label

  /// Shares a value.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Shares values.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A button of the label.
  public var body: some View { Button(role: nil, label: label) }
}

extension ShareLink where Label == ViewTree.Label<Text, Image> {
  /// Shares a value, by a button of the system's label.
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    label = ViewTree.Label("Share…", systemImage: "square.and.arrow.up")
  }

  /// Shares a value, by a button of a title.
  public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
    label = ViewTree.Label(title, systemImage: "square.and.arrow.up")
  }
}
