extension [String] {
  /// The name that `name` was most likely meant to be: the one with the fewest edits, if they are few.
  ///
  /// Edits are insertions, deletions, changes and swaps of neighbours; case does not count. One edit in three
  /// characters is few. Of equally near names the first one is taken.
  package func nearest(to name: String) -> String? {
    let asked = Array<Character>(name.lowercased())
    guard asked.count <= 40 else { return nil }
    var nearest: (name: String, edits: Int)?
    for candidate in self {
      let characters = Array<Character>(candidate.lowercased())
      let edits = editDistance(asked, characters)
      if edits <= Swift.max(asked.count, characters.count) / 3, edits < nearest?.edits ?? .max {
        nearest = (candidate, edits)
      }
    }
    return nearest?.name
  }
}

/// The fewest insertions, deletions, changes and swaps of neighbours that make `one` into `other`.
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...other.count)
  for row in 0..<one.count {
    var current = [row + 1]
    for column in 0..<other.count {
      var edits = last[column] + (one[row] == other[column] ? 0 : 1)
      edits = min(edits, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
        edits = min(edits, beforeLast[column - 1] + 1)
      }
      current.append(edits)
    }
    (beforeLast, last) = (last, current)
  }
  return last[other.count]
}
