extension IndexedTree {
  /// Whether a `containerRelativeFrame` stands in the tree.
  package var holdsRelativeFrames: Bool { elements.contains { $0.kind.relativeFrame != nil } }

  /// Replaces each `containerRelativeFrame` by a fixed frame: one of half a container of 400 points becomes 200 points wide.
  ///
  /// - Parameter frames: The fixed frames by element, as one layout computed them.
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
