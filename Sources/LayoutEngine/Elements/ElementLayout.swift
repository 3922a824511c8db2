internal import ViewTree

/// The rules of one kind of element: size, placement of its content, alignment guides, spacing preference and priority.
///
/// Each kind has a file with its parameters and its rules. What changes while a tree is laid out (caches, frames, the trace)
/// belongs to the ``LayoutRun``, which is handed to every method. Most kinds conform to a protocol with less to say:
/// ``LeafElement``, ``ContainerElement``, ``ModifierElement`` or ``PassingElement``.
protocol ElementLayout: Sendable {
  /// Whether answers are cached by proposal (5.2).
  var hasSizeCache: Bool { get }
  /// Whether the element asks for its content's length where it is asked for its own (5.2 and 16.1).
  var asksContentForLength: Bool { get }

  /// What the element answers to a proposal.
  ///
  /// - Parameter reason: Why it is asked; its content is asked for the same reason unless the rule has one of its own.
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) throws(LayoutFailure) -> MeasuredSize

  /// Places what is inside the element, whose own frame is noted already.
  ///
  /// - Parameters:
  ///   - origin: The element's origin in global coordinates.
  ///   - viewSize: Its size and the proposal that led to it.
  ///   - kept: The measurement whose size the parent used for its own, where there was one.
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure)

  /// The explicit position of a guide in points from the element's origin, or nil where there is none (section 7).
  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat?

  /// The distances that the element prefers to its neighbours (8.2, 8.5, 8.6).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference

  /// The priority that the element shows its container (6.1, section 12), or nil where it changes with what is shown.
  ///
  /// - Parameters:
  ///   - content: That of its content, where it is a modifier.
  ///   - isEmpty: Whether there is nothing inside it.
  func constantPriority(content: Double?, isEmpty: Bool) -> Double?

  /// The priority of an element without a constant one: that of the view which was shown last.
  func shownPriority(of element: Int, in run: LayoutRun) -> Double

  /// The priority of an element without a constant one, where it is proposed a size.
  func shownPriority(
    of element: Int, at proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> Double

  /// What a modifier is called in an explanation, as `padding`; nil for a view.
  var noun: String? { get }

  /// Whether a modifier has a say in what is proposed, answered or placed on an axis, so that an explanation has to tell of it
  /// where it changes no number.
  func hasPart(along axis: Axis) -> Bool

  /// Why the element proposed something inside it what it did, in words.
  func account(
    ofProposing question: LayoutRecord.Question, of element: Int, in reading: LayoutReading
  ) -> Account

  /// Why the element answered what it did to the proposal with which it was placed, in words.
  func account(ofAnswering question: LayoutRecord.Question, of element: Int, in reading: LayoutReading) -> Account

  /// Why something inside the element stands where it does, in words.
  func account(ofPlacing child: Int, of element: Int, in reading: LayoutReading) -> Account

  /// Why something inside the element is not placed, in words.
  func account(ofLeavingOut child: Int, of element: Int, in reading: LayoutReading) -> Account
}

extension ElementLayout {
  var hasSizeCache: Bool { true }
  var asksContentForLength: Bool { false }

  func constantPriority(content: Double?, isEmpty: Bool) -> Double? { 0 }

  func shownPriority(of element: Int, in run: LayoutRun) -> Double { run.priority(of: run.content(of: element)) }

  func shownPriority(
    of element: Int, at proposal: ProposedViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> Double {
    try run.priority(of: run.content(of: element), at: proposal)
  }
}

/// An element with nothing inside it: a shape, a text.
protocol LeafElement: ElementLayout {}

extension LeafElement {
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) {}

  func explicitGuide(_ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun) -> CGFloat? { nil }

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference { .standard }
}

/// A leaf whose length on an axis is a matter of what it is offered there: its rules by axis say which (``AxisAnalysis``).
protocol RuledLeafElement: LeafElement {}

extension RuledLeafElement {
  func size(
    of element: Int, proposed proposal: ProposedViewSize, because reason: ProposalReason, in run: LayoutRun
  ) -> MeasuredSize {
    MeasuredSize(run.leafSize(of: element, proposed: proposal))
  }
}
