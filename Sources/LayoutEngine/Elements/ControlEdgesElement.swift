internal import ViewTree

/// The edges of a control: above and below it has the preference of a shape, and a distance of its own to what prefers none
/// (V5.2 of the vocabulary).
extension ControlEdges: PassingElement {
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    var preference = run.spacing(of: run.content(of: element))
    preference.reset(.vertical)
    if let distance { preference.prefer(distance, at: .vertical) }
    return preference
  }
}
