import GreedyLayout
import Testing

@Suite struct SystemsOf2025Tests {
  /// What the stack offers the first of two fixed children, beside a spacer at its ideal length, in 200 points.
  private func offer(on system: PlatformSystem) throws -> CGFloat? {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10).id("first")
      Color.blue.frame(width: 30, height: 10)
      Spacer().fixedSize()
    }
    let placed = try GreedyEngine().layout(row.platform(system), in: ProposedViewSize(width: 200, height: 20))
    return placed.allocations.first?.shares.first?.offer
  }

  @Test func `fixedSize hides the priority of what is inside it from the systems of 2025 on`() throws {
    // The spacer's priority is −∞: its 8 points are set aside, and two share the rest.
    #expect(try offer(on: .ios18) == CGFloat((200 - 8) / 2.0))
    // All three have the priority 0 (recorded on macOS 26 and 27, section 12 of the semantics).
    #expect(try offer(on: .ios26) == CGFloat(200 / 3.0))
    #expect(try offer(on: .macos26) == CGFloat(200 / 3.0))
  }

  @Test(arguments: [("ios18", 96), ("ios26", 200 / 3.0), ("macos26", 200 / 3.0)])
  func `documents follow their system`(system: String, offer: Double) throws {
    let text = """
      system: \(system)
      proposal: {width: 200, height: 20}
      view:
        type: HStack
        spacing: 0
        content:
          - {type: Color, modifiers: [{type: frame, width: 30}]}
          - {type: Color, modifiers: [{type: frame, width: 30}]}
          - {type: Spacer, modifiers: [{type: fixedSize}]}
      """
    let placed = try GreedyEngine().layout(LayoutDocument(reading: text))
    #expect(placed.allocations.first?.shares.first?.offer == CGFloat(offer))
  }

  @Test func `a negative length of a frame is 0 from the systems of 2025 on`() throws {
    func width(on system: PlatformSystem) throws -> CGFloat {
      try GreedyEngine().layout(
        Color.red.frame(width: -60, height: 10).platform(system), in: ProposedViewSize(width: 100, height: 100)
      ).size.width
    }
    #expect(try width(on: .ios18) == CGFloat(100))
    #expect(try width(on: .ios26) == CGFloat(0))
    #expect(try width(on: .macos26) == CGFloat(0))
  }
}
