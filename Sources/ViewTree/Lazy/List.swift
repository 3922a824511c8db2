/// Rows below each other, in cards or from side to side. It takes what it is proposed, whatever its rows need, and is as high
/// as its rows where no height is proposed (V6.6 and V6.7 of the vocabulary).
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  init(rows content: Content) { self.content = content }

  /// Makes a list in which rows can be chosen.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a list of a row for each element that has an identity.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of a row for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list of a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of a row for each binding to an element that has an identity.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<[Binding<C.Element>], C.Element.ID, Row>, C.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List {
  /// Makes a list of a row for each element that has an identity, in which one can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list of a row for each element that has an identity, in which several can be chosen.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
}

extension List: ControlView {
  /// The rows in a scroll view.
  package func parts(_ measures: ControlMeasures) -> some View { ListRows(content: content, isForm: false) }
}

/// The rows of a list, below each other in a scroll view.
struct ListRows<Content: View>: ControlView {
  let content: Content
  let isForm: Bool

  func parts(_ measures: ControlMeasures) -> some View {
    let environment = measures.environment
    measures.follow(.listOfRows)
    var inside = environment
    inside.isInList = true
    inside.isInMacForm = isForm && measures.system.isMac
    let isAutomatic = environment.listStyle == .automatic
    let style = isForm && isAutomatic ? .insetGrouped : environment.listStyle
    let sections = ListSection.sections(of: ViewList(content, in: inside).nodes)
    let arrangement = ListArrangement(style: style, isForm: isForm, measures: measures)
    return ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(arrangement.slots(of: sections).enumerated()), id: \.offset) { $0.element }
      }
    }
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A card of a list.
struct ListSection {
  var header: [ViewNode] = []
  var rows: [ViewNode] = []
  var footer: [ViewNode] = []

  /// The sections of a list's views: those that stand in none are rows of cards of their own.
  static func sections(of nodes: [ViewNode]) -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    for node in flattened(nodes) {
      guard node.containerValues[ListPartKey.self] == .section else {
        loose.rows.append(node)
        continue
      }
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = ListSection()
      var section = ListSection()
      // What modifies a section modifies each of its views (V6.10).
      let modifiers = node.modifiers.filter { $0 != ListPart.section.mark }
      for var part in flattened(node.content) {
        part.modifiers += modifiers
        switch part.containerValues[ListPartKey.self] {
        case .header: section.header.append(part)
        case .footer: section.footer.append(part)
        case .row, .section: section.rows.append(part)
        }
      }
      sections.append(section)
    }
    if !loose.rows.isEmpty { sections.append(loose) }
    return sections
  }

  /// The members of groups that are no sections, each with the group's modifiers.
  private static func flattened(_ nodes: [ViewNode]) -> [ViewNode] {
    nodes.flatMap { node -> [ViewNode] in
      guard case .group = node.kind, node.containerValues[ListPartKey.self] != .section else { return [node] }
      return flattened(node.content).map { member in
        var member = member
        member.modifiers += node.modifiers
        return member
      }
    }
  }
}
