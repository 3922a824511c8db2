/// A view with modifiers more. Where the view stands for several nodes the modifiers belong to their group, and so to
/// each of them (6.10 of the semantics).
struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  /// Makes the modifiers in the environment of the view, the innermost first.
  let modifiers: (EnvironmentValues) -> [ModifierNode]

  func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    let added = modifiers(environment)
    return added.isEmpty ? list : list.changingNode { $0.modifiers += added }
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
  /// The view with modifiers, the innermost first.
  func modified(by modifiers: ModifierNode...) -> some View { modified(by: modifiers) }

  /// The view with modifiers, the innermost first.
  func modified(by modifiers: [ModifierNode]) -> some View { ModifiedView(content: self) { _ in modifiers } }

  /// The view with a modifier that holds other views.
  func modified(by modifier: @escaping (EnvironmentValues) -> ModifierNode) -> some View {
    ModifiedView(content: self) { [modifier($0)] }
  }
}
