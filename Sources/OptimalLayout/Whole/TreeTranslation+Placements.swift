internal import LayoutEngine
internal import LinearProgramming

/// Views that are placed at another proposal than they were measured at.
///
/// What contains a stack is divided there as the placement needs it; the measurement is that of the stacks' own optima,
/// which they have as long as the division for their placement alone is bent, or divided by rows of its own.
extension TreeTranslation {
  /// What a view proposes its content from when it is placed, where that is to be translated.
  ///
  /// Without an offer across a stack measures its children without one, and is placed with the breadth that they have
  /// then; so is a view with another one at its edge. A child whose axes influence each other may have other possible
  /// lengths there: a circle beside a view that is 60 high is 10 wide at most where it is measured, and up to 60 where it
  /// is placed; a stack across has 60 to divide there.
  ///
  /// - Returns: The proposal with its placement's side across and the size that was measured; nil where nothing inside
  ///   depends on that side.
  mutating func asPlaced(_ element: Int, _ offers: Offers) throws -> (offers: Offers, measured: Extent)? {
    guard takesPlacements, let major = majorAxis(of: element), case .unspecified = offers[major.other] else {
      return nil
    }
    let children = facts.tree.elements[element].children
    let depends = children.contains {
      isBent($0, along: major.other) || offers[major].isLength && analysis.answer(of: $0, along: major, facts) == nil
    }
    guard depends, let size = try measured(element, offers) else { return nil }
    tookOtherWay = true
    var placed = offers
    placed[major.other] = .length(size[major.other])
    return (placed, size)
  }

  /// Translates what a view contains as it is placed, where its measurement is kept beside: what is measured inside then is not
  /// what the layout was measured with.
  mutating func translatingPlaced<Result>(_ body: (inout TreeTranslation) throws -> Result) rethrows -> Result {
    let count = stacks.count
    let result = try body(&self)
    if keepsMeasurements { noteLate(from: count) }
    return result
  }

  /// Translates content of a view as it is placed.
  mutating func translatePlaced(_ content: Int, _ offers: Offers) throws {
    _ = try translatingPlaced { translation in try translation.translate(content, offers) }
  }

  /// The axis along which a view stands beside others whose placement takes the breadth of all.
  private func majorAxis(of element: Int) -> Axis? {
    switch facts.tree.elements[element].kind {
    case .stack(let stack): stack.axis
    case .safeAreaInset(let inset): inset.edge.axis
    default: nil
    }
  }

  /// What a ZStack, a frame with bounds or a scroll view proposes its content when it is placed with the size that was
  /// measured; nil where that is to be translated as it was measured.
  ///
  /// A row of at least 30 points in `frame(maxWidth: 20)` is measured without an offer, and has 20 to divide where it is
  /// placed.
  ///
  /// - Parameter inside: What the content is proposed when it is measured.
  mutating func asPlaced(
    contentOf element: Int, _ offers: Offers, inside: Offers
  ) throws -> (inside: Offers, measured: Extent)? {
    guard takesPlacements, facts.tree.elements[element].children.contains(where: isBent),
      let size = try measured(element, offers)
    else { return nil }
    let placed = placedOffers(inside: element, inside, size: size, for: offers)
    guard !placed.areSame(as: inside) else { return nil }
    tookOtherWay = true
    return (placed, size)
  }

  /// What a view of some size proposes its content when it is placed, where it takes that from its size; `measured` on
  /// the axes where it does not, or nobody knows. Content that nothing divides answers what it takes of no offer to just that
  /// too: a frame that is as long as it may as well propose its length.
  func placedOffers(inside element: Int, _ measured: Offers, size: Extent, for outer: Offers) -> Offers {
    var placed = measured
    switch facts.tree.elements[element].kind {
    case .zStack:
      return Offers(of: size)
    case .scrollView(let axes):
      for axis in Axis.allCases where !axes.contains(Axis.Set(axis)) { placed[axis] = .length(size[axis]) }
    case .flexibleFrame(let frame):
      let isBent = facts.tree.elements[element].children.contains(where: self.isBent)
      for axis in Axis.allCases {
        placed[axis] = frame[axis].placedOffer(
          outer[axis], size[axis], or: isBent ? measured[axis] : .length(size[axis]))
      }
    default:
      break
    }
    return placed
  }

