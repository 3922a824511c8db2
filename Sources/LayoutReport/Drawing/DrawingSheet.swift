/// The colours of pictures, light and dark, as a style sheet: elements name what they are, and whoever looks decides which it is.
enum DrawingSheet {
  /// A class of elements and its declarations; those of the dark sheet are added where they differ.
  private static let rules: [(name: String, light: String, dark: String?)] = [
    ("paper", "fill:#ffffff", "fill:#18181b"),
    ("ink", "fill:#18181b", "fill:#f4f4f5"),
    ("soft", "fill:#52525b", "fill:#b4b4bd"),
    ("line", "fill:none;stroke:#52525b", "stroke:#b4b4bd"),
    ("tag", "fill:#ffffff;stroke:#52525b", "fill:#18181b;stroke:#b4b4bd"),
    ("hatch", "fill:none;stroke:#8a8a94", "stroke:#85858f"),
    ("red", "fill:#b3261e", "fill:#ff8a80"),
    ("over", "fill:none;stroke:#d32f2f", "stroke:#ff6b61"),
  ]

  /// The sheet with the colours of views: Okabe and Ito's, which people with any colour vision can tell apart.
  static var text: String {
    let light = rules.map { ".\($0.name){\($0.light)}" } + ViewColor.all.map { ".\($0.className){\($0.light)}" }
    let lightText = ViewColor.all.map { ".t-\($0.className){fill:\($0.textOnLight)}" }
    let dark = rules.compactMap { rule in rule.dark.map { ".\(rule.name){\($0)}" } }
    let darkText = ViewColor.all.map { ".t-\($0.className){fill:\($0.textOnDark)}" }
    let darkViews = ViewColor.all.compactMap { color in color.dark.map { ".\(color.className){\($0)}" } }
    return (light + lightText).joined()
      + "@media (prefers-color-scheme:dark){\((dark + darkViews + darkText).joined())}"
  }
}
