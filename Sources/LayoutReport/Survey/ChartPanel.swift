/// A rectangle of a drawing with two linear scales, and the marks in it as SVG elements.
struct ChartPanel {
  /// The left edge of the rectangle in the drawing.
  var left: Double
  /// Its upper edge.
  var top: Double
  /// What stands above it.
  var title: String
  /// What stands below it.
  var caption: String
  /// The values at its left and right edge.
  var across: ClosedRange<Double>
  /// The value at its upper edge; 0 is at the lower one.
  private let upper: Double
  /// The value between two lines of the grid.
  private let step: Double

  private let width = 370.0
  private let height = 220.0

  /// Makes a panel whose upper edge is a round number that is not below `highest`.
  init(left: Double, top: Double, title: String, caption: String, across: ClosedRange<Double>, highest: Double) {
    self.left = left
    self.top = top
    self.title = title
    self.caption = caption
    self.across = across
    step = Self.step(for: highest)
    upper = max(1, (highest / step).rounded(.up)) * step
  }

  /// The round number of which four or five reach a value: 1, 2 or 5 times a power of ten.
  private static func step(for highest: Double) -> Double {
    guard highest > 0 else { return 1 }
    var power = 1.0
    while power * 5 < highest { power *= 10 }
    while power * 0.5 >= highest { power /= 10 }
    return [0.1, 0.2, 0.5, 1].map { $0 * power }.first { $0 * 5 >= highest } ?? power
  }

  private func x(_ value: Double) -> Double {
    left + (value - across.lowerBound) / (across.upperBound - across.lowerBound) * width
  }

  private func y(_ value: Double) -> Double { top + height * (1 - value / upper) }

  /// The rectangle with its title, its caption, the grid and the values at both axes.
  func frame(ticks: [(value: Double, label: String)]) -> [String] {
    var lines = [
      #"<text x="\#(Self.digits(left))" y="\#(Self.digits(top - 12))" font-weight="bold">\#(title)</text>"#,
      #"<text x="\#(Self.digits(left + width / 2))" y="\#(Self.digits(top + height + 36))" text-anchor="middle">"#
        + "\(caption)</text>",
    ]
    for place in 0...Int((upper / step).rounded()) {
      let value = Double(place) * step
      lines.append(
        #"<line x1="\#(Self.digits(left))" y1="\#(Self.digits(y(value)))" x2="\#(Self.digits(left + width))" "#
          + #"y2="\#(Self.digits(y(value)))" stroke="\#(place == 0 ? "dimgray" : "gainsboro")"/>"#)
      lines.append(
        #"<text x="\#(Self.digits(left - 6))" y="\#(Self.digits(y(value) + 4))" text-anchor="end">"#
          + "\(Wording.number(value))</text>")
    }
    for tick in ticks {
      lines.append(
        #"<text x="\#(Self.digits(x(tick.value)))" y="\#(Self.digits(top + height + 17))" text-anchor="middle">"#
          + "\(tick.label)</text>")
    }
    return lines
  }

  /// A line through points; a point alone gives none.
  func line(_ points: [(Double, Double)], _ colour: String) -> String {
    let list = points.map { "\(Self.digits(x($0.0))),\(Self.digits(y($0.1)))" }.joined(separator: " ")
    return #"<polyline points="\#(list)" fill="none" stroke="\#(colour)" stroke-width="1.5"/>"#
  }

  /// A vertical line between two values.
  func whisker(at value: Double, from low: Double, to high: Double, _ colour: String) -> String {
    let place = Self.digits(x(value))
    return #"<line x1="\#(place)" y1="\#(Self.digits(y(low)))" x2="\#(place)" y2="\#(Self.digits(y(high)))" "#
      + #"stroke="\#(colour)" stroke-width="1.5"/>"#
  }

  /// A dot.
  func dot(at value: Double, _ height: Double, _ colour: String) -> String {
    #"<circle cx="\#(Self.digits(x(value)))" cy="\#(Self.digits(y(height)))" r="2.5" fill="\#(colour)"/>"#
  }

  /// A coordinate with at most two decimals.
  private static func digits(_ value: Double) -> String { Wording.number((value * 100).rounded() / 100) }
}
