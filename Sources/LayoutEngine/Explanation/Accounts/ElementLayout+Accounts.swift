internal import ViewTree

/// The accounts of an element without a rule of its own, such as `alignmentGuide`: it passes its proposal on, answers as its content
/// does, and its content stands where it does. Kinds with a rule of their own replace them.
extension ElementLayout {
  var noun: String? { nil }

  func hasPart(along axis: Axis) -> Bool { !(self is any PassingElement) }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    reading.passingOn(question, from: element)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    reading.asItsContent(question, of: element)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let (inner, outer) = (reading.childName(child), reading.name(element))
    return reading.offset(of: child, in: element) == 0
      ? Account("\(inner) stands where \(outer) does.", "12")
      : reading.centred(child, in: element, "12")
  }

  func account(ofLeavingOut child: Int, of element: Int, in reading: LayoutReading) -> Account {
    Account("\(reading.name(element)) does not show \(reading.childName(child)).", "6.4")
  }
}

extension LayoutReading {
  /// That what is inside is proposed what the element was proposed.
  func passingOn(_ question: LayoutRecord.Question, from element: Int, _ number: String = "12") -> Account {
    let own = proposal(at: question.asker)[axis]
    let inner = childName(question.element)
    guard own == question.proposal[axis] else {
      return Account("\(name(element)) proposes \(inner) \(proposed(question)).", number)
    }
    guard let own else {
      return Account("\(name(element)) proposes \(inner) no \(length), as it is proposed none.", number)
    }
    return Account("\(name(element)) passes the \(own.text) that it is proposed on to \(inner).", number)
  }

  /// That an element is as long as what is in it.
  func asItsContent(_ question: LayoutRecord.Question, of element: Int, _ number: String = "12") -> Account {
    guard let content = tree.elements[element].firstChild else {
      return Account("\(name(element)) is \(answered(question)) \(long).", number)
    }
    return Account(
      "\(name(element)) is as \(long) as what is in it, \(name(content)): \(answered(question)).", number)
  }

  /// A proposal as the object of a sentence: `300`, `no width`.
  func proposed(_ question: LayoutRecord.Question) -> String {
    question.proposal[axis].map(\.text) ?? "no \(length)"
  }

  /// An answer as the end of a sentence.
  func answered(_ question: LayoutRecord.Question) -> String { (question.answer?[axis]).text }

  /// How far an element stands from the beginning of the one around it, in points.
  func offset(of child: Int, in element: Int) -> CGFloat? {
    guard let inner = place(of: child), let outer = place(of: element) else { return nil }
    return inner.origin[axis] - outer.origin[axis]
  }

  /// What both an element and one inside it measure.
  func lengths(of child: Int, in element: Int) -> (inner: CGFloat, outer: CGFloat)? {
    guard let inner = place(of: child), let outer = place(of: element) else { return nil }
    return (inner.viewSize.size[axis], outer.viewSize.size[axis])
  }
}

extension LayoutReading {
  /// Whether an element answers on the axis as its content does, whatever it is proposed.
  func passesOn(_ element: Int) -> Bool { !run.elements.layouts[element].hasPart(along: axis) }

  /// Whether the answer to a question is the size with which its element was placed.
  func isCounted(_ question: LayoutRecord.Question) -> Bool {
    place(of: question.element).map { $0.viewSize.size == question.answer && $0.viewSize.proposal == question.proposal }
      ?? false
  }
}

// MARK: - Alignment

extension LayoutReading {
  /// That an element stands in the middle of the one around it.
  func centred(_ child: Int, in element: Int, _ number: String) -> Account {
    aligned(child, in: element, by: axis == .horizontal ? .horizontalCenter : .verticalCenter, number)
  }

