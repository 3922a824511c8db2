/// A way to another screen, shown as its label (V5.3 of the vocabulary).
public struct NavigationLink<Label: View, Destination: View>: View {
  let label: Label

  /// Leads to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Leads to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }

  /// Leads to a view, when a value says so.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Leads to a view, when a value says so.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Leads to a view, when its tag is chosen.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Leads to a view, when its tag is chosen.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The label.
  public var body: some View { label }
}

extension NavigationLink where Label == Text {
  /// Leads to a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }

  /// Leads to a view.
  public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

  /// Leads to a view, when a value says so.
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    label = Text(title)
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Leads to the screen of a value.
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}
