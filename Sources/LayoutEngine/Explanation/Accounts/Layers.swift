internal import ViewTree

extension ZStackElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard case .place? = question.asker else { return reading.passingOn(question, from: element, "13") }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) its own \(reading.length), \(reading.proposed(question)), when it places its views.",
      "13")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    let children = reading.tree.elements[element].children
    guard let top = children.map({ reading.run.priority(of: $0) }).max() else {
      return Account("\(name) is empty: 0.", "13")
    }
    let asked = children.filter { reading.run.priority(of: $0) == top }
    let counted = reading.counted(element).map { reading.source(of: $0) }
    let answers = asked.map { child in
      (
        child: child,
        answer: reading.record.questions.last {
          $0.element == child && counted.map { LayoutRecord.Moment.question($0) } == $0.asker
        }?.answer?[reading.axis]
      )
    }
    let answer = question.answer?[reading.axis]
    let makers = answers.filter { $0.answer == answer }.map(\.child)
    let others = asked.count < children.count ? ", of those with the highest priority" : ""
    guard !makers.isEmpty else {
      return Account("\(name) is as \(reading.long) as the largest of its views\(others): \(answer.text).", "13")
    }
    return Account(
      "\(name) is as \(reading.long) as the largest of its views\(others), \(reading.names(makers)): \(answer.text).",
      "13")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.aligned(child, in: element, by: alignment.key(along: reading.axis), "13")
  }
}

extension LayersElement {
  var noun: String? { name }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let children = reading.tree.elements[element].children
    guard children.count > 1, question.element == children[1] else { return reading.passingOn(question, from: element) }
    return Account(
      "\(reading.childName(question.element)) is proposed the \(reading.length) of what it is the \(name) of, "
        + "\(reading.name(children[0])): \(reading.proposed(question)).", "12")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let primary = reading.tree.elements[element].children[0]
    return Account(
      "\(reading.name(primary)) alone makes the \(reading.length), whatever its \(name) takes: \(reading.answered(question)).",
      "12")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let children = reading.tree.elements[element].children
    guard children.count > 1, child == children[1] else {
      return Account("\(reading.childName(child)) stands where \(reading.name(element)) does.", "12")
    }
    return reading.aligned(child, in: children[0], by: alignment.key(along: reading.axis), "12")
  }
}

extension ViewThatFitsElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard question.reason == .ideal else { return reading.passingOn(question, from: element, "15.4") }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) "
        + (axes.contains(reading.axis) ? "no \(reading.length)" : reading.proposed(question))
        + ", to see whether it fits.", "15.4")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    Account("\(choice(of: element, in: reading)) It is \(reading.answered(question)) \(reading.long).", "15.4")
  }

  func account(ofLeavingOut child: Int, of element: Int, in reading: LayoutReading) -> Account {
    Account("\(reading.childName(child)) is not shown. \(choice(of: element, in: reading))", "15.4")
  }

  /// Which candidate is shown, and why none before it.
  private func choice(of element: Int, in reading: LayoutReading) -> String {
    let candidates = reading.tree.elements[element].children
    guard let place = reading.run.shownCandidates[element], let proposal = reading.place(of: element)?.viewSize.proposal
    else { return "\(reading.name(element)) shows nothing." }
    let failures = candidates.prefix(place).map { candidate -> String in
      let ideal = reading.record.questions.last {
        $0.element == candidate && $0.reason == .ideal && $0.proposal == axes.unspecified(in: proposal)
      }?.answer
      let sides = Axis.allCases.compactMap { axis -> String? in
        guard axes.contains(axis), let offered = proposal[axis], let ideal, ideal[axis] > offered else { return nil }
        return "\(ideal[axis].text) \(axis == .horizontal ? "wide" : "high") of \(offered.text)"
      }
      return
        "\(reading.childName(candidate)) does not fit (\(sides.isEmpty ? "too large" : sides.joined(separator: ", ")))"
    }
    let shown = "\(reading.name(element)) shows \(reading.childName(candidates[place]))"
    guard !failures.isEmpty else { return "\(shown), the first that fits." }
    let last = place == candidates.count - 1 ? ", the last, whether it fits or not" : ", the first that fits"
    return "\(shown)\(last): \(failures.joined(separator: "; "))."
  }
}

