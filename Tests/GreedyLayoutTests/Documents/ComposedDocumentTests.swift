import GreedyLayout
import LayoutTestSupport
import Testing

/// Documents whose views stand for others, laid out as the same views of source are.
@Suite struct ComposedDocumentTests {
  /// A view of a document and the same view in source.
  struct Pair: Sendable, CustomTestStringConvertible {
    let document: String
    let view: @Sendable () -> any View

    init(_ document: String, _ view: @escaping @Sendable () -> any View) {
      self.document = document
      self.view = view
    }

    var testDescription: String { document }
  }

  private static let proposals: [ProposedViewSize] = [
    .unspecified, ProposedViewSize(width: 300, height: 500), ProposedViewSize(width: 90, height: nil),
    ProposedViewSize(width: nil, height: 40),
  ]

  private func check(_ pair: Pair, on system: PlatformSystem) throws {
    var document = try LayoutDocument(reading: "view: \(pair.document)")
    document.platform.system = system
    for proposal in Self.proposals {
      document.proposal = proposal
      let written = try GreedyEngine().layout(document)
      let stated = try GreedyEngine().layout(AnyView(pair.view()).platform(system), in: proposal)
      #expect(written.size == stated.size, "\(proposal)")
      #expect(frames(of: written) == frames(of: stated), "\(proposal)")
    }
  }

  /// The frames of all elements that were placed, in their order.
  private func frames(of placed: PlacedTree) -> [CGRect] {
    placed.tree.elements.indices.compactMap { placed.elementFrames[$0] }
  }

