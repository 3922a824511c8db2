import GreedyLayout
import Testing

/// The bars of screens, as part of their safe area (V6.11 and V6.12 of the vocabulary).
@Suite struct ScreenBarsTests {
  struct BarCase: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var system = PlatformSystem.ios18
    /// Points above and below the screen.
    var above: CGFloat
    var below: CGFloat = 0
    var view: @Sendable () -> AnyView

    init(
      _ description: String, on system: PlatformSystem = .ios18, above: CGFloat, below: CGFloat = 0,
      _ view: @escaping @Sendable () -> AnyView
    ) {
      testDescription = "\(description), \(system)"
      self.system = system
      self.above = above
      self.below = below
      self.view = view
    }
  }

  private static var red: some View { Color.red.id("red") }

  @Test(arguments: [
    BarCase("a large title", above: 44 + 52) { AnyView(red.navigationTitle("Title")) },
    BarCase("an inline title", above: 44) {
      AnyView(red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    },
    BarCase("an inline title in one call", above: 44) {
      AnyView(red.navigationBarTitle("Title", displayMode: .inline))
    },
    BarCase("no title", above: 44) { AnyView(red) },
    BarCase("a hidden bar", above: 0) {
      AnyView(red.navigationTitle("Title").toolbar(.hidden, for: .navigationBar))
    },
    BarCase("a bar that was hidden", above: 0) { AnyView(red.navigationTitle("Title").navigationBarHidden(true)) },
    BarCase("a title deep inside", above: 96) { AnyView(VStack { Group { ZStack { red.navigationTitle("Title") } } }) },
    BarCase("a search field", above: 96 + 52) {
      AnyView(red.navigationTitle("Title").searchable(text: .constant("")))
    },
    BarCase("items below", above: 96, below: 44) {
      AnyView(
        red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Text("Add") }
          if true { ToolbarItemGroup(placement: .bottomBar) { Text("Share") } }
        })
    },
    BarCase("a tablet", above: 50 + 52, below: 50) {
      AnyView(
        red.navigationTitle("Title").toolbar(id: "main") { ToolbarItem(id: "a", placement: .bottomBar) { Text("A") } }
      )
    },
    BarCase("a phone held sideways", above: 32) { AnyView(red.navigationTitle("Title")) },
    BarCase("a large title", on: .ios26, above: 106.5) { AnyView(red.navigationTitle("Title")) },
    BarCase("an inline title", on: .ios26, above: 54) {
      AnyView(red.navigationTitle("Title").toolbarTitleDisplayMode(.inline))
    },
    BarCase("no title", on: .ios26, above: 0) { AnyView(red) },
    BarCase("items and no title", on: .ios26, above: 54) {
      AnyView(red.toolbar { ToolbarItem(placement: .primaryAction) { Text("Add") } })
    },
    BarCase("a title of a screen that is not shown", on: .ios26, above: 0) {
      AnyView(
        red.navigationDestination(for: Int.self) { _ in Color.blue.navigationTitle("Other") }
          .sheet(isPresented: .constant(true)) { Color.blue.navigationTitle("Other") })
    },
    BarCase("a search field", on: .ios26, above: 106.5 + 64) {
      AnyView(red.navigationTitle("Title").searchable(text: .constant("")))
    },
    BarCase("items below", on: .ios26, above: 54, below: 48) {
      AnyView(
        red.navigationBarTitle("Title", displayMode: .inline).toolbar {
          ToolbarItem(placement: .bottomBar) { Text("A") }
        })
    },
  ])
  func `a screen is proposed what its bars leave`(_ test: BarCase) throws {
    let isWide = test.testDescription.hasPrefix("a tablet")
    let isSideways = test.testDescription.contains("sideways")
    let stack = NavigationStack { test.view() }.id("stack").platform(test.system)
      .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      .environment(\.verticalSizeClass, isSideways ? .compact : .regular)
    let placed = try GreedyEngine().layout(stack, in: ProposedViewSize(width: 400, height: 700))
    #expect(placed["stack"] == CGRect(x: 0, y: 0, width: 400, height: 700))
    #expect(placed["red"] == CGRect(x: 0, y: test.above, width: 400, height: 700 - test.above - test.below))
  }

  @Test func `what ignores the safe area reaches under the bar and to the end of the screen`() throws {
    let phone = try #require(Device(named: "iPhone 16 Pro"))
    let view = NavigationStack {
      ScrollView { Color.red.frame(height: 2000).id("rows") }.id("scroll")
        .background { ZStack { Color.blue.id("blue") }.ignoresSafeArea() }
        .navigationTitle("Title")
    }
    let placed = try GreedyEngine().layout(view, on: phone)
    // A screen of 402 × 874 with 62 above and 34 below; the title takes 96 of the 778 between them.
    #expect(placed["scroll"] == CGRect(x: 0, y: 158, width: 402, height: 682))
    #expect(placed["rows"]?.minY == CGFloat(158))
    #expect(placed["blue"] == CGRect(x: 0, y: 0, width: 402, height: 874))
  }

  @Test func `frames that look to the stack have the length between its bars`() throws {
    let view = NavigationStack {
      ScrollView { Color.red.containerRelativeFrame(.vertical).id("page") }.navigationTitle("Title")
    }
    let placed = try GreedyEngine().layout(view, in: ProposedViewSize(width: 400, height: 700))
    #expect(placed["page"] == CGRect(x: 0, y: 96, width: 400, height: 604))
  }

  @Test func `on a Mac a stack is as large as its screen`() throws {
    let view = NavigationStack { Color.red.frame(width: 100, height: 50).navigationTitle("Title") }.id("stack")
    let placed = try GreedyEngine().layout(view.platform(.macos26), in: ProposedViewSize(width: 400, height: 300))
    #expect(placed["stack"] == CGRect(x: 150, y: 125, width: 100, height: 50))
  }

  private struct Tabs: View {
    var isHidden = false

    var body: some View {
      TabView {
        NavigationStack {
          ZStack { Color.red.id("red") }.ignoresSafeArea(edges: isHidden ? [] : .top)
            .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
            .navigationBarTitle("Title", displayMode: .inline)
        }.tabItem { Text("One") }
        Color.blue.id("blue").tabItem { Text("Two") }
      }
    }
  }

  @Test func `a tab is proposed what the bar of tabs leaves`() throws {
    let area = ProposedViewSize(width: 400, height: 700)
    // The title of 44, the bar of 49 points, or none; the red view reaches under the title where there is a bar of tabs.
    #expect(try GreedyEngine().layout(Tabs(), in: area)["red"] == CGRect(x: 0, y: 0, width: 400, height: 651))
    #expect(
      try GreedyEngine().layout(Tabs(isHidden: true), in: area)["red"] == CGRect(x: 0, y: 44, width: 400, height: 656))
    let pages = Tabs().tabViewStyle(.page)
    #expect(try GreedyEngine().layout(pages, in: area)["red"] == CGRect(x: 0, y: 0, width: 400, height: 700))
  }

  @Test func `on iOS 26 a tab ends 83 points above the end of the screen, with or without a home indicator`() throws {
    let area = ProposedViewSize(width: 400, height: 700)
    let tabs = Tabs().platform(.ios26)
    #expect(try GreedyEngine().layout(tabs, in: area)["red"] == CGRect(x: 0, y: 0, width: 400, height: 617))
    let phone = try #require(Device(named: "iPhone 16 Pro"))
    // 874 − 83 = 791, from the end of the status bar, under which the red view reaches too.
    #expect(try GreedyEngine().layout(tabs, on: phone)["red"] == CGRect(x: 0, y: 0, width: 402, height: 791))
  }

  @Test func `heights that nobody recorded are named`() throws {
    let area = ProposedViewSize(width: 400, height: 700)
    func rules(_ view: some View) throws -> [Rule] {
      try GreedyEngine().layout(NavigationStack { view }, in: area).uncertainRules.map(\.rule)
    }
    #expect(try rules(Color.red.navigationTitle("Title")).isEmpty)
    #expect(try rules(Color.red).map(\.number) == ["V6.11"])
    let search = try rules(Color.red.navigationTitle("Title").searchable(text: .constant("")))
    #expect(search.compactMap(\.statement) == ["has the measure searchHeight of 52.0"])
  }

  @Test func `a bar at an edge shortens the safe area as an inset does`() throws {
    let bar = Color.blue.frame(height: 30)
    let area = ProposedViewSize(width: 100, height: 100)
    let placed = try GreedyEngine().layout(Color.red.id("red").safeAreaBar(edge: .bottom, spacing: 5) { bar }, in: area)
    let inset = try GreedyEngine().layout(
      Color.red.id("red").safeAreaInset(edge: .bottom, spacing: 5) { bar }, in: area)
    #expect(placed.frames.map(\.frame) == inset.frames.map(\.frame))
  }
}
