internal import LayoutEngine
internal import LinearProgramming

/// Where alignment guides stand in views, as sums over a program's columns (7 and 9.5 of the semantics).
extension TreeTranslation {
  /// What a view sets a guide to.
  enum Setting {
    /// Nothing: the guide stands where the view's size puts it.
    case none
    /// A place where it is set, and 1 or 0 for whether it is; nil where it always is.
    case at(Side, whether: Side?)
    /// Something that no row says.
    case unknown
  }

  /// How far a stack's children reach across it, from the guide by which they are aligned: backwards, and forwards. Nil
  /// where a guide is set by what no row says.
  mutating func reach(
    of children: [Int], at key: AlignmentKey
  ) throws -> (backwards: Side, forwards: Side)? {
    var (backwards, forwards) = ([Side.constant(0)], [Side.constant(0)])
    for child in children {
      guard let length = extents[child]?[key.axis], let guide = try guide(key, of: child) else { return nil }
      backwards.append(guide)
      forwards.append(.difference(length, guide))
    }
    return (.largest(of: backwards), .largest(of: forwards))
  }

  /// Where a guide stands in a view that was translated, in points from its origin; nil where no row says.
  mutating func guide(_ key: AlignmentKey, of element: Int) throws -> Side? {
    let setting = try setting(of: key, in: element)
    if case .at(let side, whether: nil) = setting { return side }
    guard let length = extents[element]?[key.axis], let usual = usualPlace(of: key, in: length) else { return nil }
    switch setting {
    case .unknown: return nil
    case .none: return usual
    case .at(let side, let isSet):
      let bounds = Span(min(side.lower, usual.lower), max(side.upper, usual.upper))
      return Side(in: bounds) { translation in
        let isSet = try isSet?.quantity(&translation).expression ?? LinearExpression(1)
        return try translation.chosen(
          "\(translation.key(element)): guide",
          [try side.quantity(&translation), try usual.quantity(&translation)],
          by: [isSet, LinearExpression(1) - isSet])
      }
    }
  }

  /// Where a guide stands that nothing sets, in a view of this length.
  func usualPlace(of key: AlignmentKey, in length: Side) -> Side? {
    switch key {
    case .leading, .top: .constant(0)
    case .horizontalCenter, .verticalCenter: length.scaled(by: 0.5)
    case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: length
    case .custom: nil
    }
  }

  mutating func setting(of key: AlignmentKey, in element: Int) throws -> Setting {
    guard analysis.setsGuides(for: key, in: [element], facts.tree) else { return .none }
    if let known = try answeredGuide(key, of: element) { return .at(.constant(known), whether: nil) }
    if unasked.contains(where: { $0.element == element && $0.isMeasured }) {
      return try ownGuide(key, of: element).map { .at($0, whether: nil) } ?? .unknown
    }
    let node = facts.tree.elements[element]
    switch node.kind {
    case .text: return try baseline(key, of: element)
    case .alignmentGuide(let guide) where guide.key == key:
      guard case .constant(let value) = guide.value else { return .unknown }
      return .at(.constant(Double(value)), whether: nil)
    case .passing where node.kind.setsBaselines: return .unknown
    case .alignmentGuide, .layoutPriority, .offset, .passing, .overlay, .background, .border, .fixedSize, .aspectRatio,
      .ignoresSafeArea:
      return try setting(of: key, in: node.children[0])
    case .padding(let insets):
      let inset = Double(key.axis == .horizontal ? insets.leading : insets.top)
      return try setting(of: key, in: node.children[0]).map { $0.shifted(by: inset) }
    case .fixedFrame(let frame):
      return try setting(of: key, in: node.children[0], alignedAt: frame.alignment.key(along: key.axis), in: element)
    case .flexibleFrame(let frame):
      return try asPlaced(inside: element, for: key) { translation in
        try translation.setting(
          of: key, in: node.children[0], alignedAt: frame.alignment.key(along: key.axis), in: element)
      }
    case .viewThatFits:
      return try setting(of: key, inCandidatesOf: element)
    case .safeAreaInset(let inset):
      return try setting(of: key, in: node.children[0], besides: inset, in: element)
    case .stack(let stack) where key.combines:
      return try setting(of: key, in: element, stack)
    case .inspect where key.combines:
      return try setting(of: key, in: node.children[0])
    case .position(let center):
      return try setting(of: key, in: node.children[0], at: center, ofPosition: element)
    case .customLayout, .grid:
      return .unknown
    case .zStack(let alignment) where key.combines:
      return try setting(of: key, in: element, alignedAt: alignment.key(along: key.axis))
    default:
      // What several views set at edges and centres is never put together (7.3 of the semantics).
      return .none
    }
  }