  @Test(
    arguments: [
      Pair("{type: Button, title: Save}") { Button("Save") {} },
      Pair("{type: Button, title: Save, systemImage: star, modifiers: [{type: buttonStyle, value: bordered}]}") {
        Button("Save", systemImage: "star") {}.buttonStyle(.bordered)
      },
      Pair(
        "{type: Button, label: [{type: Image, width: 30, height: 20}], modifiers: [{type: buttonStyle, value: glass}]}"
      ) {
        Button {
        } label: {
          Image(width: 30, height: 20)
        }.buttonStyle(.glass)
      },
      Pair("{type: Label, title: Home, systemImage: house}") { Label("Home", systemImage: "house") },
      Pair("{type: Label, title: Home, systemImage: house, modifiers: [{type: labelStyle, value: iconOnly}]}") {
        Label("Home", systemImage: "house").labelStyle(.iconOnly)
      },
      Pair("{type: Toggle, title: Wi-Fi, isOn: true}") { Toggle("Wi-Fi", isOn: .constant(true)) },
      Pair("{type: Toggle, title: Wi-Fi, modifiers: [{type: labelsHidden}]}") {
        Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
      },
      Pair("{type: TextField, title: Name}") { TextField("Name", text: .constant("")) },
      Pair("{type: TextField, title: Name, text: a b, axis: vertical, modifiers: [{type: lineLimit, maximum: 3}]}") {
        TextField("Name", text: .constant("a b"), axis: .vertical).lineLimit(3)
      },
      Pair("{type: SecureField, title: Name, modifiers: [{type: textFieldStyle, value: roundedBorder}]}") {
        SecureField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      },
      Pair("{type: TextEditor}") { TextEditor(text: .constant("")) },
      Pair("{type: ProgressView}") { ProgressView() },
      Pair("{type: ProgressView, title: Loading, value: 2, total: 5}") {
        ProgressView("Loading", value: 2.0, total: 5)
      },
      Pair("{type: Slider}") { Slider(value: .constant(0.5)) },
      Pair("{type: Stepper, title: Count}") { Stepper("Count", value: .constant(1)) },
      Pair(
        """
        {type: Picker, title: Colour, content: [{type: Text, text: Red}, {type: Text, text: Orange}],
          modifiers: [{type: pickerStyle, value: segmented}]}
        """
      ) {
        Picker("Colour", selection: .constant(0)) {
          Text("Red")
          Text("Orange")
        }.pickerStyle(.segmented)
      },
      Pair(
        """
        {type: Picker, title: Size, selection: '2', content: [{type: Text, text: S, modifiers: [{type: tag, value: 1}]},
          {type: Text, text: Extra Large, modifiers: [{type: tag, value: 2}]}]}
        """
      ) {
        Picker("Size", selection: .constant("2")) {
          Text("S").tag("1")
          Text("Extra Large").tag("2")
        }
      },
      Pair("{type: DatePicker, title: From, displayedComponents: [date]}") {
        DatePicker(
          "From", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)), displayedComponents: [.date])
      },
      Pair("{type: ColorPicker, title: Fill}") { ColorPicker("Fill", selection: .constant(.red)) },
      Pair("{type: Gauge, title: Speed, modifiers: [{type: gaugeStyle, value: accessoryCircular}]}") {
        Gauge(value: 0.5) { Text("Speed") }.gaugeStyle(.accessoryCircular)
      },
      Pair("{type: LabeledContent, title: Price, value: 12 EUR}") { LabeledContent("Price", value: "12 EUR") },
      Pair("{type: GroupBox, title: Box, content: [{type: Rectangle}]}") { GroupBox("Box") { Rectangle() } },
      Pair("{type: DisclosureGroup, title: More, isExpanded: true, content: [{type: Text, text: inside}]}") {
        DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
      },
      Pair("{type: Menu, title: File, content: [{type: Button, title: Open}]}") {
        Menu("File") { Button("Open") {} }
      },
      Pair("{type: ContentUnavailableView, title: No Mail, systemImage: tray, description: Nothing came.}") {
        ContentUnavailableView("No Mail", systemImage: "tray", description: Text("Nothing came."))
      },
    ], [PlatformSystem.ios18, .macos26])
  func `controls`(_ pair: Pair, _ system: PlatformSystem) throws { try check(pair, on: system) }

  @Test(
    arguments: [
      Pair(
        """
        {type: List, content: [{type: Text, text: a}, {type: Section, title: Head, footer: [{type: Text, text: end}],
          content: [{type: Toggle, title: On}, {type: Text, text: b, modifiers: [{type: listRowInsets, leading: 40}]}]}],
          modifiers: [{type: listStyle, value: insetGrouped}]}
        """
      ) {
        List {
          Text("a")
          Section {
            Toggle("On", isOn: .constant(false))
            Text("b").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
          } header: {
            Text("Head")
          } footer: {
            Text("end")
          }
        }.listStyle(.insetGrouped)
      },
      Pair("{type: Form, content: [{type: TextField, title: Name}, {type: Slider}]}") {
        Form {
          TextField("Name", text: .constant(""))
          Slider(value: .constant(0.5))
        }
      },
      Pair(
        "{type: LazyVStack, alignment: leading, spacing: 4, content: [{type: Text, text: a}, {type: Divider}, {type: Rectangle}]}"
      ) {
        LazyVStack(alignment: .leading, spacing: 4) {
          Text("a")
          Divider()
          Rectangle()
        }
      },
      Pair(
        "{type: VStack, content: [{type: Section, title: Head, content: [{type: Color}]}, {type: ForEach, content: [{type: Spacer}]}]}"
      ) {
        VStack {
          Section("Head") { Color.red }
          ForEach(0..<1) { _ in Spacer() }
        }
      },
      Pair("{type: NavigationStack, content: [{type: Text, text: Root}]}") { NavigationStack { Text("Root") } },
      Pair(
        """
        {type: NavigationStack, content: [{type: List, content: [{type: Text, text: a}], modifiers: [
          {type: navigationTitle, title: Mail}, {type: searchable, text: q}, {type: toolbar, content: [
            {type: ToolbarItem, placement: bottomBar, content: [{type: Button, title: New}]}]}]}]}
        """
      ) {
        NavigationStack {
          List { Text("a") }.navigationTitle("Mail").searchable(text: .constant("q")).toolbar {
            ToolbarItem(placement: .bottomBar) { Button("New") {} }
          }
        }
      },
      Pair(
        """
        {type: TabView, content: [{type: Tab, title: One, content: [{type: Color}]}], modifiers: [{type: tabViewStyle, value: page}]}
        """
      ) {
        TabView { Tab("One", systemImage: "star") { Color.red } }.tabViewStyle(.page)
      },
      Pair(
        """
        {type: ScrollView, axes: [horizontal], content: [{type: LazyHStack, content: [{type: Color, modifiers: [
          {type: containerRelativeFrame, axes: [horizontal], count: 3, spacing: 10}]}]}]}
        """
      ) {
        ScrollView(.horizontal) {
          LazyHStack { Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
        }
      },
      Pair(
        """
        {type: HStack, content: [{type: Symbol, name: star, modifiers: [{type: resizable}, {type: frame, height: 30}]},
          {type: Circle, modifiers: [{type: fill, content: red}]}],
          modifiers: [{type: safeAreaBar, edge: bottom, spacing: 0, content: [{type: Color, modifiers: [{type: frame, height: 9}]}]}]}
        """
      ) {
        HStack {
          Image(systemName: "star").resizable().frame(height: 30)
          Circle().fill(.red)
        }.safeAreaBar(edge: .bottom, spacing: 0) { Color.red.frame(height: 9) }
      },
      Pair("{type: NavigationLink, title: Next}") { NavigationLink("Next", value: 1) },
      Pair(
        """
        {type: ScrollView, content: [{type: VStack, content: [{type: Rectangle}]}],
          modifiers: [{type: safeAreaPadding, edges: [horizontal], length: 20}]}
        """
      ) {
        ScrollView { VStack { Rectangle() } }.safeAreaPadding(.horizontal, 20)
      },
    ])
  func `lists and screens`(_ pair: Pair) throws { try check(pair, on: .ios18) }

  @Test(
    arguments: [
      Pair(
        """
        {type: VStack, modifiers: [{type: font, style: title2, weight: bold}], content: [{type: Text, text: One line},
          {type: Text, text: small, modifiers: [{type: font, size: 9}, {type: kerning, value: 2}]}]}
        """
      ) {
        VStack {
          Text("One line")
          Text("small").font(.system(size: 9)).kerning(2)
        }.font(.title2.weight(.bold))
      },
      Pair(
        """
        {type: Text, text: one two three four five six seven, modifiers: [{type: lineLimit, minimum: 2, maximum: 3},
          {type: lineSpacing, value: 6}, {type: textCase, value: uppercase}, {type: truncationMode, value: middle}]}
        """
      ) {
        Text("one two three four five six seven").lineLimit(2...3).lineSpacing(6).textCase(.uppercase)
          .truncationMode(.middle)
      },
      Pair("{type: Text, text: Hi, modifiers: [{type: lineLimit, maximum: 3, reservesSpace: true}]}") {
        Text("Hi").lineLimit(3, reservesSpace: true)
      },
      Pair(
        "{type: Text, text: shrinks to fit, modifiers: [{type: lineLimit, maximum: 1}, {type: minimumScaleFactor, value: 0.5}]}"
      ) {
        Text("shrinks to fit").lineLimit(1).minimumScaleFactor(0.5)
      },
      Pair(
        "{type: Text, runs: [{text: \"Total \"}, {text: '12', font: title, bold: true}, {symbol: star, font: {size: 30}}]}"
      ) {
        Text(verbatim: "Total ") + Text(verbatim: "12").font(.title).bold()
          + Text(Image(systemName: "star")).font(.system(size: 30))
      },
      Pair("{type: Symbol, name: heart, modifiers: [{type: imageScale, value: large}, {type: font, style: title}]}") {
        Image(systemName: "heart").imageScale(.large).font(.title)
      },
      Pair(
        """
        {type: Text, text: Accessible, modifiers: [{type: overlay, content: [{type: Text, text: above}]},
          {type: environment, dynamicTypeSize: accessibility3, locale: de}]}
        """
      ) {
        Text("Accessible").overlay { Text("above") }.environment(\.dynamicTypeSize, .accessibility3)
      },
    ])
  func `texts and symbols`(_ pair: Pair) throws { try check(pair, on: .ios18) }
}

