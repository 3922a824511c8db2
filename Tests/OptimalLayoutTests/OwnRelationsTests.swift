import GLPK
import LayoutTestSupport
import OptimalLayout
import Testing

/// Constraints on the lengths of one stack's children: it has its own optimum under them, which no stack around it bends.
struct OwnRelationsTests {
  static func layout(_ yaml: String, solvesWhole: Bool = false) throws -> OptimalResult {
    let document = try LayoutDocument(reading: yaml)
    let result = try OptimalEngine(solver: GLPKSolver(), solvesWhole: solvesWhole).layout(document)
    #expect(result.approximations.isEmpty, "\(result.approximations)")
    #expect(result.realisationGap <= 1e-9)
    return result
  }

  /// A text that is 120, 60 or 40 wide, in one line of 20, two or three.
  static let threeWidths = """
    textMetrics: [{text: T, maxWidth: null, width: 120, height: 20}, {text: T, maxWidth: 119, width: 60, height: 40}, \
    {text: T, maxWidth: 59, width: 40, height: 60}]
    """

  static func frame(_ result: OptimalResult, _ key: String) throws -> [Double] {
    let frame = try #require(result.placed[key])
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 + 0 }
  }

  /// The bubble takes what it is offered up to 150 before a spacer, at most 100 by the constraint, and has two lines of 20
  /// then. In three lines it would be higher, and the column would use more of its 300 points; but that is not for the column
  /// to say.
  @Test(arguments: [
    "bubble.width <= 100", "bubble.width <= 0.5 * root.width", "2 * bubble.width <= row.width",
    "row.width - bubble.width >= 100", "bubble.width <= 0.25 * bar.width + 50", "side.width >= bubble.width @strong",
    "bubble.maxX <= 100", "side.minX - bubble.minX <= 0.5 * root.midX + 50", "side.midX <= 150 @weak",
  ])
  func `a column does not bend a row that a constraint binds`(constraint: String) throws {
    for solvesWhole in [false, true] {
      let result = try Self.layout(
        """
        proposal: {width: 200, height: 300}
        constraints: ["\(constraint)"]
        textMetrics:
          - {text: T, maxWidth: null, width: 120, height: 20}
          - {text: T, maxWidth: 119, width: 80, height: 40}
          - {text: T, maxWidth: 79, width: 60, height: 60}
        view:
          type: VStack
          id: root
          spacing: 0
          content:
            - type: HStack
              id: row
              spacing: 0
              content:
                - {type: Text, id: bubble, text: T, modifiers: [{type: frame, maxWidth: 150, alignment: leading}]}
                - {type: Spacer, id: side, minLength: 0}
            - {type: Color, id: bar, modifiers: [{type: frame, height: 20}]}
        """, solvesWhole: solvesWhole)
      #expect(try Self.frame(result, "bubble") == [0, 120, 100, 40])
      #expect(try Self.frame(result, "root") == [0, 120, 200, 60])
    }
  }

  /// The row of 300 gives its column 80 of them, since nothing in it but `bar` is that wide, and 220 to the rest; without the
  /// constraint both would have 150. A column has no say in how wide it is, nor a view in insets within it.
  @Test(arguments: [
    "bar.width <= 70", "bar.width == 70", "2 * bar.width <= 140", "bar.width <= 0.25 * root.width - 5",
    "bar.width <= 70 @strong", "rest.width - bar.width >= 150", "rest.width >= bar.width + 150 @weak",
    "wide.width <= 80", "wide.width == 80 @strong",
  ])
  func `a view in a column of a row is bound by what the row gives the column`(constraint: String) throws {
    for solvesWhole in [false, true] {
      let result = try Self.layout(
        Self.columnInRow(constraint, bar: "{type: Color, id: bar}"), solvesWhole: solvesWhole)
      #expect(try Self.frame(result, "wide") == [0, 0, 80, 50])
      #expect(try Self.frame(result, "bar") == [5, 55, 70, 40])
      #expect(try Self.frame(result, "rest") == [80, 0, 220, 100])
    }
  }

  /// No more than 90 points wide, the view keeps to 100 in any column; 40 it has to be told of, and at least 30 it is anyway.
  @Test(arguments: [
    ("bar.width <= 100", 150), ("bar.width <= 40", 50), ("bar.width >= 90", 150), ("bar.width == 40", 50),
    ("bar.width <= 40 @strong", 50), ("bar.width >= 30", 150), ("bar.width <= 90", 150),
  ])
  func `a view that stops growing is bound below its greatest length`(constraint: String, column: Double) throws {
    for solvesWhole in [false, true] {
      let result = try Self.layout(
        Self.columnInRow(
          constraint, bar: "{type: Color, id: bar, modifiers: [{type: frame, minWidth: 30, maxWidth: 90}]}"),
        solvesWhole: solvesWhole)
      #expect(try Self.frame(result, "wide") == [0, 0, column, 50])
      #expect(try Self.frame(result, "rest") == [column, 0, 300 - column, 100])
    }
  }

  /// A row of 300 by 100 with a column of two views of 50, the second in insets of 5, beside a third one.
  private static func columnInRow(_ constraint: String, bar: String) -> String {
    """
    proposal: {width: 300, height: 100}
    constraints: ["\(constraint)"]
    view:
      type: HStack
      id: root
      spacing: 0
      content:
        - type: VStack
          spacing: 0
          content:
            - {type: Color, id: wide}
            - {type: VStack, modifiers: [{type: padding, length: 5}], content: [\(bar)]}
        - {type: Color, id: rest}
    """
  }

  /// The pictures share 100 points of height by 50 and 50, in which they are 50 and 100 wide: no more than 100 of the width are
  /// of use to them, whatever the other column may not have. With 100 + 0 they would use 200. The row is in the
  /// middle of what it is offered.
  @Test func `what binds a view in a column bends no column beside it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 100}
      constraints: ["bar.width == 30"]
      view:
        type: HStack
        id: root
        spacing: 0
        content:
          - {type: VStack, spacing: 0, content: [{type: Color, id: bar}, {type: Color}]}
          - type: VStack
            spacing: 0
            content:
              - {type: Circle, id: one}
              - {type: Rectangle, id: other, modifiers: [{type: aspectRatio, ratio: 2, contentMode: fit}]}
      """)
    #expect(try Self.frame(result, "one") == [140, 0, 50, 50])
    #expect(try Self.frame(result, "other") == [115, 50, 100, 50])
    #expect(try Self.frame(result, "root") == [85, 0, 130, 100])
  }

  /// Two circles share 300 by 150 and are 150 high, although 280 + 20 would let the column use what `bar` may not.
  @Test func `what binds a column bends no row in it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["bar.height == 20"]
      view:
        type: VStack
        spacing: 0
        content:
          - {type: HStack, spacing: 0, content: [{type: Circle, id: one}, {type: Circle, id: other}]}
          - {type: Color, id: bar}
      """)
    #expect(try Self.frame(result, "one") == [0, 65, 150, 150])
    #expect(try Self.frame(result, "other") == [150, 65, 150, 150])
    #expect(try Self.frame(result, "bar") == [0, 215, 300, 20])
  }

  /// Of 300 points the least share is as large as can be with 150 + 75 + 75. The column would use more with a larger circle.
  @Test func `two lengths of a row are bound to each other`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["a.width == 2 * b.width"]
      view:
        type: VStack
        id: root
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: a, modifiers: [{type: frame, height: 10}]}
              - {type: Color, id: b, modifiers: [{type: frame, height: 10}]}
              - {type: Circle, id: c}
          - {type: Color, modifiers: [{type: frame, height: 20}]}
      """)
    #expect(try ["a", "b", "c"].map { try Self.frame(result, $0)[2] } == [150, 75, 75])
    #expect(try Self.frame(result, "root")[3] == 95)
  }

  /// `b` needs 100 of 300, which leaves `a` 200 of the 250 that it is to have: overflow comes first. The circles stay 150 wide.
  @Test func `what is not required comes after the stack's overflow`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 200}
      constraints: ["a.width >= 250 @strong", "a.width <= 20 @weak"]
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - {type: Color, id: a, modifiers: [{type: frame, height: 10}]}
              - type: Color
                id: b
                modifiers: [{type: frame, height: 10}, {type: frame, minWidth: 100, maxWidth: 400}]
          - {type: HStack, spacing: 0, content: [{type: Circle, id: one}, {type: Circle, id: other}]}
      """)
    #expect(try ["a", "b", "one", "other"].map { try Self.frame(result, $0)[2] } == [200, 100, 150, 150])
  }

  /// `a` is half as wide as it is high, so that its row has to be 100 high for 50. Of 170 points, 50 are left to `d` beside a
  /// text in one line of 20; in two lines of 40 the smallest of the column's children would be larger, but the text's row has
  /// its own optimum.
  @Test func `a column offers a row what the row needs for what is required in it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 170}
      constraints: ["a.width >= 50"]
      \(Self.threeWidths)
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            spacing: 0
            content:
              - {type: Rectangle, id: a, modifiers: [{type: aspectRatio, ratio: 0.5, contentMode: fit}]}
              - {type: Color}
          - {type: HStack, spacing: 0, content: [{type: Text, id: text, text: T}, {type: Spacer, minLength: 0}]}
          - {type: Color, id: d}
      """)
    #expect(try Self.frame(result, "a") == [0, 0, 50, 100])
    #expect(try Self.frame(result, "text") == [0, 100, 120, 20])
    #expect(try Self.frame(result, "d") == [0, 120, 300, 50])
  }

  /// The row's 300 points are in the way: with one more, two thirds of it go to `a`. What the column is offered is not.
  @Test func `a bound row's offer is relaxed under what binds it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["a.width == 2 * b.width"]
      view:
        type: VStack
        spacing: 0
        content:
          - {type: HStack, id: row, spacing: 0, content: [{type: Color, id: a}, {type: Color, id: b}]}
          - {type: HStack, spacing: 0, content: [{type: Circle}, {type: Circle}]}
      """)
    #expect(try ["a", "b"].map { try Self.frame(result, $0)[2] } == [200, 100])
    let allocation = try #require(result.placed.allocations.first { result.placed.tree.key(of: $0.stack) == "row" })
    #expect(
      try result.sensitivity(of: allocation) == [BoundEffect(view: "row", bound: .offered, used: 1, overflow: 0)])
  }

  /// The row's children are as long as their frames let them be. One point more for `b` is used; one for `a` is not, which is
  /// to be at most 100 anyway.
  @Test func `a bound is relaxed beside a constraint that holds without it`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 300}
      constraints: ["a.width <= 100"]
      view:
        type: VStack
        spacing: 0
        content:
          - type: HStack
            id: row
            spacing: 0
            content:
              - {type: Color, id: a, modifiers: [{type: frame, maxWidth: 100}]}
              - {type: Color, id: b, modifiers: [{type: frame, maxWidth: 150}]}
          - {type: HStack, spacing: 0, content: [{type: Circle}, {type: Circle}]}
      """)
    #expect(try ["a", "b"].map { try Self.frame(result, $0)[2] } == [100, 150])
    let allocation = try #require(result.placed.allocations.first { result.placed.tree.key(of: $0.stack) == "row" })
    #expect(
      try result.sensitivity(of: allocation) == [
        BoundEffect(view: "a", bound: .maximum, used: 0, overflow: 0),
        BoundEffect(view: "b", bound: .maximum, used: 1, overflow: 0),
      ])
  }

  /// Where a row stands follows from its length: one of 80 points in 200 begins at 60, so that `a` ends where it is to end.
  /// Filling the row comes after that, whether it is required or not.
  @Test(arguments: ["", " @strong", " @weak"])
  func `a row is shorter where that moves a child to its place`(strength: String) throws {
    let result = try Self.layout(
      """
      proposal: {width: 200, height: 100}
      constraints: ["a.maxX == 80\(strength)"]
      view:
        type: HStack
        id: row
        spacing: 0
        content:
          - {type: Color, id: a, modifiers: [{type: frame, width: 20}]}
          - {type: Color, id: b}
      """)
    #expect(try Self.frame(result, "a") == [60, 0, 20, 100])
    #expect(try Self.frame(result, "row") == [60, 0, 80, 100])
  }

  /// 0.3 · 300 is 90, and not a rounding beside it.
  @Test func `what a constraint binds is told without roundings`() throws {
    let result = try Self.layout(
      """
      proposal: {width: 300, height: 100}
      constraints: ["side.width <= 0.3 * root.width"]
      view: {type: HStack, id: root, spacing: 8, content: [{type: Color, id: side}, {type: Color, id: content}]}
      """)
    #expect(result.placed["side"]?.width == 90)
    #expect(result.placed["content"]?.width == 202)
  }

  /// A text is 120, 60 or 40 wide, at no offer 50, beside a color without an end.
  @Test func `what a stack cannot keep is a conflict`() throws {
    #expect(throws: LayoutFailure.self) {
      try Self.layout(
        """
        proposal: {width: 200, height: 300}
        constraints: ["text.width == 50"]
        \(Self.threeWidths)
        view:
          type: VStack
          content:
            - {type: HStack, spacing: 0, content: [{type: Text, id: text, text: T}, {type: Color}]}
            - {type: Color}
        """)
    }
  }
}

extension OwnRelationsTests {
  /// Makes trees of rows and columns with views whose axes influence each other, and one rectangle.
  private struct Trees {
    var random: SeededGenerator
    /// What binds the rectangle: the least and the greatest length.
    var bounds: (CGFloat, CGFloat)
    /// Whether a frame does that, where a constraint is to do it.
    var isFramed: Bool
    private(set) var axis = Axis.horizontal

    init(seed: UInt64, isFramed: Bool) {
      random = SeededGenerator(seed: seed)
      let lower = CGFloat(Int.random(in: 0...6, using: &random) * 10)
      bounds = (lower, lower + CGFloat(Int.random(in: 0...4, using: &random) * 10))
      self.isFramed = isFramed
    }

    private mutating func leaf() -> ViewNode {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: return ViewNode(.circle)
      case 1: return ViewNode(.text(["ab cd ef", "one", "hello wide world"].randomElement(using: &random) ?? ""))
      case 2: return ViewNode(.rectangle, modifiers: [.aspectRatio(2, contentMode: .fit)])
      case 3: return ViewNode(.rectangle, modifiers: [.frame(width: 20, height: 30, alignment: .center)])
      case 4: return ViewNode(.rectangle, modifiers: [.flexibleFrame(FrameBounds(minWidth: 10, maxHeight: 40))])
      default: return ViewNode(.rectangle)
      }
    }

    private mutating func stack(_ axis: Axis, _ content: [ViewNode]) -> ViewNode {
      let content = content.shuffled(using: &random)
      return axis == .horizontal
        ? ViewNode(.hStack(alignment: .center, spacing: 0, dynamic: true), content: content)
        : ViewNode(.vStack(alignment: .center, spacing: 0, dynamic: true), content: content)
    }

    private mutating func bound(along axis: Axis) -> ViewNode {
      self.axis = axis
      guard isFramed else { return ViewNode(.rectangle, id: "bound") }
      let bounds =
        axis == .horizontal
        ? FrameBounds(minWidth: bounds.0, maxWidth: bounds.1) : FrameBounds(minHeight: bounds.0, maxHeight: bounds.1)
      return ViewNode(.rectangle, id: "bound", modifiers: [.flexibleFrame(bounds)])
    }

    /// A stack of stacks, the rectangle in one of them.
    mutating func tree() -> ViewNode {
      let outer = Bool.random(using: &random) ? Axis.horizontal : .vertical
      let isInside = Bool.random(using: &random)
      let inner = stack(outer.other, [leaf(), isInside ? bound(along: outer.other) : leaf(), leaf()])
      return stack(outer, [inner, isInside ? leaf() : bound(along: outer), stack(outer.other, [leaf(), leaf()])])
    }
  }

  /// A rectangle that takes any length and is bound between two is a rectangle in a frame with these bounds, whatever views
  /// there are beside it and around it.
  @Test(arguments: UInt64(0)..<24)
  func `a constraint on a rectangle is a frame around it`(seed: UInt64) throws {
    func sizes(isFramed: Bool) throws -> [[Double]] {
      var trees = Trees(seed: seed, isFramed: isFramed)
      let view = trees.tree()
      let length = trees.axis == .horizontal ? "width" : "height"
      let (lower, upper) = trees.bounds
      let constraints = isFramed ? [] : ["bound.\(length) >= \(lower)", "bound.\(length) <= \(upper)"]
      let document = LayoutDocument(
        proposal: ProposedViewSize(width: 150, height: 120),
        constraints: try constraints.map { try LayoutConstraint($0) }, view: view)
      let result = try OptimalEngine(solver: GLPKSolver()).layout(document)
      return result.placed.elementFrames.enumerated().compactMap { element, frame in
        guard let frame, result.placed.tree.elements[element].children.isEmpty else { return nil }
        return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1e6).rounded() / 1e6 + 0 }
      }
    }
    #expect(try sizes(isFramed: false) == sizes(isFramed: true))
  }
}