  /// A guide of a view whose proposal and size never vary, as the view answers it; nil for others.
  private func answeredGuide(_ key: AlignmentKey, of element: Int) throws -> Double? {
    guard !isBent(element), let proposal = offers[element]?.constant, let extent = extents[element],
      let width = extent.horizontal.constant, let height = extent.vertical.constant, width.isFinite, height.isFinite
    else { return nil }
    let guide = try facts.guide(
      key, of: element, answering: CGSize(width: CGFloat(width), height: CGFloat(height)), to: proposal)
    return guide.isFinite ? Double(guide) : nil
  }
}

/// Guides that are set inside modifiers and containers.
extension TreeTranslation {
  /// A guide in a frame: where the content stands, and where the guide stands in the content.
  private mutating func setting(
    of key: AlignmentKey, in content: Int, alignedAt alignment: AlignmentKey, in frame: Int
  ) throws -> Setting {
    let inside = try setting(of: key, in: content)
    guard case .at = inside, let length = extents[frame]?[key.axis] else { return inside }
    guard let place = usualPlace(of: alignment, in: length), let anchor = try guide(alignment, of: content) else {
      return .unknown
    }
    return inside.map { .sum(of: [.difference(place, anchor), $0], plus: 0) }
  }

  /// What a guide in a frame with bounds rests on: content that is proposed the frame's size, also where it was measured with
  /// another proposal.
  private mutating func asPlaced(
    inside frame: Int, for key: AlignmentKey, _ setting: (inout TreeTranslation) throws -> Setting
  ) throws -> Setting {
    let content = facts.tree.elements[frame].children[0]
    guard let asked = offers[frame], let measured = offers[content], let size = extents[frame],
      Axis.allCases.allSatisfy({ size[$0].upper.isFinite }),
      !placedOffers(inside: frame, measured, size: size, for: asked).areSame(as: measured)
    else { return try setting(&self) }
    var placed = PlacedOffers(of: frame, asked, size)
    return try placed.withPlacements(of: [content], for: key, &self, setting)
  }

  /// A guide in a view with an inset: the view stands at the end away from it.
  private mutating func setting(
    of key: AlignmentKey, in primary: Int, besides inset: SafeAreaInset, in element: Int
  ) throws -> Setting {
    let inside = try setting(of: key, in: primary)
    guard inset.edge.axis == key.axis, inset.edge == .leading || inset.edge == .top else { return inside }
    guard let length = extents[element]?[key.axis], let taken = extents[primary]?[key.axis] else { return .unknown }
    return inside.map { .sum(of: [.difference(length, taken), $0], plus: 0) }
  }

  /// A guide of a view at a position, which is placed in the size of the position (12 of the semantics) and is a tree of its
  /// own there: where one side of that varies, the guide is asked for; where both do, the rows of a view without divisions
  /// say it. Which candidate is shown there, and whether that one sets the guide, is not said.
  private mutating func setting(
    of key: AlignmentKey, in content: Int, at center: CGPoint, ofPosition element: Int
  ) throws -> Setting {
    guard Coupling(in: element, of: facts.tree).candidates.isEmpty else { return .unknown }
    if let asked = try ownGuide(key, of: element) { return .at(asked, whether: nil) }
    guard !isBent(content), let extent = extents[element], Axis.allCases.allSatisfy({ extent[$0].upper.isFinite })
    else { return .unknown }
    let before = finds
    defer { finds = before }
    let size = try translate(content, Offers(of: extent))
    return try setting(of: key, in: content).map {
      .difference($0.shifted(by: Double(center[key.axis])), size[key.axis].scaled(by: 0.5))
    }
  }

