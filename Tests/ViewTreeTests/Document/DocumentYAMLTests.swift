import Testing
import ViewVocabulary

@testable import ViewTree

struct DocumentYAMLTests {
  @Test func `YAML and JSON give the same document`() throws {
    let yaml = """
      # A stack written by hand
      name: 300 pt VStack
      proposal: {width: 300, height: .inf}
      origin:
        y: 62.5
      view:
        type: VStack
        spacing: 0
        content:
        - type: Rectangle
          id: red
          modifiers:
          - {type: frame, minHeight: 200, maxHeight: infinity}
        - type: Rectangle
          id: "2"
          modifiers:
            - type: layoutPriority
              value: +1e1
            - type: inspect
              label: 'yes'
              position: true
      """
    let json = """
      {"name": "300 pt VStack", "proposal": {"width": 300, "height": "infinity"}, "origin": {"y": 62.5},
       "view": {"type": "VStack", "spacing": 0, "content": [
         {"type": "Rectangle", "id": "red",
          "modifiers": [{"type": "frame", "minHeight": 200, "maxHeight": "infinity"}]},
         {"type": "Rectangle", "id": "2",
          "modifiers": [{"type": "layoutPriority", "value": 10}, {"type": "inspect", "label": "yes", "position": true}]}
       ]}}
      """
    #expect(try layoutDocument(yaml) == layoutDocument(json))
  }

  @Test(arguments: [
    ("12", 12), ("-0.5", -0.5), (".5", 0.5), ("5.", 5), ("+7", 7), ("1e3", 1000), ("0x1F", 31), ("0o17", 15),
    ("007", 7),
  ])
  func `plain scalars are numbers by the core schema`(text: String, number: Double) throws {
    let document = try layoutDocument("view: {type: Color, modifiers: [{type: layoutPriority, value: \(text)}]}")
    #expect(document.view.modifiers == [.layoutPriority(number)])
  }

  @Test(arguments: ["1_000", "12:30", "yes", "1e", "0b11", "1.2.3", "2026-01-01", "'12'", "\"12\"", "!!str 12", "--1"])
  func `other scalars are strings`(text: String) throws {
    let document = try layoutDocument("view: {type: Color, id: \(text)}")
    #expect(document.view.id == text.replacing("!!str ", with: "").filter { !"'\"".contains($0) })
  }

  @Test(arguments: [
    MarkedSource(
      "mistakes of several kinds together",
      """
      name: 👉[1]
      view:
        type: 👉VStak
        content:
        - 👉{}
        - type: Color
          modifiers:
          - type: frame
            width: 👉-4
            👉heigth: 4
            alignment: 👉topleading
      """,
      "name: name is an array; write a string", "view.type: unknown view `VStak`; did you mean `VStack`?",
      "view.content[0]: a view needs the key `type`",
      "view.content[1].modifiers[0].width: width is -4; a length is 0 or more",
      "view.content[1].modifiers[0].heigth: unknown key `heigth`; did you mean `height`?",
      "view.content[1].modifiers[0].alignment: alignment is `topleading`; did you mean `topLeading`?"),
    MarkedSource(
      "equal keys with the other mistakes",
      """
      view:
        type: Color
        "id": a
        👉id: b
        modifiers:
        - {type: frame, width: 1, 👉width: -2}
        👉modifers: []
      """,
      "view.id: the key `id` stands twice in one object; keep one",
      "view.modifiers[0].width: the key `width` stands twice in one object; keep one",
      "view.modifers: unknown key `modifers`; did you mean `modifiers`?"),
    MarkedSource(
      "numbers that are not finite",
      "view: {type: Color, modifiers: [{type: offset, x: 👉1e999, y: 👉.nan}, {type: padding, length: 👉.inf}]}",
      "view.modifiers[0].x: x is not finite; write a finite number",
      "view.modifiers[0].y: y is not finite; write a finite number",
      "view.modifiers[1].length: length is infinite; write a finite number"),
    MarkedSource(
      "an alias without an anchor", "view: {type: Color, modifiers: [👉*card]}",
      "no anchor `&card` stands before the alias `*card`"),
    MarkedSource(
      "an alias inside its anchor", "view: &v\n  type: VStack\n  content: [👉*v]",
      "the alias `*v` stands inside what its anchor names"),
    MarkedSource(
      "a key that is no string", "view:\n  👉[a, b]: 1", "a key is one string; quote it if it is meant as text"),
    MarkedSource("a tab for indentation", "view:\n👉\ttype: Color", "a tab stands here; YAML is indented with spaces"),
    MarkedSource("a scalar", "👉just words", "the document is the string \"just words\"; write an object with `view`"),
    MarkedSource("nothing", "👉# nothing\n", "there is no document here; a document is an object with a `view`"),
    MarkedSource("no input", "👉", "there is no document here; a document is an object with a `view`"),
    MarkedSource("only separators", "👉---\n---\n", "there is no document here; a document is an object with a `view`"),
  ])
  func `mistakes are told where they stand`(_ marked: MarkedSource) {
    #expect(marked.errors() == marked.expected)
  }
}
