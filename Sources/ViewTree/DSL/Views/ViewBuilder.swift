/// Builds views from the statements of a closure.
///
/// Takes any number of views, `if`, `if let`, `switch`, `if #available`, optional views and, beyond SwiftUI, `for`.
/// Content whose number of views depends on data makes its stack dynamic (6.7 of the semantics). In a `for` the compiler
/// (Swift 6.3) rejects views of an opaque type, such as a function of yours has that makes `some View`; ``ForEach`` takes
/// them, and so does the `for` in an ``AnyView``.
@resultBuilder public enum ViewBuilder {
  /// Takes a view as it was written.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds no view from no statement.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds one value from several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds the views of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the views of a condition that holds.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(.first(first))
  }

  /// Builds the views of a condition that does not hold.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(.second(second))
  }

  /// Builds the views of a `for` loop.
  public static func buildArray<Content: View>(_ content: [Content]) -> ArrayContent<Content> {
    ArrayContent(content: content)
  }

  /// Builds the views of an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The views of several statements, in source order.
public struct TupleView<each Content: View>: View {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList()
    repeat list.append(ViewList(each content, in: environment))
    return list
  }
}

/// The views of one of two branches.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension ConditionalContent: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list =
      switch branch {
      case .first(let content): ViewList(content, in: environment)
      case .second(let content): ViewList(content, in: environment)
      }
    list.isDynamic = true
    return list
  }
}

/// The views of a loop, in the order in which it ran.
public struct ArrayContent<Content: View>: View {
  let content: [Content]
}

extension ArrayContent: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList(isDynamic: true)
    for element in content { list.append(ViewList(element, in: environment)) }
    return list
  }
}

/// The views of an optional one.
struct OptionalContent<Content: View>: PrimitiveView {
  let content: Content?

  func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = content.map { ViewList($0, in: environment) } ?? ViewList()
    list.isDynamic = true
    return list
  }
}
