import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Grids whose length is searched for, which divide it among their tracks at every offer that is tried.
struct TrackSearchTests {
  /// A text stands in the first track of a grid that is too high for 75 points, whatever its width; the narrower the text,
  /// the more lines it has.
  ///
  /// The descriptions of [10, 20] a track and of 5 a track, without gaps, take any length from 15 on together. Of 40 points
  /// or more each has 20 at least: the first then has two tracks or more, of less than 15 points each. Of less than 40 the
  /// second has 20, four tracks, and the first the rest, one track of less than 20, in which the text has fewer lines. So
  /// where it overflows least the grid has a pixel less than 40 at most, 40 − 1/3; the color has the rest of 100 points. To
  /// find that, lengths are tried by the hundred, each of which took a program.
  @Test(arguments: [Goal.standard, [.overflow, .fill, .fair], [.overflow, .fill]])
  func `tracks of a grid that is only tried are divided without a program`(goals: [Goal]) throws {
    let grid = ViewNode(
      .lazyVGrid(
        columns: [
          GridItem(.adaptive(minimum: 10, maximum: 20), spacing: 0),
          GridItem(.adaptive(minimum: 5, maximum: 5), spacing: 0),
        ], alignment: .center, spacing: 0), id: "grid",
      content: [ViewNode(.text("hello wide world"), id: "text"), ViewNode(.color, id: "cell")])
    let document = LayoutDocument(
      proposal: ProposedViewSize(width: 100, height: 75),
      view: StatedConstraintsTests.row("row", [grid, ViewNode(.color, id: "rest")]))
    let solver = CountingSolver()
    let result = try OptimalEngine(solver: solver, goals: goals).layout(document)
    let lengths = WholeTreeGoalsTests.lengths(result, ["grid", "rest", "cell"], \.width)
    let pixel = 1.0 / 3
    let expected: [Double] = [40 - pixel, 60 + pixel, 5]
    #expect(RangeStackTests.areClose(lengths, expected), "\(lengths)")
    let tracks = try #require(result.placed.trackAllocations.first).lengths.map { Double($0) }
    let divided: [Double] = [20 - pixel, 20]
    #expect(RangeStackTests.areClose(tracks, divided), "\(tracks)")
    // One for the row, one for the grid where it is shown, and those of offers next to a leap.
    #expect(solver.opened <= 250)
  }

  /// Three columns in 320 points with gaps of 8. The first one's cells take less the wider it is, up to a width from which on
  /// nothing overflows in them; what programs inside leave open of that is no cost with which a solver could work. Where it is
  /// that wide, the others share the rest.
  @Test func `costs that are but roundings do not keep columns from being decided`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 320, height: 480}
        view:
          type: LazyVGrid
          columns: [{size: flexible}, {size: flexible}, {size: flexible}]
          content:
          - type: VStack
            id: one
            modifiers: [{type: padding}]
            content:
            - type: HStack
              modifiers: [{type: padding}]
              content: [{type: Text, text: Weather}, {type: Color, modifiers: [{type: frame, width: 44}]}]
            - type: HStack
              spacing: 8
              content:
              - {type: Image, width: 44, height: 20}
              - {type: Text, text: Shipping from}
              - {type: Spacer}
              - {type: Text, text: design}
            - type: HStack
              content:
              - {type: Text, text: Add, modifiers: [{type: padding, length: 12}]}
              - {type: Text, text: Continue, modifiers: [{type: padding, length: 12}, {type: frame, maxWidth: infinity}]}
          - {type: Rectangle, id: two}
          - {type: Color, id: three}
          - type: VStack
            id: four
            modifiers: [{type: padding}]
            content:
            - type: HStack
              modifiers: [{type: padding}]
              content:
              - {type: Color}
              - {type: VStack, content: [{type: Color}, {type: Text, text: am Shipping due the design Berlin}]}
              - {type: Spacer}
            - type: HStack
              spacing: 8
              modifiers: [{type: padding}]
              content: [{type: Image, width: 24, height: 20}, {type: Text, text: am from Weather Alice}, {type: Spacer}]
        """)
    let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
    #expect(result.approximations.isEmpty)
    let widths = try ["one", "two", "three", "four"].map { Double(try #require(result.placed[$0]?.width)) }
    #expect(widths[0] == widths[3])
    #expect(abs(widths[1] - widths[2]) <= 1e-9)
    #expect(abs(widths[0] + widths[1] + widths[2] - 304) <= 1e-9)
  }
}
