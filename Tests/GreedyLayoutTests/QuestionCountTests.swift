import GreedyLayout
import LayoutTestSupport
import Testing

/// How many sizes are asked where stacks alternate their axes, which costs exponentially often in their depth.
///
/// A stack with a new minor proposal asks each of two children for its least and its greatest length, and makes each one
/// offer: six questions. So a stack at level k asks the one inside it at three proposals, whose minor lengths are 0, ∞
/// and the share, and whose major length is the stack's own minor one. Where the stack's own major length is 0 or ∞, the
/// share is one of the probes again, and the size cache answers. With F for a finite length and D for 0 or ∞, the
/// measurements of level k + 1 follow from those of level k, written as major and minor:
///
///     FF → FF + 2 FD      FD → DF + 2 DD      DF → 2 FD      DD → 2 DD
///
///     level 1: FF                      1
///     level 2: FF + 2 FD               3
///     level 3: FF + 2 FD + 2 DF + 4 DD 9
///     level 4: FF + 6 FD + 2 DF + 12 DD, which is 21
///
/// From level 5 on a stack whose cache answered is found in the state of another proposal when its guides are asked for,
/// and asks again: 50 measurements instead of 49. The model below counts these too.
struct QuestionCountTests {
  private static func stack(_ axis: Axis, _ content: [ViewNode]) -> ViewNode {
    axis == .horizontal
      ? ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: false), content: content)
      : ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: false), content: content)
  }

  /// Stacks of two children, of which the second is the next stack.
  private static func chain(_ depth: Int, _ axis: Axis) -> ViewNode {
    let leaf = ViewNode(.rectangle)
    return depth == 0 ? leaf : stack(axis, [leaf, chain(depth - 1, axis == .horizontal ? .vertical : .horizontal)])
  }

  /// Stacks of two children, both of which are stacks.
  private static func pyramid(_ depth: Int, _ axis: Axis) -> ViewNode {
    guard depth > 0 else { return ViewNode(.rectangle) }
    let inner = pyramid(depth - 1, axis == .horizontal ? .vertical : .horizontal)
    return stack(axis, [inner, inner])
  }

  private static func questions(_ view: ViewNode) throws -> Int {
    let document = LayoutDocument(proposal: ProposedViewSize(width: 4096, height: 12288), view: view)
    return try GreedyEngine(options: plain).layout(document).questions
  }

  /// Every view is asked, as SwiftUI asks it.
  private static var plain: GreedyEngine.Options {
    var options = GreedyEngine.Options()
    options.answersByAxis = false
    return options
  }

  /// One question to the root, six for each measurement of a stack, and what is asked again.
  @Test(arguments: zip(0...6, [1, 7, 25, 79, 211, 537, 1293]))
  func `a chain of alternating stacks asks so many sizes`(depth: Int, count: Int) throws {
    #expect(try Self.questions(Self.chain(depth, .horizontal)) == count)
    #expect(try Self.questions(Self.chain(depth, .vertical)) == count)
    #expect(NestModel.questions(depth: depth, isPyramid: false) == count)
  }

  @Test(arguments: zip(0...6, [1, 7, 43, 259, 1315, 6531, 30723]))
  func `a pyramid of alternating stacks asks so many sizes`(depth: Int, count: Int) throws {
    #expect(try Self.questions(Self.pyramid(depth, .horizontal)) == count)
    #expect(NestModel.questions(depth: depth, isPyramid: true) == count)
  }

  /// The measurements of each level of a chain, counted by the proposals that pass its size cache.
  @Test func `each level is measured so often`() throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 4096, height: 12288), view: Self.chain(6, .horizontal))
    var options = GreedyEngine.Options()
    options.tracesEveryView = true
    let placed = try GreedyEngine(options: options).layout(document)
    let counts = (0...6).map { level in
      let key = "view" + String(repeating: ".content[1]", count: level)
      return placed.trace.filter { entry in
        if case .proposal = entry.event { entry.label == key } else { false }
      }.count
    }
    #expect(counts == [1, 3, 9, 21, 50, 112, 257])
    #expect(counts == NestModel.measurements(depth: 6))
    // The recurrence by kinds gives the first four.
    var (both, major, minor, none) = (1, 0, 0, 0)
    var byKinds: [Int] = []
    for _ in 0..<4 {
      byKinds.append(both + major + minor + none)
      (both, major, minor, none) = (both, 2 * both + 2 * minor, major, 2 * major + 2 * none)
    }
    #expect(byKinds == Array(counts.prefix(4)))
  }

  /// One stack measured at a proposal asks 3 sizes of each child, however many there are; the root is one more.
  @Test(arguments: [1, 2, 3, 10, 40])
  func `a flat stack asks three sizes of each child`(count: Int) throws {
    let children = (0..<count).map { _ in ViewNode(.rectangle) }
    let stack = ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: children)
    // A single child is never probed (9.2).
    #expect(try Self.questions(stack) == (count == 1 ? 2 : 1 + 3 * count))
  }

  /// Stacks of four that alternate their axes, with colours between bounds at the end.
  private static func nest(_ depth: Int, _ axis: Axis, _ leaf: inout Int) -> ViewNode {
    guard depth > 0 else {
      leaf += 1
      let bounds = FrameBounds(
        minWidth: CGFloat(leaf % 3), maxWidth: CGFloat(40 + leaf % 17), minHeight: CGFloat(leaf % 5),
        maxHeight: CGFloat(40 + leaf % 13))
      return ViewNode(.color, modifiers: [.flexibleFrame(bounds)])
    }
    return stack(axis, (0..<4).map { _ in nest(depth - 1, axis == .horizontal ? .vertical : .horizontal, &leaf) })
  }

  /// One level more is four times as many views, and four times as many lengths but for the few of the stacks at the top: those far
  /// below are asked the same, 0, ∞ and an offer on each axis, wherever they stand. Asked by SwiftUI's rule, they are asked about
  /// ten times as much.
  @Test func `views that answer by axis are asked in proportion to their number`() throws {
    let counts = try (4...7).map { depth in
      var leaf = 0
      let view = Self.nest(depth, .horizontal, &leaf)
      let document = LayoutDocument(proposal: ProposedViewSize(width: 1000, height: 1000), view: view)
      return try GreedyEngine().layout(document).questions
    }
    let atTheTop = zip(counts, counts.dropFirst()).map { $1 - 4 * $0 }
    #expect(Set(atTheTop).count == 1, "\(counts)")
    #expect(abs(atTheTop[0]) < counts[0] / 10)
    // A leaf is asked for 13 lengths. Along its stack: 0 and ∞ for the order, and one offer for each of 0, ∞ and a length that the
    // stack is proposed, 5. Across it: for each of the three that the stack is proposed, twice where it is placed, once for the
    // record, 6. For its content's place: 2. There are 21,845 views.
    #expect(counts[3] < 14 * 21_845)
  }

  @Test func `the limit stops a layout with the first size too many`() throws {
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 4096, height: 12288), view: Self.chain(6, .horizontal))
    var options = Self.plain
    options.questionLimit = 1293
    #expect(throws: Never.self) { try GreedyEngine(options: options).layout(document) }
    options.questionLimit = 1292
    #expect {
      try GreedyEngine(options: options).layout(document)
    } throws: { error in
      guard case LayoutFailure.tooManyQuestions(let limit, let view) = error else { return false }
      return limit == 1292 && view.hasPrefix("view")
    }
  }
}

