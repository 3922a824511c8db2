internal import ViewTree

/// A frame between bounds (11.2).
struct FlexibleFrameElement: ModifierElement {
  let frame: FlexibleFrame

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.framedSpacing(of: run.content(of: element), resetting: Axis.allCases.filter { !frame[$0].isEmpty })
  }
}
