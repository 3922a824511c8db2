extension IndexedTree {
  /// Whether a `containerRelativeFrame` stands in the tree.
  package var holdsRelativeFrames: Bool { elements.contains { $0.kind.relativeFrame != nil } }

  /// The same tree with frames of fixed lengths in the places of those that look to a container: what they came to in one
  /// layout, by their elements.
  package func fixing(_ frames: [Int: FixedFrame]) -> IndexedTree {
    var result = self
    for element in elements.indices where elements[element].kind.relativeFrame != nil {
      guard let frame = frames[element] else { continue }
      result.elements[element].kind = .fixedFrame(frame)
      result.uncertainRules.append((elements[element].view, .relativeFrame))
    }
    return result
  }
}

extension ElementKind {
  /// What the element is told, if it is a frame that looks to a container.
  package var relativeFrame: RelativeFrame? {
    guard case .passing(let modifier) = self else { return nil }
    return modifier.parameters as? RelativeFrame
  }

  /// The mark of a container, if the element is one.
  package var relativeContainer: RelativeContainer? {
    switch self {
    case .scrollView: .container
    case .passing(let modifier): modifier.parameters as? RelativeContainer
    default: nil
    }
  }
}
