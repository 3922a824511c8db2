/// A colour in which views are drawn: translucent inside, so that what stands on it can be read, and full along the edge.
struct ViewColor {
  var className: String
  /// The colour of shapes.
  var color: String
  /// The colours of texts, with a contrast of 4.5 at least.
  var textOnLight: String
  var textOnDark: String
  /// The colour of shapes on dark paper, where it is another.
  var colorOnDark: String?

  var light: String { Self.declaration(color) }
  var dark: String? { colorOnDark.map(Self.declaration) }

  private static func declaration(_ color: String) -> String {
    "fill:\(color);stroke:\(color);fill-opacity:0.32"
  }

  static let all: [ViewColor] = [
    ViewColor(
      className: "c-blue", color: "#0072B2", textOnLight: "#005A8C", textOnDark: "#6CBCEB", colorOnDark: "#2E9BD6"),
    ViewColor(className: "c-vermilion", color: "#D55E00", textOnLight: "#A84A00", textOnDark: "#FF9A56"),
    ViewColor(className: "c-green", color: "#009E73", textOnLight: "#006B4F", textOnDark: "#3FCFA4"),
    ViewColor(className: "c-purple", color: "#CC79A7", textOnLight: "#8F3F6B", textOnDark: "#E3A5C6"),
    ViewColor(className: "c-orange", color: "#E69F00", textOnLight: "#7F5800", textOnDark: "#F2BE4D"),
    ViewColor(className: "c-sky", color: "#56B4E9", textOnLight: "#1F6A94", textOnDark: "#8FD0F5"),
    ViewColor(
      className: "c-yellow", color: "#C9BD1B", textOnLight: "#66600A", textOnDark: "#F0E442", colorOnDark: "#F0E442"),
    ViewColor(
      className: "c-grey", color: "#808080", textOnLight: "#52525b", textOnDark: "#b4b4bd", colorOnDark: "#a0a0a0"),
    ViewColor(
      className: "c-ink", color: "#18181b", textOnLight: "#18181b", textOnDark: "#f4f4f5", colorOnDark: "#f4f4f5"),
    ViewColor(className: "c-paper", color: "#ffffff", textOnLight: "#18181b", textOnDark: "#ffffff"),
  ]

  /// The class of the colour that has a name in SwiftUI; nil for one that has none here.
  static func className(of name: String) -> String? {
    switch name {
    case "red": "c-vermilion"
    case "orange", "brown": "c-orange"
    case "yellow": "c-yellow"
    case "green", "mint": "c-green"
    case "teal", "cyan": "c-sky"
    case "blue", "indigo", "accentColor", "tint": "c-blue"
    case "purple", "pink": "c-purple"
    case "gray", "grey", "secondary", "tertiary", "quaternary": "c-grey"
    case "black", "primary": "c-ink"
    case "white", "background": "c-paper"
    default: nil
    }
  }

  /// The class of a view's colour that has none by itself: the six first ones in turn.
  static func className(ofSeries place: Int) -> String { all[place % 6].className }
}
