/// One of the views that another one stands for.
public struct Subview: View, Identifiable {
  let node: ViewNode
  /// Its place among the views.
  public let id: Int

  /// The values that the view tells its container.
  public var containerValues: ContainerValues { node.containerValues }
}

extension Subview: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList([node]) }
}

/// The views that another one stands for, in source order.
public struct SubviewsCollection: RandomAccessCollection, View {
  private let subviews: [Subview]

  init(_ view: some View, in environment: EnvironmentValues) {
    subviews = ViewList(view, in: environment).nodes.enumerated().map { Subview(node: $1, id: $0) }
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// Behind the last place.
  public var endIndex: Int { subviews.count }

  /// The view at a place.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The views at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views themselves.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views that another one stands for.
public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  fileprivate let subviews: ArraySlice<Subview>

  /// The first place.
  public var startIndex: Int { subviews.startIndex }
  /// Behind the last place.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a place.
  public subscript(position: Int) -> Subview { subviews[position] }

  /// The views at some places.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }

  /// The views themselves.
  public var body: some View { ForEach(subviews) { $0 } }
}

/// What a group makes of the views that another one stands for.
public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let collection = SubviewsCollection(subviews, in: environment)
    let view = environment.whileCurrent { content(collection) }
    return ViewList(view, in: environment)
  }
}

extension Group {
  /// Makes views of those that another one stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init { GroupElementsOfContent(subviews: view, content: transform) }
  }
}

/// The data of a `ForEach(subviews:)`: empty until the loop is lowered, when its view's members are known.
public struct ForEachSubviewCollection: RandomAccessCollection {
  /// The first place.
  public var startIndex: Int { 0 }
  /// The first place again: no view is found yet.
  public var endIndex: Int { 0 }

  /// Traps, as there is no view yet.
  public subscript(position: Int) -> Subview { preconditionFailure("the views are found when the ForEach is lowered") }
}

extension ForEach where Data == ForEachSubviewCollection, ID == Int {
  /// Makes views of each of those that another one stands for.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(
      ForEachSubviewCollection(), making: content,
      elements: { environment in Array(SubviewsCollection(view, in: environment)) })
  }
}
