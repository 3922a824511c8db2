import GreedyLayout
import LayoutTestSupport
import Testing

@testable import LayoutEngine
@testable import ViewTree

/// What a layout shows, in which order it is painted, and with which colours, clips and effects.
struct PaintingTests {
  private func painting(_ text: String) throws -> (painting: Painting, tree: IndexedTree) {
    let placed = try GreedyEngine().layout(LayoutDocument(reading: text))
    return (GreedyEngine().painting(of: placed), placed.tree)
  }

  private func order(_ text: String) throws -> [String] {
    let (painting, tree) = try painting(text)
    return painting.painted.map { tree.key(ofView: $0.view) }
  }

  @Test func `a background is behind its view, an overlay before it, a greater zIndex before siblings`() throws {
    let order = try order(
      """
      proposal: {width: 100, height: 100}
      view:
        type: ZStack
        id: z
        modifiers:
          - {type: background, content: [{type: Color, id: behind}]}
          - {type: overlay, content: [{type: Color, id: before}]}
        content:
          - {type: Color, id: first, modifiers: [{type: zIndex, value: 1}, {type: padding, length: 5}]}
          - {type: Color, id: second}
          - {type: Color, id: third, modifiers: [{type: zIndex, value: -2}]}
      """)
    #expect(order == ["behind", "third", "second", "first", "before"])
  }

  @Test func `the colour nearest to a view is its own, and a background does not take that of its view`() throws {
    let (painting, _) = try painting(
      """
      proposal: {width: 100, height: 100}
      view:
        type: VStack
        id: stack
        modifiers: [{type: foregroundColor, color: green}]
        content:
          - {type: Rectangle, id: plain}
          - type: Rectangle
            id: own
            modifiers:
              - {type: foregroundColor, color: red}
              - {type: background, content: [{type: Circle, id: back}]}
              - {type: foregroundColor, color: blue}
          - {type: Color, id: unseen, modifiers: [{type: foregroundColor, color: clear}]}
          - {type: Color, id: gone, modifiers: [{type: hidden}]}
      """)
    // The circle stands inside the outer colour of the view behind which it is.
    #expect(painting.painted.map(\.color) == ["green", "blue", "red"])
    #expect(painting.painted.map(\.content) == [.shape(.rectangle), .shape(.ellipse), .shape(.rectangle)])
    // What is not seen has its place all the same: the stack, its four children and the circle.
    #expect(painting.outlines.count == 6)
  }

  @Test func `opacities multiply, and clips are those of all views around`() throws {
    let (painting, _) = try painting(
      """
      proposal: {width: 100, height: 100}
      view:
        type: ZStack
        id: z
        modifiers: [{type: opacity, value: 0.5}, {type: cornerRadius, radius: 8}]
        content:
          - type: RoundedRectangle
            id: card
            cornerRadius: 12
            modifiers: [{type: frame, width: 160, height: 40}, {type: opacity, value: 0.5}, {type: clipped}]
          - {type: Color, id: area}
      """)
    let card = try #require(painting.painted.first)
    #expect(card.opacity == 0.25)
    // 160 points in the middle of 100 begin 30 to the left of them.
    let frame = CGRect(x: -30, y: 30, width: 160, height: 40)
    #expect(card.frame == frame)
    #expect(card.content == .shape(.roundedRectangle(cornerRadius: 12)))
    #expect(card.clips.map(\.shape) == [.roundedRectangle(cornerRadius: 8), .rectangle])
    #expect(card.clips[1].frame == frame)
    let outer = try #require(card.clips.first).frame
    let seen = painting.outlines.first { $0.frame == frame }?.visible
    #expect(seen == frame.intersection(outer))
  }

