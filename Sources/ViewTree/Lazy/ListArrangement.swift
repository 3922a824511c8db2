/// The distances of a list. Measures are read where they count, so that a list without headers follows no rule of theirs.
struct ListArrangement {
  private let measures: ControlMeasures
  private let isPlain: Bool
  /// Whether it is a form of cards on a Mac.
  private let isMacForm: Bool
  private let row: EdgeInsets
  private let rowHeight: CGFloat
  private let margin: CGFloat

  init(style: ListForm, isForm: Bool, measures: ControlMeasures) {
    self.measures = measures
    let isMac = measures.system.isMac
    isMacForm = isForm && isMac
    let isWide = measures.environment.hasWideMargins
    isPlain = style == .plain || (!isMac && (style == .inset || style == .bordered))
    if isMac, style == .automatic { measures.follow(.listOfMac) }
    let beside =
      switch style {
      case _ where isMacForm: measures[.formRowPadding]
      case .bordered where isMac: measures[.borderedRowPadding]
      case .sidebar where isMac: measures[.sidebarRowPadding]
      case _ where isMac && style != .plain: measures[.insetRowPadding]
      default: measures[isWide ? .wideRowPadding : .rowPadding]
      }
    let above = measures[isMacForm ? .formRowInset : .rowInset]
    row = EdgeInsets(top: above, leading: beside, bottom: above, trailing: beside)
    rowHeight =
      measures.environment.defaultMinListRowHeight
      ?? measures[style == .sidebar ? .sidebarRowHeight : .rowHeight]
    let hasCards = !isMac && (style == .automatic || style == .insetGrouped || style == .sidebar)
    margin = hasCards ? measures[isWide ? .wideCardMargin : .cardMargin] : isMacForm ? measures[.formMargin] : 0
  }

  /// The views of a list from top to bottom.
  func slots(of sections: [ListSection]) -> [ListSlot] {
    var slots: [ListSlot] = []
    for (place, section) in sections.enumerated() {
      slots.append(ListSlot(gap: room(above: section, below: place > 0 ? sections[place - 1] : nil)))
      slots += section.header.map { slot($0, least: headerHeight, insets: beside) }
      if !section.header.isEmpty, !isPlain { slots.append(ListSlot(gap: measures[.sectionHeaderSpacing])) }
      for (number, node) in section.rows.enumerated() {
        if number > 0, let spacing = measures.environment.listRowSpacing { slots.append(ListSlot(gap: spacing)) }
        slots.append(slot(node, least: rowHeight, insets: node.containerValues[ListRowInsetsKey.self] ?? row))
      }
      if !section.footer.isEmpty, !isPlain { slots.append(ListSlot(gap: measures[.sectionFooterSpacing])) }
      slots += section.footer.map { slot($0, least: isPlain ? 0 : measures[.headerRowHeight], insets: beside) }
    }
    return slots.filter { $0.node != nil || $0.gap > 0 }
  }

  /// The room between a section and the one above it, or the top of the list.
  private func room(above section: ListSection, below previous: ListSection?) -> CGFloat {
    let hasHeader = !section.header.isEmpty
    if isPlain {
      let padding = hasHeader ? measures[.headerPadding] : 0
      return padding + (previous == nil ? 0 : measures.environment.listSectionSpacing ?? 0)
    }
    guard let previous else { return measures[isMacForm ? .formTop : hasHeader ? .headerTop : .cardTop] }
    if let stated = measures.environment.listSectionSpacing { return stated }
    if !previous.footer.isEmpty { return measures[.spacingBelowFooter] }
    return measures[hasHeader ? .spacingAboveHeader : .sectionSpacing]
  }

  private var headerHeight: CGFloat { measures[isPlain ? .headerHeight : .headerRowHeight] }

  private var beside: EdgeInsets { EdgeInsets(top: 0, leading: row.leading, bottom: 0, trailing: row.trailing) }

  private func slot(_ node: ViewNode, least: CGFloat, insets: EdgeInsets) -> ListSlot {
    ListSlot(node: node, insets: insets, least: least, margin: margin)
  }
}

/// A row, a header or a footer of a list, or a gap between them.
struct ListSlot: View {
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
            minWidth: 0, maxWidth: .infinity, minHeight: slot.least > 0 ? slot.least : nil,
            alignment: Alignment(horizontal: .leading, vertical: .center))),
      ]
      if slot.margin > 0 { row.modifiers.append(.padding(.edges(.horizontal, length: slot.margin))) }
      return ViewList([row])
    }
  }
}
