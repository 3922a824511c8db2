/// The keys by which constraints can name views.
struct ViewVocabulary {
  /// The keys of the views that have frames.
  private let placed: [String]
  /// The type names of those that have none, by key.
  private let unplaced: [String: String]

  init(placed: [String], unplaced: [(key: String, type: String)]) {
    self.placed = placed
    self.unplaced = Dictionary(unplaced.map { ($0.key, $0.type) }) { first, _ in first }
  }

  /// What is wrong with a name that no placed view has.
  ///
  /// - Parameter suggests: Whether the nearest key is looked for, which costs time for each view.
  func problem(naming name: String, suggests: Bool) -> ConstraintError.Problem {
    if let type = unplaced[name] { return .unplacedView(name, type: type) }
    let root = LayoutConstraint.root
    // Keys that are much longer are not near, and would only cost time.
    let near = suggests ? (placed + [root]).filter { $0.utf8.count <= 200 } : []
    return .unknownView(name, suggestion: near.nearest(to: name))
  }
}
