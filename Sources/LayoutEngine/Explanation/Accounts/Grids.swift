internal import ViewTree

extension GridElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    let track = reading.axis == .horizontal ? "column" : "row"
    switch question.reason {
    case .minimumProbe: return Account("\(name) proposes \(inner) 0 × 0, to learn its least size.", "V3.5")
    case .maximumProbe:
      return Account("\(name) proposes \(inner) ∞ × ∞, to learn its greatest size.", "V3.5")
    case .ideal:
      return Account("\(name) proposes \(inner) nothing, as it is proposed nothing itself.", "V3.4")
    case .cellShare:
      guard question.proposal[reading.axis] != nil else {
        return Account(
          "\(name) proposes \(inner) no \(reading.length), as it is proposed none itself.", "V3.5")
      }
      let sum = firstShare(question, of: element, in: reading).map { ": \($0) = " } ?? ", "
      return Account(
        "\(name) offers \(inner) the share of its \(track) in what no \(track) has taken yet\(sum)\(reading.proposed(question)).",
        "V3.5")
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
      let share =
        firstShare(question, of: element, in: reading).map { ", which is its share of the offer: \($0) = " } ?? ", "
      return Account(
        "\(name) proposes \(inner) the \(reading.length) of its place\(share)\(reading.proposed(question)).", "V3.6")
    }
  }

  /// The sum that gives the share of a track while none has taken any; nil where that is not the offer.
  private func firstShare(
    _ question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> String? {
    guard let tracks = reading.run.gridMeasures[element]?.measure[reading.axis], !tracks.lengths.isEmpty,
      let offered = reading.proposal(at: question.asker)[reading.axis], let offer = question.proposal[reading.axis],
      reading.isNear(offer, (offered - tracks.spacing) / CGFloat(tracks.lengths.count))
    else { return nil }
    let count = tracks.lengths.count
    guard tracks.spacing != 0 else { return "\(offered.text) / \(count)" }
    return "(\(offered.text) − \(tracks.spacing.text) (\(count == 2 ? "the gap" : "\(count - 1) gaps"))) / \(count)"
  }

  /// The tracks' lengths with the cells that make them.
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    let track = reading.axis == .horizontal ? "columns" : "rows"
    guard let known = reading.run.gridMeasures[element],
      known.measure.size[reading.axis] == question.answer?[reading.axis]
    else {
      return Account(
        "\(name) is as \(reading.long) as its \(track) and gaps: \(reading.answered(question)).", "V3.4")
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
      "V3.4")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let inner = reading.childName(child)
    guard let place = reading.tree.elements[element].children.firstIndex(of: child),
      let known = reading.run.gridMeasures[element],
      let start = reading.place(of: element)?.origin[reading.axis], let own = reading.place(of: child)
    else { return Account("\(inner) stands in its place in \(reading.name(element)).", "V3.6") }
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
    return reading.aligned(child, inTrack: tracksName, from: from, length: length, "V3.6")
  }
}

extension LayoutReading {
  /// Where a cell stands in its column or row, which reaches over `length` points from a coordinate on.
  func aligned(
    _ child: Int, inTrack track: String, from start: CGFloat, length: CGFloat, _ number: String
  ) -> Account {
    let inner = childName(child)
    guard let own = place(of: child) else { return Account("\(inner) stands in \(track).", number) }
    let (at, size) = (own.origin[axis], own.viewSize.size[axis])
    let reach = "\(track), from \(start.text) to \((start + length).text)"
    if isNear(length, size) { return Account("\(inner) fills \(reach): it begins at \(at.text).", number) }
    guard isNear(at, start + (length - size) / 2) else {
      return Account("\(inner) is aligned in \(reach): it begins at \(at.text).", number)
    }
    let sum = "\(start.text) + (\(length.text) − \(size.text)) / 2 = \(at.text)"
    return Account("\(inner) is centred in \(reach): \(sum).", number)
  }
}
