internal import LayoutEngine
internal import ViewTree

/// The shapes, texts and images of a layout.
struct PicturePainter {
  let scale: PictureScale
  /// What the names of this layout's clips begin with.
  let prefix: String
  /// The classes of views without a colour of their own, by their numbers.
  let series: [Int: String]
  private(set) var elements: [SVGElement] = []
  private var clips: [PaintedView.Clip] = []

  init(scale: PictureScale, prefix: String, series: [Int: String]) {
    self.scale = scale
    self.prefix = prefix
    self.series = series
  }

  /// Draws everything, the hindmost first.
  mutating func paint(_ painting: Painting) {
    for painted in painting.painted where painted.frame.isDrawable {
      var drawn = content(of: painted)
      guard !drawn.isEmpty else { continue }
      if let effects = painted.effects { drawn = [SVGElement("g", ["transform": scale.transform(effects)], drawn)] }
      if painted.opacity < 1 { drawn = [SVGElement("g", ["opacity": painted.opacity], drawn)] }
      for clip in painted.clips.reversed() where clip.frame.isDrawable {
        drawn = [SVGElement("g", ["clip-path": "url(#\(name(of: clip)))"], drawn)]
      }
      elements += drawn
    }
  }

  /// The name of a clip, which is drawn first where it is new.
  private mutating func name(of clip: PaintedView.Clip) -> String {
    if let known = clips.firstIndex(of: clip) { return "\(prefix)-\(known)" }
    clips.append(clip)
    let name = "\(prefix)-\(clips.count - 1)"
    let frame = scale(clip.frame)
    let transform = clip.effects.map { scale.transform($0) } ?? "none"
    elements.append(
      SVGElement("clipPath", ["id": name], [Self.shape(clip.shape, frame, scale.factor, [], transform: transform)]))
    return name
  }

  private func content(of painted: PaintedView) -> [SVGElement] {
    let frame = scale(painted.frame)
    let (className, own) = style(of: painted)
    switch painted.content {
    case .shape(.divider):
      return [.rectangle(frame, in: "line", strokeWidth: 0.5)]
    case .shape(let shape):
      return [Self.shape(shape, frame, scale.factor, [("class", className)], style: own)]
    case .border(let width):
      let width = width * scale.factor
      let inside = frame.insetBy(dx: min(width, frame.width) / 2, dy: min(width, frame.height) / 2)
      return [
        Self.shape(
          .rectangle, inside, scale.factor, [("class", className), ("fill-opacity", "0"), ("stroke-width", width.svg)],
          style: own.isEmpty ? "fill-opacity:0" : own + ";fill-opacity:0")
      ]
    case .image:
      let cross =
        "M\(frame.minX.svg) \(frame.minY.svg)L\(frame.maxX.svg) \(frame.maxY.svg)M\(frame.maxX.svg) \(frame.minY.svg)L\(frame.minX.svg) \(frame.maxY.svg)"
      return [
        .rectangle(frame, in: "line"), SVGElement("path", ["class": "line", "d": cross, "opacity": 0.6]),
      ]
    case .unknown: return [.rectangle(frame, in: "c-grey")]
    case .text(let lines):
      let textClass = painted.color.flatMap(ViewColor.className(of:)).map { "t-\($0)" } ?? "ink"
      return lines.filter { !$0.text.isEmpty }.map { line in
        SVGElement(
          "text",
          [
            "class": textClass, "x": scale.x(line.left), "y": scale.y(line.baseline),
            "font-size": line.fontSize * scale.factor, "font-weight": line.isBold ? "600" : "400",
            "textLength": line.width * scale.factor, "lengthAdjust": "spacingAndGlyphs",
          ], line.text.printable())
      }
    }
  }

  /// The class of a view's colour, and its declarations where it was given by components.
  private func style(of painted: PaintedView) -> (className: String, own: String) {
    guard let color = painted.color else { return (series[painted.view] ?? "c-grey", "") }
    if let known = ViewColor.className(of: color) { return (known, "") }
    guard color.hasPrefix("#"), color.dropFirst().allSatisfy(\.isHexDigit), color.count == 7 else {
      return (series[painted.view] ?? "c-grey", "")
    }
    return ("c-grey", "fill:\(color);stroke:\(color)")
  }

  private static func shape(
    _ shape: DrawnShape, _ frame: CGRect, _ factor: CGFloat, _ attributes: [(String, String)], style: String = "",
    transform: String = "none"
  ) -> SVGElement {
    var all: [(String, any SVGValue)] = attributes.map { ($0.0, $0.1) }
    if !style.isEmpty { all.append(("style", style)) }
    if transform != "none" { all.append(("transform", transform)) }
    if shape == .ellipse {
      all += [("cx", frame.midX), ("cy", frame.midY), ("rx", frame.width / 2), ("ry", frame.height / 2)]
      return SVGElement("ellipse", all)
    }
    let size = CGSize(width: frame.width / factor, height: frame.height / factor)
    all += [("x", frame.minX), ("y", frame.minY), ("width", frame.width), ("height", frame.height)]
    all.append(("rx", shape.cornerRadius(in: size) * factor))
    return SVGElement("rect", all)
  }
}
