internal import ViewTree

extension FillerElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    reading.filling(question, of: element)
  }
}

extension LayoutReading {
  /// That an element takes what it is proposed, and a standard length where that is nothing.
  func filling(_ question: LayoutRecord.Question, of element: Int, _ number: String = "10") -> Account {
    guard let proposal = question.proposal[axis] else {
      return Account(
        "\(name(element)) is proposed no \(length) and has none of its own: \(answered(question)).", "2")
    }
    return Account("\(name(element)) takes the \(length) that it is proposed, \(proposal.text).", number)
  }
}

extension CircleElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let (width, height) = (question.proposal.width ?? 10, question.proposal.height ?? 10)
    return Account(
      "\(reading.name(element)) is as long as the shorter side of the \(width.text) × \(height.text) that it is proposed"
        + (question.proposal.width == nil || question.proposal.height == nil ? " (10 where nothing is)" : "")
        + ": \(reading.answered(question)).", "10")
  }
}

extension SpacerElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    if let axis, axis != reading.axis {
      return Account("\(name) has no \(reading.length): it stretches along its stack only.", "10")
    }
    guard let offer = question.proposal[reading.axis] else {
      return Account("\(name) is proposed no \(reading.length) and takes its least, \(minLength.text).", "10")
    }
    return offer < minLength
      ? Account("\(name) is proposed \(offer.text) and takes its least \(reading.length), \(minLength.text).", "10")
      : Account("\(name) takes all that it is proposed, \(offer.text).", "10")
  }
}

extension ImageElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let own = size[reading.axis]
    guard isResizable else {
      return Account(
        "\(reading.name(element)) has its own \(reading.length), \(own.text), whatever it is proposed: it is not resizable.",
        "17")
    }
    guard let proposal = question.proposal[reading.axis] else {
      return Account(
        "\(reading.name(element)) is proposed no \(reading.length) and has its own, \(own.text).", "17")
    }
    return Account(
      "\(reading.name(element)) is resizable and takes the \(reading.length) that it is proposed, \(proposal.text).",
      "17")
  }
}

extension ResponsesElement {
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let isListed = table.contains { $0.proposal == question.proposal }
    return Account(
      "\(reading.name(element)) answers \(reading.answered(question)), as the document "
        + (isListed ? "states for this proposal." : "states for all proposals that it does not list."), "3")
  }
}

extension GeometryReaderElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) its own \(reading.length), "
        + "\(reading.proposed(question)).", "14")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    reading.filling(question, of: element, "14")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.aligned(child, in: element, by: reading.axis == .horizontal ? .leading : .top, "14")
  }
}
