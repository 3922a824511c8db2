/// The views of every element of a collection: they become members of the container around it, each with the modifiers
/// of the whole (6.10 of the semantics). Its stack is dynamic (6.7 of the semantics).
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let data: Data
  let content: (Data.Element) -> Content
  /// Finds elements that are known in an environment only; nil where they are the data's.
  let elements: ((EnvironmentValues) -> [Data.Element])?
  /// What tells an element apart, of which its views are where they say nothing else; nil where nothing does.
  let identity: ((Data.Element) -> ID)?

  init(
    _ data: Data, making content: @escaping (Data.Element) -> Content, identity: ((Data.Element) -> ID)? = nil,
    elements: ((EnvironmentValues) -> [Data.Element])? = nil
  ) {
    self.data = data
    self.content = content
    self.identity = identity
    self.elements = elements
  }

  /// Makes the views of elements that are told apart by a property.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order of their views.
  ///   - id: The property. A layout needs it where the views are chosen by a picker.
  ///   - content: Makes the views of one element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, making: content, identity: { $0[keyPath: id] })
  }

  /// Makes the views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, making: content, identity: { $0.id })
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes the views of every number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, making: content, identity: { $0 })
  }
}

extension ForEach {
  /// Makes the views of bindings to elements that have an identity.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(data.elements, making: content, identity: { $0.wrappedValue.id })
  }

  /// Makes the views of bindings to elements that are told apart by a property.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(data.elements, making: content, identity: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    var list = ViewList(isDynamic: true)
    for element in elements?(environment) ?? Array(data) {
      let view = environment.whileCurrent { content(element) }
      var views = ViewList(view, in: environment)
      if environment.readsTags, let id = identity?(element) {
        for place in views.nodes.indices { views.nodes[place].mark(SelectionTag(id)) }
      }
      list.append(views)
    }
    return list
  }
}
