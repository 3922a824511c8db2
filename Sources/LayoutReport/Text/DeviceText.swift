public import LayoutEngine

/// Devices for people: each with its screen, its safe area and its pixels, a line a device.
public struct DeviceText {
  private let devices: [Device]

  /// Prepares the listing of devices.
  public init(_ devices: [Device]) { self.devices = devices }

  /// The listing, ending with a line break. Lengths are in points.
  public var text: String {
    var table = TextTable(sides: [.left, .right, .right, .right, .right])
    table.rows.append(["device", "screen", "safe area", "at", "pixels per point"])
    for device in devices {
      table.rows.append([
        device.name, size(device.screenSize), size(device.proposal.replacingUnspecifiedDimensions()),
        "\(Wording.number(device.origin.x)), \(Wording.number(device.origin.y))", Wording.number(device.displayScale),
      ])
    }
    return table.lines(indentation: 0).joined(separator: "\n") + "\n"
  }

  private func size(_ size: CGSize) -> String { "\(Wording.number(size.width)) × \(Wording.number(size.height))" }
}