  /// The size that a view is measured with, of which nothing is kept; nil where it rests on what the program divides
  /// inside, or has no end.
  private mutating func measured(_ element: Int, _ offers: Offers) throws -> Extent? {
    if keepsMeasurements, isBent(element) { return try keptMeasurement(of: element, offers) }
    if let proposal = offers.constant {
      let size = try answer(of: element, to: proposal)
      return size.width.isFinite && size.height.isFinite ? Extent(size) : nil
    }
    let before = finds
    takesPlacements = false
    defer {
      takesPlacements = true
      finds = before
    }
    let extent = try translate(element, offers)
    let sides = [extent.horizontal, extent.vertical]
    guard sides.allSatisfy({ $0.upper.isFinite }) else { return nil }
    return stacks.count == before.stacks.count || sides.allSatisfy { $0.constant != nil } ? extent : nil
  }

  /// The size that a view is measured with, of which the divisions are kept, beside those of the placement; nil where it has
  /// no end.
  mutating func keptMeasurement(of element: Int, _ offers: Offers) throws -> Extent? {
    let (before, outer) = (finds, (takesPlacements, isMeasuring))
    (takesPlacements, isMeasuring) = (false, true)
    let extent = try translate(element, offers)
    (takesPlacements, isMeasuring) = outer
    let divided = stacks[before.stacks.count...]
    finds = before
    guard extent.horizontal.upper.isFinite, extent.vertical.upper.isFinite else { return nil }
    for var stack in divided {
      stack.isMeasurement = true
      stacks.append(stack)
    }
    return extent
  }
}

/// What is divided only as it is placed: content that is asked for nothing before, since its frame's bounds say the frame's
/// size or views of a greater priority that of a ZStack, and stacks and lazy grids that are measured without a length to
/// share.
struct UnaskedContent {
  let element: Int
  /// Whether it was measured, by the optima that its stacks have by themselves then.
  var isMeasured = false
  /// The binaries of the candidates inside which it stands, and how many of them are those of candidates.
  let shown: [LinearExpression]
  let candidateDepth: Int
}

extension TreeTranslation {
  /// Translates what is divided only as it is placed for what it is proposed then.
  ///
  /// A frame of 0…120 points in a ZStack of 100 may be asked for its size at 40, and its content is only ever proposed 100.
  mutating func translateUnasked() throws {
    while !unasked.isEmpty {
      let content = unasked.removeFirst()
      (shown, candidateDepth) = (content.shown, content.candidateDepth)
      defer { (shown, candidateDepth) = ([], 0) }
      if !content.isMeasured, case .lazyGrid(let grid) = facts.tree.elements[content.element].kind {
        var placement = PlacedOffers()
        let placed = try? placement.offers(to: content.element, &self)
        // A Grid may have given it a length since it asked it without one.
        if let asked = offers[content.element]?[grid.axis], asked.isLength,
          placed.map({ $0[grid.axis].isSame(as: asked) }) ?? true
        {
          continue
        }
        try replaceStacks(in: content.element) { translation in
          let count = translation.stacks.count
          try translation.divideTracks(of: content.element, grid, placed: placed)
          translation.noteLate(from: count, besides: content.element)
        }
      } else if content.isMeasured || !takesPlacements, let placed = placedOffers(of: content.element) {
        let inside = facts.tree.elements(in: [content.element])
        // What is divided late inside is met again.
        unasked.removeAll { inside.contains($0.element) }
        try replaceStacks(in: content.element) { translation in
          let (count, measured) = (translation.stacks.count, translation.extents[content.element])
          for element in inside { translation.extents[element] = nil }
          let extent = try translation.translate(content.element, placed)
          guard content.isMeasured else { return }
          translation.noteLate(from: count)
          if let measured { try translation.keepLength(of: content.element, measured, extent) }
        }
      } else if content.isMeasured {
        approximate(content.element, because: "no row says what it is proposed; it divides that by itself")
      }
    }
  }