/// A second model of how often sizes are asked in a nest of flexible views: section 9 and the size cache of 5.1, nothing
/// else.
private final class NestModel {
  private typealias Proposal = [Double]

  private let axis: Int
  private let children: [NestModel]
  private var cache: [Proposal] = []
  private var last: Proposal?
  private var settled: [Proposal]
  private var guidesAt: Proposal?
  private var knownGuides: Set<Int> = []
  private var measurements = 0

  private init(axis: Int, _ children: [NestModel]) {
    self.axis = axis
    self.children = children
    settled = children.map { _ in [] }
  }

  static func questions(depth: Int, isPyramid: Bool) -> Int {
    var questions = 0
    nest(depth, axis: 0, isPyramid: isPyramid).layOut(&questions)
    return questions
  }

  /// How often each level of a chain is measured, from the outermost stack to the innermost view.
  static func measurements(depth: Int) -> [Int] {
    var questions = 0
    var level: NestModel? = nest(depth, axis: 0, isPyramid: false)
    level?.layOut(&questions)
    var counts: [Int] = []
    while let stack = level {
      counts.append(stack.measurements)
      level = stack.children.last
    }
    return counts
  }

  private static func nest(_ depth: Int, axis: Int, isPyramid: Bool) -> NestModel {
    guard depth > 0 else { return NestModel(axis: axis, []) }
    let first = nest(isPyramid ? depth - 1 : 0, axis: 1 - axis, isPyramid: isPyramid)
    return NestModel(axis: axis, [first, nest(depth - 1, axis: 1 - axis, isPyramid: isPyramid)])
  }

  private func layOut(_ questions: inout Int) {
    ask([4096, 12288], &questions)
    place([4096, 12288], &questions)
  }

  /// Asks for the size, which for these views is the proposal itself.
  private func ask(_ proposal: Proposal, _ questions: inout Int) {
    questions += 1
    guard !cache.contains(proposal) else { return }
    measurements += 1
    update(to: proposal, &questions)
    cache = Array(([proposal] + cache).prefix(3))
  }

  private func update(to proposal: Proposal, _ questions: inout Int) {
    guard proposal != last, !children.isEmpty else { return }
    func side(_ major: Double) -> Proposal {
      axis == 0 ? [major, proposal[1]] : [proposal[0], major]
    }
    if last?[1 - axis] != proposal[1 - axis] {
      // The second child is probed first; equal flexibilities keep the order.
      for child in children.reversed() {
        child.ask(side(0), &questions)
        child.ask(side(.infinity), &questions)
      }
    }
    var left = proposal[axis]
    for (index, child) in children.enumerated() {
      let share = max(left / Double(children.count - index), 0)
      child.ask(side(share), &questions)
      settled[index] = side(share)
      child.askGuide(1 - axis, at: side(share), &questions)
      if !(left - share).isNaN { left -= share }
    }
    last = proposal
  }

  /// An explicit guide is sought in all children, after the stack was brought to the view size in question (9.8).
  private func askGuide(_ guide: Int, at proposal: Proposal, _ questions: inout Int) {
    guard !children.isEmpty else { return }
    if guidesAt != proposal {
      guidesAt = proposal
      knownGuides = []
    }
    guard knownGuides.insert(guide).inserted else { return }
    update(to: proposal, &questions)
    for (child, inner) in zip(children, settled) { child.askGuide(guide, at: inner, &questions) }
  }

  private func place(_ proposal: Proposal, _ questions: inout Int) {
    update(to: proposal, &questions)
    for (child, inner) in zip(children, settled) { child.place(inner, &questions) }
  }
}
