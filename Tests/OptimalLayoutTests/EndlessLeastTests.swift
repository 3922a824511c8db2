import OptimalLayout
import Testing

/// Views that have no end: where they are offered nothing alone, or whatever they are offered.
struct EndlessLeastTests {
  /// A view twice as wide as high: the color where it is at least 14 wide, else a lazy grid, in which a rectangle that fills
  /// has no end. Its heights in 80 points are 7 to 40.
  private static let fits =
    """
    {type: ViewThatFits, id: fits, axes: [horizontal], modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}], content: [
      {type: Color, id: color, modifiers: [{type: frame, minWidth: 14, idealWidth: 14}]},
      {type: LazyVGrid, id: lazy, columns: [{size: fixed, length: 30}], content: [
        {type: Rectangle, id: filling, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fill}]}]}]}
    """

  /// Of 100 points the view takes all it can, 40. Of 5 it takes the 7 that it needs, and 2 overflow: the grid's height, which
  /// it takes where it is offered nothing, would overflow without end.
  @Test(arguments: [(100.0, [0.0, 60, 80, 40]), (5.0, [33.0, -1, 14, 7])], [false, true])
  func `a stack gives such a view a length with an end`(of offer: (Double, [Double]), whole: Bool) throws {
    let (height, expected) = offer
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 80, height: \(height)}
      view: {type: VStack, spacing: 0, content: [{type: Rectangle, id: top}, \(Self.fits)]}
      """, solvesWhole: whole)
    #expect(try OwnRelationsTests.frame(result, "fits") == expected)
    #expect(result.placed["lazy"] == nil)
  }

  /// A rectangle that fills a lazy grid has no end whatever it is offered, and leaves nothing to divide.
  @Test func `a view that never ends stays so`() throws {
    let result = try OwnRelationsTests.layout(
      """
      proposal: {width: 80, height: 100}
      view:
        type: VStack
        spacing: 0
        content:
          - {type: Rectangle, id: top}
          - type: LazyVGrid
            id: lazy
            columns: [{size: fixed, length: 30}]
            content: [{type: Rectangle, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fill}]}]
      """)
    #expect(result.placed["lazy"]?.height == .infinity)
    #expect(result.placed["top"]?.height == 0)
  }

  /// Offered less than 10 points the column shows a square that is to fill a height without end; from 10 on a view that ends. So
  /// it is endless at its least only, and takes the 180 points that the first view leaves it.
  @Test func `what is endless at its least alone shares a length`() throws {
    let result = try CellsInProgramsTests.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["first.width == 20"]
      view:
        type: HStack
        spacing: 0
        content:
        - {type: Rectangle, id: first}
        - type: VStack
          modifiers: [{type: fixedSize, horizontal: false}]
          content:
          - type: ViewThatFits
            content:
            - {type: Rectangle, id: shown}
            - {type: Rectangle, modifiers: [{type: aspectRatio, ratio: 1, contentMode: fill}]}
          - {type: Rectangle, id: below}
      """, Goal.standard)
    #expect(try CellsInProgramsTests.size(result, "first") == [20, 100])
    #expect(try CellsInProgramsTests.size(result, "shown") == [180, 10])
    #expect(try CellsInProgramsTests.size(result, "below") == [180, 10])
  }
}
