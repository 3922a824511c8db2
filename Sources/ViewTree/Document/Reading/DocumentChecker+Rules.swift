extension DocumentChecker {
  /// Checks a rule between the keys of one object.
  mutating func check(
    _ rule: KeyRule, of object: CheckedObject, owner: String, at path: DocumentPath,
    _ position: SourcePosition
  ) {
    switch rule {
    case .exclusive(let one, let other): checkExclusive(one, other, in: object, owner: owner, at: path)
    case .ascending(let keys): checkAscending(keys, in: object, at: path)
    case .alongEdge: checkAlignment(in: object, at: path)
    case .any(let keys):
      guard !keys.contains(where: { object.place(of: $0) != nil }) else { return }
      let problem = DocumentError.Problem.missingKey(keys.joined(separator: "` or `"), owner: owner)
      report(problem, at: path.key(keys[0]), position)
    }
  }

  private mutating func checkExclusive(
    _ one: [String], _ other: [String], in object: CheckedObject, owner: String, at path: DocumentPath
  ) {
    let firsts = [one, other].compactMap { keys in
      keys.compactMap { key in object.place(of: key).map { (key: key, position: $0.key) } }
        .min { $0.position < $1.position }
    }
    guard firsts.count == 2 else { return }
    let inOrder = firsts.sorted { $0.position < $1.position }
    report(.mixedKeys(owner: owner, inOrder[0].key, inOrder[1].key), at: path, inOrder[1].position)
  }

  private mutating func checkAscending(_ keys: [String], in object: CheckedObject, at path: DocumentPath) {
    var lower: (key: String, value: CGFloat)?
    for key in keys {
      guard let upper = object.optionalNumber(key) else { continue }
      if let lower, lower.value > upper, let place = object.place(of: key) ?? object.place(of: lower.key) {
        warn(.contradictoryBounds(lower.key, lower.value, key, upper), at: path, place.value)
      }
      lower = (key, upper)
    }
  }

  private mutating func checkAlignment(in object: CheckedObject, at path: DocumentPath) {
    guard let name = object.optionalText("alignment"), let place = object.place(of: "alignment"),
      let edgeName = object.optionalText("edge"), let edge = Edge.byName.value(named: edgeName)
    else { return }
    let known = edge.axis == .vertical ? HorizontalAlignment.byName.names : VerticalAlignment.byName.names
    guard !known.contains(name) else { return }
    let problem = DocumentError.Problem.alignmentAlongEdge(name, edge: edgeName, known: known)
    report(problem, at: path.key("alignment"), place.value)
  }
}
