import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot sweep`: compare over container sizes.
struct SweepCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, csv, json, svg, html }

  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Compare over container sizes, and find the exact sizes where a length or a loss changes its course.",
    discussion: """
      The lengths of all regions' children under both engines, and what SwiftUI avoidably leaves unused or overflows, are \
      piecewise linear functions of the size. Breakpoints are found between the sizes asked for, not only sampled: a kink \
      where lines cross, a jump by bisection. A change escapes only if it comes and goes between two neighbouring sizes \
      without showing at two places in between; a smaller step finds it.

      With --axis both every width is combined with every height, and breakpoints are given along the width for each \
      height and along the height for each width; --from, --to and --step may then be pairs such as 100x50.
      """)

  @OptionGroup var options: DocumentOptions

  @Option(help: "The side of the container that changes: width, height or both.")
  var axis = SweptSides.width

  @Option(help: ArgumentHelp("The smallest size in points.", valueName: "points"))
  var from = SideLengths(0)

  @Option(
    help: ArgumentHelp(
      "The largest size in points; by default --from and twice what is proposed, or 400 where that is no finite length.",
      valueName: "points"))
  var to: SideLengths?

  @Option(
    help: ArgumentHelp(
      "The distance of neighbouring sizes in points; by default a fortieth of the way. At most 10,000 sizes.",
      valueName: "points"))
  var step: SideLengths?

  @Option(help: GoalList.help)
  var goals = GoalList.standard

  @Option(
    help: ArgumentHelp(
      "Compare at most so many more sizes, along each line, to find the breakpoints.", valueName: "n"))
  var maxComparisons = Sweep.comparisonLimit

  @Option(help: "How the result is printed.")
  var format = Format.text

  func validate() throws {
    guard maxComparisons >= 0 else {
      throw ValidationError("--max-comparisons is \(maxComparisons); it has to be 0 or more")
    }
    for axis in axis.axes {
      do throws(SweepSizesError) {
        guard let to else {
          if let step { _ = try SweepSizes(from: from[axis], to: from[axis], by: step[axis]) }
          continue
        }
        _ = try sizes(along: axis, to: to[axis])
      } catch {
        throw ValidationError("\(error)")
      }
    }
    if axis == .both {
      guard format != .svg, format != .html else {
        throw ValidationError("--axis both has no chart; use --format text, csv or json, or one axis")
      }
      if let to { try limit(gridOf: to) }
    }
  }

  func run() throws {
    var needsHeader = format == .csv
    try DocumentBatch(options: options, reportsJSON: format == .json).run { item, _ in
      guard item.isAlone || (format != .svg && format != .html) else {
        throw Misuse(message: "--format \(format.rawValue) draws one document; name a file with one")
      }
      let header = needsHeader ? SweepTable.header(sizes: axis == .both ? ["width", "height"] : ["size"]) : ""
      let text = try result(item)
      needsHeader = false
      return header + text
    }
  }

  /// The result for one document; sizes that only the document makes impossible are a misuse of the options.
  private func result(_ item: DocumentBatch.Item) throws -> String {
    do {
      return try swept(item)
    } catch let error as SweepSizesError {
      throw Misuse(message: error.description)
    } catch let error as ValidationError {
      throw Misuse(message: error.message)
    }
  }

  private func swept(_ item: DocumentBatch.Item) throws -> String {
    let document = item.document
    func sizes(_ axis: Axis) throws -> SweepSizes {
      let proposed = document.proposal[side: axis]
      let reach = proposed.map { $0.isFinite && $0 > 0 ? 2 * $0 : 400 } ?? 400
      return try self.sizes(along: axis, to: to?[axis] ?? from[axis] + reach)
    }
    guard let axis = axis.axes.first, self.axis != .both else {
      let (widths, heights) = (try sizes(.horizontal), try sizes(.vertical))
      try limit(gridOf: SideLengths(width: widths.end, height: heights.end))
      let grid = try GridSweep(
        of: document, widths: widths, heights: heights, solver: GLPKSolver(), options: comparisonOptions,
        limit: maxComparisons)
      switch format {
      case .text: return GridSweepText(name: item.name, grid).text + "\n"
      case .csv: return SweepTable(name: item.name, grid).text
      default: return JSONReport.sweep(name: item.name, grid).text() + "\n"
      }
    }
    let sweep = try Sweep(
      of: document, along: axis, sizes(axis), solver: GLPKSolver(), options: comparisonOptions, limit: maxComparisons)
    switch format {
    case .text: return SweepText(name: item.name, sweep).text + "\n"
    case .csv: return SweepTable(name: item.name, sweep).text
    case .json: return JSONReport.sweep(name: item.name, sweep).text() + "\n"
    case .svg: return SweepChart(name: item.name, sweep).svg
    case .html: return SweepChart(name: item.name, sweep).html
    }
  }

  private func sizes(along axis: Axis, to end: Double) throws(SweepSizesError) -> SweepSizes {
    let way = end - from[axis]
    return try SweepSizes(from: from[axis], to: end, by: step?[axis] ?? (way > 0 ? way / 40 : 1))
  }

  /// Refuses more sizes than a sweep may have, counted over both sides.
  private func limit(gridOf end: SideLengths) throws {
    let widths = try sizes(along: .horizontal, to: end.width).values.count
    let heights = try sizes(along: .vertical, to: end.height).values.count
    guard widths * heights <= SweepSizes.limit else {
      throw ValidationError(
        "there would be \(widths) widths and \(heights) heights, more than \(SweepSizes.limit) sizes; take a larger step"
      )
    }
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = goals.goals
    result.limits = options.limits
    result.layout = options.layout
    // Only the JSON of a point tells which priorities repair it.
    result.givesAdvice = format == .json
    return result
  }
}

/// The sides of the container that change.
enum SweptSides: String, CaseIterable, ExpressibleByArgument {
  case width, height, both

  init?(argument: String) {
    switch argument {
    case "width": self = .width
    case "height": self = .height
    case "both", "width,height", "height,width": self = .both
    default: return nil
    }
  }

  /// The axes along which the container changes.
  var axes: [Axis] {
    switch self {
    case .width: [.horizontal]
    case .height: [.vertical]
    case .both: [.horizontal, .vertical]
    }
  }
}

/// A length for both sides, `300`, or one for each, `300x200`.
struct SideLengths: ExpressibleByArgument {
  var width: Double
  var height: Double

  init(_ length: Double) { self.init(width: length, height: length) }

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count <= 2, let width = sides[0], let height = sides[sides.count - 1] else { return nil }
    self.init(width: width, height: height)
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }

  var defaultValueDescription: String { width == height ? "\(Int(width))" : "\(width)x\(height)" }
}

extension ProposedViewSize {
  /// The proposed length of one side.
  fileprivate subscript(side axis: Axis) -> Double? { (axis == .horizontal ? width : height).map(Double.init) }
}
