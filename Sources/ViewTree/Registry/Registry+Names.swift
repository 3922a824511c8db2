// How points and edges are written in documents.
extension UnitPoint {
  /// The name of the point, or its fractions where it has none.
  var encoded: JSONText {
    if let name = UnitPoint.byName.name(of: self) { return .string(name) }
    return .array([.number(Double(x)), .number(Double(y))])
  }
}

extension Edge.Set {
  /// The names of the edges, by one name if there is one for all of them.
  var encoded: JSONText {
    if let name = Edge.Set.byName.name(of: self) { return [.string(name)] }
    return .array(Edge.allCases.filter { contains($0) }.compactMap { Edge.byName.name(of: $0) }.map { .string($0) })
  }
}
