import GreedyLayout
import Testing

/// Sizes of controls by the table of section 5 of the vocabulary. A line of body text is 20⅓ points high on a display of three
/// pixels a point (16.4).
@Suite struct ControlTests {
  private let line = 61.0 / 3

  private func size(
    _ view: some View, _ proposal: ProposedViewSize = .unspecified, on system: PlatformSystem = .ios18
  ) throws -> CGSize {
    try GreedyEngine().layout(view.platform(system), in: proposal).size
  }

  /// The size of a label of 100 points and one line of body text.
  private var label: some View { Text("Hj").frame(width: 100) }

  private func isNear(_ size: CGSize, _ width: Double, _ height: Double) -> Bool {
    abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9
  }

  @Test func `a button is its label, and with a border 24 wider and 14 higher`() throws {
    let button = Button {
    } label: {
      label
    }
    #expect(isNear(try size(button), 100, line))
    #expect(isNear(try size(button.buttonStyle(.plain)), 100, line))
    for system in [PlatformSystem.ios18, .ios26] {
      #expect(isNear(try size(button.buttonStyle(.bordered), on: system), 124, line + 14))
      #expect(isNear(try size(button.buttonStyle(.borderedProminent), on: system), 124, line + 14))
    }
  }

  @Test func `sizes of controls change the padding, and small ones the letters`() throws {
    let button = Button {
    } label: {
      label
    }.buttonStyle(.bordered)
    // 15 points × 1.193359375 = 17.9, in whole pixels 18.
    #expect(isNear(try size(button.controlSize(.small)), 120, 28))
    #expect(isNear(try size(button.controlSize(.mini)), 120, 28))
    #expect(isNear(try size(button.controlSize(.large)), 140, line + 30))
    #expect(isNear(try size(button.controlSize(.extraLarge)), 140, line + 30))
  }

  @Test func `a button of a Mac is 24 high, a plain one as its label`() throws {
    let button = Button {
    } label: {
      Color.red.frame(width: 50, height: 16)
    }
    #expect(isNear(try size(button, on: .macos26), 74, 24))
    #expect(isNear(try size(button.controlSize(.small), on: .macos26), 74, 20))
    #expect(isNear(try size(button.buttonStyle(.plain), on: .macos26), 50, 16))
    let high = Button {
    } label: {
      Color.red.frame(width: 50, height: 40)
    }
    #expect(isNear(try size(high, on: .macos26), 74, 44))
  }

