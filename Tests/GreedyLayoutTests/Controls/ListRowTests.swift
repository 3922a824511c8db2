import GreedyLayout
import Testing

/// What lists make of their rows and sections (V5, V6.6, V6.7 and V6.10 of the vocabulary).
@Suite struct ListRowTests {
  private func layout(
    _ view: some View, on system: PlatformSystem = .ios18, _ proposal: ProposedViewSize? = nil
  ) throws -> PlacedTree {
    try GreedyEngine().layout(view.platform(system), in: proposal ?? ProposedViewSize(width: 393, height: 700))
  }

  private func reaches(_ length: CGFloat?, _ expected: CGFloat) -> Bool { length == expected }

  private func row(_ name: String, height: CGFloat, width: CGFloat = 50) -> some View {
    Color.red.frame(width: width, height: height).id(name)
  }

  @Test(arguments: PlatformSystem.allCases)
  func `a list takes both lengths, whatever it holds`(_ system: PlatformSystem) throws {
    for size in [CGSize(width: 393, height: 700), CGSize(width: 50, height: 60), .zero] {
      let proposal = ProposedViewSize(size)
      #expect(try layout(List {}, on: system, proposal).size == size)
      #expect(try layout(List { row("wide", height: 20, width: 500) }, on: system, proposal).size == size)
      #expect(try layout(List { Text("Hello") }.listStyle(.plain), on: system, proposal).size == size)
    }
    let endless = ProposedViewSize(width: .infinity, height: .infinity)
    #expect(
      try layout(List { Text("Hello") }, on: system, endless).size
        == CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
  }

  @Test func `content that is too wide begins where a row's does`() throws {
    let placed = try layout(List { row("wide", height: 20, width: 500) })
    #expect(placed["wide"]?.minX == 32)

  }

  @Test func `a toggle in a row of iOS 26 is as high as its label`() throws {
    let list = List {
      Toggle(isOn: .constant(true)) { Color.red.frame(width: 20, height: 20) }.id("toggle")
      row("next", height: 22)
    }
    let placed = try layout(list, on: .ios26)
    #expect(placed["toggle"]?.size == CGSize(width: 393 - 64, height: 20))
    // A row of at least 52, with 15 above the content of the next.
    #expect(reaches(placed["next"]?.minY, 35 + 52 + 15))
    // Before it grows to fit the switch of 31, with 11 above and below, which is a guess.
    let older = try layout(list)
    #expect(older["toggle"]?.height == 31)
    #expect(reaches(older["next"]?.minY, 35 + 53 + 11))
    #expect(older.uncertainRules.contains { $0.rule == .switchInRow })
  }

  @Test func `headers, footers and cards of iOS 26 have distances of their own`() throws {
    let list = List {
      Section { row("first", height: 22) }
      Section {
        row("second", height: 22)
      } header: {
        row("header", height: 16)
      } footer: {
        row("footer", height: 15)
      }
      Section { row("third", height: 22) }
      Section { row("fourth", height: 22) }
    }
    let placed = try layout(list, on: .ios26)
    // Cards of 52; the header 27.5 below the first and 10 above its own, the footer 8 below it, the next card 23.5 further.
    let header: CGFloat = 35 + 52 + 27.5
    let footer: CGFloat = header + 16 + 10 + 52 + 8
    let third: CGFloat = footer + 15 + 23.5
    #expect(reaches(placed["header"]?.minY, header))
    #expect(reaches(placed["footer"]?.minY, footer))
    #expect(reaches(placed["third"]?.minY, third + 15))
    #expect(reaches(placed["fourth"]?.minY, third + 52 + 35 + 15))
  }

  @Test func `what modifies a section modifies its rows`() throws {
    let list = List {
      Section {
        row("one", height: 50)
        row("two", height: 50)
      }
      .listRowInsets(EdgeInsets())
    }
    let placed = try layout(list)
    #expect(placed["one"]?.origin == CGPoint(x: 16, y: 35))
    #expect(placed["two"]?.origin == CGPoint(x: 16, y: 85))
  }

  @Test func `the views of an open group are rows`() throws {
    let list = List {
      DisclosureGroup(isExpanded: .constant(true)) {
        row("one", height: 22)
        row("two", height: 22)
      } label: {
        row("label", height: 22)
      }
    }
    let placed = try layout(list)
    #expect(reaches(placed["label"]?.minY, 35 + 11))
    #expect(reaches(placed["one"]?.minY, 35 + 44 + 11))
    #expect(reaches(placed["two"]?.minY, 35 + 88 + 11))
  }

  @Test(arguments: [(1, 22.0), (3, 66)])
  func `a field that grows is 22 for each line, and 8 more with a border`(_ lines: Int, _ height: CGFloat) throws {
    let text = Array(repeating: "A", count: lines).joined(separator: "\n")
    let field = TextField("Name", text: .constant(text), axis: .vertical)
    #expect(abs(try layout(field).size.height - height) < 1e-9)
    #expect(abs(try layout(field.textFieldStyle(.roundedBorder)).size.height - height - 8) < 1e-9)
  }

  @Test func `a field follows the size of texts`() throws {
    // The body's lines are 22 apart, 34 in the first category for those who see little (V1.19).
    let field = TextField("Name", text: .constant(""))
    #expect(try layout(field.dynamicTypeSize(.accessibility1)).size.height == 34)
  }
}
