/// A box around views, with a label above them (V5 of the vocabulary).
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes a box with a label.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    label = Text(title)
    self.content = content()
  }
}

extension GroupBox: ControlView {
  /// The label above the content, with the padding of the box around the content on a Mac and around both on iOS.
  package func parts(_ measures: ControlMeasures) -> some View {
    let padding = measures[.boxPadding]
    let inside = VStack { content }
    if Label.self == EmptyView.self {
      inside.padding(padding)
    } else if measures.system.isMac {
      VStack(alignment: .leading, spacing: measures[.boxSpacing]) {
        label
        inside.padding(padding)
      }
    } else {
      VStack(alignment: .leading, spacing: measures[.boxSpacing]) {
        label.font(.headline)
        inside
      }
      .padding(padding)
    }
  }
}

/// A label with a chevron, and views below it where it is open (V5 of the vocabulary).
public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Bool
  let label: Label
  let content: Content

  /// Makes a group that is closed.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = false
    self.label = label()
    self.content = content()
  }

  /// Makes a group that is open where a value says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.isExpanded = isExpanded.wrappedValue
    self.label = label()
    self.content = content()
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group of a title that is closed.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of a title that is open where a value says so.
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension DisclosureGroup: ControlView {
  /// The label and the chevron at both ends of the width, then the views; in a list they are rows, as the label is.
  package func parts(_ measures: ControlMeasures) -> some View {
    let _ = measures.follow(Rule("V5", .guess, "is a row of its label and a chevron"))
    let row = HStack(spacing: 0) {
      label
      Spacer(minLength: measures[.toggleSpacing])
      Image(systemName: "chevron.right").imageScale(.small)
    }
    if measures.environment.isInList {
      row
      if isExpanded { content }
    } else {
      VStack(alignment: .leading, spacing: 0) {
        row.frame(minHeight: measures.system.isMac ? measures[.rowHeight] : nil)
        if isExpanded { content }
      }
    }
  }
}

/// What is shown where there is nothing: it fills what it is proposed, with a column in the middle (V5 of the vocabulary).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes the view.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: ControlView {
  /// The column in the middle.
  package func parts(_ measures: ControlMeasures) -> some View {
    VStack(spacing: measures[.unavailableSpacing]) {
      label.font(.title2.bold()).labelStyle(UnavailableLabelStyle(spacing: measures[.unavailableSpacing]))
      description.font(.subheadline)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// An icon above its title.
private struct UnavailableLabelStyle: LabelStyle {
  let spacing: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon.imageScale(.large).font(.largeTitle)
      configuration.title
    }
  }
}

extension ContentUnavailableView
where Label == ViewTree.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view of a title and a symbol.
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = ViewTree.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes the view of a title and an image.
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = ViewTree.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// What is shown where a search has found nothing.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Check the spelling or try a new search."))
  }

  /// What is shown where a search for a text has found nothing.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
