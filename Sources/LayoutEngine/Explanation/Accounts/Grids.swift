internal import ViewTree

extension GridElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    let track = reading.axis == .horizontal ? "column" : "row"
    switch question.reason {
    case .minimumProbe: return Account("\(name) proposes \(inner) 0 × 0, to learn its least size.", "V3.5", .recorded)
    case .maximumProbe:
      return Account("\(name) proposes \(inner) ∞ × ∞, to learn its greatest size.", "V3.5", .recorded)
    case .ideal:
      return Account("\(name) proposes \(inner) nothing, as it is proposed nothing itself.", "V3.4", .recorded)
    case .cellShare:
      guard question.proposal[reading.axis] != nil else {
        return Account(
          "\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "V3.5", .recorded)
      }
      return Account(
        "\(name) offers \(inner) the share of its \(track) in what no \(track) has taken yet, \(reading.proposed(question)).",
        "V3.5", .recorded)
    default:
      if let place = reading.tree.elements[element].children.firstIndex(of: question.element),
        let proposed = question.proposal[reading.axis],
        let tracks = reading.run.gridMeasures[element]?.measure[reading.axis]
      {
        let cell = grid.cells[place]
        let span = reading.axis == .horizontal ? cell.columns : cell.row..<(cell.row + 1)
        guard tracks.length(of: span) == proposed else {
          return Account(
            "\(name) proposes \(inner) the \(proposed.text) of before: what it answered to that is as \(reading.long) as its place.",
            "V3.6")
        }
      }
      return Account(
        "\(name) proposes \(inner) the \(reading.length) of its place, \(reading.proposed(question)).", "V3.6",
        .recorded)
    }
  }

  /// The tracks' lengths with the cells that make them.
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    let track = reading.axis == .horizontal ? "columns" : "rows"
    guard let known = reading.run.gridMeasures[element],
      known.measure.size[reading.axis] == question.answer?[reading.axis]
    else {
      return Account(
        "\(name) is as \(reading.long) as its \(track) and gaps: \(reading.answered(question)).", "V3.4", .recorded)
    }
    let tracks = known.measure[reading.axis]
    let children = reading.tree.elements[element].children
    let parts = tracks.lengths.enumerated().map { index, length -> String in
      let maker = grid.cells.indices.first { place in
        let cell = grid.cells[place]
        let isIn = reading.axis == .horizontal ? cell.isSingle && cell.columns.lowerBound == index : cell.row == index
        return isIn && known.measure.answers[place]?.viewSize.size[reading.axis] == length
      }
      return length.text + (maker.map { " (\(reading.childName(children[$0])))" } ?? "")
    }
    let shown = parts.count > 8 ? "\(parts.count) of them" : parts.joined(separator: " + ")
    let count = tracks.lengths.count - 1
    let gaps = tracks.spacing == 0 ? "" : " + \(tracks.spacing.text) (\(count == 1 ? "the gap" : "\(count) gaps"))"
    return Account(
      "\(name) is as \(reading.long) as its \(track)\(gaps.isEmpty ? "" : " and gaps"): \(shown)\(gaps) = \(reading.answered(question)).",
      "V3.4", .recorded)
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let inner = reading.childName(child)
    guard let place = reading.tree.elements[element].children.firstIndex(of: child),
      let known = reading.run.gridMeasures[element],
      let start = reading.place(of: element)?.origin[reading.axis], let own = reading.place(of: child)
    else { return Account("\(inner) stands in its place in \(reading.name(element)).", "V3.6", .recorded) }
    let tracks = known.measure[reading.axis]
    let cell = grid.cells[place]
    let span = reading.axis == .horizontal ? cell.columns : cell.row..<(cell.row + 1)
    let from = start + tracks.starts[span.lowerBound]
    let length = tracks.length(of: span)
    let at = own.origin[reading.axis]
    let isMirrored = reading.axis == .horizontal && reading.tree.elements[child].mirroringContainer == element
    let noun = reading.axis == .horizontal ? "column" : "row"
    let number = span.lowerBound + 1
    let tracksName = span.count > 1 ? "\(noun)s \(number) to \(span.upperBound)" : "\(noun) \(number)"
    guard !isMirrored else {
      return Account("\(inner) stands in \(tracksName), counted from the right: at \(at.text).", "V7.1")
    }
    let room = length - own.viewSize.size[reading.axis]
    let end = (from + length).text
    let words: String
    if reading.isNear(room, 0) {
      words = "fills \(tracksName), from \(from.text) to \(end): it begins at \(at.text)."
    } else if reading.isNear(at, from + room / 2) {
      words =
        "is centred in \(tracksName), from \(from.text) to \(end): \(from.text) + (\(length.text) − \(own.viewSize.size[reading.axis].text)) / 2 = \(at.text)."
    } else {
      words = "is aligned in \(tracksName), from \(from.text) to \(end): it begins at \(at.text)."
    }
    return Account("\(inner) \(words)", "V3.6")
  }
}

extension LazyGridElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    let (track, line) = grid.axis == .horizontal ? ("column", "row") : ("row", "column")
    if question.reason == .ideal {
      return Account("\(name) proposes \(inner) nothing, as it is proposed no length itself.", "V2.10", .recorded)
    }
    if question.reason == .placing {
      return Account(
        "\(name) proposes \(inner) the \(reading.length) of its \(reading.axis == grid.axis ? track : line), \(reading.proposed(question)).",
        "15.2", .public)
    }
    guard reading.axis == grid.axis else {
      return Account(
        "\(name) proposes \(inner) no \(reading.length): a \(line) is as \(reading.long) as the largest of its views.",
        "15.2", .recorded)
    }
    return Account(
      "\(name) proposes \(inner) the \(reading.length) of its \(track), which its GridItem makes: \(reading.proposed(question)).",
      "15.2", .recorded)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    let children = reading.tree.elements[element].children
    guard reading.axis == grid.axis else {
      let line = grid.axis == .horizontal ? "rows" : "columns"
      return Account(
        "\(name) is as \(reading.long) as its \(line) of views and the gaps between them: \(reading.answered(question)).",
        "15.2", .recorded)
    }
    let tracks = reading.placed.tracksByElement[element]?.first { $0.axis == grid.axis }
    let noun = grid.axis == .horizontal ? "columns" : "rows"
    guard let proposal = question.proposal[grid.axis] else {
      return Account(
        "\(name) is proposed no \(reading.length) and divides what the views of its first line would like: \(reading.answered(question)).",
        "V2.10", .recorded)
    }
    guard question.answer?[grid.axis] == proposal else {
      return Account(
        "\(name) is proposed \(proposal.text), but its \(noun) need \(reading.answered(question)).", "V2.9", .recorded)
    }
    let shares =
      tracks.map {
        " It divides them among its \(noun): \($0.shares.map(\.length.text).prefix(8).joined(separator: " + ")), with gaps of \($0.spacing.text)."
      } ?? ""
    return Account(
      "\(name) takes the \(proposal.text) that it is proposed\(children.isEmpty ? "" : ".")\(shares)", "V2.9", .recorded
    )
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    guard let own = reading.place(of: child)?.origin[reading.axis] else {
      return Account("\(reading.childName(child)) stands in its place.", "15.2", .public)
    }
    return Account(
      "\(reading.childName(child)) stands in its \(reading.axis == .horizontal ? "column" : "row") of \(reading.name(element)): at \(own.text).",
      "15.2", .public)
  }
}
