extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Steps through them.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of them.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The place of an element.
  public typealias Index = Value.Index
  /// The places of all elements.
  public typealias Indices = Value.Indices

  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// Behind the last place.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The places of all elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The place after another one.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

  /// Moves a place to the next one.
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

  /// A binding to the element at a place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      reading: { wrappedValue[position] }, writing: { wrappedValue[position] = $0 })
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
  /// The place before another one.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

  /// Moves a place to the one before.
  public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}
