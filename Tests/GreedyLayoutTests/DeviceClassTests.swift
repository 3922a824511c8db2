import GreedyLayout
import LayoutTestSupport
import Testing

/// Size classes and margins of devices (V9.1, V6.5 and V6.7 of the vocabulary).
@Suite struct DeviceClassTests {
  private func reaches(_ length: CGFloat?, _ expected: CGFloat) -> Bool { length == expected }

  private func device(_ name: String) throws -> Device { try #require(Device(named: name)) }

  @Test func `tablets are regular wide, phones held upright compact`() throws {
    for device in Device.all {
      #expect((device.horizontalSizeClass == .regular) == (device.screenSize.width > 700), "\(device.name)")
      #expect(device.verticalSizeClass == .regular)
    }
  }

  private let screen = """
    view:
      type: NavigationStack
      content:
        - {type: Color, id: red, modifiers: [{type: navigationTitle, value: A}, {type: toolbarTitleDisplayMode, value: inline}]}
    """

  @Test(arguments: [("iPad (A16)", 50.0), ("iPhone 16", 44)])
  func `bars of iOS 18 are 50 high on tablets and 44 on phones`(_ name: String, _ height: Double) throws {
    var document = try LayoutDocument(reading: screen)
    let device = try device(name)
    document.propose(device)
    let placed = try GreedyEngine().layout(document)
    #expect(reaches(placed["red"]?.minY, device.safeAreaInsets.top + CGFloat(height)))
  }

  @Test func `a split view shows its columns on a tablet`() throws {
    let view = NavigationSplitView {
      Color.red.id("sidebar")
    } detail: {
      Color.blue.id("detail")
    }
    let tablet = try GreedyEngine().layout(view, on: try device("iPad (A16)"))
    #expect(tablet["sidebar"]?.width == 320)

    #expect(reaches(tablet["detail"]?.width, 820 - 320))
    let phone = try GreedyEngine().layout(view, on: try device("iPhone 16"))
    #expect(phone["sidebar"]?.width == 393)

    #expect(phone["detail"] == nil)
  }

  @Test func `a Mac is regular wide`() throws {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) var width
      var body: some View { Color.red.frame(width: width == .regular ? 2 : 1, height: 1) }
    }
    #expect(try GreedyEngine().layout(Reader().platform(.macos26), in: .unspecified).size.width == 2)
    #expect(try GreedyEngine().layout(Reader().platform(.ios26), in: .unspecified).size.width == 1)
  }

  @Test(arguments: [(393.0, 16.0), (414, 20), (430, 20)])
  func `wide windows have wider margins`(_ width: Double, _ margin: CGFloat) throws {
    func placed(_ view: String) throws -> PlacedTree {
      var document = try LayoutDocument(reading: "view: \(view)")
      document.proposal = ProposedViewSize(width: width, height: 700)
      return try GreedyEngine().layout(document)
    }
    let padded = try placed("{type: ZStack, content: [{type: Color, id: red}], modifiers: [{type: scenePadding}]}")
    #expect(reaches(padded["red"]?.minX, margin))
    let list = try placed("{type: List, content: [{type: Color, id: red}]}")
    // The card and the content of its row.
    #expect(reaches(list["red"]?.minX, 2 * margin))
    #expect(reaches(list["red"]?.width, CGFloat(width) - 4 * margin))
  }
}
