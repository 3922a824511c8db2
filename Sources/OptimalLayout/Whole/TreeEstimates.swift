internal import LayoutEngine
internal import LinearProgramming

/// What SwiftUI's layout has of what a program chooses.
extension TreeTranslation {
  /// Notes the length that SwiftUI's layout gave to a member of a stack, for the columns that stand for it.
  mutating func noteUsual(_ member: TreeDivision.Member, _ axis: Axis, _ lengths: [Quantity]) {
    guard usualLengths != nil, member.elements.count == 1, let usual = usual[member.elements[0]]?[axis] else { return }
    for length in lengths {
      guard let column = length.expression.terms.first?.column, length.expression == LinearExpression(column) else {
        continue
      }
      usualLengths?[column] = Double(usual)
    }
  }

  /// What something is offered where all children have the lengths of SwiftUI's layout; nil where the offer follows from
  /// anything else.
  func usualLength(of offer: Offer) -> Double? {
    guard let usualLengths, case .length(let side) = offer, let offered = side.translated else { return nil }
    var length = offered.expression.constant
    for term in offered.expression.terms {
      guard let usual = usualLengths[term.column] else { return nil }
      length += term.coefficient * usual
    }
    return length
  }
}

/// Views whose sizes no row can say.
extension TreeTranslation {
  /// A size as large as in SwiftUI's layout; the view is named as approximated once a row rests on it.
  func estimate(of element: Int) -> Extent {
    let size = usual[element] ?? CGSize(width: 0, height: 0)
    func side(_ axis: Axis) -> Side {
      estimated(.constant(Double(size[axis])), of: element) {
        "its size follows from lengths that are chosen with it; it counts as large as in SwiftUI's layout"
      }
    }
    return Extent(horizontal: side(.horizontal), vertical: side(.vertical))
  }

  /// A view that is left as it answers: exactly where its axes do not influence each other or its proposal never varies.
  mutating func answeredSides(_ element: Int, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant { return Extent(try answer(of: element, to: proposal)) }
    return estimate(of: element)
  }

  /// A length that is only approximated: the view is named once a row rests on it.
  func estimated(_ side: Side, of element: Int, because reason: @escaping () -> String) -> Side {
    Side(in: Span(min(0, side.lower), max(reach, side.upper))) { translation in
      translation.approximate(element, because: reason())
      return try side.quantity(&translation)
    }
  }

  /// A view that answers in a way of its own: on each axis as far as what it is offered lies between its answers to 0 and
  /// to infinity, the other axis as it is proposed or in SwiftUI's layout.
  mutating func opaqueSides(_ element: Int, _ offers: Offers) throws -> Extent {
    if let proposal = offers.constant { return Extent(try answer(of: element, to: proposal)) }
    let what =
      switch facts.tree.elements[element].kind {
      case .responses: "its answers are looked up"
      case .grid: "its columns and rows are left to SwiftUI's rule"
      default: "a layout of its own"
      }
    approximate(element, because: "\(what); it counts as \(Coupling.range)")
    let size = usual[element] ?? CGSize(width: 0, height: 0)
    var extent = Extent(size)
    for axis in Axis.allCases {
      let across = offers[axis.other].constant ?? size[axis.other]
      func length(_ offer: CGFloat?) throws -> Double {
        Double(try answer(of: element, to: ProposedViewSize(offer, along: axis, across: across))[axis])
      }
      switch offers[axis] {
      case .unspecified: extent[axis] = .constant(try length(nil))
      case .endless: extent[axis] = .constant(try length(.infinity))
      case .length(let side):
        let (least, greatest) = (try length(0), try length(.infinity))
        extent[axis] = side.clamped(from: least, to: max(least, greatest))
      }
    }
    return extent
  }
}
