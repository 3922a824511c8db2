/// A stack of screens, of which the first is shown. It fills its proposal; on a Mac it is as large as its screen (V6.11 of the
/// vocabulary).
///
/// On iOS its bars are part of the safe area of the screen, which is proposed the area between them: below a large title on
/// iOS 18, 96 points less. Which bars there are is said by the views inside: `navigationTitle`,
/// `navigationBarTitleDisplayMode`, `toolbar`, `searchable`. Their heights are those before anything is scrolled; what ignores
/// the safe area reaches under them.
public struct NavigationStack<Data, Root: View>: View {
  let root: Root

  /// Shows a screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Shows a screen; those of a path are not shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
  }

  /// Shows a screen; those of a path are not shown.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(stackOf: root, in: environment) }
}

/// A stack of screens, of which the first is shown, with its bars as in a ``NavigationStack`` (V6.11 of the vocabulary).
public struct NavigationView<Content: View>: View {
  let content: Content

  /// Shows a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(stackOf: content, in: environment) }
}

extension ViewList {
  /// A screen; several views are stacked, as at the root of a layout (section 4 of the semantics).
  ///
  /// - Parameter fills: Whether it fills its proposal.
  init(screen content: some View, fills: Bool = true, in environment: EnvironmentValues) {
    var inside = ViewList(content, in: environment)
    if inside.nodes.count != 1 {
      let stack = ViewKind.vStack(alignment: .center, spacing: nil, dynamic: inside.isDynamic)
      inside = ViewList([ViewNode(stack, content: inside.nodes)])
    }
    self = inside.changingNode { node in
      guard fills else { return node.modifiers.append(.container()) }
      node = ViewNode(
        .zStack(alignment: .center, dynamic: true),
        modifiers: [.flexibleFrame(FrameBounds(maxWidth: .infinity, maxHeight: .infinity)), .container()],
        content: [node])
    }
  }
}

/// The screens that have been gone to, as values of any types.
public struct NavigationPath: Equatable, @unchecked Sendable {
  /// Compared and not changed, so that values of any type can be handed from thread to thread.
  private var values: [AnyHashable] = []

  /// Makes a path of no screen.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

  /// How many screens there are.
  public var count: Int { values.count }

  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Goes on to a value's screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Goes back by some screens.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}

extension View {
  /// Sets how the screens inside are shown; no effect on the layout of the one that is.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> ModifiedView<Self> { unmodified }

  /// Sets how the columns inside share their width; no effect on layout here.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> ModifiedView<Self> { unmodified }
}

/// How screens are shown.
public protocol NavigationViewStyle {}

/// How screens are shown, by the name of the style.
public struct NamedNavigationViewStyle: NavigationViewStyle, Hashable, Sendable {
  let name: String
}

extension NavigationViewStyle where Self == NamedNavigationViewStyle {
  /// As the system thinks best.
  public static var automatic: NamedNavigationViewStyle { NamedNavigationViewStyle(name: "automatic") }
  /// One screen at a time.
  public static var stack: NamedNavigationViewStyle { NamedNavigationViewStyle(name: "stack") }
  /// Several side by side.
  public static var columns: NamedNavigationViewStyle { NamedNavigationViewStyle(name: "columns") }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// As the system thinks best.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}
