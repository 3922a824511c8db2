public import LayoutComparison
public import LayoutEngine

/// A layout as a picture in SVG: every view with its name and size, texts as they break, what is left hatched, what overflows outlined,
/// and, of SwiftUI's layouts, in which order stacks asked their views.
public struct LayoutPicture {
  private let picture: Picture

  /// Prepares the picture of a layout; `name` is the document's.
  ///
  /// - Parameters:
  ///   - engine: What the layout was made by, as the picture calls it.
  ///   - options: Those that the layout was made with: they have the metrics of texts.
  ///   - showsQuestions: Whether the order in which views were asked, and the offers, are shown.
  public init(
    name: String, engine: String, _ placed: PlacedTree, options: GreedyEngine.Options = GreedyEngine.Options(),
    showsQuestions: Bool = true
  ) {
    let painter = GreedyEngine(options: options)
    picture = Picture(
      name: name, [PicturePanel(title: engine, placed, by: painter, showsQuestions: showsQuestions)])
  }

  /// The picture as an SVG document.
  public var svg: String { picture.svg }
}

/// A comparison as a picture in SVG: SwiftUI's layout and the optimum at one scale, with the lengths that differ.
public struct ComparisonPicture {
  private let picture: Picture

  /// Prepares the picture of a comparison; `name` is the document's.
  ///
  /// - Parameter options: Those that the layouts were made with: they have the metrics of texts.
  public init(name: String, _ comparison: Comparison, options: GreedyEngine.Options = GreedyEngine.Options()) {
    let painter = GreedyEngine(options: options)
    picture = Picture(
      name: name,
      [
        PicturePanel(title: "SwiftUI", comparison.swiftUI, by: painter, showsQuestions: true),
        PicturePanel(title: "optimum", comparison.optimal.placed, by: painter, showsQuestions: false),
      ])
  }

  /// The picture as an SVG document.
  public var svg: String { picture.svg }
}