  @Test func `a style of a program's own is what it returns`() throws {
    struct Wide: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(configuration.isPressed ? 0 : 5).frame(maxWidth: .infinity)
      }
    }
    let view = HStack { Button("Hj") {} }.buttonStyle(Wide())
    #expect(isNear(try size(view, ProposedViewSize(width: 300, height: 300)), 300, line + 10))
  }

  @Test(arguments: [(PlatformSystem.ios18, 51.0, 31.0), (.ios26, 66, 30)])
  func `a toggle fills its width, with the switch at its end`(
    _ system: PlatformSystem, _ width: Double, _ height: Double
  )
    throws
  {
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 40, height: 10).id("label") }
    let placed = try GreedyEngine().layout(toggle.platform(system), in: ProposedViewSize(width: 300, height: 300))
    #expect(isNear(placed.size, 300, height))
    #expect(placed["label"]?.minX == 0)
    // Without a width it hugs: the label, 8 points and the switch.
    #expect(isNear(try size(toggle, on: system), 48 + width, height))
    #expect(isNear(try size(toggle.labelsHidden(), on: system), width, height))
  }

  @Test func `a long label of a toggle gives way after the room between`() throws {
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(maxWidth: 400).frame(height: 10).id("label") }
    let placed = try GreedyEngine().layout(toggle, in: ProposedViewSize(width: 300, height: 300))
    // 300 less the switch of 51 and at least 8 between.
    #expect(placed["label"]?.width == 241)
  }

  @Test func `a checkbox is as high as its text`() throws {
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 30, height: 16) }
    #expect(isNear(try size(toggle, on: .macos26), 16 + 5 + 30, 16))
    #expect(isNear(try size(toggle.toggleStyle(.switch), on: .macos26), 30 + 8 + 54, 24))
  }

  @Test func `what fills a width has a height of its own at every proposal`() throws {
    for proposal in [ProposedViewSize(width: 200, height: 10), ProposedViewSize(width: 200, height: 500)] {
      #expect(isNear(try size(Slider(value: .constant(0.5)), proposal), 200, 31))
      #expect(isNear(try size(Slider(value: .constant(0.5)), proposal, on: .macos26), 200, 16))
      #expect(isNear(try size(TextField("Name", text: .constant("")), proposal), 200, 22))
      let rounded = TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
      #expect(isNear(try size(rounded, proposal), 200, 34))
      #expect(isNear(try size(SecureField("Name", text: .constant("a")), proposal), 200, 22))
      #expect(isNear(try size(ProgressView(value: 0.5), proposal), 200, 4))
      #expect(isNear(try size(TextField("Name", text: .constant("")), proposal, on: .macos26), 200, 24))
    }
    #expect(isNear(try size(TextEditor(text: .constant("")), ProposedViewSize(width: 70, height: 80)), 70, 80))
  }

  @Test func `what turns has a size of its own`() throws {
    #expect(isNear(try size(ProgressView()), 20, 20))
    #expect(isNear(try size(ProgressView().controlSize(.large)), 37, 37))
    #expect(isNear(try size(ProgressView(), on: .macos26), 32, 32))
    #expect(isNear(try size(ProgressView().controlSize(.small), on: .macos26), 16, 16))
    let titled = ProgressView { Color.red.frame(width: 30, height: 10) }
    #expect(isNear(try size(titled), 30, 20 + 8 + 10))
  }

  @Test func `a stepper is a label and two buttons`() throws {
    let stepper = Stepper(value: .constant(1)) { Color.red.frame(width: 30, height: 10) }
    #expect(isNear(try size(stepper, ProposedViewSize(width: 200, height: 200)), 200, 32))
    #expect(isNear(try size(stepper), 30 + 8 + 94, 32))
    #expect(isNear(try size(stepper, on: .macos26), 30 + 8 + 20, 24))
  }

  @Test func `segments share a width, or are as wide as the widest`() throws {
    let picker = Picker("Size", selection: .constant(1)) {
      Color.red.frame(width: 30, height: 10)
      Color.red.frame(width: 50, height: 10)
      Color.red.frame(width: 5, height: 10)
    }
    .pickerStyle(.segmented)
    #expect(isNear(try size(picker, ProposedViewSize(width: 330, height: 300), on: .ios26), 330, 31))
    #expect(isNear(try size(picker, on: .ios26), 3 * 70, 31))
    #expect(isNear(try size(picker), 3 * 70, 32))
    let wheel = picker.pickerStyle(.wheel)
    #expect(isNear(try size(wheel), 3 * 70, 32), "the style further inside holds")
    #expect(isNear(try size(Picker("S", selection: .constant(1)) {}.pickerStyle(.wheel)), 320, 216))
  }

  private enum Size: Int, CaseIterable { case small = 20, large = 60 }

  @Test func `a picker shows the view of the value that is chosen`() throws {
    func menu(_ chosen: Size?) -> some View {
      Picker("Size", selection: .constant(chosen)) {
        ForEach(Size.allCases, id: \.self) { Color.red.frame(width: CGFloat($0.rawValue), height: 10) }
        Color.red.frame(width: 5, height: 10).tag(Size?.none)
      }
    }
    // 13.5 on both sides, 4 before the chevrons of 9; 10 + 8 + 8 high (V5).
    #expect(isNear(try size(menu(.small), on: .ios26), 20 + 40, 26))
    #expect(isNear(try size(menu(.large), on: .ios26), 60 + 40, 26))
    #expect(isNear(try size(menu(nil), on: .ios26), 5 + 40, 26))
    let tagged = Picker("Size", selection: .constant(2)) {
      Color.red.frame(width: 30, height: 10).tag(1)
      Color.red.frame(width: 70, height: 10).tag(2)
    }
    #expect(isNear(try size(tagged, on: .ios26), 70 + 40, 26))
    // On a Mac the widest counts: 12 on both sides and 35.5 of chevrons.
    #expect(isNear(try size(tagged.labelsHidden(), on: .macos26), 70 + 59.5, 24))
  }

  @Test func `a menu on iOS is its label, on a Mac 47.5 wider`() throws {
    let menu = Menu {
      Text("Cut")
    } label: {
      Color.red.frame(width: 40, height: 16)
    }
    #expect(isNear(try size(menu), 40, 16))
    #expect(isNear(try size(menu, on: .macos26), 87.5, 24))
  }

  @Test func `a labelled view has its label and its content at both ends`() throws {
    let view = LabeledContent {
      Color.blue.frame(width: 50, height: 12)
    } label: {
      Color.red.frame(width: 30, height: 10)
    }
    #expect(isNear(try size(view, ProposedViewSize(width: 300, height: 300)), 300, 12))
    #expect(isNear(try size(view), 88, 12))
  }

  @Test func `measures that nobody recorded are named`() throws {
    func rules(_ view: some View, _ system: PlatformSystem) throws -> [Rule.Certainty] {
      try GreedyEngine().layout(view.platform(system), in: ProposedViewSize(width: 300, height: 300)).uncertainRules
        .map(\.rule.certainty)
    }
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10) }
    // The switch of iOS 18 is published, 51 by 31; that of iOS 26 was recorded.
    #expect(try rules(toggle, .ios18) == [.public, .public])
    #expect(try rules(toggle, .ios26).isEmpty)
    #expect(try rules(Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryCircular), .ios18) == [.guess])
  }

  @Test func `numbers of a system can be replaced`() throws {
    let toggle = Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 10) }
      .transformEnvironment(\.platformMetrics) { $0.replaced[.switchHeight] = 40 }
    #expect(isNear(try size(toggle), 10 + 8 + 51, 40))
  }
}
