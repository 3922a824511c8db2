internal import ViewTree

extension LazyGridElement {
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account {
    let (name, inner) = (reading.name(element), reading.childName(question.element))
    if question.reason == .ideal {
      return Account("\(name) proposes \(inner) nothing, as it is proposed no length itself.", "V2.10")
    }
    let words = LazyGridWords(element: element, grid: grid, reading: reading)
    let isPlacing = question.reason == .placing
    guard reading.axis == grid.axis else {
      return isPlacing
        ? Account(
          "\(name) proposes \(inner) the \(reading.length) of its \(words.line), \(reading.proposed(question)).", "15.2"
        )
        : Account(
          "\(name) proposes \(inner) no \(reading.length): a \(words.line) is as \(reading.long) as the largest of its views.",
          "15.2", .recorded)
    }
    let why = words.track(of: question.element, isPlacing: isPlacing, proposing: question.proposal[grid.axis])
    return Account(
      "\(name) proposes \(inner) the \(reading.length) of its \(words.track), \(reading.proposed(question))\(why.map { ": \($0)" } ?? "").",
      "15.2", isPlacing ? .public : .recorded)
  }

  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account {
    let name = reading.name(element)
    let words = LazyGridWords(element: element, grid: grid, reading: reading)
    guard reading.axis == grid.axis else {
      let sum = words.sumOfLines(question).map { "\($0) = " } ?? ""
      return Account(
        "\(name) is as \(reading.long) as its \(words.line)s of views and the gaps between them: \(sum)\(reading.answered(question)).",
        "15.2")
    }
    guard let proposal = question.proposal[grid.axis] else {
      return Account(
        "\(name) is proposed no \(reading.length) and divides what the views of its first \(words.line) would like: "
          + "\(reading.answered(question)).", "V2.10")
    }
    let sum = words.sumOfTracks
    guard question.answer?[grid.axis] == proposal else {
      return Account(
        "\(name) is proposed \(proposal.text), but its \(words.track)s need more: "
          + (sum.map { "\($0) = " } ?? "") + "\(reading.answered(question)).", "V2.9")
    }
    let tracks = sum.map { " Its \(words.track)s take \($0)." } ?? ""
    return Account("\(name) takes the \(proposal.text) that it is proposed.\(tracks)", "V2.9")
  }

  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account {
    let words = LazyGridWords(element: element, grid: grid, reading: reading)
    guard let place = words.place(of: child) else {
      let at = (reading.place(of: child)?.origin[reading.axis]).text
      return Account("\(reading.childName(child)) stands in its place in \(reading.name(element)): at \(at).", "15.2")
    }
    return reading.aligned(child, inTrack: place.name, from: place.start, length: place.length, "15.2")
  }
}

/// The tracks and the lines of a lazy grid, in words. Tracks stand side by side along the grid's axis, the columns of a
/// `LazyVGrid`; lines across it.
private struct LazyGridWords {
  let element: Int
  let grid: LazyGridParameters
  let reading: LayoutReading

  var track: String { grid.axis == .horizontal ? "column" : "row" }
  var line: String { grid.axis == .horizontal ? "row" : "column" }

  private var children: [Int] { reading.tree.elements[element].children }

  /// How the grid divided the length that it was proposed, and how it divides the one that it has where it is placed.
  private func division(isPlacing: Bool) -> Allocation? {
    let measured = reading.placed.tracksByElement[element]?.first { $0.axis == grid.axis }
    return isPlacing ? reading.run.recorded.placedTracks[element]?.first ?? measured : measured
  }

  /// How many tracks a description has in a division, and how long each is.
  private func tracks(of item: Int, in division: Allocation) -> (count: Int, length: CGFloat) {
    let share = division.shares[item]
    guard case .adaptive(let minimum, let maximum) = grid.tracks[item].size, let offer = share.offer else {
      return (1, share.length)
    }
    let adaptive = AdaptiveTracks(minimum: minimum, maximum: maximum, spacing: gap(after: item))
    let count = adaptive.count(in: offer)
    return (count, adaptive.length(of: count, in: offer))
  }

  private func gap(after item: Int) -> CGFloat { grid.tracks[item].spacing ?? TrackLengths.defaultSpacing }

  /// The description and the start of each track of a division, from the grid's edge on.
  private func starts(in division: Allocation) -> [(item: Int, start: CGFloat, length: CGFloat)] {
    var edge: CGFloat = 0
    return division.shares.indices.flatMap { item -> [(item: Int, start: CGFloat, length: CGFloat)] in
      let tracks = tracks(of: item, in: division)
      return (0..<tracks.count).map { _ in
        defer { edge += tracks.length + gap(after: item) }
        return (item, edge, tracks.length)
      }
    }
  }

  // MARK: Proposing

