internal import ViewTree

/// What a layout asks its separable elements, and how it places them.
extension LayoutRun {
  /// Works something out by axis, and says why where that cannot be.
  func byAxis<Result>(
    _ work: (AxisTables) throws(AxisFailure) -> Result, _ axes: AxisAnswers
  ) throws(LayoutFailure) -> Result {
    do throws(AxisFailure) {
      return try work(axes.tables)
    } catch {
      switch error {
      case .layout(let failure): throw failure
      case .tooManyQuestions(let element):
        throw .tooManyQuestions(limit: options.questionLimit, view: key(of: element))
      case .needsPlainPath:
        // Nobody sees this failure: the engine lays the tree out again by asking.
        needsPlainPath = true
        throw .tooManyQuestions(limit: options.questionLimit, view: "")
      }
    }
  }

  /// What a separable element answers to a proposal.
  func answerByAxis(
    of element: Int, proposed proposal: ProposedViewSize, _ axes: AxisAnswers
  ) throws(LayoutFailure) -> MeasuredSize {
    let size = try byAxis(
      { tables throws(AxisFailure) in try tables.size(of: element, proposed: proposal) }, axes)
    guard options.recordsAllocations, let basis = axes.tables.basis(of: element, proposed: proposal) else {
      return MeasuredSize(size)
    }
    return MeasuredSize(size, Measurement(basis, in: self))
  }

  /// Places a separable element whose frame is noted already.
  func placeByAxis(
    _ element: Int, at origin: CGPoint, _ viewSize: ViewSize, kept: Measurement?, _ axes: AxisAnswers
  ) throws(LayoutFailure) {
    let basis = kept?.basis
    try byAxis(
      { tables throws(AxisFailure) in
        try place(AxisPlace(element: element, origin: origin, viewSize: viewSize, kept: basis), tables)
      }, axes)
  }

  /// The place of a guide that is set in a separable element; nil where there is none. Guides that an `AlignmentID` states, and
  /// baselines, are set in none.
  func explicitGuideByAxis(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, _ axes: AxisAnswers
  ) throws(LayoutFailure) -> CGFloat? {
    guard axes.tables.nodes[element].holdsGuides, let guide = AxisGuide(key) else { return nil }
    let (axis, proposal, size) = (key.axis, viewSize.proposal, viewSize.size)
    return try byAxis(
      { tables throws(AxisFailure) in
        try tables.explicitGuide(guide, of: element, along: axis, proposal[axis], size[axis])
      }, axes)
  }

  /// What the answers inside a separable container rest on, where that was proposed something.
  func basesInside(_ basis: AxisBasis) -> [AxisBasis?] {
    guard let axes else { return [] }
    let bases = try? byAxis(
      { tables throws(AxisFailure) in try tables.basesInside(basis) }, axes)
    return bases ?? []
  }

  /// The division of a separable stack that was proposed something.
  func allocation(of basis: AxisBasis) -> Allocation? {
    guard let axes, let axis = axes.tables.stackAxis(of: basis.element) else { return nil }
    return try? byAxis(
      { tables throws(AxisFailure) in try tables.allocation(of: basis, along: axis) }, axes)
  }
}

/// A separable element that is placed.
struct AxisPlace {
  var element: Int
  /// In global coordinates.
  var origin: CGPoint
  var viewSize: ViewSize
  /// What the size rests on that the element's container used for its own; nil where it used none.
  var kept: AxisBasis?
}

