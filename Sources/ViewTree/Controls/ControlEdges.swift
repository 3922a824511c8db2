/// What a control prefers to what stands above and below it, whatever its label does: 8 points to other controls and to shapes,
/// and to a text what the text prefers to a shape (V5.2 of the vocabulary).
package struct ControlEdges: PassingParameters {
  /// The distance in points to a control or a shape; `nil` stands for 8.
  package var distance: CGFloat?
}

extension View {
  /// Gives a control the edges of one, at `distance` points from other controls.
  func controlEdges(_ distance: CGFloat? = nil) -> ModifiedView<Self> {
    modified(by: .passing(PassingModifier(ControlEdges(distance: distance))))
  }
}

/// A view that keeps the frame it has without what is put around it: a text in the label of a button is as large as the text,
/// and not as the button.
struct LabelContent: PrimitiveView {
  let content: any View

  func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(HeldContent(content: content), in: environment)
    guard let only = list.nodes.first, list.nodes.count == 1, only.id != nil || only.place != nil else { return list }
    return ViewList([ViewNode(.group, content: list.nodes)], isDynamic: list.isDynamic)
  }
}
