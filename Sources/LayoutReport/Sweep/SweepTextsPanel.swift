internal import LayoutComparison
internal import ViewTree

/// Where texts are not whole, in the chart of a sweep: for each a bar over those sizes.
struct SweepTextsPanel {
  private let sweep: Sweep
  /// The texts that are not whole at some size.
  private let courses: [TextSweep.Course]
  /// How many texts have a bar.
  private static let limit = 8

  init(_ sweep: Sweep) {
    self.sweep = sweep
    courses = sweep.texts.courses.filter { !$0.changes.isEmpty || $0.isNeverWhole }
  }

  func draw(in column: inout ChartColumn) {
    guard !courses.isEmpty else { return }
    column.bottom += 14
    column.line("Where texts are not whole in SwiftUI's layout", size: 13, isBold: true)
    let sizes = column.scale(sweep.sizes.start...sweep.sizes.end)
    var plot: Plot?
    for course in courses.prefix(Self.limit) {
      let bar = column.plot(
        TextSweepText.sentence(course, side: sweep.side), height: 8, across: sizes, up: .linear(upTo: 1, ticks: 1))
      column.elements.append(
        SVGElement("line", ["class": "grid", "x1": bar.left, "y1": bar.bottom, "x2": bar.right, "y2": bar.bottom]))
      for range in Self.ranges(of: course, in: sweep.sizes.start...sweep.sizes.end) {
        let (start, end) = (bar.x(range.lowerBound), bar.x(range.upperBound))
        column.elements.append(
          .rectangle(
            CGRect(x: start, y: bar.top, width: max(end - start, 2), height: bar.bottom - bar.top), in: "bar",
            strokeWidth: 0))
      }
      column.bottom += 6
      plot = bar
    }
    if let plot {
      column.elements += plot.horizontalAxis("\(sweep.side) of the container, pt")
      column.bottom += Plot.axisHeight
    }
    let more = courses.count - Self.limit
    if more > 0 { column.line("and \(more) more; --format json has all of them", in: "soft") }
  }

  /// The sizes at which a text is not whole, in ascending order.
  static func ranges(of course: TextSweep.Course, in sizes: ClosedRange<Double>) -> [ClosedRange<Double>] {
    guard !course.isNeverWhole else { return [sizes] }
    var ranges: [ClosedRange<Double>] = []
    var start = sizes.lowerBound
    for change in course.changes {
      switch change.side {
      case .above: start = change.size
      case .below: ranges.append(min(start, change.size)...change.size)
      }
    }
    if let last = course.changes.last, last.side == .above { ranges.append(start...max(start, sizes.upperBound)) }
    return ranges
  }
}