extension LayoutRun {
  /// Places what is inside a separable element.
  private func place(_ place: AxisPlace, _ tables: AxisTables) throws(AxisFailure) {
    let node = tables.nodes + place.element
    if node.pointee.isPlacedByAsking { return try placeByAsking(place) }
    let content = Int(node.pointee.first)
    switch (node.pointee.horizontal, node.pointee.vertical) {
    case (.offer, _), (.fixed, _), (.spacer, _): return
    case (.row, .across(let guide)): try placeStack(place, along: .horizontal, guide, tables)
    case (.across(let guide), .row): try placeStack(place, along: .vertical, guide, tables)
    case (.pile(let horizontal), .pile(let vertical)): try placePile(place, horizontal, vertical, tables)
    case (.layers(let horizontal), .layers(let vertical)): try placeLayers(place, horizontal, vertical, tables)
    case (.moved(let x), .moved(let y)):
      let origin = CGPoint(x: place.origin.x + x, y: place.origin.y + y)
      try stand(AxisPlace(element: content, origin: origin, viewSize: place.viewSize, kept: place.kept), tables)
    case (.passing, _), (.guide, _):
      try stand(
        AxisPlace(element: content, origin: place.origin, viewSize: place.viewSize, kept: place.kept), tables)
    default:
      let (size, proposal) = (place.viewSize.size, place.viewSize.proposal)
      let x = try tables.contentPlace(in: place.element, along: .horizontal, proposal.width, size.width)
      let y = try tables.contentPlace(in: place.element, along: .vertical, proposal.height, size.height)
      let inside = ProposedViewSize(width: x.proposal, height: y.proposal)
      try stand(
        AxisPlace(
          element: content, origin: CGPoint(x: place.origin.x + x.origin, y: place.origin.y + y.origin),
          viewSize: ViewSize(CGSize(width: x.length, height: y.length), proposal: inside),
          kept: place.kept ?? basis(of: content, proposed: inside, tables)), tables)
    }
  }

  /// Notes an element's frame, and places what is inside it.
  private func stand(_ place: AxisPlace, _ tables: AxisTables) throws(AxisFailure) {
    var place = place
    place.origin = mirrored(place.origin, of: place.element, place.viewSize.size)
    noteFrame(CGRect(origin: place.origin, size: place.viewSize.size), of: place.element)
    try self.place(place, tables)
  }

  /// Has an element place its content that looks at more than lengths: at the safe area, at effects around it.
  private func placeByAsking(_ place: AxisPlace) throws(AxisFailure) {
    prepareAsking()
    try asking { () throws(LayoutFailure) in
      try elements.layouts[place.element].place(
        place.element, at: place.origin, place.viewSize, kept: place.kept.map { Measurement($0, in: self) }, in: self)
    }
  }

  private func asking<Result>(_ question: () throws(LayoutFailure) -> Result) throws(AxisFailure) -> Result {
    do throws(LayoutFailure) {
      return try question()
    } catch {
      throw needsPlainPath ? .needsPlainPath : .layout(error)
    }
  }

  @inline(__always)
  private func basis(of element: Int, proposed proposal: ProposedViewSize, _ tables: AxisTables) -> AxisBasis? {
    options.recordsAllocations ? tables.basis(of: element, proposed: proposal) : nil
  }
}

// MARK: - Containers

extension LayoutRun {
  /// Places a stack's children (9.7), and notes the division on which its length rests.
  private func placeStack(
    _ place: AxisPlace, along axis: Axis, _ guide: AxisGuide, _ tables: AxisTables
  ) throws(AxisFailure) {
    let node = tables.nodes + place.element
    let children = tables.children(of: node)
    guard !children.isEmpty else { return }
    let size = place.viewSize.size
    let proposal = place.viewSize.proposal.completed(across: axis, by: size)
    var keptInside: [AxisBasis?] = []
    if options.recordsAllocations {
      let chosen = chosenBasis(place, placed: proposal, along: axis)
      if AxisMemo.key(chosen[axis]) != AxisMemo.key(proposal[axis]) || chosen[axis.other] != proposal[axis.other] {
        try tables.divide(node, along: axis, chosen[axis])
        for child in children {
          keptInside.append(
            tables.basis(
              of: Int(child.element), proposed: ProposedViewSize(child.offer, along: axis, across: chosen[axis.other])))
        }
      }
    }
    try tables.divide(node, along: axis, proposal[axis])
    let lower = try tables.breadth(node, guide, along: axis.other, proposal[axis.other]).lower
    let bounds = CGRect(origin: place.origin, size: size)
    let corner = CGPoint(x: bounds.minX, y: bounds.minY)
    var edge = corner[axis]
    for (index, child) in children.enumerated() {
      let element = Int(child.element)
      let breadth = try tables.length(of: element, along: axis.other, proposed: proposal[axis.other])
      var across = try tables.start(of: element, guide, along: axis.other, proposal[axis.other], breadth)
      if !(across - lower).isNaN { across -= lower }
      let origin = CGPoint(edge + child.gap, along: axis, across: across + corner[axis.other])
      edge = origin[axis] + child.length
      let inside = ProposedViewSize(child.offer, along: axis, across: proposal[axis.other])
      try stand(
        AxisPlace(
          element: element, origin: origin,
          viewSize: ViewSize(CGSize(child.length, along: axis, across: breadth), proposal: inside),
          kept: (keptInside.isEmpty ? nil : keptInside[index]) ?? basis(of: element, proposed: inside, tables)), tables)
    }
  }