  /// A guide of the candidate that is shown.
  private mutating func setting(of key: AlignmentKey, inCandidatesOf element: Int) throws -> Setting {
    let children = facts.tree.elements[element].children
    guard children.contains(where: { self.choices[$0] != nil }) else { return .unknown }
    var candidates: [(element: Int, choice: LinearExpression)] = []
    for child in children {
      if let choice = self.choices[child], choice != LinearExpression(0) { candidates.append((child, choice)) }
    }
    var places: [Side] = []
    var claims: [Side] = []
    for (candidate, _) in candidates {
      switch try setting(of: key, in: candidate) {
      case .unknown: return .unknown
      case .none:
        places.append(.constant(0))
        claims.append(.constant(0))
      case .at(let side, let isSet):
        places.append(side)
        claims.append(isSet ?? .constant(1))
      }
    }
    if claims.allSatisfy({ $0.constant == 0 }) { return .none }
    let choices = candidates.map(\.choice)
    return .at(
      shownSide("\(self.key(element)): guide", of: places, by: choices),
      whether: claims.allSatisfy { $0.constant == 1 }
        ? nil : shownSide("\(self.key(element)): sets a guide", of: claims, by: choices))
  }

  /// The length that belongs to the choice that is 1.
  func shownSide(_ name: String, of sides: [Side], by choices: [LinearExpression]) -> Side {
    let bounds = Span(sides.map(\.lower).min() ?? 0, sides.map(\.upper).max() ?? 0)
    let isLimited = sides.contains { $0.values != nil || $0.constant != nil }
    let values = isLimited ? LengthSet(sides.flatMap(\.possible.intervals)) : nil
    return Side(in: bounds, of: values?.limited(to: Quantity.greatestCount)) { translation in
      let quantities = try sides.map { try $0.quantity(&translation) }
      return try translation.chosen(name, quantities, by: choices)
    }
  }

  /// A guide that a stack puts together of what its children set: the least baseline, the mean of others (7.3). Without an
  /// offer across it places them with its own breadth for that.
  private mutating func setting(of key: AlignmentKey, in element: Int, _ stack: StackParameters) throws -> Setting {
    let children = facts.tree.elements[element].children
    guard let asked = offers[element], case .unspecified = asked[stack.axis.other], let extent = extents[element],
      extent[stack.axis.other].upper.isFinite
    else { return try setting(of: key, by: children, in: element, stack) }
    var placed = PlacedOffers(of: element, asked, extent)
    return try placed.withPlacements(of: children, for: key, &self) { translation in
      try translation.setting(of: key, by: children, in: element, stack)
    }
  }

  private mutating func setting(
    of key: AlignmentKey, by children: [Int], in element: Int, _ stack: StackParameters
  ) throws -> Setting {
    var places: [Setting] = []
    for (place, child) in children.enumerated() {
      let inside = try setting(of: key, in: child)
      guard case .at = inside else {
        places.append(inside)
        continue
      }
      guard let origin = try origin(of: place, in: element, stack, along: key.axis) else { return .unknown }
      places.append(inside.map { .sum(of: [origin, $0], plus: 0) })
    }
    return combined(places, of: key, in: element)
  }

  /// What a container sets a guide to whose views set it at some places: the least baseline, the mean of others (7.3 of
  /// the semantics). Where a view need not set it, its place counts for nothing when it does not.
  func combined(_ settings: [Setting], of key: AlignmentKey, in element: Int) -> Setting {
    var places: [Side] = []
    var claims: [Side?] = []
    for setting in settings {
      switch setting {
      case .none: continue
      case .unknown: return .unknown
      case .at(let side, let whether):
        places.append(side)
        claims.append(whether)
      }
    }
    guard !places.isEmpty else { return .none }
    let isCertain = claims.allSatisfy { $0 == nil }
    if case .custom = key {
      guard isCertain else { return .unknown }
      return .at(Side.sum(of: places, plus: 0).scaled(by: 1 / Double(places.count)), whether: nil)
    }
    guard !isCertain else { return .at(.least(of: places), whether: nil) }
    let far = Side.constant(places.map(\.upper).max() ?? 0)
    guard far.upper.isFinite else { return .unknown }
    let name = "\(self.key(element)): guide inside"
    let counted = zip(places, claims).map { place, claim in
      guard let claim else { return place }
      return Side(in: Span(min(place.lower, far.lower), far.upper)) { translation in
        let isSet = try claim.quantity(&translation).expression
        return try translation.chosen(
          name, [try place.quantity(&translation), try far.quantity(&translation)],
          by: [isSet, LinearExpression(1) - isSet])
      }
    }
    let whether = claims.contains { $0 == nil } ? nil : Side.largest(of: claims.compactMap { $0 })
    return .at(.least(of: counted), whether: whether)
  }

