internal import ViewTree

extension CustomLayoutElement {
  /// The layout of a LazyVStack or LazyHStack, if it is one.
  private var lazy: LazyStackLayout? { custom.layout.base as? LazyStackLayout }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    guard let lazy else {
      return Account("The layout of \(name) proposes \(inner) \(reading.proposed(question)).", "6.3", .recorded)
    }
    guard lazy.axis != reading.axis else {
      return Account(
        "\(name) proposes \(inner) no \(reading.length): in a lazy stack each view takes its ideal one.", "V2.3",
        .recorded)
    }
    return Account(
      "\(name) proposes \(inner) its whole \(reading.length), \(reading.proposed(question)).", "V2.1", .recorded)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    guard let lazy else {
      return Account(
        "The layout of \(name) answers \(reading.answered(question)) to \(question.proposal[reading.axis].text).",
        "6.3",
        .recorded)
    }
    guard lazy.axis != reading.axis else {
      return StackLine(container: element, reading: reading, gaps: gaps(of: element, in: reading)).sum(question, "V2.3")
    }
    return question.proposal[reading.axis] == nil
      ? Account(
        "\(name) is proposed no \(reading.length) and is as \(reading.long) as its first view would like: \(reading.answered(question)).",
        "V2.2")
      : Account(
        "\(name) takes the whole \(reading.length) that it is proposed, \(reading.answered(question)).", "V2.1",
        .recorded)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let own = reading.place(of: child)?.origin[reading.axis] else {
      return Account("\(reading.childName(child)) stands in \(reading.name(element)).", "6.4")
    }
    guard let lazy else {
      return Account("The layout of \(reading.name(element)) puts \(reading.childName(child)) at \(own.text).", "6.4")
    }
    guard lazy.axis == reading.axis else { return reading.aligned(child, in: element, by: lazy.alignment, "V2.1") }
    return StackLine(container: element, reading: reading, gaps: gaps(of: element, in: reading))
      .after(child, isStated: lazy.spacing != nil, "V2.1")
  }

  /// The gaps of a lazy stack, as its children stand.
  private func gaps(of element: Int, in reading: LayoutReading) -> [CGFloat] {
    let frames = reading.tree.elements[element].children.map { child in
      reading.place(of: child).map { (start: $0.origin[reading.axis], length: $0.viewSize.size[reading.axis]) }
    }
    let isMirrored = reading.axis == .horizontal && reading.tree.elements[element].isRightToLeft
    return frames.indices.map { place in
      guard place > 0, let own = frames[place], let before = frames[place - 1] else { return 0 }
      return isMirrored ? before.start - own.start - own.length : own.start - before.start - before.length
    }
  }
}