  /// What the stack was proposed where its parent took its size from, or at its placement where there was none, or only that had a
  /// finite length; which is noted.
  private func chosenBasis(_ place: AxisPlace, placed: ProposedViewSize, along axis: Axis) -> ProposedViewSize {
    var noted = NotedDivision(basis: AxisBasis(element: place.element, proposal: placed))
    if let kept = place.kept, kept.element == place.element {
      let lacksOffer = kept.proposal[axis]?.isFinite != true && placed[axis]?.isFinite == true
      if !lacksOffer {
        noted.basis = kept
        if placed[axis] != kept.proposal[axis] { noted.placedAt = placed[axis] }
      }
    }
    recorded.divisions.append(noted)
    return noted.basis.proposal
  }

  /// Places views that stand behind each other (section 13).
  private func placePile(
    _ place: AxisPlace, _ horizontal: AxisGuide, _ vertical: AxisGuide, _ tables: AxisTables
  ) throws(AxisFailure) {
    let children = tables.children(of: tables.nodes + place.element)
    let size = place.viewSize.size
    let proposal = ProposedViewSize(size)
    let top = tables.topPriority(of: children)
    var meeting = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in children where tables.nodes[Int(child.element)].priority == top {
      let own = try tables.answer(of: Int(child.element), horizontal, vertical, proposed: proposal)
      meeting = CGPoint(x: max(meeting.x, own.guides.x), y: max(meeting.y, own.guides.y))
    }
    for child in children {
      let element = Int(child.element)
      let own = try tables.answer(of: element, horizontal, vertical, proposed: proposal)
      let origin = CGPoint(
        x: (meeting.x - own.guides.x) + place.origin.x, y: (meeting.y - own.guides.y) + place.origin.y)
      var kept: AxisBasis?
      if let around = place.kept, tables.nodes[element].priority == top {
        kept = basis(of: element, proposed: around.proposal, tables)
      }
      try stand(
        AxisPlace(
          element: element, origin: origin, viewSize: ViewSize(own.size, proposal: proposal),
          kept: kept ?? basis(of: element, proposed: proposal, tables)), tables)
    }
  }