  /// The least baseline of the views in a ZStack, which are placed in its size: texts that it is as large as, as they were
  /// measured, others as they answer that, with divisions inside where these are made for it.
  private mutating func setting(
    of key: AlignmentKey, in element: Int, alignedAt alignment: AlignmentKey
  ) throws -> Setting {
    if case .custom = key { return .unknown }
    let children = facts.tree.elements[element].children.filter {
      analysis.setsGuides(for: key, in: [$0], facts.tree)
    }
    guard let size = extents[element], var place = usualPlace(of: alignment, in: size[key.axis])
    else { return .unknown }
    let before = finds
    defer { finds = before }
    let counted = analysis.topPriority(of: facts.tree.elements[element].children, facts)
    func isSized(_ child: Int) throws -> Bool {
      try counted.contains(child) && ChildRanges.isText(child, in: facts.tree) || hasSize(child, in: size)
    }
    if children.contains(where: { isBent($0) }) {
      var anchors: [Side] = []
      for child in counted {
        guard try isSized(child), let anchor = try guide(alignment, of: child) else { return .unknown }
        anchors.append(anchor)
      }
      place = .largest(of: anchors)
    }
    var baselines: [Side] = []
    for child in children {
      guard try isSized(child) else { return .unknown }
      guard case .at(let side, whether: nil) = try setting(of: key, in: child),
        let anchor = try guide(alignment, of: child)
      else { return .unknown }
      baselines.append(.sum(of: [.difference(place, anchor), side], plus: 0))
    }
    return combined(baselines.map { .at($0, whether: nil) }, of: key, in: element)
  }

  /// Whether rows have the size of a ZStack's view in the size that it is placed in.
  private mutating func hasSize(_ child: Int, in size: Extent) throws -> Bool {
    let placed = Offers(of: size)
    if let asked = offers[child], asked.areSame(as: placed) { return true }
    guard !isBent(child), Axis.allCases.allSatisfy({ size[$0].upper.isFinite }) else { return false }
    _ = try translate(child, placed)
    return true
  }

  /// Where a stack's child stands in it; nil where no row says.
  private mutating func origin(
    of place: Int, in element: Int, _ stack: StackParameters, along axis: Axis
  ) throws -> Side? {
    let children = facts.tree.elements[element].children
    guard stack.axis == axis else {
      guard let reach = try reach(of: children, at: stack.alignment),
        let guide = try guide(stack.alignment, of: children[place])
      else { return nil }
      return .difference(reach.backwards, guide)
    }
    let gaps = facts.gaps(ofStack: element).prefix(place).reduce(0) { $0 + Double($1) }
    let before = children.prefix(place).compactMap { extents[$0]?[axis] }
    return before.count == place ? .sum(of: before, plus: gaps) : nil
  }

  /// Where a baseline of a text stands, for each way in which it can break.
  private func baseline(_ key: AlignmentKey, of element: Int) throws -> Setting {
    guard let breaks = breaks[element] else { return .unknown }
    let lengths = try breaks.map { Double(try facts.guide(key, of: element, answering: $0.size, to: $0.proposal)) }
    let bounds = Span(lengths.min() ?? 0, lengths.max() ?? 0)
    if bounds.lower == bounds.upper { return .at(.constant(bounds.lower), whether: nil) }
    let sum = zip(lengths, breaks).reduce(LinearExpression()) { $0 + $1.1.choice * $1.0 }
    return .at(Side(Quantity(sum, in: bounds)), whether: nil)
  }
}

extension TreeTranslation.Setting {
  /// The same with the place changed, where there is one.
  func map(_ change: (Side) -> Side) -> Self {
    if case .at(let side, let isSet) = self { .at(change(side), whether: isSet) } else { self }
  }
}
