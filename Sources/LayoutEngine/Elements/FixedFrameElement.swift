internal import ViewTree

/// A frame of one or two fixed lengths (11.1).
struct FixedFrameElement: ModifierElement {
  let frame: FixedFrame

  func spacing(of element: Int, in run: LayoutRun) -> SpacingPreference {
    run.framedSpacing(of: run.content(of: element), resetting: Axis.allCases.filter { frame[$0] != nil })
  }
}
