// Guides that a document states beside those of SwiftUI.
extension DocumentChecker {
  /// Reads the guides of a document.
  mutating func statedAlignments(_ members: DocumentValue.Members, at path: DocumentPath) -> [StatedAlignment] {
    var stated: [StatedAlignment] = []
    for member in members {
      let place = path.key(member.key)
      if AlignmentKey.byName.value(named: member.key) != nil || stated.contains(where: { $0.name == member.key }) {
        report(.duplicateKey(member.key), at: place, member.keyPosition)
        continue
      }
      let object = object(
        member.value, as: DocumentFormat.statedAlignment, label: ValueLabel(member.key), at: place, in: Surroundings())
      guard let axis = object.optionalText("axis"),
        let position = object.expression("default") ?? expression("\(object.number("default"))")
      else { continue }
      stated.append(
        StatedAlignment(
          name: member.key, axis: axis == "horizontal" ? .horizontal : .vertical, position: position))
    }
    return stated
  }

  /// The guide of a name that the document states, on an axis or on any.
  func statedAlignment(named name: String, along axis: Axis?) -> AlignmentKey? {
    alignments.first { $0.name == name && (axis == nil || $0.axis == axis) }?.key
  }

  /// Reads an expression of a view's dimensions; nil where the text is none.
  func expression(_ text: String) -> GuideExpression? {
    GuideExpression(text) { AlignmentKey.byName.value(named: $0) ?? statedAlignment(named: $0, along: nil) }
  }
}
