internal import ViewTree

/// A finished layout as an explanation reads it: what was recorded, and names for what it speaks of.
struct LayoutReading {
  let run: LayoutRun
  let record: LayoutRecord
  let placed: PlacedTree
  /// The axis that is told of.
  let axis: Axis
  private let questionsByElement: [Int: [Int]]
  private let placesByElement: [Int: LayoutRecord.Place]
  private let askers: Set<Int>

  init(_ run: LayoutRun, _ record: LayoutRecord, _ placed: PlacedTree, axis: Axis) {
    self.run = run
    self.record = record
    self.placed = placed
    self.axis = axis
    questionsByElement = Dictionary(grouping: record.questions.indices) { record.questions[$0].element }
    placesByElement = Dictionary(record.places.map { ($0.element, $0) }, uniquingKeysWith: { $1 })
    askers = Set(
      record.questions.compactMap { question in
        if case .question(let number)? = question.asker { number } else { nil }
      })
  }

  /// The tree that was laid out.
  var tree: IndexedTree { run.tree }
}

// MARK: - Questions and places

extension LayoutReading {
  /// Where an element was put last; nil where it was not placed.
  func place(of element: Int) -> LayoutRecord.Place? { placesByElement[element] }

  /// The question whose answer is the size that an element was placed with; nil where it was asked none, as the content of a
  /// frame with both lengths is not before it is placed.
  func counted(_ element: Int) -> Int? {
    guard let place = place(of: element) else { return nil }
    return questionsByElement[element]?.last { number in
      let question = record.questions[number]
      return question.proposal == place.viewSize.proposal && question.answer == place.viewSize.size
    }
  }

  /// The question for whose answer an element asked its content. A counted question that the cache answered (5.1) asked nothing:
  /// of a frame that answered 200 to 150 twice it is the first.
  func source(of number: Int) -> Int {
    let counted = record.questions[number]
    guard !askers.contains(number) else { return number }
    return questionsByElement[counted.element]?.last {
      $0 <= number && askers.contains($0) && record.questions[$0].proposal == counted.proposal
        && record.questions[$0].answer == counted.answer
    } ?? number
  }

  /// The questions to an element that its explanation tells of, in their order.
  ///
  /// The element around it asks twice: to answer for itself, and when it places its content. A stack has probed its children
  /// with 0 and ∞ before, perhaps for another offer: these probes are told with its offer. Of questions with the same length on
  /// the axis, such as 300 × 0 and 300 × 44 for the width, one is told.
  func told(_ element: Int, in outer: Int) -> [Int] {
    guard let counted = counted(element) else { return [] }
    let answered = self.counted(outer).map { source(of: $0) }
    let placed = record.places.lastIndex { $0.element == outer }
    let minor = record.questions[counted].proposal[axis.other]
    let isAlong = run.elements.stackAxis(of: outer) == axis
    let candidates = (questionsByElement[element] ?? []).filter { number in
      let question = record.questions[number]
      guard number != counted, question.answer != nil else { return number == counted }
      // What is asked for the least and the greatest length decides nothing across the stack.
      guard isAlong || !question.reason.isProbe else { return false }
      switch question.asker {
      case .question(let asker)? where asker == answered: return true
      case .place(let placer)? where placer == placed: return true
      default: break
      }
      guard isAlong, let asker = question.asker, record.element(at: asker) == outer else { return false }
      return question.reason.isProbe && number < counted && question.proposal[axis.other] == minor
    }
    // Along a stack a question for the least length is told beside an offer of nothing.
    func isSame(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (record.questions[one], record.questions[other])
      return first.proposal[axis] == second.proposal[axis]
        && (!isAlong || first.reason.isProbe == second.reason.isProbe)
    }
    var told: [Int] = []
    for number in candidates where number == counted || !isSame(number, counted) {
      if !told.contains(where: { isSame($0, number) }) { told.append(number) }
    }
    return told
  }

  /// What was proposed to whoever asked or placed at a moment.
  func proposal(at moment: LayoutRecord.Moment?) -> ProposedViewSize {
    moment.map { record.proposal(at: $0) } ?? placed.proposal
  }

  /// The lengths that children have for the explanation of their container's answer, in source order; those without a size are
  /// left out.
  func lengths(of children: [Int]) -> [(child: Int, length: CGFloat)] {
    children.compactMap { child in place(of: child).map { (child, $0.viewSize.size[axis]) } }
  }
}

extension ProposalReason {
  /// Whether an answer to it decides nothing by itself.
  var isProbe: Bool {
    switch self {
    case .minimumProbe, .maximumProbe, .reserveProbe: true
    default: false
    }
  }
}

extension ElementTable {
  /// The axis of an element that is a stack; nil for others.
  func stackAxis(of element: Int) -> Axis? { (layouts[element] as? StackElement)?.axis }
}

// MARK: - Names

extension LayoutReading {
  /// The words for an element: a view by its id, or by its type and path; a modifier as `the padding of title`.
  func name(_ element: Int) -> String {
    let view = viewName(tree.elements[element].view)
    return run.elements.layouts[element].noun.map { "the \($0) of \(view)" } ?? view
  }

  /// The words for a child of a container, with all its modifiers.
  func childName(_ element: Int) -> String {
    var view = tree.elements[element].view
    while let outer = tree.views[view].parent, tree.views[outer].element == element { view = outer }
    return viewName(view)
  }

  /// Several children: `a, b and c`, or `a and 5 others`.
  func names(_ children: [Int]) -> String {
    let names = children.map { childName($0) }
    guard names.count > 3 else { return names.joinedInWords }
    return "\(names[0]) and \(names.count - 1) others"
  }

  /// That a stack with one child has given its place to that (6.7); nil for a view with an element of its own.
  func standIn(for view: Int) -> String? {
    let element = tree.views[view].element
    let inner = tree.elements[element].view
    guard inner != view, tree.views[inner].isWritten, tree.views[inner].parent == view else { return nil }
    return "\(viewName(view)) has one child, which stands in its place (6.7)."
  }

  private func viewName(_ view: Int) -> String {
    let written = tree.writtenView(around: view)
    let name = tree.views[written]
    let words: String
    if name.isNamed {
      words = tree.key(ofView: written)
    } else if let text = name.text, !text.isEmpty {
      words = "\(name.typeName) “\(text.count > 24 ? text.prefix(23) + "…" : text[...])”"
    } else {
      // The path without its first word, which all have in common.
      let path = tree.path(ofView: written).drop { $0 != "." }.dropFirst()
      words = path.isEmpty ? name.typeName : "\(name.typeName) \(path)"
    }
    return written == view || name.element == tree.views[view].element
      ? words : "the \(tree.views[view].typeName) inside \(words)"
  }

  /// `width` or `height`.
  var length: String { axis == .horizontal ? "width" : "height" }
  /// `wide` or `high`.
  var long: String { axis == .horizontal ? "wide" : "high" }
  /// `narrow` or `short`.
  var short: String { axis == .horizontal ? "narrow" : "short" }
}

extension CGFloat? {
  /// A length for people; `nil` where nothing was proposed.
  var text: String { map(\.text) ?? "nil" }
}
