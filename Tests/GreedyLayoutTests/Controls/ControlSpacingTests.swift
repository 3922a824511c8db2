import GreedyLayout
import Testing

/// Distances between controls below each other (V5.2 of the vocabulary), all of them recorded.
@Suite struct ControlSpacingTests {
  private func gap(_ first: some View, _ second: some View, on system: PlatformSystem) throws -> CGFloat {
    let stack = VStack {
      first.id("first")
      second.id("second")
    }
    let placed = try GreedyEngine().layout(stack.platform(system), in: ProposedViewSize(width: 300, height: 600))
    let (one, two) = (try #require(placed["first"]), try #require(placed["second"]))
    return two.minY - one.maxY
  }

  private func isNear(_ length: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(length - expected) <= tolerance
  }

  private let toggle = Toggle("On", isOn: .constant(true))
  private let stepper = Stepper("Count", value: .constant(1))
  private let text = Text("Text")
  private let shape = Color.red.frame(width: 50, height: 10)

  private func segments() -> some View {
    Picker("Size", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    .pickerStyle(.segmented)
  }

  @Test(arguments: [PlatformSystem.ios18, .ios26])
  func `controls of iOS are 8 apart, whatever their labels are`(_ system: PlatformSystem) throws {
    #expect(isNear(try gap(toggle, toggle, on: system), 8))
    #expect(isNear(try gap(toggle, stepper, on: system), 8))
    #expect(isNear(try gap(toggle, shape, on: system), 8))
    let color = ColorPicker("Colour", selection: .constant(.red))
    #expect(isNear(try gap(DatePicker("Day", selection: .constant(.distantPast)), color, on: system), 8))
    #expect(isNear(try gap(segments(), segments(), on: system), 8))
    #expect(isNear(try gap(segments(), toggle, on: system), 8))
  }

  @Test(arguments: [PlatformSystem.ios18, .ios26])
  func `a text beside a control of iOS keeps its own distances`(_ system: PlatformSystem) throws {
    for (above, below) in [(try gap(text, toggle, on: system), try gap(toggle, text, on: system))] {
      #expect(isNear(above, 10.6, within: 0.05))
      #expect(isNear(below, 6.4, within: 0.05))
    }
    #expect(isNear(try gap(text, segments(), on: system), 10.6, within: 0.05))
  }

  @Test func `checkboxes and fields of a Mac are 6 apart`() throws {
    let field = TextField("Name", text: .constant(""))
    #expect(isNear(try gap(toggle, toggle, on: .macos26), 6))
    #expect(isNear(try gap(field, field, on: .macos26), 6))
    #expect(isNear(try gap(text, field, on: .macos26), 8.15, within: 0.01))
  }

  @Test func `sliders and segments of a Mac are 4.74 from shapes`() throws {
    let slider = Slider(value: .constant(0.5))
    #expect(isNear(try gap(shape, slider, on: .macos26), 4.74))
    #expect(isNear(try gap(slider, shape, on: .macos26), 4.74))
    #expect(isNear(try gap(segments(), shape, on: .macos26), 4.74))
  }
}
