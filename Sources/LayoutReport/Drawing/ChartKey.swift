internal import ViewTree

/// What the marks of a chart mean, one after the other in as many lines as it takes.
struct ChartKey {
  /// How a mark looks.
  enum Symbol {
    /// Lines on each other, with the number of their series.
    case series(ChartSeries, [CurveStyle])
    case line(CurveStyle)
    /// An area in a class, or hatched where that is nil, with its edge.
    case area(String?, edge: CurveStyle)
    case change
    case whiskers(CurveStyle)
    /// Nothing but words.
    case words
  }

  var entries: [(symbol: Symbol, text: String)]
  static let lineHeight = 17.0

  /// The elements, and how much height they take. Texts that are too long for a line are shortened in the middle.
  func drawn(left: Double, top: Double, width: Double) -> (elements: [SVGElement], height: Double) {
    var elements: [SVGElement] = []
    var (x, y) = (left, top)
    for (symbol, text) in entries {
      let start = symbol.width
      let columns = LabelWidth.columns(in: width - start, size: Plot.textSize)
      let text = text.shortened(to: columns)
      let length = start + LabelWidth.of(text, size: Plot.textSize)
      if x > left, x + length > left + width { (x, y) = (left, y + Self.lineHeight) }
      elements += symbol.elements(x: x, middle: y + Self.lineHeight / 2)
      elements.append(.text(text, x: x + start, y: y + Self.lineHeight / 2 + 4, size: Plot.textSize, in: "soft"))
      x += length + 14
    }
    return (elements, entries.isEmpty ? 0 : y + Self.lineHeight - top)
  }
}

extension ChartKey.Symbol {
  private static let length = 26.0

  /// What the mark takes, with the space before its text.
  fileprivate var width: Double {
    switch self {
    case .series(let series, _): 6 + LabelWidth.of(series.number, size: Plot.textSize) + Self.length + 6
    case .line, .area: Self.length + 6
    case .change, .whiskers: 14
    case .words: 0
    }
  }

  fileprivate func elements(x: Double, middle: Double) -> [SVGElement] {
    switch self {
    case .series(let series, let styles):
      let start = x + 6 + LabelWidth.of(series.number, size: Plot.textSize)
      let number = SVGElement.text(
        series.number, x: x, y: middle + 4, size: Plot.textSize, isBold: true, in: series.textClass)
      return [number] + styles.map { Self.line($0, from: start, middle) }
    case .line(let style): return [Self.line(style, from: x, middle)]
    case .area(let className, let edge):
      let box = CGRect(x: x, y: middle - 5, width: Self.length, height: 11)
      let filling = className.map { SVGElement.rectangle(box, in: $0) } ?? .hatching(box)
      return [filling, Self.line(edge, from: x, middle - 5)]
    case .change:
      return [
        SVGElement(
          "line",
          [
            "class": "change", "x1": x + 4, "y1": middle - 7, "x2": x + 4, "y2": middle + 7, "stroke-width": 0.8,
            "stroke-dasharray": "2 2",
          ])
      ]
    case .whiskers(let style):
      let place = (x + 4).svg
      return [
        SVGElement(
          "path",
          [
            "class": style.className, "d": "M\(place) \((middle - 7).svg)V\((middle + 7).svg)", "stroke-width": 1.4,
          ]),
        SVGElement("path", ["class": style.className, "d": "M\(place) \(middle.svg)h0", "stroke-width": 5]),
      ]
    case .words: return []
    }
  }

  private static func line(_ style: CurveStyle, from x: Double, _ y: Double) -> SVGElement {
    SVGElement(
      "path",
      [
        "class": style.className, "d": "M\(x.svg) \(y.svg)h\(length.svg)", "stroke-width": style.width,
        "stroke-opacity": style.opacity, "stroke-dasharray": style.dashes,
      ])
  }
}
