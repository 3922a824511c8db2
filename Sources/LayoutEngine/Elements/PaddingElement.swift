internal import ViewTree

/// Padding: its content with insets around it (section 12).
struct PaddingElement: ModifierElement {
  /// In points; they may be negative.
  let insets: EdgeInsets

  /// As the content's, but like a shape's on the edges that are inset (8.5).
  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    var preference = run.spacing(of: run.content(of: element))
    preference.reset(Edge.allCases.filter { insets[$0] != 0 }.reduce(into: Edge.Set()) { $0.insert(Edge.Set($1)) })
    return preference
  }
}
