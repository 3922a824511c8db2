import Testing
import ViewTree
import ViewVocabulary

/// What devices propose.
struct DeviceTests {
  /// A device with the safe area that it is known for.
  struct SafeArea: CustomTestStringConvertible {
    var testDescription: String
    var proposal: ProposedViewSize
    var top: CGFloat
    var scale: CGFloat
  }

  @Test(arguments: [
    // Recorded: section 4 of the semantics.
    SafeArea(
      testDescription: "iPhone 16 Pro", proposal: ProposedViewSize(width: 402, height: 778), top: 62, scale: 3),
    SafeArea(
      testDescription: "iPhone 11 Pro Max", proposal: ProposedViewSize(width: 414, height: 818), top: 44, scale: 3),
    // Published.
    SafeArea(
      testDescription: "iPhone SE (3rd generation)", proposal: ProposedViewSize(width: 375, height: 647), top: 20,
      scale: 2),
    SafeArea(testDescription: "iPhone 16e", proposal: ProposedViewSize(width: 390, height: 763), top: 47, scale: 3),
    SafeArea(testDescription: "iPhone Air", proposal: ProposedViewSize(width: 420, height: 810), top: 68, scale: 3),
    SafeArea(
      testDescription: "iPad Pro 13-inch (M4)", proposal: ProposedViewSize(width: 1032, height: 1332), top: 24, scale: 2
    ),
  ])
  func `a device proposes its safe area`(_ known: SafeArea) throws {
    let device = try #require(Device(named: known.testDescription))
    #expect(device.name == known.testDescription)
    #expect(device.proposal == known.proposal)
    #expect(device.origin == CGPoint(x: 0, y: known.top))
    #expect(device.displayScale == known.scale)
  }

  @Test(arguments: Device.all)
  func `a device is found by its name in any case`(_ device: Device) {
    #expect(Device(named: device.name) == device)
    #expect(Device(named: device.name.uppercased()) == device)
    #expect(Device.nearestName(to: device.name) == device.name)
  }

  @Test(arguments: Device.all)
  func `the safe area is most of an upright screen`(_ device: Device) throws {
    let height = try #require(device.proposal.height)
    let screen = device.screenSize
    #expect(screen.width < screen.height)
    #expect(device.proposal.width == screen.width)
    let insets: CGFloat = device.safeAreaInsets.top + device.safeAreaInsets.bottom
    let rest: CGFloat = screen.height - insets
    #expect(height == rest)
    #expect(height > screen.height * 0.85)
    #expect([2, 3].contains(device.displayScale))
  }

  @Test func `names are unique`() {
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
  }

  @Test(
    arguments: [
      ("iphone 16 por", "iPhone 16 Pro"), ("iPhone16 Pro", "iPhone 16 Pro"),
      ("iPhone SE 3rd generation", "iPhone SE (3rd generation)"),
      ("iPad Pro 13-inch", "iPad Pro 13-inch (M4)"), ("ipad air", "iPad Air 11-inch (M2)"),
      ("Pixel 9", nil), ("", nil),
    ] as [(String, String?)])
  func `an unknown name has a nearest one only if one is near`(name: String, nearest: String?) {
    #expect(Device(named: name) == nil)
    #expect(Device.nearestName(to: name) == nearest)
  }
}