  /// Where an element stands that is aligned with the one around it by a guide, with the sum that gives its place.
  ///
  /// A sum is only told where it gives the recorded place: a view with an `alignmentGuide` of its own stands elsewhere.
  func aligned(_ child: Int, in element: Int, by key: AlignmentKey, _ number: String) -> Account {
    let (inner, outer) = (childName(child), name(element))
    guard let lengths = lengths(of: child, in: element), let start = place(of: element)?.origin[axis],
      let own = place(of: child)?.origin[axis]
    else { return Account("\(inner) stands in \(outer).", number) }
    let isMirrored = axis == .horizontal && tree.elements[child].mirroringContainer == element
    let offset = isMirrored ? lengths.outer - lengths.inner - (own - start) : own - start
    if isNear(lengths.inner, lengths.outer), isNear(offset, 0) {
      return Account("\(inner) is as \(long) as \(outer) and begins where that does: \(own.text).", number)
    }
    let room = lengths.outer - lengths.inner
    let ending = "\(start.text) + \(lengths.outer.text) − \(lengths.inner.text)"
    let words: (place: String, sum: String)?
    switch key {
    case _ where key.isMiddle && isNear(offset, room / 2):
      words = ("centred in", "\(start.text) + (\(lengths.outer.text) − \(lengths.inner.text)) / 2")
    case _ where key.isStart && isNear(offset, 0):
      words = ("at the \(edge(isEnd: isMirrored)) edge of", isMirrored ? ending : "")
    case _ where key.isEnd && isNear(offset, room):
      words = ("at the \(edge(isEnd: !isMirrored)) edge of", isMirrored ? "" : ending)
    default: words = nil
    }
    guard let words else {
      return meeting(child, in: element, by: key, number)
    }
    let sum = words.sum.isEmpty ? own.text : "\(words.sum) = \(own.text)"
    return isMirrored
      ? Account("\(inner) is \(words.place) \(outer), which runs from right to left: \(sum).", "V7.1")
      : Account("\(inner) is \(words.place) \(outer): \(sum).", number)
  }

  /// Where an element stands whose guide meets a common one, with the sum that gives its place.
  private func meeting(_ child: Int, in element: Int, by key: AlignmentKey, _ number: String) -> Account {
    let (inner, outer) = (childName(child), name(element))
    guard let own = place(of: child), let bounds = place(of: element), own.origin[axis].isFinite,
      bounds.origin[axis].isFinite
    else { return Account("\(inner) has no place: ∞ − ∞ is no number.", number) }
    let (at, start) = (own.origin[axis], bounds.origin[axis])
    let isMirrored = axis == .horizontal && tree.elements[child].mirroringContainer == element
    guard !isMirrored else {
      return Account(
        "\(inner) stands in \(outer), from right to left, where its \(key.words) meets the common one: at \(at.text).",
        "V7.1")
    }
    let explicit = record.guides.last { $0.element == child && $0.key == key && $0.viewSize.size == own.viewSize.size }?
      .value
    let guide = explicit ?? key.defaultValue(in: ViewDimensions(size: own.viewSize.size))
    let common = at - start + guide
    let side = axis == .horizontal ? "left" : "top"
    func sum(_ value: CGFloat) -> String { value < 0 ? "− \((-value).text)" : "+ \(value.text)" }
    return Account(
      "\(inner) stands where its \(key.words), \(guide.text) from its \(side), meets the common one, \(common.text) from the \(side) "
        + "of \(outer): \(start.text) \(sum(common)) \(sum(-guide)) = \(at.text).", number)
  }

  private func edge(isEnd: Bool) -> String {
    axis == .horizontal ? (isEnd ? "right" : "left") : (isEnd ? "lower" : "upper")
  }

  func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool {
    one == other || abs(one - other) <= 1e-6 * max(1, min(abs(one), abs(other)))
  }

  /// Where the root stands in the area.
  func accountOfRoot(_ element: Int) -> Account {
    guard let place = place(of: element) else { return Account("\(name(element)) is not placed.", "4") }
    let own = place.origin[axis]
    guard let area = placed.proposal[axis], area.isFinite else {
      return Account("\(name(element)) stands at the origin, as the area has no end: \(own.text).", "4", .guess)
    }
    let length = place.viewSize.size[axis]
    if length == area { return Account("\(name(element)) is as \(long) as the area: it begins at \(own.text).", "4") }
    let start = own - (area - length) * 0.5
    return Account(
      "\(name(element)) is centred in the area: \(start.text) + (\(area.text) − \(length.text)) / 2 = \(own.text).",
      "4")
  }
}

extension AlignmentKey {
  fileprivate var isStart: Bool { self == .leading || self == .top }
  fileprivate var isMiddle: Bool { self == .horizontalCenter || self == .verticalCenter }
  fileprivate var isEnd: Bool { self == .trailing || self == .bottom }

  /// The words for a guide.
  var words: String {
    switch self {
    case .leading: "leading guide"
    case .trailing: "trailing guide"
    case .horizontalCenter, .verticalCenter: "center guide"
    case .top: "top guide"
    case .bottom: "bottom guide"
    case .firstTextBaseline: "first baseline"
    case .lastTextBaseline: "last baseline"
    case .custom(let custom): "guide \(custom.name)"
    }
  }
}
