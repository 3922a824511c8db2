/// Views that belong together, with a header and a footer. In a list they are a card; elsewhere the header, the views and the
/// footer are members of the container around (V6.10 of the vocabulary).
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Makes a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.header = header
    self.content = content()
    self.footer = footer
  }
}

extension Section where Parent == EmptyView {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Makes a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section with a header.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }

  /// Makes a section with a header that is open where a value says so.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// Makes a section with a title.
  @_disfavoredOverload public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Makes a section with a title that is open where a value says so.
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    guard environment.isInList else {
      var list = ViewList(header, in: environment)
      list.append(ViewList(content, in: environment))
      list.append(ViewList(footer, in: environment))
      return list
    }
    var caption = environment
    caption.font = .footnote
    var parts = ListPart.header.marked(ViewList(header, in: caption).nodes)
    parts += ViewList(content, in: environment).nodes
    parts += ListPart.footer.marked(ViewList(footer, in: caption).nodes)
    return ViewList([ViewNode(.group, modifiers: [ListPart.section.mark], content: parts)])
  }
}

/// What a view is to the list around it.
enum ListPart: Hashable, Sendable {
  case row, section, header, footer

  /// A modifier that says it.
  var mark: ModifierNode {
    var values = ContainerValues()
    values[ListPartKey.self] = self
    return .containerValues(values)
  }

  /// Views that are this to the list around them.
  func marked(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.map { node in
      var node = node
      node.modifiers.append(mark)
      return node
    }
  }
}

enum ListPartKey: ContainerValueKey { static var defaultValue: ListPart { .row } }
enum ListRowInsetsKey: ContainerValueKey { static var defaultValue: EdgeInsets? { nil } }
