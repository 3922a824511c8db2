/// Items of bars that know where they stand.
protocol PlacedToolbarContent {
  /// The places of the items.
  var places: [ToolbarItemPlacement] { get }
}

extension ToolbarContent {
  /// The places of all items inside.
  var allPlaces: [ToolbarItemPlacement] {
    if let placed = self as? any PlacedToolbarContent { return placed.places }
    return Body.self == Never.self ? [] : body.allPlaces
  }
}

extension ToolbarItem: PlacedToolbarContent {
  var places: [ToolbarItemPlacement] { [placement] }
}

extension ToolbarItemGroup: PlacedToolbarContent {
  var places: [ToolbarItemPlacement] { [placement] }
}

extension DefaultToolbarItem: PlacedToolbarContent {
  var places: [ToolbarItemPlacement] { [placement] }
}

extension ToolbarContents: PlacedToolbarContent {
  var places: [ToolbarItemPlacement] { items.flatMap { $0.allPlaces } }
}

extension Optional: PlacedToolbarContent where Wrapped: ToolbarContent {
  var places: [ToolbarItemPlacement] { self?.allPlaces ?? [] }
}
