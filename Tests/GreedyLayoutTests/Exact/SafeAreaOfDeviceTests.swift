import GreedyLayout
import Testing

/// What reaches the edges of a device's screen.
struct SafeAreaOfDeviceTests {
  /// An iPhone 16 Pro is 402 × 874, with insets of 62 above and 34 below.
  @Test func `what ignores the safe area reaches the edges of the screen`() throws {
    let phone = try #require(Device(named: "iPhone 16 Pro"))
    let view = Color.red.ignoresSafeArea().overlay { Color.red.id("safe") }.background {
      VStack { Color.red.id("behind") }.ignoresSafeArea(edges: .top)
    }
    let placed = try GreedyEngine().layout(view, on: phone)
    #expect(placed["safe"] == CGRect(x: 0, y: 62, width: 402, height: 778))
    #expect(placed["behind"] == CGRect(x: 0, y: 0, width: 402, height: 840))
  }

  @Test func `a reader and an observer are told the insets`() throws {
    let phone = try #require(Device(named: "iPhone 16 Pro"))
    let view = GeometryReader { proxy in
      Rectangle().frame(width: proxy.safeAreaInsets.top, height: proxy.safeAreaInsets.bottom).id("insets")
    }
    #expect(try GreedyEngine().layout(view, on: phone)["insets"]?.size == CGSize(width: 62, height: 34))
  }
}