/// Directions that documents state.
@Suite struct DocumentDirectionTests {
  /// 20 points from the right side of 100 with the leading one there: x = 100 − 20 − 30.
  @Test(
    arguments: [
      "layoutDirection: rightToLeft\nproposal: {width: 100}\nview: \(Self.row)",
      "proposal: {width: 100}\nview: {type: VStack, content: [\(Self.row)], modifiers: [{type: environment, layoutDirection: rightToLeft}]}",
    ])
  func `what is leading is on the right`(_ document: String) throws {
    let placed = try GreedyEngine().layout(LayoutDocument(reading: document))
    #expect(placed["a"] == CGRect(x: 50, y: 0, width: 30, height: 10))
  }

  private static let row = """
    {type: HStack, content: [{type: Color, id: a, modifiers: [{type: frame, width: 30, height: 10}]}, {type: Spacer}],
      modifiers: [{type: padding, edges: [leading], length: 20}]}
    """
}

/// What views of a document are called in results.
@Suite struct ComposedKeysTests {
  /// A bordered button on iOS puts 12 points beside its label and 7 above and below.
  @Test func `a label stands in its button`() throws {
    let document = try LayoutDocument(
      reading: """
        view:
          type: VStack
          content:
            - type: Button
              id: save
              label: [{type: Image, width: 50, height: 20}, {type: Color, id: blue, modifiers: [{type: frame, width: 8, height: 20}]}]
              modifiers: [{type: buttonStyle, value: bordered}]
            - {type: Button, label: [{type: Image, width: 30, height: 16}]}
        """)
    let placed = try GreedyEngine().layout(document)
    #expect(placed["view.content[1]"]?.size == CGSize(width: 30, height: 16))
    #expect(placed["view.content[1].label[0]"]?.size == CGSize(width: 30, height: 16))
    #expect(placed["save"] != nil)
    #expect(placed["blue"]?.size == CGSize(width: 8, height: 20))
    #expect(placed["view.content[0].label[0]"]?.size == CGSize(width: 50, height: 20))
  }

