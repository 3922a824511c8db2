internal import ViewTree

/// `overlay`, `background` and `border`: a view with another in front of it or behind it, which is proposed its size
/// (section 12).
struct LayersElement: PassingElement {
  /// What puts the other view there: `overlay`, `background` or `border`.
  let name: String
  /// The guides that both have in common.
  let alignment: Alignment

  /// Places the primary view, then measures and places the other one; the primary's guides are asked first.
  func place(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, in run: LayoutRun
  ) throws(LayoutFailure) {
    let children = run.tree.elements[element].children
    let primary = children[0]
    guard children.count > 1 else { return try run.place(primary, at: origin, viewSize, kept: kept) }
    let secondary = children[1]
    var corner = CGPoint.zero
    for axis in Axis.allCases {
      corner[axis] = origin[axis] + (try run.guide(alignment.key(along: axis), of: primary, viewSize))
    }
    try run.place(primary, at: origin, viewSize, kept: kept)
    let proposal = ProposedViewSize(viewSize.size)
    let answer = try run.answer(of: secondary, proposed: proposal, because: .placing)
    let secondarySize = ViewSize(answer.size, proposal: proposal)
    for axis in Axis.allCases {
      corner[axis] -= try run.guide(alignment.key(along: axis), of: secondary, secondarySize)
    }
    try run.place(secondary, at: corner, secondarySize, kept: answer.measurement)
  }
}