  @Test func `what source says of drawing is what a document says`() throws {
    let view = ZStack {
      Color.red.frame(width: 50).opacity(0.5).clipShape(Circle()).zIndex(1)
      Color.blue.cornerRadius(4).clipped()
      Color.green.hidden()
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
    let painted = GreedyEngine().painting(of: placed).painted
    // The hidden one is not painted, and the one with the greater zIndex comes last.
    #expect(painted.map(\.color) == ["blue", "red"])
    #expect(painted.map(\.opacity) == [1, 0.5])
    #expect(painted.map { $0.clips.map(\.shape) } == [[.rectangle, .roundedRectangle(cornerRadius: 4)], [.ellipse]])
  }

  @Test func `corners are no rounder than half of the shorter side`() {
    let size = CGSize(width: 100, height: 20)
    #expect(DrawnShape.roundedRectangle(cornerRadius: 30).cornerRadius(in: size) == 10)
    #expect(DrawnShape.roundedRectangle(cornerRadius: 4).cornerRadius(in: size) == 4)
    #expect(DrawnShape.capsule.cornerRadius(in: size) == 10)
    #expect(DrawnShape.rectangle.cornerRadius(in: size) == 0)
  }

  @Test func `a border is a line inside the view, before it`() throws {
    let (painting, _) = try painting(
      """
      proposal: {width: 100, height: 100}
      view: {type: Color, id: c, modifiers: [{type: border, color: red, width: 3}, {type: padding, length: 10}]}
      """)
    #expect(painting.painted.map(\.content) == [.shape(.rectangle), .border(width: 3)])
    #expect(painting.painted.map(\.color) == [nil, "red"])
    #expect(painting.painted.allSatisfy { $0.frame == CGRect(x: 10, y: 10, width: 80, height: 80) })
    #expect(painting.outlines.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func `an effect maps what is inside, about its middle`() throws {
    let view = Color.red.frame(width: 40, height: 20).scaleEffect(2)
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
    let painted = try #require(GreedyEngine().painting(of: placed).painted.first)
    let effects = try #require(painted.effects)
    // Twice as far from the middle, 50 and 50: the left edge at 30 comes to 10.
    #expect(effects(painted.frame) == CGRect(x: 10, y: 30, width: 80, height: 40))
    #expect(painted.frame == CGRect(x: 30, y: 40, width: 40, height: 20))
  }

  @Test func `a text has its lines as they break, each from its baseline`() throws {
    let lines = try lines("{type: frame, width: 90}")
    #expect(lines.map(\.text) == ["Notes and", "ideas"])
    // Baselines of body text are 22 points apart: 20.287 of the line, and what is between lines.
    let pitch = BuiltInTextMetrics().lineMetrics(of: .body).linePitch
    #expect(abs(lines[1].baseline - lines[0].baseline - pitch) < 1e-9)
    #expect(lines[0].left == lines[1].left)
    #expect(lines[0].fontSize == 17)
    #expect(lines[0].width > lines[1].width)
  }

  @Test func `centred lines have the same middle, and what is cut ends with an ellipsis`() throws {
    let centred = try lines("{type: multilineTextAlignment, alignment: center}, {type: frame, width: 90}")
    let middles = centred.map { $0.left + $0.width / 2 }
    #expect(abs(middles[0] - middles[1]) < 1e-9)
    let cut = try lines("{type: lineLimit, maximum: 1}, {type: frame, width: 90}")
    #expect(cut.count == 1)
    #expect(cut[0].text.hasPrefix("Notes") && cut[0].text.hasSuffix("…"))
    let middle = try lines(
      "{type: lineLimit, maximum: 1}, {type: truncationMode, value: middle}, {type: frame, width: 90}")
    #expect(middle[0].text.hasPrefix("No") && middle[0].text.hasSuffix("as") && middle[0].text.contains("…"))
  }

  private func lines(_ modifiers: String) throws -> [PaintedLine] {
    let (painting, _) = try painting(
      """
      proposal: {width: 300, height: 300}
      view: {type: Text, id: t, text: Notes and ideas, modifiers: [\(modifiers)]}
      """)
    guard case .text(let lines)? = painting.painted.first?.content else { return [] }
    return lines
  }

  @Test func `candidates that were not chosen are not painted`() throws {
    let order = try order(
      """
      proposal: {width: 50, height: 50}
      view:
        type: ViewThatFits
        id: fits
        content:
          - {type: Color, id: wide, modifiers: [{type: frame, width: 80}]}
          - {type: Color, id: narrow, modifiers: [{type: frame, width: 40}]}
      """)
    #expect(order == ["narrow"])
  }
}
