/// The colours of drawings.
enum Palette {
  /// Text.
  static let ink = "#18181b"
  /// Axes and the numbers at them.
  static let axis = "#52525b"
  /// Lines of a grid.
  static let grid = "#e4e4e7"

  /// Colours that people with any colour vision can tell apart (Okabe and Ito, Color universal design, 2008), again from
  /// the first after eight.
  static func series(_ place: Int) -> String {
    let colours = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000", "#999999"]
    return colours[place % colours.count]
  }
}
