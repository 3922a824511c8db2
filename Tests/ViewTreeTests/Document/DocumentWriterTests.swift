import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

struct DocumentWriterTests {
  /// A document with every type and every key of the format.
  static let everything = """
    {
      "name": "everything",
      "proposal": { "width": 300.5, "height": "infinity" },
      "origin": { "y": 62 },
      "displayScale": 2,
      "textMetrics": [
        { "text": "Total", "width": 40, "height": 20 },
        { "text": "Total", "maxWidth": 30, "width": 29.25, "height": 40 }
      ],
      "constraints": ["stack.height==2 * root.width", "'view.content[0]'.minX <= stack.midX  @strong"],
      "view": {
        "type": "VStack",
        "id": "stack",
        "alignment": "leading",
        "spacing": -4,
        "dynamic": true,
        "content": [
          { "type": "Color" },
          {
            "type": "Rectangle",
            "modifiers": [
              { "type": "frame", "width": 10, "alignment": "topLeading" },
              { "type": "frame", "minWidth": 1, "idealWidth": 2, "maxWidth": "infinity" },
              { "type": "frame" },
              { "type": "padding" },
              { "type": "padding", "length": -3, "edges": ["horizontal"] },
              { "type": "padding", "edges": ["top", "leading"] },
              { "type": "padding", "top": 0 },
              { "type": "padding", "top": 1, "leading": 2, "bottom": 3, "trailing": 4 },
              { "type": "fixedSize" },
              { "type": "fixedSize", "vertical": false },
              { "type": "aspectRatio", "contentMode": "fill" },
              { "type": "aspectRatio", "ratio": 1.5, "contentMode": "fit" },
              { "type": "layoutPriority", "value": -1 },
              { "type": "offset", "x": 1 },
              { "type": "position", "x": 1, "y": -2 },
              {
                "type": "overlay",
                "alignment": "leadingLastTextBaseline",
                "content": [{ "type": "Color" }, { "type": "Circle" }]
              },
              { "type": "background", "content": [{ "type": "Capsule" }] },
              { "type": "alignmentGuide", "guide": "horizontalCenter", "value": 3 },
              {
                "type": "safeAreaInset",
                "edge": "leading",
                "alignment": "lastTextBaseline",
                "spacing": 5,
                "content": [{ "type": "Ellipse" }]
              },
              { "type": "ignoresSafeArea" },
              { "type": "ignoresSafeArea", "edges": ["top", "leading"] },
              { "type": "gridCellColumns", "count": 2 },
              { "type": "gridCellUnsizedAxes", "axes": ["horizontal", "vertical"] },
              { "type": "gridCellAnchor", "anchor": "bottomLeading" },
              { "type": "gridCellAnchor", "anchor": [0.25, 1] },
              { "type": "gridColumnAlignment", "alignment": "trailing" },
              {
                "type": "matchedGeometryEffect",
                "id": "card",
                "properties": "size",
                "anchor": "top",
                "isSource": false
              },
              {
                "type": "containerRelativeFrame",
                "axes": ["horizontal"],
                "count": 3,
                "span": 2,
                "spacing": 10
              },
              { "type": "container" },
              { "type": "container", "top": 4, "leading": 3, "bottom": 2, "trailing": 1 },
              { "type": "border", "color": "red", "width": 2 },
              { "type": "border" },
              { "type": "foregroundColor", "color": "#ff0000" },
              { "type": "inspect", "label": "here", "position": true }
            ]
          },
          { "type": "RoundedRectangle", "cornerRadius": 4.25 },
          { "type": "Spacer", "minLength": 0 },
          { "type": "Spacer" },
          { "type": "Divider" },
          { "type": "EmptyView" },
          { "type": "Text", "text": "Total 🟥 \\"quoted\\"" },
          { "type": "Image", "width": 20, "height": 30, "resizable": true },
          { "type": "HStack", "alignment": "firstTextBaseline", "content": [{ "type": "Color" }] },
          { "type": "ZStack", "alignment": "bottomTrailing" },
          { "type": "Group", "content": [{ "type": "Color" }] },
          { "type": "GeometryReader", "content": [{ "type": "Color" }] },
          { "type": "ScrollView", "axes": ["horizontal", "vertical"] },
          {
            "type": "LazyVGrid",
            "columns": [
              { "size": "fixed", "length": 70, "spacing": 3, "alignment": "top" },
              { "size": "flexible" },
              { "size": "flexible", "minimum": 0, "maximum": 90 },
              { "size": "adaptive", "minimum": 50 }
            ],
            "alignment": "trailing",
            "spacing": 1
          },
          { "type": "LazyHGrid", "rows": [], "alignment": "bottom" },
          {
            "type": "Grid",
            "alignment": "top",
            "horizontalSpacing": 1,
            "verticalSpacing": 2,
            "content": [
              { "type": "GridRow", "alignment": "bottom", "content": [{ "type": "Color" }] }
            ]
          },
          { "type": "ViewThatFits", "axes": ["vertical"], "content": [{ "type": "Color" }] },
          {
            "type": "Responses",
            "table": [
              {
                "proposal": { "width": 10, "height": "infinity" },
                "size": { "width": 10, "height": "infinity" }
              },
              { "proposal": {}, "size": { "width": 1, "height": 2 } }
            ],
            "default": { "width": 0, "height": 0 }
          }
        ]
      }
    }

    """

