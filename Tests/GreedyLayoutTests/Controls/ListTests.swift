import GreedyLayout
import Testing

/// Lists and forms (V6.6–V6.9 of the vocabulary). Rows of iOS 18 are at least 44 high, with 11 above and below their content
/// and 16 beside it; cards stand 16 from the sides, the first 35 from the top, and 35 apart.
@Suite struct ListTests {
  private func layout(_ view: some View, on system: PlatformSystem = .ios18) throws -> PlacedTree {
    try GreedyEngine().layout(view.platform(system), in: ProposedViewSize(width: 300, height: 600))
  }

  private func reaches(_ length: CGFloat?, _ expected: CGFloat) -> Bool { length == expected }

  private func row(_ name: String, height: CGFloat) -> some View {
    Color.red.frame(width: 50, height: height).id(name)
  }

  @Test func `a list takes what it is proposed, whatever its rows need`() throws {
    let list = List { row("only", height: 10) }.id("list")
    #expect(try layout(list)["list"]?.size == CGSize(width: 300, height: 600))
    let stacked = VStack(spacing: 0) {
      list
      Color.blue.frame(height: 100)
    }
    #expect(try layout(stacked)["list"]?.height == 500)
  }

  @Test func `rows are as high as their content with its room, and at least 44`() throws {
    let list = List {
      row("low", height: 10)
      row("high", height: 100)
      row("last", height: 22)
    }
    let placed = try layout(list)
    // The rows are 44, 11 + 100 + 11 = 122 and 11 + 22 + 11 = 44 high, from 35 on; content is 16 + 16 from the side.
    #expect(placed["low"]?.origin == CGPoint(x: 32, y: 35 + 17))
    #expect(placed["high"]?.origin == CGPoint(x: 32, y: 35 + 44 + 11))
    #expect(placed["last"]?.origin == CGPoint(x: 32, y: 35 + 44 + 122 + 11))
  }

  @Test func `content of a row is proposed its width less what is beside it`() throws {
    let placed = try layout(List { Color.red.id("colour") })
    // The least height acts as that of a frame, which offers what it has to have: 44 less 11 above and below.
    #expect(placed["colour"]?.size == CGSize(width: 300 - 64, height: 22))
  }

  @Test func `sections are cards with room between them`() throws {
    let list = Form {
      Section { row("one", height: 22) }
      Section { row("two", height: 22) }
    }
    let placed = try layout(list)
    #expect(reaches(placed["one"]?.minY, 35 + 11))
    #expect(reaches(placed["two"]?.minY, 35 + 44 + 35 + 11))
  }

  @Test func `headers and footers stand 10 above and 8 below their card`() throws {
    let list = List {
      Section {
        row("row", height: 22)
      } header: {
        Color.blue.frame(width: 10, height: 15).id("header")
      } footer: {
        Color.blue.frame(width: 10, height: 15).id("footer")
      }
    }
    let placed = try layout(list)
    #expect(placed["header"]?.origin == CGPoint(x: 32, y: 10))
    #expect(reaches(placed["row"]?.minY, 10 + 15 + 10 + 11))
    #expect(reaches(placed["footer"]?.minY, 10 + 15 + 10 + 44 + 8))
  }

  @Test func `a plain list goes from side to side`() throws {
    let placed = try layout(List { row("row", height: 22) }.listStyle(.plain))
    #expect(placed["row"]?.origin == CGPoint(x: 16, y: 11))
  }

  @Test func `room of a row's own takes the place of the list's, but not of the least height`() throws {
    let list = List {
      row("first", height: 30).listRowInsets(EdgeInsets())
      ForEach(0..<2) { number in
        row("row \(number)", height: 50)
      }
      .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .listRowSpacing(12)
    let placed = try layout(list)
    // 44 with 30 in the middle; then rows of 1 + 50 + 3, 12 apart.
    #expect(placed["first"]?.origin == CGPoint(x: 16, y: 35 + 7))
    #expect(placed["row 0"]?.origin == CGPoint(x: 18, y: 35 + 44 + 12 + 1))
    #expect(placed["row 1"]?.origin == CGPoint(x: 18, y: 35 + 44 + 12 + 54 + 12 + 1))
  }

  @Test func `without a height a list is as high as its rows, which is a guess`() throws {
    let list = List { row("row", height: 22) }.id("list")
    let placed = try GreedyEngine().layout(list, in: ProposedViewSize(width: 300, height: nil))
    #expect(reaches(placed["list"]?.height, 35 + 44))
    #expect(placed.uncertainRules.contains { $0.rule.number == "V6.6" })
  }

  @Test func `controls know that they stand in a row`() throws {
    let list = List { Picker("Size", selection: .constant(1)) { Color.red.frame(width: 10, height: 5).id("value") } }
    let placed = try layout(list)
    // The value trails: 4, chevrons of 9 and 12 follow it, then 16 + 16 up to the side.
    #expect(reaches(placed["value"]?.maxX, 300 - 32 - 12 - 9 - 4))
  }

  @Test func `rows of a Mac are 24 high`() throws {
    let list = List {
      row("one", height: 16)
      row("two", height: 16)
    }
    let placed = try layout(list.listStyle(.plain), on: .macos26)
    #expect(reaches(placed["one"]?.minY, 4))
    #expect(reaches(placed["two"]?.minY, 28))
  }

  @Test func `a scroll view's content has its margins`() throws {
    let view = ScrollView { Color.red.frame(width: 120, height: 30).id("red") }.contentMargins(20).id("scroll")
    let placed = try GreedyEngine().layout(HStack { view }, in: ProposedViewSize(width: 300, height: 200))
    // Recorded: 120 becomes 160 with 20 on each side; along its axis the view is as large as before.
    #expect(placed["scroll"]?.size == CGSize(width: 160, height: 200))
    #expect(reaches(placed["red"]?.minY, 20))
  }
}
