/// A part of a tree of views, described by the views that it is made of.
///
/// A custom view has a `body`, which may use everything that a builder takes: several views, `if`, `switch`, `for` and
/// optional views.
///
///     struct Card: View {
///       var title: String
///       var body: some View {
///         Text(title).padding()
///       }
///     }
///
/// Unlike SwiftUI's, the protocol is not isolated to the main actor: trees can be built and laid out on every thread.
/// The closures that are called while a tree is laid out (of ``GeometryReader``, `alignmentGuide` and
/// `onGeometryChange`) are therefore `@Sendable`. They are declared `@preconcurrency`, so that source which captures
/// something else in them still compiles, with a warning in the Swift 6 language mode and silently in Swift 5. A view
/// type that is itself marked `@MainActor` does not compile in the Swift 6 language mode: take the mark away.
public protocol View: SendableMetatype {
  /// The type of the views that this one is made of.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// Not available: a primitive view is not made of others.
  public var body: Never { preconditionFailure("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
  /// A view that cannot be is made of nothing.
  public typealias Body = Never
}

extension Optional: View where Wrapped: View {
  /// The wrapped view, or none.
  public var body: some View { OptionalContent(content: self) }
}
