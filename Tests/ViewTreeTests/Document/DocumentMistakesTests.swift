import Testing
import ViewVocabulary

@testable import ViewTree

struct DocumentMistakesTests {
  static let unknown: [MarkedSource] = [
    .modifier(
      "a key of a modifier", #"{"type": "frame", 👉"minheigth": 4}"#,
      "view.modifiers[0].minheigth: unknown key `minheigth`; did you mean `minHeight`?"),
    .modifier(
      "a key like no other", #"{"type": "offset", 👉"wobble": 4}"#,
      "view.modifiers[0].wobble: unknown key `wobble`; offset takes `type`, `x` and `y`"),
    .view(
      "a key of another type", #"{"type": "Color", 👉"content": []}"#,
      "view.content: unknown key `content`; Color takes `type`, `id` and `modifiers`"),
    MarkedSource(
      "a key of the document", #"{👉"veiw": {}, "proposal": {👉"hieght": 3}, "view": {"type": "Color"}}"#,
      "veiw: unknown key `veiw`; did you mean `view`?",
      "proposal.hieght: unknown key `hieght`; did you mean `height`?"),
    .view(
      "a type of view", #"{"type": 👉"Rectangel"}"#, "view.type: unknown view `Rectangel`; did you mean `Rectangle`?"),
    .view(
      "a type of modifier, with what is inside it",
      #"{"type": "Color", "modifiers": [{"type": 👉"overlap", "content": [{"type": 👉"Colr"}]}]}"#,
      "view.modifiers[0].type: unknown modifier `overlap`; did you mean `overlay`?",
      "view.modifiers[0].content[0].type: unknown view `Colr`; did you mean `Color`?"),
    .view(
      "a type like no other, with what is inside it",
      #"{"type": 👉"CustomLayout", "layout": "Wheel", "content": [{"type": "GridRow"}, 👉7]}"#,
      "view.type: unknown view `CustomLayout`; `allot vocabulary` lists the \(Registry.views.names.count) that are known",
      "view.content[1]: content[1] is the number 7; write an object with a `type`"),
    .view(
      "a type of track", #"{"type": "LazyVGrid", "columns": [{"size": 👉"flexibel"}]}"#,
      "view.columns[0].size: unknown track `flexibel`; did you mean `flexible`?"),
    .view(
      "a name", #"{"type": "VStack", "alignment": 👉"centre"}"#,
      "view.alignment: alignment is `centre`; did you mean `center`?"),
    .view(
      "a name of the other axis", #"{"type": "VStack", "alignment": 👉"top"}"#,
      "view.alignment: alignment is `top`; use `leading`, `center` or `trailing`"),
    .modifier(
      "a name in a list", #"{"type": "padding", "edges": ["top", 👉"left", 👉4]}"#,
      "view.modifiers[0].edges[1]: edges[1] is `left`; use `all`, `horizontal`, `vertical`, `top`, `leading`, `bottom` "
        + "or `trailing`",
      "view.modifiers[0].edges[2]: edges[2] is the number 4; write `all`, `horizontal`, `vertical`, `top`, `leading`, "
        + "`bottom` or `trailing`"),
    .modifier(
      "an alignment along the edge", #"{"type": "safeAreaInset", "edge": "top", "alignment": 👉"bottom"}"#,
      "view.modifiers[0].alignment: alignment is `bottom`; along the top edge use `leading`, `center` or `trailing`"),
  ]

  static let values: [MarkedSource] = [
    .modifier(
      "a negative length", #"{"type": "frame", "minHeight": 👉-4}"#,
      "view.modifiers[0].minHeight: minHeight is -4; a length is 0 or more"),
    .view(
      "every length that is 0 or more",
      #"""
      {"type": "ZStack", "content": [
        {"type": "Spacer", "minLength": 👉-1}, {"type": "RoundedRectangle", "cornerRadius": 👉-1},
        {"type": "Image", "width": 👉-1, "height": 1},
        {"type": "Color", "modifiers": [{"type": "border", "width": 👉-1}]},
        {"type": "LazyHGrid", "rows": [{"size": "fixed", "length": 👉-1}]},
        {"type": "Responses", "table": [], "default": {"width": 👉-1, "height": 0}}]}
      """#,
      "view.content[0].minLength: minLength is -1; a length is 0 or more",
      "view.content[1].cornerRadius: cornerRadius is -1; a length is 0 or more",
      "view.content[2].width: width is -1; a length is 0 or more",
      "view.content[3].modifiers[0].width: width is -1; a length is 0 or more",
      "view.content[4].rows[0].length: length is -1; a length is 0 or more",
      "view.content[5].default.width: width is -1; a length is 0 or more"),
    MarkedSource(
      "the scale and measured texts",
      #"{"displayScale": 👉0, "textMetrics": [{"text": "a", "maxWidth": 👉-1, "width": 1, "height": 👉-2}],"#
        + #""view": {"type": "Color"}}"#,
      "displayScale: displayScale is 0; it has to be more than 0",
      "textMetrics[0].maxWidth: maxWidth is -1; a length is 0 or more",
      "textMetrics[0].height: height is -2; a length is 0 or more"),
    .modifier(
      "a number too large", #"{"type": "layoutPriority", "value": 👉1e400}"#,
      "view.modifiers[0].value: value is not finite; write a finite number"),
    .modifier(
      "infinity where it has no meaning", #"{"type": "frame", "width": 👉"infinity"}"#,
      "view.modifiers[0].width: width is infinite; write a finite number that is 0 or more"),
    .view(
      "a string for a number", #"{"type": "VStack", "spacing": 👉"8"}"#,
      #"view.spacing: spacing is the string "8"; write a finite number"#),
    .view(
      "null for a number", #"{"type": "VStack", "spacing": 👉null}"#,
      "view.spacing: spacing is null; leave it out, or write a finite number"),
    .view(
      "other kinds",
      #"{"type": "VStack", "id": 👉7, "dynamic": 👉"true", "alignment": 👉{}, "content": 👉{}, "modifiers": 👉false}"#,
      "view.id: id is the number 7; write a string",
      #"view.dynamic: dynamic is the string "true"; write true or false"#,
      "view.alignment: alignment is an object; write `leading`, `center` or `trailing`",
      "view.content: content is an object; write an array of views",
      "view.modifiers: modifiers is false; write an array of modifiers"),
    MarkedSource(
      "the proposal",
      #"{"proposal": {"width": null, "height": 👉[]}, "view": {"type": "Color"}}"#,
      #"proposal.height: height is an array; write a finite number, "infinity" or null"#),
  ]

  static let structure: [MarkedSource] = [
    MarkedSource("no view", #"👉{"name": "a"}"#, "view: a document needs the key `view`"),
    MarkedSource("a view that is none", #"{"view": 👉[]}"#, "view: view is an array; write an object with a `type`"),
    .view("no type", #"👉{"id": "a"}"#, "view: a view needs the key `type`"),
    .view(
      "keys that are needed", #"👉{"type": "Text", "modifiers": [👉{"type": "aspectRatio"}, 👉{"type": "inspect"}]}"#,
      "view.text: Text needs the key `text` or `runs`",
      "view.modifiers[0].contentMode: aspectRatio needs the key `contentMode`",
      "view.modifiers[1].label: inspect needs the key `label`"),
    .modifier(
      "both kinds of frame", #"{"type": "frame", "minHeight": 4, "maxWidth": 5, 👉"width": 2, "height": 4}"#,
      "view.modifiers[0]: frame mixes `minHeight` with `width`; use one set"),
    .modifier(
      "both kinds of padding", #"{"type": "padding", "length": 4, 👉"top": 2}"#,
      "view.modifiers[0]: padding mixes `length` with `top`; use one set"),
    .view(
      "equal keys", #"{"type": "Color", "id": "a", 👉"id": 7, "modifiers": [{"type": "offset", "x": 1, 👉"\u0078": 2}]}"#,
      "view.id: the key `id` stands twice in one object; keep one",
      "view.modifiers[0].x: the key `x` stands twice in one object; keep one"),
    .view(
      "equal ids, the second one in an overlay",
      #"{"type": "ZStack", "modifiers": [{"type": "overlay", "content": [{"type": "Color", "id": "a"}]}],"#
        + #" "content": [{"type": "Color", "id": 👉"a"}]}"#,
      "view.content[0].id: the id `a` belongs to the view in line 1; use another"),
    .view(
      "an id that is another view's path",
      #"{"type": "ZStack", "content": [{"type": "Color"}, {"type": "Color", "id": 👉"view.content[0]"}]}"#,
      "view.content[1].id: the id `view.content[0]` is the path of a view without an id; use another"),
    .view(
      "ids of what has no frame", #"{"type": "Group", 👉"id": "a", "content": [{"type": "EmptyView", 👉"id": "b"}]}"#,
      "view.id: Group takes no id, as it has no frame; give the id to a view inside or around it",
      "view.content[0].id: EmptyView takes no id, as it has no frame; give the id to a view inside or around it"),
    .view(
      "a row outside a grid",
      #"{"type": "Grid", "content": [{"type": "Group", "content": [{"type": "HStack","#
        + #" "content": [👉{"type": "GridRow"}]}]}]}"#,
      "view.content[0].content[0].content[0]: a GridRow stands outside a Grid; put it into one, or use an HStack"),
    MarkedSource("a number", "[👉3]", "the document is the number 3; write an object with `view`"),
    MarkedSource("an empty array", "👉[]", "there is no document here; a document is an object with a `view`"),
    MarkedSource(
      "a case", #"{"name": 👉7, 👉"name": "b", "frames": {"a": 1, "a": 2}, "document": 👉[]}"#,
      "name: name is the number 7; write a string",
      "name: the key `name` stands twice in one object; keep one",
      "the document is an array; write an object with `view`"),
  ]

  @Test(arguments: unknown + values + structure)
  func `each mistake is told where it stands`(_ marked: MarkedSource) {
    #expect(marked.errors() == marked.expected)
  }

  @Test func `all the mistakes of a document come together, in document order`() {
    let marked = MarkedSource(
      "several",
      """
      {
        "view": {
          "type": "HStack",
          👉"spacign": 8,
          "modifiers": [{"type": 👉"fram"}],
          "content": [
            {"type": "Color", "id": "x", "modifiers": [{"type": "frame", "width": 👉-1, 👉"maxWidth": 3}]},
            👉"Spacer",
            {"type": "Color", "id": 👉"x"}
          ]
        },
        👉"orign": {}
      }
      """,
      "view.spacign: unknown key `spacign`; did you mean `spacing`?",
      "view.modifiers[0].type: unknown modifier `fram`; did you mean `frame`?",
      "view.content[0].modifiers[0].width: width is -1; a length is 0 or more",
      "view.content[0].modifiers[0]: frame mixes `width` with `maxWidth`; use one set",
      "view.content[1]: content[1] is the string \"Spacer\"; write an object with a `type`",
      "view.content[2].id: the id `x` belongs to the view in line 7; use another",
      "orign: unknown key `orign`; did you mean `origin`?")
    #expect(marked.errors() == marked.expected)
  }

  @Test func `contradictory bounds are a warning`() throws {
    let marked = MarkedSource(
      "bounds",
      #"""
      {"view": {"type": "LazyVGrid", "columns": [{"size": "flexible", "maximum": 👉5}], "modifiers": [
        {"type": "frame", "minWidth": 9, "maxWidth": 👉8.5,
         "minHeight": "infinity", "idealHeight": 👉3, "maxHeight": 👉2},
        {"type": "frame", "minWidth": 8, "maxWidth": 8}
      ]}}
      """#,
      "view.columns[0]: minimum 10 is above maximum 5; lower the one or raise the other",
      "view.modifiers[0]: minWidth 9 is above maxWidth 8.5; lower the one or raise the other",
      "view.modifiers[0]: minHeight \"infinity\" is above idealHeight 3; lower the one or raise the other",
      "view.modifiers[0]: idealHeight 3 is above maxHeight 2; lower the one or raise the other")
    let document = marked.documents()[0]
    #expect(throws: Never.self) { try document.result.get() }
    #expect(document.warnings.map(\.description) == marked.expected)
  }

  @Test func `any finite sign is fine where no length is meant`() throws {
    let document = try layoutDocument(
      #"""
      {"origin": {"x": -1, "y": -2}, "proposal": {"width": -3}, "view": {"type": "VStack", "spacing": -4, "modifiers": [
       {"type": "padding", "length": -5}, {"type": "offset", "x": -6}, {"type": "position", "y": -7},
       {"type": "alignmentGuide", "guide": "center", "value": -8}, {"type": "layoutPriority", "value": -9}]}}
      """#)
    #expect(document.origin == CGPoint(x: -1, y: -2))
    #expect(document.proposal == ProposedViewSize(width: -3, height: nil))
    #expect(
      document.view
        == ViewNode(
          .vStack(alignment: .center, spacing: -4, dynamic: false),
          modifiers: [
            .padding(.edges(.all, length: -5)), .offset(x: -6, y: 0), .position(x: 0, y: -7),
            .alignmentGuide(GuideSetting(.horizontalCenter, to: -8)), .layoutPriority(-9),
          ]))
  }
}
