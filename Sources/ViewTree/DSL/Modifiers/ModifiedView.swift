/// A view with modifiers more. Where the view stands for several nodes the modifiers belong to their group, and so to
/// each of them (6.10 of the semantics).
///
/// Modifiers say that this is what they make, and not only that it is some view: the compiler does not take a view of an
/// opaque type in a `for` of a ``ViewBuilder`` (Swift 6.3).
public struct ModifiedView<Content: View>: View {
  let content: Content
  /// Makes the modifiers in the environment of the view, the innermost first.
  let modifiers: (EnvironmentValues) -> [ModifierNode]

  /// Adds modifiers to a view.
  package init(content: Content, modifiers: @escaping (EnvironmentValues) -> [ModifierNode]) {
    self.content = content
    self.modifiers = modifiers
  }
}

extension ModifiedView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let list = ViewList(content, in: environment)
    let added = modifiers(environment)
    return added.isEmpty ? list : list.changingNode { $0.modifiers += added }
  }
}

/// A view with a name.
public struct NamedView<Content: View>: View {
  let content: Content
  let name: String
}

extension NamedView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList(content, in: environment).changingNode { $0.id = name }
  }
}

extension View {
  /// The view with no modifier more: what is done to it has no effect on layout.
  package var unmodified: ModifiedView<Self> { modified(by: []) }

  /// The view with modifiers, the innermost first.
  package func modified(by modifiers: ModifierNode...) -> ModifiedView<Self> { modified(by: modifiers) }

  /// The view with modifiers, the innermost first.
  package func modified(by modifiers: [ModifierNode]) -> ModifiedView<Self> {
    ModifiedView(content: self) { _ in modifiers }
  }

  /// The view with a modifier that holds other views.
  package func modified(by modifier: @escaping (EnvironmentValues) -> ModifierNode) -> ModifiedView<Self> {
    ModifiedView(content: self) { [modifier($0)] }
  }
}
