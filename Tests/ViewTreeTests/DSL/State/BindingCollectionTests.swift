import Testing
import ViewVocabulary

@testable import ViewTree

/// A binding to a collection is the collection of bindings to its elements.
struct BindingCollectionTests {
  private struct Item: Identifiable, Equatable {
    var id: Int
    var isOn = false
  }

  @Test func `elements are read and written through it`() {
    let state = State(wrappedValue: [Item(id: 1), Item(id: 2), Item(id: 3)])
    let items = state.projectedValue
    #expect(items.count == 3)
    for item in items where item.wrappedValue.id != 2 { item.isOn.wrappedValue = true }
    items.last?.wrappedValue.id = 9
    #expect(state.wrappedValue == [Item(id: 1, isOn: true), Item(id: 2), Item(id: 9, isOn: true)])
    #expect(items[1].wrappedValue == Item(id: 2))
    #expect(items.map(\.wrappedValue.id) == [1, 2, 9])
  }

  @Test func `loops take it as they take the collection`() {
    let items = Binding.constant([Item(id: 1), Item(id: 2)])
    let loop = VStack { ForEach(items) { item in Text("\(item.wrappedValue.id)") } }
    let other = VStack { ForEach(items, id: \.id) { $item in Text("\(item.id)") } }
    #expect(ViewNode(loop) == ViewNode(other))
    #expect(ViewNode(loop).content.count == 2)
  }
}