extension ScrollViewElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard axes.contains(reading.axis) else {
      guard case .place? = question.asker, let proposed = question.proposal[reading.axis] else {
        return reading.passingOn(question, from: element, "15.1")
      }
      return Account(
        "\(reading.name(element)) proposes \(reading.childName(question.element)) its own \(reading.length), now that it is "
          + "known: \(proposed.text).", "15.1")
    }
    return Account(
      "\(reading.name(element)) scrolls along this axis and proposes \(reading.childName(question.element)) no \(reading.length).",
      "15.1")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    guard axes.contains(reading.axis), question.proposal[reading.axis] != nil else {
      return reading.asItsContent(question, of: element, "15.1")
    }
    return reading.filling(question, of: element, "15.1")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let offset = reading.offset(of: child, in: element),
      let start = reading.place(of: element)?.origin[reading.axis]
    else { return Account("\(reading.childName(child)) stands in \(reading.name(element)).", "15.1") }
    guard axes.contains(reading.axis), offset != 0 else {
      return reading.aligned(child, in: element, by: reading.axis == .horizontal ? .leading : .top, "15.1")
    }
    return Account(
      "\(reading.childName(child)) stands \(abs(offset).text) \(offset < 0 ? "before" : "after") the start of \(reading.name(element)), by the anchor of its content or in its middle: \((start + offset).text).",
      "V6.3")
  }
}

extension SafeAreaInsetElement {
  var noun: String? { "safeAreaInset" }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let children = reading.tree.elements[element].children
    let inner = reading.childName(question.element)
    guard inset.edge.axis == reading.axis, children.count > 1,
      let own = reading.proposal(at: question.asker)[reading.axis],
      let proposed = question.proposal[reading.axis]
    else { return reading.passingOn(question, from: element) }
    if question.element == children[1] {
      return Account(
        "\(reading.name(element)) proposes \(inner), at its edge, what the view inside leaves at its least: \(proposed.text) of \(own.text).",
        "12")
    }
    return proposed == 0
      ? Account("\(reading.name(element)) proposes \(inner) 0, to learn how \(reading.short) it can be.", "12")
      : Account(
        "\(reading.name(element)) proposes \(inner) what the view at its edge and the gap leave: \(own.text) − \((own - proposed).text) = \(proposed.text).",
        "12")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let lengths = reading.lengths(of: reading.tree.elements[element].children)
    let name = reading.name(element)
    guard lengths.count > 1 else { return reading.asItsContent(question, of: element) }
    let words = lengths.map { "\($0.length.text) (\(reading.childName($0.child)))" }
    guard inset.edge.axis == reading.axis else {
      return Account(
        "\(name) is as \(reading.long) as the larger of its views, \(words.joined(separator: " and ")): \(reading.answered(question)).",
        "12")
    }
    let gap = reading.run.gap(ofInset: element)
    let sum = (gap == 0 ? words : [words[0], "\(gap.text) (the gap)"] + words.dropFirst()).joined(separator: " + ")
    return Account(
      "\(name) is as \(reading.long) as both its views\(gap == 0 ? "" : " and the gap"): \(sum) = \(reading.answered(question)).",
      "12")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let children = reading.tree.elements[element].children
    let name = reading.name(element)
    guard let own = reading.place(of: child)?.origin[reading.axis] else {
      return Account("\(reading.childName(child)) stands in \(name).", "12")
    }
    guard children.count > 1, child == children[1] else {
      return Account(
        "\(reading.childName(child)) stands in what the view at the edge leaves of \(name): at \(own.text).", "12")
    }
    return inset.edge.axis == reading.axis
      ? Account("\(reading.childName(child)) stands at the \(inset.edge) edge of \(name): at \(own.text).", "12")
      : reading.aligned(child, in: children[0], by: inset.alignment.key(along: reading.axis), "12")
  }
}
