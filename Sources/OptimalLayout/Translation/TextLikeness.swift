internal import LayoutEngine

/// By what a text's possible lengths along a stack depend on the stack's breadth.
///
/// Beside one another texts stand in so many lines as the height lets in, and no more than at no width; below one another
/// they have as many as the width takes. Breadths that let in as many lines leave a text the same lengths.
struct TextLikeness: Hashable {
  /// What the text answers to nothing.
  var least: CGSize
  /// What it answers to infinity.
  var greatest: CGSize
}

extension ChildRanges {
  /// What a child's possible lengths depend on where it is a text, alone or in modifiers that leave its length along the
  /// stack to it, and where no length costs anything; nil for another child.
  func likeness(of child: Int, in children: StackChildren) throws(LayoutFailure) -> TextLikeness? {
    let axis = children.axis
    guard Self.isText(children.elements[child], along: axis, in: children.questions.tree),
      !isLimitedAcross(child, of: children)
    else { return nil }
    var likeness = TextLikeness(
      least: try children.answer(of: child, at: 0, because: .minimumProbe).size,
      greatest: try children.answer(of: child, at: .infinity, because: .maximumProbe).size)
    if countsExcess(of: children) {
      // Lines beside one another that stay within the stack's breadth cost nothing, however many there are.
      guard axis == .horizontal, let across = children.proposal[.vertical],
        max(likeness.least.height, likeness.greatest.height) <= across
      else { return nil }
    }
    // Below one another, what the lines take across is the same as far as their number is.
    if axis == .vertical {
      likeness.least.width = 0
      likeness.greatest.width = 0
    }
    return likeness
  }

  static func isText(_ element: Int, in tree: IndexedTree) -> Bool { text(element, in: tree) != nil }

  /// Whether a view answers as a text does that is asked for its length alone: nothing to no width (16.1 of the semantics).
  static func answersAsText(_ element: Int, in tree: IndexedTree) -> Bool {
    var element = element
    while tree.elements[element].kind.asksContentForLength { element = tree.elements[element].children[0] }
    if case .text = tree.elements[element].kind { return true }
    return false
  }

  /// Whether a view is a text, alone or in modifiers that keep its shape or say how long it is across a stack along an axis.
  private static func isText(_ element: Int, along axis: Axis, in tree: IndexedTree) -> Bool {
    var element = element
    while true {
      let node = tree.elements[element]
      switch node.kind {
      case .text: return true
      case .flexibleFrame(let frame) where axis == .vertical && frame[axis].isEmpty: break
      case .fixedFrame(let frame) where frame[axis] == nil: break
      case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .alignmentGuide, .fixedSize:
        break
      default: return false
      }
      element = node.children[0]
    }
  }

  /// The characters of a text, alone or in modifiers that keep its shape; nil for another view.
  static func text(_ element: Int, in tree: IndexedTree) -> String? {
    var element = element
    while true {
      let node = tree.elements[element]
      switch node.kind {
      case .text(let text, _): return text
      case .padding, .layoutPriority, .offset, .passing, .overlay, .background, .border, .alignmentGuide:
        element = node.children[0]
      default: return nil
      }
    }
  }
}

extension OptimumRecord.PiecesKey {
  /// The key of all breadths at which a text is alike.
  func like(_ likeness: TextLikeness) -> Self {
    var key = self
    key.across = nil
    key.likeness = likeness
    return key
  }
}
