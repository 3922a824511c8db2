internal import ViewTree

extension PaddingElement {
  var noun: String? { "padding" }

  func hasPart(along axis: Axis) -> Bool {
    axis == .horizontal ? insets.leading != 0 || insets.trailing != 0 : insets.top != 0 || insets.bottom != 0
  }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard let own = reading.proposal(at: question.asker)[reading.axis], let inside = question.proposal[reading.axis]
    else {
      return reading.passingOn(question, from: element)
    }
    let sum = "\(own.text) \(insets.words(along: reading.axis, sign: "−"))"
    let least =
      inside == 0 && own < insets.total(along: reading.axis) ? " is less than nothing, so 0" : " = \(inside.text)"
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) what its insets leave: \(sum)\(least).",
      "12",
      .recorded)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    guard let content = reading.tree.elements[element].firstChild,
      let inner = reading.place(of: content)?.viewSize.size[reading.axis], let answer = question.answer?[reading.axis]
    else { return reading.asItsContent(question, of: element) }
    let sum = inner + insets.total(along: reading.axis)
    let words = "\(inner.text) \(insets.words(along: reading.axis, sign: "+"))"
    guard reading.isNear(sum, answer) else {
      return Account("\(reading.name(element)) adds its insets to what is in it: \(answer.text).", "12", .recorded)
    }
    return Account(
      "\(reading.name(element)) adds its insets to what is in it: \(words) = \(answer.text).", "12", .recorded)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let isMirrored = reading.axis == .horizontal && reading.tree.elements[child].mirroringContainer == element
    let inset = reading.axis == .vertical ? insets.top : isMirrored ? insets.trailing : insets.leading
    guard let start = reading.place(of: element)?.origin[reading.axis],
      let own = reading.place(of: child)?.origin[reading.axis], reading.isNear(own, start + inset)
    else { return Account("\(reading.childName(child)) stands inside the padding.", "12", .recorded) }
    let side = reading.axis == .vertical ? "top" : "left"
    guard inset != 0 else {
      return Account("\(reading.childName(child)) has no padding on its \(side): \(own.text).", "12", .recorded)
    }
    let words = inset < 0 ? "reaches out over the padding" : "stands after the padding"
    let sum = inset < 0 ? "− \((-inset).text)" : "+ \(inset.text)"
    return Account(
      "\(reading.childName(child)) \(words) on its \(side): \(start.text) \(sum) = \(own.text).", "12", .recorded)
  }
}

extension EdgeInsets {
  /// Both insets of an axis with their signs: `− 16 − 16`.
  fileprivate func words(along axis: Axis, sign: String) -> String {
    let both = axis == .horizontal ? [leading, trailing] : [top, bottom]
    let shown = both.filter { $0 != 0 }
    return (shown.isEmpty ? [0] : shown).map { $0 < 0 ? "\(sign) (\($0.text))" : "\(sign) \($0.text)" }.joined(
      separator: " ")
  }
}

extension FixedSizeElement {
  var noun: String? { "fixedSize" }

  func hasPart(along axis: Axis) -> Bool { axes.contains(axis) }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard axes.contains(reading.axis) else { return reading.passingOn(question, from: element) }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) no \(reading.length), so that it takes its ideal one.",
      "12")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.centred(child, in: element, "12")
  }
}

extension AspectRatioElement {
  var noun: String? { "aspectRatio" }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    let own = reading.proposal(at: question.asker)
    if ratio == nil, question.proposal == .unspecified, own != .unspecified {
      return Account("\(name) asks \(inner) for its ideal size, whose ratio it keeps.", "12", .recorded)
    }
    guard own != .unspecified else { return reading.passingOn(question, from: element) }
    let kind = mode == .fit ? "the largest size of \(words) that fits" : "the smallest size of \(words) that fills"
    let size = "\(question.proposal.width.text) × \(question.proposal.height.text)"
    return Account(
      "\(name) proposes \(inner) \(kind) \(own.width.text) × \(own.height.text): \(size).", "12", .recorded)
  }

  private var words: String { ratio.map { "the ratio \($0.text):1" } ?? "the ratio of its ideal size" }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    reading.asItsContent(question, of: element)
  }
}