  /// Notes that all stacks from a place on are divided only as they are placed, but for the tracks of a grid.
  private mutating func noteLate(from place: Int, besides grid: Int? = nil) {
    for place in place..<stacks.count where stacks[place].element != grid { stacks[place].isDividedLate = true }
  }

  /// What content is proposed when it is placed, where that is not what it was taken to be proposed; nil where it is, or no
  /// row says.
  private mutating func placedOffers(of content: Int) -> Offers? {
    guard let measured = offers[content] else { return nil }
    var placement = PlacedOffers()
    // A frame that is placed as it was measured proposes what it was taken to.
    if let frame = parent(of: content), case .flexibleFrame = facts.tree.elements[frame].kind,
      let asked = offers[frame], let placed = try? placement.offers(to: frame, &self), placed.areSame(as: asked)
    {
      return nil
    }
    guard let placed = try? placement.offers(to: content, &self), !placed.areSame(as: measured) else { return nil }
    return placed
  }

  /// Has what `body` divides inside an element take the place of what was divided there.
  private mutating func replaceStacks(
    in element: Int, _ body: (inout TreeTranslation) throws -> Void
  ) rethrows {
    let inside = facts.tree.elements(in: [element])
    func isReplaced(_ stack: TreeStack) -> Bool { inside.contains(stack.element) && !stack.isMeasurement }
    let place = stacks.firstIndex(where: isReplaced) ?? stacks.count
    stacks.removeAll(where: isReplaced)
    let count = stacks.count
    try body(&self)
    let divided = Array(stacks[count...])
    stacks.removeSubrange(count...)
    stacks.insert(contentsOf: divided, at: min(place, count))
  }
}

extension TreeTranslation {
  /// The size of a frame whose bounds say it, whatever its content is; nil for others.
  ///
  /// - Parameter inside: What the frame proposes its content, which is its size too.
  func knownExtent(of frame: FlexibleFrame, for offers: Offers, inside: Offers? = nil) -> Extent? {
    guard let horizontal = knownSide(of: frame, along: .horizontal, for: offers, inside: inside),
      let vertical = knownSide(of: frame, along: .vertical, for: offers, inside: inside)
    else { return nil }
    return Extent(horizontal: horizontal, vertical: vertical)
  }

  /// The same on one axis.
  func knownSide(of frame: FlexibleFrame, along axis: Axis, for offers: Offers, inside: Offers? = nil) -> Side? {
    let bounds = frame[axis]
    guard case .unspecified = offers[axis] else {
      if let least = bounds.minimum, let greatest = bounds.maximum, least <= greatest,
        case .length(let side) = inside?[axis]
      {
        return side
      }
      return bounds.range.map {
        length(of: offers[axis], otherwise: 0).clamped(from: Double($0.minimum), to: Double($0.maximum))
      }
    }
    return bounds.ideal.map { .constant(Double($0)) }
  }
}

extension FlexibleFrame.Bounds {
  /// Whether the frame is as long as its content.
  var isAbsent: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// What a frame of a length proposes its content when it is placed: nothing where neither ideal nor bound decided the
  /// length (11.2 of the semantics); `either` where nobody knows whether one did.
  fileprivate func placedOffer(_ offered: Offer, _ length: Side, or either: Offer) -> Offer {
    guard case .unspecified = offered, ideal == nil else { return .length(length) }
    let (least, greatest) = (minimum.map(Double.init) ?? -.infinity, maximum.map(Double.init) ?? .infinity)
    if least < length.lower, length.upper < greatest { return .unspecified }
    return length.upper <= least || greatest <= length.lower ? .length(length) : either
  }
}
