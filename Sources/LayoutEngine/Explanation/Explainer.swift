internal import ViewTree

/// The steps from the root to one view and back, on one axis.
///
/// Modifiers that change nothing on the axis are passed over: in `Text("a").frame(height: 20)` the frame has no part in the
/// width.
struct Explainer {
  /// An element that has a part, with the outermost of the elements around it that have none.
  private struct Station {
    /// What the element around asks and places.
    let outermost: Int
    let element: Int
    /// The element around; nil for the root.
    let outer: Int?
  }

  let reading: LayoutReading
  /// The elements from the root to the innermost of the view.
  let path: [Int]
  let view: Int

  /// Proposals from the root inwards, answers outwards, places inwards; for a view that is not shown, as far as there are any,
  /// and why there are no more.
  var steps: [LayoutExplanation.Step] {
    let shown = path.prefix { reading.place(of: $0) != nil }
    let stations = stations(of: Array(shown))
    var steps = stations.flatMap { proposals(to: $0) }
    if shown.count < path.count, let last = shown.last {
      return steps + [missing(path[shown.count], in: last)]
    }
    steps += stations.reversed().compactMap { answer(of: $0) }
    return steps + stations.compactMap { place(of: $0) }
  }

  private func stations(of path: [Int]) -> [Station] {
    var stations: [Station] = []
    var start = 0
    for (index, element) in path.enumerated() {
      guard index + 1 == path.count || !isQuiet(element, around: path[index + 1]) else { continue }
      stations.append(
        Station(outermost: path[start], element: element, outer: start == 0 ? nil : path[start - 1]))
      start = index + 1
    }
    return stations
  }

  /// Whether a modifier proposes, answers and places on the axis as if it were not there.
  private func isQuiet(_ element: Int, around content: Int) -> Bool {
    guard reading.run.elements.layouts[element].noun != nil, reading.passesOn(element),
      let outer = reading.place(of: element),
      let inner = reading.place(of: content)
    else { return false }
    return outer.viewSize.size[reading.axis] == inner.viewSize.size[reading.axis]
      && outer.viewSize.proposal[reading.axis] == inner.viewSize.proposal[reading.axis]
      && outer.origin[reading.axis] == inner.origin[reading.axis]
      && reading.tree.elements[element].firstChild == content
  }
}

// MARK: - Steps

extension Explainer {
  private func key(_ element: Int) -> String { reading.tree.key(of: element) }

  private func step(
    _ event: LayoutExplanation.Step.Event, _ element: Int, from: Int?, _ value: CGFloat?, _ account: Account,
    _ weight: LayoutExplanation.Weight = .place
  ) -> LayoutExplanation.Step {
    LayoutExplanation.Step(
      view: key(element), axis: reading.axis, event: event, from: from.map { key($0) }, value: value,
      rule: account.rule,
      weight: weight, sentence: account.sentence)
  }

  /// What a station was proposed, with the answers to what decided nothing by itself.
  private func proposals(to station: Station) -> [LayoutExplanation.Step] {
    let axis = reading.axis
    guard let outer = station.outer else {
      let area = reading.placed.proposal[axis]
      let account = Account(
        area == nil
          ? "The area has no \(reading.length): \(reading.name(station.element)) is asked for its ideal one."
          : "The area proposes \(reading.name(station.element)) all of its \(reading.length), \(area.text).", "4")
      return [step(.proposal, station.element, from: nil, area, account)]
    }
    let counted = reading.counted(station.outermost)
    let layout = reading.run.elements.layouts[outer]
    return reading.told(station.outermost, in: outer).flatMap { number -> [LayoutExplanation.Step] in
      let question = reading.record.questions[number]
      let why = layout.account(ofProposing: question, of: outer, in: reading)
      let weight: LayoutExplanation.Weight =
        number == counted ? .place : question.reason.isProbe ? .nothing : .size
      let proposal = step(.proposal, station.element, from: outer, question.proposal[axis], why, weight)
      guard number != counted, let answer = question.answer else { return [proposal] }
      let account = told(question, of: station.element)
      return [proposal, step(.answer, station.element, from: nil, answer[axis], account, weight)]
    }
  }

  /// Why a question that did not count was answered as it was, by the first of an element's modifiers that has a rule of its
  /// own, else by the element.
  private func told(_ question: LayoutRecord.Question, of element: Int) -> Account {
    if question.isUnasked {
      return Account("It is not asked: a text counts as 0 wide where it is offered no width.", "16.1")
    }
    var answering = question.element
    while answering != element, reading.passesOn(answering),
      let content = reading.tree.elements[answering].firstChild
    {
      answering = content
    }
    let account = reading.run.elements.layouts[answering].account(ofAnswering: question, of: answering, in: reading)
    guard question.isRemembered else { return account }
    return Account(sentence: account.sentence + " (From its cache: it was asked before.)", rule: account.rule)
  }

  private func answer(of station: Station) -> LayoutExplanation.Step? {
    guard let place = reading.place(of: station.element) else { return nil }
    let question =
      reading.counted(station.element).map { reading.record.questions[$0] }
      ?? LayoutRecord.Question(
        element: station.element, proposal: place.viewSize.proposal, reason: .placing, asker: place.placer,
        answer: place.viewSize.size)
    let account = reading.run.elements.layouts[station.element].account(
      ofAnswering: question, of: station.element, in: reading)
    if station.element == path.last, let stands = reading.standIn(for: view) {
      return step(
        .answer, station.element, from: nil, place.viewSize.size[reading.axis],
        Account(sentence: "\(account.sentence) \(stands)", rule: account.rule))
    }
    return step(.answer, station.element, from: nil, place.viewSize.size[reading.axis], account)
  }

  private func place(of station: Station) -> LayoutExplanation.Step? {
    guard let place = reading.place(of: station.element) else { return nil }
    let value = place.origin[reading.axis]
    guard let outer = station.outer else {
      return step(.place, station.element, from: nil, value, reading.accountOfRoot(station.element))
    }
    let account = reading.run.elements.layouts[outer].account(ofPlacing: station.outermost, of: outer, in: reading)
    return step(.place, station.element, from: outer, value, account)
  }

  /// Why an element was not placed.
  private func missing(_ element: Int, in outer: Int) -> LayoutExplanation.Step {
    step(
      .place, element, from: outer, nil,
      reading.run.elements.layouts[outer].account(ofLeavingOut: element, of: outer, in: reading))
  }
}
