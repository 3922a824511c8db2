internal import LayoutEngine
internal import LinearProgramming

/// What views are proposed when they are placed, where that is not what they were measured with: a constraint speaks of
/// frames, and a frame is the answer to the second proposal.
///
/// A stack without an offer across proposes its children its own breadth, a ZStack and a frame with bounds propose their
/// size, a scroll view its breadth, and a lazy grid the cell's place. Divisions inside stay those of the measurement
/// where a program does not divide what is placed by itself.
struct PlacedOffers {
  private var known: [Int: Offers] = [:]
  private var extents: [Int: Extent] = [:]
  /// How texts break that are placed with another proposal than they were measured with.
  private var breaks: [Int: [TextBreak]] = [:]

  /// What views are placed with as the layout has it.
  init() {}

  /// What views inside an element are placed with where it is proposed `offers` and takes `extent`, as it is when it is asked
  /// for its guides.
  init(of element: Int, _ offers: Offers, _ extent: Extent) {
    known[element] = offers
    extents[element] = extent
  }

  /// The size with which an element is placed.
  ///
  /// - Throws: `OptimumFailure.unreachable` for a view that no row speaks of.
  mutating func extent(of element: Int, _ translation: inout TreeTranslation) throws -> Extent {
    if let known = extents[element] { return known }
    try translateCell(around: element, &translation)
    guard let measured = translation.extents[element], let asked = translation.offers[element] else {
      throw OptimumFailure.unreachable(view: translation.key(element))
    }
    var extent = measured
    // A cell is proposed its place; what others place keeps the size that it was measured with.
    if let cell = translation.cellPlaces[element], cell.isProposedLate, let size = translation.placedSizes[element] {
      extent = size
    }
    let placed = try offers(to: element, &translation)
    if !placed.areSame(as: asked) {
      if !translation.isBent(element) {
        (extent, breaks[element]) = try translation.probedBreaks(of: element, placed)
      } else {
        extent = try bentExtent(of: element, measured, for: (asked, placed), &translation)
      }
    }
    extents[element] = extent
    return extent
  }

  /// Has a translation know views by their placement for a while: those among `views`, and inside them, on which it depends
  /// where a guide stands.
  mutating func withPlacements<Result>(
    of views: [Int], for key: AlignmentKey, _ translation: inout TreeTranslation,
    _ body: (inout TreeTranslation) throws -> Result
  ) throws -> Result {
    let before = translation.finds
    defer { translation.finds = before }
    var placed: [(element: Int, extent: Extent, offers: Offers)] = []
    var waiting = views
    while let element = waiting.popLast() {
      guard translation.extents[element] != nil else { continue }
      placed.append((element, try extent(of: element, &translation), try offers(to: element, &translation)))
      let (node, tree) = (translation.facts.tree.elements[element], translation.facts.tree)
      if case .stack(let stack) = node.kind,
        translation.analysis.setsGuides(for: stack.alignment, in: node.children, tree)
      {
        // Where its children stand depends on all of them.
        waiting += node.children
      } else {
        waiting += node.children.filter { translation.analysis.setsGuides(for: key, in: [$0], tree) }
      }
    }
    for (element, extent, offers) in placed {
      translation.extents[element] = extent
      translation.offers[element] = offers
      if let breaks = breaks[element] { translation.breaks[element] = breaks }
    }
    return try body(&translation)
  }

  /// Translates the cell of a grid in which an element stands as it is placed, where it was not as it is measured.
  func translateCell(around element: Int, _ translation: inout TreeTranslation) throws {
    var next: Int? = translation.extents[element] == nil ? element : nil
    while let inner = next {
      if let cell = translation.cellPlaces[inner] {
        guard translation.extents[inner] == nil, !translation.isBent(inner) else { return }
        _ = try translation.translate(inner, cell.offers)
        return
      }
      next = translation.parent(of: inner)
    }
  }

  /// What an element is proposed when it is placed.
  mutating func offers(to element: Int, _ translation: inout TreeTranslation) throws -> Offers {
    if let known = known[element] { return known }
    let found = try makeOffers(to: element, &translation)
    known[element] = found
    return found
  }

  private mutating func makeOffers(to element: Int, _ translation: inout TreeTranslation) throws -> Offers {
    let facts = translation.facts
    try translateCell(around: element, &translation)
    if let cell = translation.cellPlaces[element], cell.isProposedLate { return cell.offers }
    guard var measured = translation.offers[element] else {
      throw OptimumFailure.unreachable(view: translation.key(element))
    }
    guard let parent = translation.parent(of: element) else { return measured }
    let outer = try offers(to: parent, &translation)
    switch facts.tree.elements[parent].kind {
    case .stack(let stack):
      let minor = stack.axis.other
      measured[minor] = outer[minor]
      if case .unspecified = outer[minor] {
        measured[minor] = .length(try extent(of: parent, &translation)[minor])
      }
      return measured
    case .safeAreaInset(let inset):
      let across = inset.edge.axis.other
      measured[across] = outer[across]
      if case .unspecified = outer[across] {
        measured[across] = .length(try extent(of: parent, &translation)[across])
      }
      return measured
    case .zStack, .flexibleFrame, .scrollView:
      let size = try extent(of: parent, &translation)
      var placed = translation.placedOffers(inside: parent, measured, size: size, for: outer)
      if case .flexibleFrame(let frame) = facts.tree.elements[parent].kind, translation.isBent(element),
        let asked = translation.offers[parent]
      {
        // The frame is as long as its content takes of another length than it was measured at: a division of that length
        // stands for what is taken of it.
        for axis in Axis.allCases
        where frame[axis].isAbsent && outer[axis].isLength && !outer[axis].isSame(as: asked[axis]) {
          placed[axis] = outer[axis]
        }
      }
      return placed
    case .fixedFrame(let frame):
      for axis in Axis.allCases where frame[axis] == nil { measured[axis] = outer[axis] }
      return measured
    case .padding(let insets):
      return translation.offers(inside: insets, outer)
    case .fixedSize(let axes):
      return outer.unspecified(along: axes)
    case .aspectRatio(let ratio, let mode):
      guard let asked = translation.offers[parent], !outer.areSame(as: asked) else { return measured }
      return try translation.offers(toContent: element, scaledTo: ratio, mode, outer) ?? measured
    case .layoutPriority, .offset, .passing, .overlay, .background, .border, .inspect, .alignmentGuide, .viewThatFits:
      return outer
    default:
      return measured
    }
  }
}

extension Offers {
  /// Whether both sides are the same lengths: known to be equal, or the very same sum.
  func areSame(as other: Offers) -> Bool { Axis.allCases.allSatisfy { self[$0].isSame(as: other[$0]) } }

  /// The offers without those along some axes, as a fixed size or a scroll view proposes them.
  func unspecified(along axes: Axis.Set) -> Offers {
    var offers = self
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) { offers[axis] = .unspecified }
    return offers
  }
}

extension Offer {
  /// Whether both are the same length.
  func isSame(as other: Offer) -> Bool {
    switch (self, other) {
    case (.unspecified, .unspecified), (.endless, .endless): true
    case (.length(let one), .length(let two)):
      one === two || (one.constant != nil && one.constant == two.constant)
        || (one.translated.map { $0.expression } == two.translated.map { $0.expression } && one.translated != nil)
    default: false
    }
  }
}
