/// A view with one modifier more. Where the view stands for several nodes the modifier belongs to their group, and so
/// to each of them (6.10 of the semantics).
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  /// Makes the modifier in the environment of the view.
  let modifier: (EnvironmentValues) -> ModifierNode

  func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList(content, in: environment).changingNode { $0.modifiers.append(modifier(environment)) }
  }
}

/// A view with a name.
struct NamedView<Content: View>: PrimitiveView {
  let content: Content
  let name: String

  func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList(content, in: environment).changingNode { $0.id = name }
  }
}

extension View {
  /// The view with a modifier.
  func modified(by modifier: ModifierNode) -> some View { ModifiedView(content: self) { _ in modifier } }

  /// The view with a modifier that holds other views.
  func modified(by modifier: @escaping (EnvironmentValues) -> ModifierNode) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}
