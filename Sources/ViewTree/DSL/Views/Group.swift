#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#else
  private import Darwin
#endif

/// Several views in one place: they become members of the container around it, each with the group's modifiers
/// (6.10 of the semantics).
public struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList(content, in: environment) }
}

/// No view: no member of its container, whatever its modifiers (6.10 of the semantics).
public struct EmptyView: View, Hashable, Sendable {
  /// Makes a view that contributes nothing.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList() }
}

/// A view that says when it is equal to another; a layout does not ask.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Takes a view.
  public init(content: Content) { self.content = content }

  /// The view.
  public var body: some View { content }
}

extension View {
  /// Would print why a body is made again, which a layout does not.
  public static func _printChanges() {}
}

/// A view whose type is hidden. Its stack is dynamic, as the number of its views is not known from its type (6.7 of the
/// semantics).
public struct AnyView: View {
  private let held: HeldView

  /// Hides the type of a view.
  public init(_ view: some View) { held = HeldView(view) }

  var content: any View { held.content }

  /// Hides the type of a view.
  public init(erasing view: some View) { self.init(view) }
}

extension AnyView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList(content, in: environment)
    list.isDynamic = true
    return list
  }
}

/// A view whose type is hidden.
///
/// Views that hold each other this way are let go one after the other: 100,000 of them need no stack for that.
private final class HeldView {
  private(set) var content: any View

  init(_ content: any View) { self.content = content }

  deinit { LetGo.oneByOne { takeContent() } }

  private func takeContent() -> any View {
    let taken = content
    content = EmptyView()
    return taken
  }
}

/// What a thread is letting go.
private final class LetGo {
  private var waiting: [any View] = []

  /// Under which a thread notes that it is letting views go; nil where the system has no more keys.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Lets a view go: now, or where the thread is letting go another one, after that.
  ///
  /// - Parameter take: Gives the only reference to the view away.
  static func oneByOne(_ take: () -> any View) {
    guard let key else { return }
    if let address = pthread_getspecific(key) {
      Unmanaged<LetGo>.fromOpaque(address).takeUnretainedValue().waiting.append(take())
      return
    }
    let present = LetGo()
    present.waiting.append(take())
    pthread_setspecific(key, Unmanaged.passUnretained(present).toOpaque())
    while !present.waiting.isEmpty { present.waiting.removeLast() }
    pthread_setspecific(key, nil)
  }
}
