extension ViewNode {
  /// How deep trees are, how large, and whether a view in them has to be made before they are laid out flat.
  package struct Survey: Sendable {
    /// How many views stand inside each other at the most, the outermost included.
    package fileprivate(set) var depth = 0
    /// Whether a view stands for others, or a modifier hands values down.
    package fileprivate(set) var isComposed = false
    /// How many views there are, and how many modifiers they have.
    package fileprivate(set) var views = 0
    package fileprivate(set) var modifiers = 0
  }

  /// What the tree under the node holds, itself included.
  ///
  /// - Complexity: linear in its modifiers and the views in these: what is inside the node is known.
  package var survey: Survey {
    var survey = inside.survey
    survey.views += 1
    survey.modifiers += modifiers.count
    if case .composed(let composed) = kind { survey.addComposed(composed.object) }
    for index in modifiers.indices {
      switch modifiers[index] {
      case .composed(let composed): survey.addComposed(composed.object)
      case .overlay(_, let content), .background(_, let content), .safeAreaInset(_, _, _, let content):
        survey.add(Survey(of: content))
      default: break
      }
    }
    survey.depth += 1
    return survey
  }
}

extension ViewNode.Survey {
  /// What several trees hold together.
  init(of nodes: [ViewNode]) {
    for index in nodes.indices { add(nodes[index].survey) }
  }

  /// Adds trees that stand beside those which are known.
  fileprivate mutating func add(_ other: ViewNode.Survey) {
    depth = max(depth, other.depth)
    isComposed = isComposed || other.isComposed
    views += other.views
    modifiers += other.modifiers
  }

  /// Adds the views at all keys of an object that stands for others.
  fileprivate mutating func addComposed(_ object: CheckedObject) {
    isComposed = true
    add(ViewNode.Survey(of: object.allViews))
  }
}
