internal import ViewTree

extension SVGElement {
  /// A drawing that is as wide as there is room, at most its own size, with colours for light and dark paper.
  init(pictureOf title: String, width: Double, height: Double, _ elements: [SVGElement]) {
    let hatching = SVGElement(
      "pattern",
      ["id": "unused", "width": 7, "height": 7, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"],
      [SVGElement("line", ["class": "hatch", "x1": 0, "y1": 0, "x2": 0, "y2": 7, "stroke-width": 1.4])])
    self.init(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height,
        "viewBox": "0 0 \(width.svg) \(height.svg)", "style": "max-width:100%;height:auto",
        "font-family": "system-ui, Helvetica, Arial, sans-serif",
      ],
      [
        SVGElement("title", [:], title), SVGElement("style", [:], DrawingSheet.text),
        SVGElement("defs", [:], [hatching]),
        SVGElement("rect", ["class": "paper", "width": width, "height": height]),
      ] + elements)
  }

  /// A line of text in a colour of the style sheet.
  static func text(
    _ text: String, x: Double, y: Double, anchor: String = "start", size: Double, isBold: Bool = false,
    in className: String = "ink"
  ) -> SVGElement {
    SVGElement(
      "text",
      [
        "class": className, "x": x, "y": y, "text-anchor": anchor, "font-size": size,
        "font-weight": isBold ? "600" : "400",
      ], text)
  }

  /// Words one after the other on a line, however wide they are in a viewer's font.
  static func words(
    _ words: [(text: String, className: String, size: Double, isBold: Bool)], x: Double, y: Double
  ) -> SVGElement {
    let spans = words.enumerated().filter { !$1.text.isEmpty }.map { place, word in
      SVGElement(
        "tspan",
        [
          "class": word.className, "dx": place == 0 ? 0 : 3, "font-size": word.size,
          "font-weight": word.isBold ? "600" : "400",
        ], word.text)
    }
    return SVGElement("text", ["x": x, "y": y], spans)
  }

  /// A rectangle in a colour of the style sheet.
  static func rectangle(
    _ frame: CGRect, in className: String, radius: Double = 0, strokeWidth: Double = 1, dashes: String = "none",
    opacity: Double = 1
  ) -> SVGElement {
    SVGElement(
      "rect",
      [
        "class": className, "x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height,
        "rx": radius, "stroke-width": strokeWidth, "stroke-dasharray": dashes, "opacity": opacity,
      ])
  }

  /// What is left empty.
  static func hatching(_ frame: CGRect) -> SVGElement {
    SVGElement(
      "rect",
      ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height, "fill": "url(#unused)"])
  }
}
