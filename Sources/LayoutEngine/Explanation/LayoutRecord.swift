internal import ViewTree

/// The questions to some elements and their places, in the order in which they came: what an explanation is read from.
///
/// Kept are the elements around one view and what stands directly inside these. A layout without a record notes nothing.
final class LayoutRecord {
  /// What a layout was doing for an element when it asked or placed another: the numbers count ``questions``, ``places`` and the
  /// guides that were asked for.
  enum Moment: Hashable {
    case question(Int)
    case place(Int)
    case guide(Int)
  }

  /// A size that was asked.
  struct Question {
    let element: Int
    let proposal: ProposedViewSize
    let reason: ProposalReason
    /// What asked; nil where that is the area of the whole layout.
    let asker: Moment?
    /// The answer, in points; nil while the question is open, or where there was none because the layout failed.
    var answer: CGSize?
    /// Whether the answer came from the element's cache (5.1).
    var isRemembered = false
    /// Whether nobody was asked: a text has no width at an offer of none (16.1).
    var isUnasked = false
  }

  /// A place that was given.
  struct Place {
    let element: Int
    /// In points, in global coordinates.
    let origin: CGPoint
    let viewSize: ViewSize
    /// What gave it; nil for the root.
    let placer: Moment?
    /// How many questions had been asked before.
    let time: Int
  }

  /// A guide that was asked for.
  struct Guide {
    let element: Int
    let key: AlignmentKey
    let viewSize: ViewSize
    /// The explicit position in points; nil where there is none, or the search is not over.
    var value: CGFloat?
  }

  /// How many questions are kept. A screen of 200 views asks some 10,000 of the elements around one of them.
  static let limit = 400_000

  /// Whether no more questions are kept.
  var isFull: Bool { questions.count >= Self.limit }

  private let watched: Set<Int>
  private(set) var questions: [Question] = []
  private(set) var places: [Place] = []
  private(set) var guides: [Guide] = []
  private var open: [Moment] = []

  /// Makes an empty record of some elements.
  init(of watched: Set<Int>) { self.watched = watched }

  /// The element for which something was done at a moment.
  func element(at moment: Moment) -> Int {
    switch moment {
    case .question(let number): questions[number].element
    case .place(let number): places[number].element
    case .guide(let number): guides[number].element
    }
  }

  /// What the element was proposed for which something was done at a moment.
  func proposal(at moment: Moment) -> ProposedViewSize {
    switch moment {
    case .question(let number): questions[number].proposal
    case .place(let number): places[number].viewSize.proposal
    case .guide(let number): guides[number].viewSize.proposal
    }
  }
}

// MARK: - Recording

extension LayoutRecord {
  /// Notes a question, lets it be answered, and notes the answer.
  func asking(
    _ element: Int, _ proposal: ProposedViewSize, because reason: ProposalReason, isRemembered: Bool,
    _ question: () throws(LayoutFailure) -> MeasuredSize
  ) throws(LayoutFailure) -> MeasuredSize {
    guard watched.contains(element), !isFull else { return try question() }
    let number = questions.count
    questions.append(Question(element: element, proposal: proposal, reason: reason, asker: open.last))
    open.append(.question(number))
    defer { open.removeLast() }
    let answer = try question()
    questions[number].answer = answer.size
    questions[number].isRemembered = isRemembered
    return answer
  }

  /// Notes that a text was not asked for its width at an offer of none.
  func notAsking(_ element: Int, _ proposal: ProposedViewSize, because reason: ProposalReason) {
    guard watched.contains(element), !isFull else { return }
    questions.append(
      Question(
        element: element, proposal: proposal, reason: reason, asker: open.last, answer: .zero, isUnasked: true))
  }

  /// Notes the place of an element, while that places what is inside it.
  func placing(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, _ place: () throws(LayoutFailure) -> Void
  ) throws(LayoutFailure) {
    guard watched.contains(element) else { return try place() }
    places.append(
      Place(element: element, origin: origin, viewSize: viewSize, placer: open.last, time: questions.count))
    open.append(.place(places.count - 1))
    defer { open.removeLast() }
    try place()
  }

  /// Lets an element find a guide: what it asks meanwhile is no part of its answers.
  func finding(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, _ find: () throws(LayoutFailure) -> CGFloat?
  ) throws(LayoutFailure) -> CGFloat? {
    guard watched.contains(element) else { return try find() }
    let number = guides.count
    guides.append(Guide(element: element, key: key, viewSize: viewSize))
    open.append(.guide(number))
    defer { open.removeLast() }
    let value = try find()
    guides[number].value = value
    return value
  }
}
