internal import ViewTree

extension FixedFrameElement {
  var noun: String? { "frame" }

  func hasPart(along axis: Axis) -> Bool { frame[axis] != nil }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    guard let own = frame[reading.axis] else { return reading.passingOn(question, from: element, "11.1") }
    return Account(
      "\(reading.name(element)) proposes \(reading.childName(question.element)) its own \(reading.length), \(own.text).",
      "11.1")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    guard let own = frame[reading.axis] else { return reading.asItsContent(question, of: element, "11.1") }
    return Account(
      "\(reading.name(element)) has the fixed \(reading.length) \(own.text), whatever it is proposed.", "11.1")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.aligned(child, in: element, by: frame.alignment.key(along: reading.axis), "11.1")
  }
}

extension FlexibleFrameElement {
  var noun: String? { "frame" }

  func hasPart(along axis: Axis) -> Bool { !frame[axis].isEmpty }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    let bounds = frame[reading.axis]
    let own = reading.proposal(at: question.asker)[reading.axis]
    let proposed = question.proposal[reading.axis]
    if case .place? = question.asker {
      guard let proposed else {
        return Account(
          "\(name) proposes \(inner) no \(reading.length): it is proposed none itself, and no bound decided its \(reading.length).",
          "11.2")
      }
      return Account("\(name) proposes \(inner) its own \(reading.length), \(proposed.text).", "11.2")
    }
    guard let proposed else { return reading.passingOn(question, from: element, "11.2") }
    guard let own else {
      return Account(
        "\(name) proposes \(inner) its ideal \(reading.length), \(proposed.text), as it is proposed none.", "11.2")
    }
    if proposed == own { return reading.passingOn(question, from: element, "11.2") }
    let bound = proposed == bounds.maximum ? "maximum" : "minimum"
    return Account(
      "\(name) proposes \(inner) its \(bound), \(proposed.text), instead of the \(own.text) that it is proposed.",
      "11.2")
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let bounds = frame[reading.axis]
    let name = reading.name(element)
    guard !bounds.isEmpty, let answer = question.answer?[reading.axis] else {
      return reading.asItsContent(question, of: element, "11.2")
    }
    guard let proposal = question.proposal[reading.axis] else {
      if let ideal = bounds.ideal, answer == ideal {
        return Account("\(name) is proposed no \(reading.length) and takes its ideal one, \(ideal.text).", "11.2")
      }
      return clamped(answer, bounds, question, of: element, in: reading)
    }
    if bounds.range != nil {
      if answer == proposal {
        return Account(
          "\(name) takes the \(answer.text) that it is proposed, which is \(within(bounds)).", "11.2", .recorded)
      }
      let bound = answer == bounds.maximum ? "maximum" : "minimum"
      return Account("\(name) takes its \(bound), \(answer.text): it is proposed \(proposal.text).", "11.2", .recorded)
    }
    return clamped(answer, bounds, question, of: element, in: reading)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.aligned(child, in: element, by: frame.alignment.key(along: reading.axis), "11.2")
  }

  /// The answer where the content had a say.
  private func clamped(
    _ answer: CGFloat, _ bounds: FlexibleFrame.Bounds, _ question: LayoutRecord.Question, of element: Int,
    in reading: LayoutReading
  ) -> Account {
    let name = reading.name(element)
    let proposal = question.proposal[reading.axis]
    if answer == bounds.minimum {
      let why = proposal.map { $0 < answer ? ": it is proposed \($0.text)" : "" } ?? ""
      return Account("\(name) takes its minimum, \(answer.text)\(why).", "11.2")
    }
    if answer == bounds.maximum {
      return Account(
        "\(name) takes its maximum, \(answer.text)\(proposal.map { ": it is proposed \($0.text)" } ?? "").", "11.2")
    }
    if let proposal, answer == proposal, bounds.minimum == nil {
      return Account(
        "\(name) has a maximum and no minimum, so it takes the \(answer.text) that it is proposed.", "11.2")
    }
    return reading.asItsContent(question, of: element, "11.2")
  }

  private func within(_ bounds: FlexibleFrame.Bounds) -> String {
    guard let range = bounds.range else { return "" }
    return range.maximum == .infinity
      ? "\(range.minimum.text) or more" : "between \(range.minimum.text) and \(range.maximum.text)"
  }
}

extension RelativeFrame {
  var noun: String? { "containerRelativeFrame" }

  func hasPart(along axis: Axis) -> Bool { axes.contains(axis) }

  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    reading.fixedFrame(of: element).account(ofProposing: question, of: element, in: reading)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    guard let known = reading.run.containers.frames[element], let own = known.frame[reading.axis],
      let container = known.container[reading.axis]
    else { return reading.asItsContent(question, of: element, "V4") }
    return Account("\(name) is made of the \(container.text) of the container around it: \(own.text).", "V4")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    reading.fixedFrame(of: element).account(ofPlacing: child, of: element, in: reading)
  }
}

extension LayoutReading {
  /// The frame of fixed lengths that a relative one came to last.
  fileprivate func fixedFrame(of element: Int) -> FixedFrameElement {
    FixedFrameElement(
      frame: run.containers.frames[element]?.frame ?? FixedFrame(width: nil, height: nil, alignment: .center))
  }
}