  @Test func `a canonical document is written as it was read`() throws {
    let document = try layoutDocument(DocumentWriterTests.everything)
    #expect(try DocumentWriter().json(document) == DocumentWriterTests.everything)
  }

  @Test func `every type of the format is in the canonical document`() {
    // Modifiers without effect are all alike; `NeutralModifierTests` has them, and `ComposedEntriesTests` what is composed.
    let modifiers = Registry.modifiers.entries.filter { !$0.object.takesAnyKeys && !$0.isComposed }.map(\.name)
    for name in Registry.views.entries.filter({ !$0.isComposed }).map(\.name) + modifiers {
      #expect(DocumentWriterTests.everything.contains("\"type\": \"\(name)\""))
    }
    for name in Registry.tracks.names {
      #expect(DocumentWriterTests.everything.contains("\"size\": \"\(name)\""))
    }
  }

  @Test func `a document with a name, written as YAML`() throws {
    let document = try layoutDocument(
      """
      {"name": "300 pt VStack", "proposal": {"width": 300, "height": 300}, "view": {"type": "VStack", "spacing": 0,
       "content": [{"type": "Rectangle", "id": "red", "modifiers": [{"type": "frame", "minHeight": 200},
       {"type": "overlay", "content": [{"type": "Color", "id": "yes"}]}]}, {"type": "Spacer"}]}}
      """)
    #expect(
      try DocumentWriter().yaml(document) == """
        name: "300 pt VStack"
        proposal: {width: 300, height: 300}
        view:
          type: VStack
          spacing: 0
          content:
          - type: Rectangle
            id: red
            modifiers:
            - {type: frame, minHeight: 200}
            - type: overlay
              content:
              - {type: Color, id: "yes"}
          - {type: Spacer}

        """)
  }

  @Test func `what is written as YAML reads back equal`() throws {
    let document = try layoutDocument(DocumentWriterTests.everything)
    #expect(try layoutDocument(DocumentWriter().yaml(document)) == document)
  }

  @Test(arguments: ["stacks", "optimal", "coupled", "recorded-traces"])
  func `conformance documents survive JSON and YAML`(file: String) throws {
    for document in try DocumentCasesTests.cases(file) {
      guard let layout = try? document.result.get() else { continue }
      let compact = try DocumentWriter().json(layout, pretty: false)
      #expect(try layoutDocument(compact) == layout)
      #expect(try DocumentWriter().json(layoutDocument(compact), pretty: false) == compact)
      #expect(try layoutDocument(DocumentWriter().json(layout)) == layout)
      #expect(try layoutDocument(DocumentWriter().yaml(layout)) == layout)
    }
  }

  @Test(arguments: [
    "", " ", " leading", "trailing ", "yes", "No", "null", "~", "12", "1e3", "0x1F", ".inf", "infinity", "-", "- a",
    "a: b", "a #b", "#", "&a", "*a", "!a", "|", ">", "%", "@", "`", "'", "\"", "\\", "[", "{a}", "a\nb\n", "\n", "\t",
    "\r\n", "\u{85}", "\u{2028}", "a\u{FEFF}", "\u{FFFE}", "\u{0}", "\u{7F}", "\u{1F}", "\u{E000}", "\u{10FFFF}",
    "🟥", "👩‍👩‍👧", "é", "e\u{301}", "a,b", "<<", "=", "---", "...", "? a", "true", "2026-01-01", "12:30", "1_000",
    String(repeating: "a b", count: 2000), String(repeating: "🟥", count: 1200),
  ])
  func `any string survives JSON and YAML`(text: String) throws {
    let view = ViewNode(.group, content: [ViewNode(.text(text), id: text)])
    let document = LayoutDocument(name: text.isEmpty ? nil : text, view: view)
    let expected = [text.unicodeScalars.map(\.value), text.unicodeScalars.map(\.value)]
    for source in [
      try DocumentWriter().json(document), try DocumentWriter().json(document, pretty: false),
      try DocumentWriter().yaml(document),
    ] {
      let read = try layoutDocument(source)
      #expect(read == document)
      guard case .text(let text, _) = read.view.content.first?.kind else { continue }
      #expect([text, read.view.content[0].id ?? ""].map { $0.unicodeScalars.map(\.value) } == expected)
    }
  }

  @Test(arguments: [
    0, -0.0, 1, 300, 0.1, 1.0 / 3, 42.33333333333333, .leastNonzeroMagnitude, 1.7976931348623157e308, 1e16,
    123_456_789_012_345_680,
    1e-5, -97.5, 0.30000000000000004, 9_007_199_254_740_994,
  ])
  func `any number survives JSON and YAML`(number: Double) throws {
    let document = LayoutDocument(view: ViewNode(.color, modifiers: [.layoutPriority(number)]))
    for source in [try DocumentWriter().json(document), try DocumentWriter().yaml(document)] {
      guard case .layoutPriority(let value)? = try layoutDocument(source).view.modifiers.first else {
        Issue.record("no priority in \(source)")
        continue
      }
      #expect(value.bitPattern == number.bitPattern)
    }
  }

  @Test func `400 levels of views survive JSON and YAML, and one more is refused`() throws {
    for wrapped in [DocumentWriterTests.nested, DocumentWriterTests.nestedInOverlays] {
      let document = LayoutDocument(view: wrapped(400))
      #expect(try layoutDocument(DocumentWriter().json(document)) == document)
      #expect(try layoutDocument(DocumentWriter().json(document, pretty: false)) == document)
      #expect(try layoutDocument(DocumentWriter().yaml(document)) == document)
      #expect(throws: UnwritableDocument.self) { try DocumentWriter().json(LayoutDocument(view: wrapped(401))) }
    }
  }

  @Test(arguments: [
    (
      ViewNode(.geometryReader(DeferredContent { _ in [] })),
      "view: a document cannot carry content that is made for its size; write the views themselves"
    ),
    (
      ViewNode(.color, modifiers: [.padding(.edges(.all, length: nil)), .overlay(alignment: .own, content: [])]),
      "view.modifiers[1]: a document cannot carry an alignment of one's own; use a built-in one"
    ),
    (
      ViewNode(.color, modifiers: [.alignmentGuide(GuideSetting(.top) { $0.height / 2 })]),
      "view.modifiers[0]: a document cannot carry a guide found by a closure; set it to a number"
    ),
    (
      ViewNode(.group, content: [ViewNode(.color), ViewNode(.text("a", format: TextFormat(lineLimit: 2)))]),
      "view.content[1]: a document cannot carry a font or a limit of lines; use `textMetrics` for measured texts"
    ),
    (
      ViewNode(.color, modifiers: [.geometry(.afterLayout(GeometryObserver { _ in }))]),
      "view.modifiers[0]: a document cannot carry the modifier onGeometryChange"
    ),
    (
      ViewNode(
        .color,
        modifiers: [
          .background(alignment: .center, content: [ViewNode(.color, modifiers: [.layoutPriority(.nan)])])
        ]),
      "view.modifiers[0].content[0].modifiers[0].value: value is not finite; write a finite number"
    ),
    (
      ViewNode(.color, modifiers: [.frame(width: -1, height: nil, alignment: .center)]),
      "view.modifiers[0].width: width is -1; a length is 0 or more"
    ),
    (
      ViewNode(.color, modifiers: [.frame(width: .infinity, height: nil, alignment: .center)]),
      "view.modifiers[0].width: width is infinite; write a finite number that is 0 or more"
    ),
    (
      ViewNode(.group, id: "all"),
      "view: Group takes no id, as it has no frame; give the id to a view inside or around it"
    ),
    (
      ViewNode(.group, content: [ViewNode(.color, id: "a"), ViewNode(.color, id: "a")]),
      "view.content[1].id: the id `a` belongs to another view; use another"
    ),
  ])
  func `what a document cannot carry is told with its place`(view: ViewNode, message: String) {
    let error = #expect(throws: UnwritableDocument.self) { try DocumentWriter().json(LayoutDocument(view: view)) }
    #expect(error?.description == message)
  }

  static func nested(levels: Int) -> ViewNode {
    (1..<levels).reduce(ViewNode(.color)) { view, _ in
      ViewNode(.zStack(alignment: .center, dynamic: false), content: [view])
    }
  }

  static func nestedInOverlays(levels: Int) -> ViewNode {
    (1..<levels).reduce(ViewNode(.color)) { view, _ in
      ViewNode(.color, modifiers: [.overlay(alignment: .top, content: [view])])
    }
  }
}

private enum Own: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension Alignment {
  fileprivate static var own: Alignment { Alignment(horizontal: HorizontalAlignment(Own.self), vertical: .center) }
}
