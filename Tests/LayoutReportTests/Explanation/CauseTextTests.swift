import Testing

/// Why a region differs, and what repairs it, in words that name what hides the reason.
struct CauseTextTests {
  private func report(_ document: String) throws -> String {
    try ComparisonReport.text(of: document, columns: 200)
  }

  /// The panel's frame says 0…∞; 200 + 100 stand in it. Asked first, the sidebar takes its 200 of 400.
  @Test func `a need that a frame hides is named`() throws {
    let text = try report(
      """
      proposal: {width: 400, height: 120}
      view:
        type: HStack
        id: window
        spacing: 0
        content:
          - {type: Color, id: sidebar, modifiers: [{type: frame, minWidth: 50, maxWidth: 200}]}
          - type: HStack
            id: panel
            spacing: 0
            content:
              - {type: Color, id: editor, modifiers: [{type: frame, minWidth: 200, maxWidth: infinity}]}
              - {type: Color, id: preview, modifiers: [{type: frame, width: 100}]}
            modifiers: [{type: frame, minWidth: 0, maxWidth: infinity}]
      """)
    let why =
      "panel answers that 0 would do, but what is inside needs 300 and is offered 200: the stack is not told of that need"
    #expect(text.contains(why), "\(text)")
  }

  /// The padding stands outside of the priority, which the stack does not see therefore.
  @Test func `a priority that a modifier hides is named where one is advised`() throws {
    func stack(_ modifiers: String) throws -> String {
      try report(
        """
        proposal: {width: 300, height: 300}
        view:
          type: VStack
          id: stack
          spacing: 0
          content:
            - {type: Rectangle, id: red, modifiers: [{type: frame, minHeight: 200, maxHeight: 250}]}
            - {type: Rectangle, id: blue, modifiers: [{type: frame, minHeight: 0, maxHeight: 60}, \(modifiers)]}
        """)
    }
    let hidden = "The .layoutPriority(1) that blue has is hidden by a modifier written after it"
    let priority = "{type: layoutPriority, value: 1}"
    let padding = "{type: padding, edges: [horizontal], length: 20}"
    #expect(try stack("\(priority), \(padding)").contains(hidden))
    let none = try stack(padding)
    #expect(none.contains(".layoutPriority(1) on blue") && !none.contains("hidden"))
    #expect(try stack("\(padding), \(priority)").contains("no difference"))
  }

  /// 6 rows and the column around them share their lengths as well as they can.
  @Test func `more than six regions without a difference are counted`() throws {
    let row = "{type: HStack, content: [{type: Color}, {type: Color}]}"
    let rows = Array(repeating: row, count: 6).joined(separator: ", ")
    let text = try report("proposal: {width: 300, height: 300}\nview: {type: VStack, content: [\(rows)]}")
    #expect(text.contains("All 7 regions are as their optimum."), "\(text)")
  }
}