  /// Why the track of a cell has its length; nil where the record holds another division.
  func track(of child: Int, isPlacing: Bool, proposing proposed: CGFloat?) -> String? {
    guard let division = division(isPlacing: isPlacing), let place = children.firstIndex(of: child), let proposed else {
      return nil
    }
    let all = starts(in: division)
    guard !all.isEmpty, all[place % all.count].length == proposed else { return nil }
    let item = all[place % all.count].item
    let share = division.shares[item]
    guard let offer = share.offer, let sharers = share.sharers, let left = remainder(before: item, in: division) else {
      return "its GridItem is fixed"
    }
    let part =
      sharers == 1
      ? "all that is left, \(offer.text)"
      : "an equal share of what is left, \(left.value.text) / \(sharers) = \(offer.text)"
    let rest = left.words == left.value.text ? "" : ". What is left: \(left.words) = \(left.value.text)"
    if case .adaptive = grid.tracks[item].size {
      let tracks = tracks(of: item, in: division)
      guard tracks.count > 1 else { return "\(part), in which one \(track) fits\(rest)" }
      let gaps = gap(after: item) * CGFloat(tracks.count - 1)
      return
        "\(tracks.count) \(track)s fit in \(part): (\(offer.text) − \(gaps.text) (\(gapCount(tracks.count - 1)))) / \(tracks.count) = "
        + "\(((offer - gaps) / CGFloat(tracks.count)).text)\(rest)"
    }
    guard proposed != offer else { return "\(part)\(rest)" }
    let bound = proposed > offer ? "minimum" : "maximum"
    return "its \(bound), in place of \(part)\(rest)"
  }

  /// The sum of what is left for a description: the length less the gaps, what is fixed and what those before it took.
  private func remainder(before item: Int, in division: Allocation) -> (words: String, value: CGFloat)? {
    guard let offered = division.offered, let offer = division.shares[item].offer,
      let sharers = division.shares[item].sharers
    else { return nil }
    var words = offered.text
    if division.spacing != 0 { words += " − \(division.spacing.text) (\(gapCount(division.shares.count - 1)))" }
    for (place, share) in division.shares.enumerated() where share.offer == nil || place < item {
      words += " − \(share.length.text) (\(share.offer == nil ? "fixed" : "\(track) \(place + 1)"))"
    }
    return (words, offer * CGFloat(sharers))
  }

  private func gapCount(_ count: Int) -> String { count == 1 ? "the gap" : "\(count) gaps" }

  // MARK: Answering

  /// The lengths of the tracks with their gaps; nil where the grid had none to divide.
  var sumOfTracks: String? {
    guard let division = division(isPlacing: false), !division.shares.isEmpty else { return nil }
    var parts = division.shares.map(\.length.text)
    if division.spacing != 0 { parts.append("\(division.spacing.text) (\(gapCount(division.shares.count - 1)))") }
    return parts.joined(separator: " + ")
  }

  /// The lines' lengths, with the cell that makes each; nil where the cells were asked again since.
  private var lines: [(length: CGFloat, maker: Int)]? {
    guard let division = division(isPlacing: true) else { return nil }
    let count = starts(in: division).count
    guard count > 0 else { return nil }
    var lines: [(length: CGFloat, maker: Int)] = []
    for (place, child) in children.enumerated() {
      let asked = reading.record.questions.last { $0.element == child && $0.reason == .measuring }
      guard let length = asked?.answer?[grid.axis.other] else { return nil }
      if place % count == 0 { lines.append((length, child)) }
      if length > lines[lines.count - 1].length { lines[lines.count - 1] = (length, child) }
    }
    return lines
  }

  /// The lines' lengths and gaps, where they come to the answer.
  func sumOfLines(_ question: LayoutRecord.Question) -> String? {
    guard let lines, let answer = question.answer?[grid.axis.other], !lines.isEmpty else { return nil }
    let gaps = grid.gapBetweenLines * CGFloat(lines.count - 1)
    guard reading.isNear(lines.reduce(gaps) { $0 + $1.length }, answer) else { return nil }
    var parts = lines.map { "\($0.length.text) (\(reading.childName($0.maker)))" }
    if lines.count > 6 { parts = ["\((answer - gaps).text) (\(lines.count) \(line)s)"] }
    if gaps != 0 { parts.append("\(gaps.text) (\(gapCount(lines.count - 1)))") }
    return parts.joined(separator: " + ")
  }

  // MARK: Placing

  /// The track or the line in which a cell stands; nil from right to left, and where the record does not tell.
  func place(of child: Int) -> (name: String, start: CGFloat, length: CGFloat)? {
    guard let number = children.firstIndex(of: child), let bounds = reading.place(of: element),
      let division = division(isPlacing: true), reading.tree.elements[child].mirroringContainer == nil
    else { return nil }
    let all = starts(in: division)
    guard let last = all.last else { return nil }
    let start = bounds.origin[reading.axis]
    guard reading.axis == grid.axis else {
      guard let lines else { return nil }
      let place = number / all.count
      let before: CGFloat = lines.prefix(place).reduce(0) { $0 + $1.length + grid.gapBetweenLines }
      return ("\(line) \(place + 1)", start + before, lines[place].length)
    }
    let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
    let room: CGFloat = max(0, bounds.viewSize.size[grid.axis] - last.start - last.length)
    let track = all[number % all.count]
    let indent: CGFloat = room * grid.alignment.defaultValue(in: unit)
    return ("\(self.track) \(number % all.count + 1)", start + indent + track.start, track.length)
  }
}
