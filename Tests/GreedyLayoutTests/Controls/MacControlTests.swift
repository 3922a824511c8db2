import GreedyLayout
import Testing

/// Controls and forms of a Mac by the tables of sections 5 and 6 of the vocabulary, recorded unless a test says otherwise.
@Suite struct MacControlTests {
  private func layout(_ view: some View, _ width: CGFloat? = 400) throws -> PlacedTree {
    try GreedyEngine().layout(
      view.platform(.macos26).environment(\.displayScale, 2), in: ProposedViewSize(width: width, height: 600))
  }

  private func reaches(_ length: CGFloat?, _ expected: CGFloat) -> Bool { length == expected }

  private func bar(_ width: CGFloat, _ height: CGFloat = 16) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test func `segments are as wide as the widest with 21, whatever is proposed`() throws {
    let picker = Picker(selection: .constant(1)) {
      bar(30)
      bar(50)
    } label: {
      bar(40)
    }
    .pickerStyle(.segmented)
    for width in [nil, 400] as [CGFloat?] {
      #expect(try layout(picker, width).size == CGSize(width: 40 + 8 + 2 * (50 + 21), height: 24))
      #expect(try layout(picker.labelsHidden(), width).size == CGSize(width: 2 * (50 + 21), height: 24))
    }
  }

  @Test func `radio buttons are 16, 5 and their labels, 6 apart`() throws {
    let picker = Picker(selection: .constant(1)) {
      bar(30)
      bar(50).id("last")
    } label: {
      bar(40)
    }
    .pickerStyle(.radioGroup)
    let placed = try layout(picker)
    #expect(placed.size == CGSize(width: 40 + 8 + 16 + 5 + 50, height: 16 + 6 + 16))
    #expect(try layout(picker.labelsHidden()).size == CGSize(width: 16 + 5 + 50, height: 38))
  }

  @Test func `fields of moments do not depend on the moment`() throws {
    func size(_ components: DatePicker<EmptyView>.Components, _ style: NamedDatePickerStyle) throws -> CGSize {
      let picker = DatePicker(selection: .constant(.distantPast), displayedComponents: components) { EmptyView() }
      return try layout(picker.labelsHidden().datePickerStyle(style)).size
    }
    #expect(try size(.date, .compact) == CGSize(width: 95, height: 22))
    #expect(try size(.hourAndMinute, .compact) == CGSize(width: 80, height: 22))
    #expect(try size([.date, .hourAndMinute], .compact) == CGSize(width: 160, height: 22))
    #expect(try size(.date, .field) == CGSize(width: 78, height: 21))
    #expect(try size([.date, .hourAndMinute], .field) == CGSize(width: 143, height: 21))
    #expect(try size(.date, .graphical) == CGSize(width: 138.5, height: 148))
    #expect(try size(.hourAndMinute, .graphical) == CGSize(width: 119, height: 119))
    let labelled = DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { bar(30) }
    #expect(try layout(labelled).size == CGSize(width: 30 + 8 + 95, height: 22))
  }

  @Test(arguments: [(ControlSize.mini, 19.0), (.small, 22), (.regular, 24)])
  func `fields are as high as their size says`(_ size: ControlSize, _ height: CGFloat) throws {
    #expect(try layout(TextField("Name", text: .constant("")).controlSize(size)).size.height == height)
    #expect(try layout(SecureField("Name", text: .constant("")).controlSize(size)).size.height == height)
  }

  private struct Expected: Sendable {
    let style: NamedListStyle
    let x: CGFloat
    let top: CGFloat
    let least: CGFloat
  }

  @Test func `rows of lists have their style's room`() throws {
    let styles = [
      Expected(style: .inset, x: 16, top: 10, least: 24), Expected(style: .plain, x: 8, top: 0, least: 24),
      Expected(style: .bordered, x: 7, top: 10, least: 24), Expected(style: .sidebar, x: 16, top: 10, least: 32),
    ]
    for expected in styles {
      let list = List {
        bar(50, 10).id("low")
        bar(50, 100).id("high")
      }
      .listStyle(expected.style)
      let placed = try layout(list)
      let middle = expected.top + (expected.least - 10) / 2
      #expect(placed["low"]?.origin == CGPoint(x: expected.x, y: middle), "\(expected.style)")
      #expect(placed["high"]?.minY == expected.top + expected.least + 4, "\(expected.style)")
    }
  }

  @Test func `sections of lists are 20 apart, with headers of 28`() throws {
    let list = List {
      Section { bar(50, 16).id("one") }
      Section {
        bar(50, 16).id("two")
      } header: {
        bar(50, 10).id("header")
      }
    }
    .listStyle(.inset)
    let placed = try layout(list)
    #expect(reaches(placed["one"]?.minY, 10 + 4))
    #expect(reaches(placed["header"]?.minY, 10 + 24 + 20 + 9))
    #expect(reaches(placed["two"]?.minY, 10 + 24 + 20 + 28 + 4))
  }

  @Test func `labels of a form end where its controls begin, less 8`() throws {
    let form = Form {
      LabeledContent {
        bar(60).id("first")
      } label: {
        bar(30).id("short")
      }
      LabeledContent {
        bar(20).id("second")
      } label: {
        bar(90).id("long")
      }
      bar(10).id("alone")
    }
    let placed = try layout(form)
    #expect(placed["short"]?.maxX == placed["long"]?.maxX)
    let controls = try #require(placed["first"]?.minX)
    #expect(reaches(placed["second"]?.minX, controls))
    #expect(reaches(placed["alone"]?.minX, controls))
    #expect(reaches(placed["long"]?.maxX, controls - 8))
    #expect(placed.uncertainRules.contains { $0.rule.number == "V6.9" })
  }

  @Test func `a field of a form takes what its labels leave`() throws {
    let form = Form {
      TextField(text: .constant("")) { bar(40).id("name") }.id("field")
      LabeledContent {
        bar(20).id("control")
      } label: {
        bar(100)
      }
    }
    let placed = try layout(form.id("form"))
    #expect(placed["form"]?.width == 400)
    #expect(reaches(placed["control"]?.minX, 100 + 8))
    // The label of the field ends where the wider one does.
    #expect(reaches(placed["name"]?.maxX, 100))
    #expect(reaches(placed["field"]?.maxX, 400))
  }

  @Test func `rows of a form of cards have 10 above and below, 20 in from the sides`() throws {
    let form = Form {
      Color.red.frame(height: 30).id("one")
      bar(50, 40).id("two")
    }
    .formStyle(.grouped)
    let placed = try layout(form)
    let one = try #require(placed["one"])
    let two = try #require(placed["two"])
    #expect(two.minY - one.maxY == 20)
    // The room beside the content of a card is a guess of 10.
    #expect(reaches(one.minX, 20 + 10))
    #expect(reaches(one.width, 400 - 60))
  }
}
