package import ViewTree

/// Makes a failing document smaller, so that a failure shows what it is about.
package struct Shrinker {
  private let fails: (LayoutDocument) -> Bool

  /// Makes a shrinker; `fails` says whether a document still shows the failure.
  package init(where fails: @escaping (LayoutDocument) -> Bool) { self.fails = fails }

  /// The smallest document found that still fails: no view, modifier or level can be taken away from it.
  package func smallest(_ document: LayoutDocument) -> LayoutDocument {
    var smallest = document
    var isShrinking = true
    while isShrinking {
      isShrinking = false
      for node in simplifications(of: smallest.view) {
        var candidate = smallest
        candidate.view = node
        guard fails(candidate) else { continue }
        smallest = candidate
        isShrinking = true
        break
      }
    }
    return smallest
  }

  /// Every tree that is one step simpler: the greatest steps first.
  private func simplifications(of node: ViewNode) -> [ViewNode] {
    var results = node.content
    for index in node.content.indices {
      var without = node
      without.content.remove(at: index)
      results.append(without)
    }
    for (index, modifier) in node.modifiers.enumerated() {
      var without = node
      without.modifiers.remove(at: index)
      results.append(without)
      if case .overlay(_, let content) = modifier { results += content }
      if case .background(_, let content) = modifier { results += content }
    }
    for (index, child) in node.content.enumerated() {
      for simpler in simplifications(of: child) {
        var changed = node
        changed.content[index] = simpler
        results.append(changed)
      }
    }
    for (index, modifier) in node.modifiers.enumerated() {
      for simpler in simplifications(of: modifier) {
        var changed = node
        changed.modifiers[index] = simpler
        results.append(changed)
      }
    }
    return results
  }

  private func simplifications(of modifier: ModifierNode) -> [ModifierNode] {
    func simpler(_ content: [ViewNode], _ make: ([ViewNode]) -> ModifierNode) -> [ModifierNode] {
      content.indices.flatMap { index in
        [make(Array(content[..<index] + content[(index + 1)...]))]
          + simplifications(of: content[index]).map { make(content[..<index] + [$0] + content[(index + 1)...]) }
      }
    }
    switch modifier {
    case .overlay(let alignment, let content):
      return simpler(content) { .overlay(alignment: alignment, content: $0) }
    case .background(let alignment, let content):
      return simpler(content) { .background(alignment: alignment, content: $0) }
    case .flexibleFrame(let frame):
      let keys: [WritableKeyPath<FrameBounds, CGFloat?>] = [
        \.minWidth, \.idealWidth, \.maxWidth, \.minHeight, \.idealHeight, \.maxHeight,
      ]
      return keys.filter { frame[keyPath: $0] != nil }.map { key in
        var loose = frame
        loose[keyPath: key] = nil
        return .flexibleFrame(loose)
      }
    default: return []
    }
  }
}