  /// What a toggle puts around its label has no name: the tree of results is that of the document.
  @Test func `parts of a control have no frames`() throws {
    let document = try LayoutDocument(
      reading:
        "proposal: {width: 200, height: 40}\nview: {type: Toggle, id: toggle, label: [{type: Text, id: text, text: Wi-Fi}]}"
    )
    let placed = try GreedyEngine().layout(document)
    #expect(placed.frames.map(\.key) == ["toggle", "text"])
    #expect(placed["toggle"]?.width == 200)
    #expect(placed["toggle"]?.height == 31)
  }

  @Test func `a row of a list keeps its path, and the rules of the list are named`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 300, height: 400}
        view: {type: List, content: [{type: Section, content: [{type: Text, text: a}]}]}
        """)
    let placed = try GreedyEngine().layout(document)
    #expect(placed["view"]?.size == CGSize(width: 300, height: 400))
    #expect(placed["view.content[0].content[0]"]?.height == 61.0 / 3)
    #expect(placed.uncertainRules.contains { $0.rule.number == "V6.7" })
  }

  @Test func `measures can be replaced, and then nobody doubts them`() throws {
    let document = try LayoutDocument(
      reading: """
        proposal: {width: 70, height: 40}
        system: ios26
        metrics: {switchWidth: 70, switchHeight: 40}
        view: {type: Toggle, title: On, modifiers: [{type: labelsHidden}]}
        """)
    let placed = try GreedyEngine().layout(document)
    #expect(placed.size == CGSize(width: 70, height: 40))
    #expect(placed.uncertainRules.isEmpty)
    #expect(try DocumentReader().metrics(in: Array("switchWidth: 63".utf8)) == [.switchWidth: 63])
    #expect(throws: InvalidDocument.self) { try DocumentReader().metrics(in: Array("switchWidht: 63".utf8)) }
  }

  @Test(
    arguments: [
      "{type: Button, title: Save, modifiers: [{type: controlSize, value: small}, {type: padding}]}",
      "{type: Toggle, label: [{type: Text, id: a, text: Wi-Fi}], isOn: true}",
      "{type: Text, runs: [{text: a, font: {size: 30, weight: bold}}, {symbol: star}, {text: b, font: {style: title}}]}",
      "{type: List, content: [{type: Section, header: [{type: Text, text: a}], content: [{type: Color}]}]}",
      "{type: Text, text: a, modifiers: [{type: environment, lineLimit: 2, locale: de}, {type: lineLimit, minimum: 2}]}",
    ])
  func `what is read is written again`(_ view: String) throws {
    let document = try LayoutDocument(reading: "system: macos26\nmetrics: {rowHeight: 30}\nview: \(view)")
    let json = try DocumentWriter().json(document)
    #expect(try LayoutDocument(reading: json) == document)
    let yaml = try DocumentWriter().yaml(document)
    #expect(try LayoutDocument(reading: yaml) == document)
  }

  @Test(
    arguments: [
      ("{type: Button}", "Button needs the key `title` or `label`"),
      ("{type: Button, title: a, label: [{type: Color}]}", "title"),
      ("{type: Text}", "Text needs the key `text` or `runs`"),
      ("{type: Buton, title: a}", "did you mean `Button`?"),
      ("{type: Color, modifiers: [{type: buttonStyle, value: borderd}]}", "did you mean `bordered`?"),
      ("{type: Color, modifiers: [{type: lineLimit, maximum: 1.5}]}", "a whole number that is 0 or more"),
      ("{type: Color, modifiers: [{type: font, style: titel}]}", "did you mean `title`?"),
      ("{type: Section, id: a}", "id"),
    ])
  func `mistakes are told with what to write`(_ view: String, _ message: String) {
    #expect {
      try LayoutDocument(reading: "view: \(view)")
    } throws: { error in
      "\(error)".contains(message)
    }
  }
}
