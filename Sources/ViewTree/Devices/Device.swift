/// A phone or tablet, held upright: what it proposes to a view that keeps to its safe area.
///
///     let phone = Device(named: "iPhone 16 Pro")!
///     phone.proposal                                           // 402 × 778
///     phone.origin                                             // (0, 62)
public struct Device: Hashable, Sendable {
  /// The device's name, as its maker writes it.
  public let name: String
  /// The screen's size in points.
  public let screenSize: CGSize
  /// The distances, in points, between the screen's sides and those of the safe area.
  public let safeAreaInsets: EdgeInsets
  /// Pixels per point.
  public let displayScale: CGFloat

  /// Makes a device; `top` and `bottom` are its safe-area insets in points, those of the other sides are 0.
  init(_ name: String, _ width: CGFloat, by height: CGFloat, top: CGFloat, bottom: CGFloat, scale: CGFloat) {
    self.name = name
    screenSize = CGSize(width: width, height: height)
    safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    displayScale = scale
  }
}

extension Device {
  /// How much width there is: little on a phone, enough on a tablet (V9.1 of the vocabulary).
  public var horizontalSizeClass: UserInterfaceSizeClass { name.hasPrefix("iPad") ? .regular : .compact }

  /// How much height there is: enough on a device that is held upright (V9.1 of the vocabulary).
  public var verticalSizeClass: UserInterfaceSizeClass { .regular }

  /// The size of the safe area in points: what the root view is proposed.
  public var proposal: ProposedViewSize {
    ProposedViewSize(
      width: screenSize.width - safeAreaInsets.total(along: .horizontal),
      height: screenSize.height - safeAreaInsets.total(along: .vertical))
  }

  /// The origin of the safe area in points from the screen's upper leading corner.
  public var origin: CGPoint { CGPoint(x: safeAreaInsets.leading, y: safeAreaInsets.top) }
}

extension Device {
  /// Finds a device by its whole name; upper and lower case count as the same. `nil` where there is none.
  public init?(named name: String) {
    let name = name.lowercased()
    guard let device = Device.all.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = device
  }

  /// The name of the device that `name` was most likely meant to be: the first that begins with it, else the one spelt
  /// most like it. Upper and lower case count as the same; `nil` where none is near.
  public static func nearestName(to name: String) -> String? {
    let names = all.map(\.name)
    let beginning = name.lowercased()
    guard !beginning.isEmpty else { return nil }
    return names.first { $0.lowercased() == beginning } ?? names.first { $0.lowercased().hasPrefix(beginning) }
      ?? names.nearest(to: name)
  }
}

extension View {
  /// Hands down to the view what it may know of the window that it has on a device.
  package func window(of device: Device) -> some View {
    environment(\.horizontalSizeClass, device.horizontalSizeClass)
      .environment(\.verticalSizeClass, device.verticalSizeClass)
      .environment(\.displayScale, device.displayScale)
      .environment(\.windowWidth, device.proposal.width)
  }
}
