internal import ViewTree

/// `alignmentGuide`: sets one guide of its content (7.2).
struct AlignmentGuideElement: PassingElement {
  let setting: GuideSetting

  func explicitGuide(
    _ key: AlignmentKey, of element: Int, _ viewSize: ViewSize, in run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat? {
    let content = run.content(of: element)
    guard setting.key == key else { return try run.explicitGuide(key, of: content, viewSize) }
    switch setting.value {
    case .constant(let value): return value
    case .computed(let compute): return try value(of: compute, on: content, viewSize, run)
    }
  }

  /// What the closure finds in the content's own dimensions, in which it may ask for other guides.
  private func value(
    of compute: (ViewDimensions) -> CGFloat, on content: Int, _ viewSize: ViewSize, _ run: LayoutRun
  ) throws(LayoutFailure) -> CGFloat {
    var failure: LayoutFailure?
    let value = withoutActuallyEscaping(
      { (key: AlignmentKey) -> CGFloat? in
        do throws(LayoutFailure) {
          return try run.explicitGuide(key, of: content, viewSize)
        } catch {
          failure = error
          return nil
        }
      }, do: { compute(ViewDimensions(size: viewSize.size, explicitGuide: $0)) })
    if let failure { throw failure }
    return value
  }
}
