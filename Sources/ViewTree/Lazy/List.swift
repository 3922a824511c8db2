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

/// Controls in a list: rows in cards on iOS (V6.9 of the vocabulary).
public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: ControlView {
  /// The rows in a scroll view.
  package func parts(_ measures: ControlMeasures) -> some View { ListRows(content: content, isForm: true) }
}

/// The rows of a list, below each other in a scroll view.
private struct ListRows<Content: View>: ControlView {
  let content: Content
  let isForm: Bool

  func parts(_ measures: ControlMeasures) -> some View {
    let environment = measures.environment
    measures.follow(.listOfRows)
    var inside = environment
    inside.isInList = true
    let style = isForm && environment.listStyle == .automatic ? .insetGrouped : environment.listStyle
    let sections = ListSection.sections(of: ViewList(content, in: inside).nodes)
    let arrangement = ListArrangement(style: style, measures: measures)
    return ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(Array(arrangement.slots(of: sections).enumerated()), id: \.offset) { $0.element }
      }
    }
  }
}

/// A card of a list.
private struct ListSection {
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
      for part in flattened(node.content) {
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

/// The distances of a list.
private struct ListArrangement {
  let isPlain: Bool
  let row: EdgeInsets
  let rowHeight: CGFloat
  let margin: CGFloat
  let top: CGFloat
  let rowSpacing: CGFloat
  let sectionSpacing: CGFloat
  let headerSpacing: CGFloat
  let footerSpacing: CGFloat
  let plainHeader: (height: CGFloat, above: CGFloat)

  init(style: ListForm, measures: ControlMeasures) {
    let isMac = measures.system.isMac
    isPlain = style == .plain || (style == .automatic && isMac)
    let hasCards = style == .insetGrouped || (style == .automatic && !isMac)
    let beside = measures[.rowPadding]
    let above = measures[.rowInset]
    row = EdgeInsets(top: above, leading: beside, bottom: above, trailing: beside)
    rowHeight = measures.environment.defaultMinListRowHeight ?? measures[.rowHeight]
    margin = hasCards ? measures[.cardMargin] : 0
    top = isPlain ? 0 : measures[.cardTop]
    rowSpacing = measures.environment.listRowSpacing ?? 0
    sectionSpacing = measures.environment.listSectionSpacing ?? (isPlain ? 0 : measures[.sectionSpacing])
    headerSpacing = isPlain ? 0 : measures[.sectionHeaderSpacing]
    footerSpacing = isPlain ? 0 : measures[.sectionFooterSpacing]
    plainHeader = isPlain ? (measures[.headerHeight], measures[.headerPadding]) : (0, 0)
  }

  /// The views of a list from top to bottom.
  func slots(of sections: [ListSection]) -> [ListSlot] {
    var slots: [ListSlot] = []
    for (place, section) in sections.enumerated() {
      let above = place > 0 ? sectionSpacing : section.header.isEmpty ? top : headerSpacing
      if isPlain, !section.header.isEmpty {
        slots += [ListSlot(gap: above + plainHeader.above)]
        slots += section.header.map { slot($0, least: plainHeader.height, insets: beside) }
      } else {
        slots.append(ListSlot(gap: above))
        slots += section.header.map { slot($0, least: 0, insets: beside) }
        if !section.header.isEmpty { slots.append(ListSlot(gap: headerSpacing)) }
      }
      for (number, node) in section.rows.enumerated() {
        if number > 0, rowSpacing > 0 { slots.append(ListSlot(gap: rowSpacing)) }
        slots.append(slot(node, least: rowHeight, insets: node.containerValues[ListRowInsetsKey.self] ?? row))
      }
      if !section.footer.isEmpty { slots.append(ListSlot(gap: footerSpacing)) }
      slots += section.footer.map { slot($0, least: 0, insets: beside) }
    }
    return slots.filter { $0.node != nil || $0.gap > 0 }
  }

  private var beside: EdgeInsets { EdgeInsets(top: 0, leading: row.leading, bottom: 0, trailing: row.trailing) }

  private func slot(_ node: ViewNode, least: CGFloat, insets: EdgeInsets) -> ListSlot {
    ListSlot(node: node, insets: insets, least: least, margin: margin)
  }
}

/// A row, a header or a footer of a list, or a gap between them.
private struct ListSlot: View {
  var gap: CGFloat = 0
  var node: ViewNode?
  var insets = EdgeInsets()
  var least: CGFloat = 0
  var margin: CGFloat = 0

  var body: some View {
    if let node {
      Row(node: node, slot: self)
    } else {
      Color.clear.frame(height: gap)
    }
  }

  /// Content that is leading and in the middle of its height, with its insets, at least as high as a row (V6.7).
  private struct Row: PrimitiveView {
    let node: ViewNode
    let slot: ListSlot

    func lowered(in environment: EnvironmentValues) -> ViewList {
      // A group, so that the frame of the content is that of the row's view without the room around it.
      var row = ViewNode(.group, content: [node])
      row.modifiers = [
        .padding(.insets(slot.insets)),
        .flexibleFrame(
          FrameBounds(
            maxWidth: .infinity, minHeight: slot.least > 0 ? slot.least : nil,
            alignment: Alignment(horizontal: .leading, vertical: .center))),
      ]
      if slot.margin > 0 { row.modifiers.append(.padding(.edges(.horizontal, length: slot.margin))) }
      return ViewList([row])
    }
  }
}
