extension Device {
  /// All devices: phones in the order of their appearance, then tablets.
  ///
  /// Screens are the sizes and scales that Apple publishes for layouts. Insets are those that an app's window reports,
  /// upright and without bars of its own: on phones up to iOS 26, on tablets in full screen up to iPadOS 18 (later
  /// systems can put a taller bar above a window). A device on which the published measurements disagree is left out:
  /// the iPhone 11 (44 or 48 points at the top, by the system's version) and the iPad mini (20 or 25 at the bottom).
  ///
  /// One of them is recorded: 402 × 778 at (0, 62), the safe area of an iPhone 16 Pro, in section 4 of the semantics.
  public static let all: [Device] = [
    Device("iPhone SE (2nd generation)", 375, by: 667, top: 20, bottom: 0, scale: 2),
    Device("iPhone 11 Pro", 375, by: 812, top: 44, bottom: 34, scale: 3),
    Device("iPhone 11 Pro Max", 414, by: 896, top: 44, bottom: 34, scale: 3),
    Device("iPhone 12 mini", 375, by: 812, top: 50, bottom: 34, scale: 3),
    Device("iPhone 12", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 12 Pro", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 12 Pro Max", 428, by: 926, top: 47, bottom: 34, scale: 3),
    Device("iPhone 13 mini", 375, by: 812, top: 50, bottom: 34, scale: 3),
    Device("iPhone 13", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 13 Pro", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 13 Pro Max", 428, by: 926, top: 47, bottom: 34, scale: 3),
    Device("iPhone SE (3rd generation)", 375, by: 667, top: 20, bottom: 0, scale: 2),
    Device("iPhone 14", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 14 Plus", 428, by: 926, top: 47, bottom: 34, scale: 3),
    Device("iPhone 14 Pro", 393, by: 852, top: 59, bottom: 34, scale: 3),
    Device("iPhone 14 Pro Max", 430, by: 932, top: 59, bottom: 34, scale: 3),
    Device("iPhone 15", 393, by: 852, top: 59, bottom: 34, scale: 3),
    Device("iPhone 15 Plus", 430, by: 932, top: 59, bottom: 34, scale: 3),
    Device("iPhone 15 Pro", 393, by: 852, top: 59, bottom: 34, scale: 3),
    Device("iPhone 15 Pro Max", 430, by: 932, top: 59, bottom: 34, scale: 3),
    Device("iPhone 16", 393, by: 852, top: 59, bottom: 34, scale: 3),
    Device("iPhone 16 Plus", 430, by: 932, top: 59, bottom: 34, scale: 3),
    Device("iPhone 16 Pro", 402, by: 874, top: 62, bottom: 34, scale: 3),
    Device("iPhone 16 Pro Max", 440, by: 956, top: 62, bottom: 34, scale: 3),
    Device("iPhone 16e", 390, by: 844, top: 47, bottom: 34, scale: 3),
    Device("iPhone 17", 402, by: 874, top: 62, bottom: 34, scale: 3),
    Device("iPhone Air", 420, by: 912, top: 68, bottom: 34, scale: 3),
    Device("iPhone 17 Pro", 402, by: 874, top: 62, bottom: 34, scale: 3),
    Device("iPhone 17 Pro Max", 440, by: 956, top: 62, bottom: 34, scale: 3),
    Device("iPad (10th generation)", 820, by: 1180, top: 24, bottom: 20, scale: 2),
    Device("iPad (A16)", 820, by: 1180, top: 24, bottom: 20, scale: 2),
    Device("iPad Air 11-inch (M2)", 820, by: 1180, top: 24, bottom: 20, scale: 2),
    Device("iPad Air 13-inch (M2)", 1024, by: 1366, top: 24, bottom: 20, scale: 2),
    Device("iPad Air 11-inch (M3)", 820, by: 1180, top: 24, bottom: 20, scale: 2),
    Device("iPad Air 13-inch (M3)", 1024, by: 1366, top: 24, bottom: 20, scale: 2),
    Device("iPad Pro 11-inch (M4)", 834, by: 1210, top: 24, bottom: 20, scale: 2),
    Device("iPad Pro 13-inch (M4)", 1032, by: 1376, top: 24, bottom: 20, scale: 2),
    Device("iPad Pro 11-inch (M5)", 834, by: 1210, top: 24, bottom: 20, scale: 2),
    Device("iPad Pro 13-inch (M5)", 1032, by: 1376, top: 24, bottom: 20, scale: 2),
  ]
}
