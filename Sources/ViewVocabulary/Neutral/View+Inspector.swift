public import ViewTree

// A column beside a view is not shown: the view is as if nobody had opened it.
extension View {
  /// Presents a column beside the view, which is not shown; no effect on layout.
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets the width of the column in points; no effect on the view's own layout.
  public func inspectorColumnWidth(_ width: CGFloat) -> ModifiedView<Self> { unmodified }

  /// Sets the widths between which the column is, in points; no effect on the view's own layout.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> ModifiedView<Self> {
    unmodified
  }
}