  /// Places a view, then the one before or behind it, which may be any view.
  private func placeLayers(
    _ place: AxisPlace, _ horizontal: AxisGuide, _ vertical: AxisGuide, _ tables: AxisTables
  ) throws(AxisFailure) {
    let children = tree.elements[place.element].children
    let primary = children[0]
    let (size, proposed) = (place.viewSize.size, place.viewSize.proposal)
    let inside = AxisPlace(element: primary, origin: place.origin, viewSize: place.viewSize, kept: place.kept)
    guard children.count > 1 else { return try stand(inside, tables) }
    let secondary = children[1]
    var corner = place.origin
    corner.x += try tables.guide(horizontal, of: primary, along: .horizontal, proposed.width, size.width)
    corner.y += try tables.guide(vertical, of: primary, along: .vertical, proposed.height, size.height)
    try stand(inside, tables)
    let proposal = ProposedViewSize(size)
    if tables.nodes[secondary].isSeparable {
      let own = try tables.answer(of: secondary, horizontal, vertical, proposed: proposal)
      corner.x -= own.guides.x
      corner.y -= own.guides.y
      return try stand(
        AxisPlace(
          element: secondary, origin: corner, viewSize: ViewSize(own.size, proposal: proposal),
          kept: basis(of: secondary, proposed: proposal, tables)), tables)
    }
    try asking { () throws(LayoutFailure) in
      let answer = try answer(of: secondary, proposed: proposal, because: .placing)
      let viewSize = ViewSize(answer.size, proposal: proposal)
      corner.x -= try guide(horizontal.key(along: .horizontal), of: secondary, viewSize)
      corner.y -= try guide(vertical.key(along: .vertical), of: secondary, viewSize)
      try self.place(secondary, at: corner, viewSize, kept: answer.measurement)
    }
  }
}

extension AxisTables {
  /// What a separable element answers to a proposal.
  func size(of element: Int, proposed proposal: ProposedViewSize) throws(AxisFailure) -> CGSize {
    CGSize(
      width: try length(of: element, along: .horizontal, proposed: proposal.width),
      height: try length(of: element, along: .vertical, proposed: proposal.height))
  }

  /// What an element answers to a proposal, and where two of its guides are then.
  fileprivate func answer(
    of element: Int, _ horizontal: AxisGuide, _ vertical: AxisGuide, proposed proposal: ProposedViewSize
  ) throws(AxisFailure) -> (size: CGSize, guides: CGPoint) {
    let size = try size(of: element, proposed: proposal)
    let x = try guide(horizontal, of: element, along: .horizontal, proposal.width, size.width)
    let y = try guide(vertical, of: element, along: .vertical, proposal.height, size.height)
    return (size, CGPoint(x: x, y: y))
  }

  /// The axis of a stack; nil for other elements.
  func stackAxis(of element: Int) -> Axis? {
    switch (nodes[element].horizontal, nodes[element].vertical) {
    case (.row, _): .horizontal
    case (_, .row): .vertical
    default: nil
    }
  }

  /// What the answers of a container's children rest on; nothing for those of which it made no use.
  fileprivate func basesInside(_ basis: AxisBasis) throws(AxisFailure) -> [AxisBasis?] {
    let (node, proposal) = (nodes + basis.element, basis.proposal)
    let children = children(of: node)
    guard let axis = stackAxis(of: basis.element) else {
      let top = topPriority(of: children)
      return children.map { child in
        let element = Int(child.element)
        return nodes[element].priority == top ? self.basis(of: element, proposed: proposal) : nil
      }
    }
    try divide(node, along: axis, proposal[axis])
    return children.map { child in
      self.basis(
        of: Int(child.element), proposed: ProposedViewSize(child.offer, along: axis, across: proposal[axis.other]))
    }
  }

  /// How a stack shares what it is proposed.
  fileprivate func allocation(of basis: AxisBasis, along axis: Axis) throws(AxisFailure) -> Allocation {
    let (node, proposal) = (nodes + basis.element, basis.proposal)
    let size = try size(of: basis.element, proposed: proposal)
    try divide(node, along: axis, proposal[axis])
    var shares: [Allocation.Share] = []
    for child in children(of: node) {
      var share =
        child.offer == nil
        ? Allocation.Share(length: child.length)
        : Allocation.Share(
          offer: child.offer, asked: Int(child.asked), sharers: Int(child.sharers), length: child.length)
      share.breadth = try length(of: Int(child.element), along: axis.other, proposed: proposal[axis.other])
      shares.append(share)
    }
    return Allocation(
      stack: basis.element, axis: axis, proposal: proposal, size: size, spacing: memos[Int(node.pointee.memo)].spacing,
      shares: shares)
  }
}

/// The division of a separable stack that was placed.
struct NotedDivision {
  var basis: AxisBasis
  /// The length at placement, where it differs from the proposal's.
  var placedAt: CGFloat?
}
