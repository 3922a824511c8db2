internal import ViewTree

/// What a layout remembers of the elements that it asks: what every question reads and most questions change.
///
/// A layout keeps it behind a pointer, not in properties of its own: each access to a property of a class is checked for overlaps with
/// others, which took a quarter of the time of a layout.
struct RunState {
  /// How each element of the tree is laid out.
  var elements = ElementTable()
  /// What each element answered (5.1).
  var sizes = RecentEntries<ProposedViewSize, MeasuredSize>()
  /// How each modifier placed its content (5.3).
  var placements = RecentEntries<ViewSize, ContentPlacement>()
  var guides = GuideTables()
  /// Each HStack and VStack, by its number. A stack has a place of its own, which stays where it is while the tree grows, so that it is
  /// changed there while its children are asked.
  var stacks = GrowingTable<UnsafeMutablePointer<StackState>>()
  /// The measurement of each text that was asked, by its number. It has a place of its own too.
  var texts = GrowingTable<UnsafeMutablePointer<TextMeasurement?>>()

  /// Makes room for what a tree has gained.
  mutating func extend(to tree: IndexedTree) {
    elements.extend(to: tree)
    let count = elements.count
    sizes.extend(to: count)
    placements.extend(to: count)
    guides.extend(to: count)
    for element in elements.stackElements[stacks.count...] {
      let place = UnsafeMutablePointer<StackState>.allocate(capacity: 1)
      place.initialize(to: StackState(element, in: tree))
      stacks.append(place)
    }
    for _ in texts.count..<elements.textCount {
      let place = UnsafeMutablePointer<TextMeasurement?>.allocate(capacity: 1)
      place.initialize(to: nil)
      texts.append(place)
    }
  }

  /// Gives the memory back.
  func deallocate() {
    elements.deallocate()
    sizes.deallocate()
    placements.deallocate()
    guides.deallocate()
    for number in 0..<stacks.count {
      stacks[number].deinitialize(count: 1)
      stacks[number].deallocate()
    }
    stacks.deallocate()
    for number in 0..<texts.count {
      texts[number].deinitialize(count: 1)
      texts[number].deallocate()
    }
    texts.deallocate()
  }
}

/// An HStack or VStack with what it remembers from question to question.
struct StackState {
  let parameters: StackParameters
  /// The elements of the children.
  let children: [Int]
  /// The gaps, once somebody asked for them.
  var gaps = StackGaps()
  var arrangement = StackArrangement(count: 0)

  init(_ element: Int, in tree: IndexedTree) {
    guard case .stack(let parameters) = tree.elements[element].kind else { preconditionFailure("no stack") }
    self.parameters = parameters
    children = tree.elements[element].children
  }
}