extension PositionElement {
  var noun: String? { "position" }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard case .place? = question.asker else { return reading.passingOn(question, from: element) }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) its own \(reading.length), \(reading.proposed(question)).",
      "12")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    guard question.proposal[reading.axis] != nil else { return reading.asItsContent(question, of: element) }
    return reading.filling(question, of: element, "12")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let start = reading.place(of: element)?.origin[reading.axis],
      let inner = reading.place(of: child),
      reading.isNear(start + point[reading.axis] - inner.viewSize.size[reading.axis] / 2, inner.origin[reading.axis])
    else { return Account("\(reading.childName(child)) has its middle at the position.", "12", .recorded) }
    let half = "\(inner.viewSize.size[reading.axis].text) / 2"
    return Account(
      "\(reading.childName(child)) has its middle at \(point[reading.axis].text) in \(reading.name(element)): "
        + "\(start.text) + \(point[reading.axis].text) − \(half) = \(inner.origin[reading.axis].text).", "12", .recorded
    )
  }
}

extension OffsetElement {
  var noun: String? { "offset" }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let start = reading.place(of: element)?.origin[reading.axis],
      let moved = reading.offset(of: child, in: element)
    else { return Account("\(reading.childName(child)) is moved.", "12") }
    return Account(
      "\(reading.name(element)) moves \(reading.childName(child)), which nothing else notices: \(start.text) "
        + (moved < 0 ? "− \((-moved).text)" : "+ \(moved.text)") + " = \((start + moved).text).", "12")
  }
}

extension LayoutPriorityElement {
  var noun: String? { "layoutPriority" }

  func hasPart(along axis: Axis) -> Bool { false }
}

extension AlignmentGuideElement {
  var noun: String? { "alignmentGuide" }
}

extension InspectElement {
  var noun: String? { "inspect" }

  func hasPart(along axis: Axis) -> Bool { false }
}

extension UnchangedElement {
  var noun: String? { "modifier" }
}

extension DrawingEffect {
  var noun: String? { "drawing effect" }
}

extension MatchedGeometry {
  var noun: String? { "matchedGeometryEffect" }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let own = reading.proposal(at: question.asker)[reading.axis]
    guard !isSource, question.reason == .placing, own != question.proposal[reading.axis] else {
      return reading.passingOn(question, from: element, "V7.8")
    }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) the \(reading.length) of the source of its id, \(reading.proposed(question)).",
      "V7.8")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard !isSource, let own = reading.place(of: child)?.origin[reading.axis] else {
      return Account("\(reading.childName(child)) stands where \(reading.name(element)) does.", "V7.8")
    }
    return Account(
      "\(reading.childName(child)) is put by the frame of the source of its id: at \(own.text).", "V7.8")
  }
}

extension RelativeContainer {
  var noun: String? { "container" }
}

extension ScrollAnchor {
  var noun: String? { "defaultScrollAnchor" }
}

extension SymbolMetrics {
  var noun: String? { "symbol" }
}

extension IgnoresSafeAreaElement {
  var noun: String? { "ignoresSafeArea" }

  func hasPart(along axis: Axis) -> Bool { false }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard let own = reading.proposal(at: question.asker)[reading.axis], let extended = question.proposal[reading.axis],
      extended > own
    else { return reading.passingOn(question, from: element) }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) the safe area's insets as well: "
        + "\(own.text) + \((extended - own).text) = \(extended.text).", "12")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let offset = reading.offset(of: child, in: element), offset < 0,
      let start = reading.place(of: element)?.origin[reading.axis]
    else { return Account("\(reading.childName(child)) stands where \(reading.name(element)) does.", "12") }
    return Account(
      "\(reading.childName(child)) reaches over the safe area's inset: \(start.text) − \((-offset).text) = \((start + offset).text).",
      "12")
  }
}
