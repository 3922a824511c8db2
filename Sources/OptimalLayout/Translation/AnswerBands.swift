internal import LayoutEngine

/// What a view answers to an offer along a stack, for all that it may be proposed across where it answers the same.
struct AnswerBand {
  /// A view and what it is offered along a stack.
  struct Key: Hashable {
    var element: Int
    var axis: Axis
    var offer: Double
  }

  /// What it is proposed across, in points.
  var across: ClosedRange<Double>
  /// Its length along the stack, in points.
  var length: Double
  /// Its length across, in points.
  var breadth: Double
  /// What overflows inside it but for what it takes beyond its proposal across, in points.
  var overflow: Double
  /// Whether something is required of views inside that they do not keep.
  var missesRelations: Bool

  /// Whether the view answers the same in another band that has a proposal in common with this one.
  func isJoined(with other: AnswerBand) -> Bool {
    length == other.length && breadth == other.breadth && abs(overflow - other.overflow) <= 1e-9
      && missesRelations == other.missesRelations
      && across.overlaps(other.across)
  }
}

/// Bands of proposals across a stack within which a child answers an offer alike and need not be asked again.
///
/// A stack across keeps its lengths in the whole room of its division (see `DivisionRoom`): where it stays within what it is
/// proposed, down to what it uses; where it does not, up to that. Texts and other views without a stack inside that do not
/// fit one another even at their least lengths have these wherever they are proposed less.
struct AnswerBands {
  private let record: OptimumRecord
  private let element: Int
  private let axis: Axis
  private let across: Double
  private let pixel: Double
  /// Below which its content is proposed nothing across.
  private let least: Double
  /// Whether the child is a stack across, which overflows by what it takes beyond its proposal.
  private let isStack: Bool
  /// Whether no child of it divides anything.
  private let isSimple: Bool

  /// The bands of a child; nil for one that is no stack across nor a text, alone or in modifiers that leave its length across
  /// to it, or where goals or a program of several stacks say what a stack does at one proposal.
  init?(of child: Int, in children: StackChildren, record: OptimumRecord) {
    let (tree, axis) = (children.questions.tree, children.axis)
    var content = children.elements[child]
    guard let across = children.proposal[axis.other], across.isFinite, across > 0,
      record.allowsRooms(of: content, in: tree)
    else { return nil }
    var insets = 0.0
    while Self.isTransparent(content, across: axis.other, in: tree) {
      if case .padding(let edges) = tree.elements[content].kind { insets += Double(edges.total(along: axis.other)) }
      content = tree.elements[content].children[0]
    }
    // What is offered nothing may take nothing.
    least = max(0, insets) + 1e-6
    guard Double(across) >= least else { return nil }
    switch tree.elements[content].kind {
    case .text:
      isStack = false
      // A narrower text breaks otherwise.
      isSimple = axis == .horizontal
    case .stack(let stack) where stack.axis == axis.other:
      isStack = true
      isSimple = tree.elements[content].children.allSatisfy { Self.isSimple($0, in: tree) }
    default: return nil
    }
    self.record = record
    self.element = children.elements[child]
    self.axis = axis
    self.across = Double(across)
    pixel = 1 / Double(tree.displayScale)
  }

  /// The child's answer to an offer, as far as its answers at other proposals across the stack tell it.
  func answer(at offer: Double, _ costs: LengthCosts) -> PossibleLengths.Answer? {
    guard offer > 0, let band = record.band(key(offer), across: across) else { return nil }
    var cost = costs.cost(
      breadth: band.breadth, overflow: band.overflow + (isStack ? max(0, band.breadth - across) : 0))
    cost.missesRelations = band.missesRelations
    return PossibleLengths.Answer(length: band.length, cost: cost)
  }

  /// Takes in what the child answered to an offer, and what that costs.
  func note(_ size: CGSize, _ cost: LengthPiece.Cost, at offer: Double) {
    let (length, breadth) = (Double(size[axis]), Double(size[axis.other]))
    guard offer > 0, length.isFinite, breadth.isFinite, breadth > 0 else { return }
    let band: ClosedRange<Double>
    // As close to what it takes as this, what it is proposed may be enough: a text takes the rest of a pixel beyond it.
    let clearlyLess = breadth - (isStack ? 1e-6 * max(1, breadth) : 2 * pixel)
    let inside = max(0, cost.overflow - (isStack ? max(0, breadth - across) : 0))
    if breadth <= across {
      band = breadth...across
    } else if across < clearlyLess, isSimple && inside <= 1e-9 * max(1, breadth) {
      band = least...clearlyLess
    } else if across < clearlyLess, isStack {
      band = across...clearlyLess
    } else {
      return
    }
    record.keep(
      AnswerBand(
        across: band, length: length, breadth: breadth, overflow: inside, missesRelations: cost.missesRelations),
      for: key(offer))
  }

  private func key(_ offer: Double) -> AnswerBand.Key { AnswerBand.Key(element: element, axis: axis, offer: offer) }

  /// Whether a view is as long across a stack as its content, but for a constant, whatever it is proposed there.
  private static func isTransparent(_ element: Int, across axis: Axis, in tree: IndexedTree) -> Bool {
    switch tree.elements[element].kind {
    case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border: true
    case .flexibleFrame(let frame): frame[axis].isEmpty
    case .fixedFrame(let frame): frame[axis] == nil
    default: false
    }
  }

  /// Whether a view is a text, a shape or a picture, in modifiers that divide nothing.
  private static func isSimple(_ element: Int, in tree: IndexedTree) -> Bool {
    let node = tree.elements[element]
    switch node.kind {
    case .text, .filler, .spacer, .image: return true
    case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .flexibleFrame, .fixedFrame,
      .fixedSize:
      return isSimple(node.children[0], in: tree)
    default: return false
    }
  }
}
