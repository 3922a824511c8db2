import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot sweep`: compare over container sizes.
struct SweepCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, csv, json, svg, html
    static var noun: String { "format" }
  }

  enum LoneLayout: String, NamedChoice {
    case swiftUI = "swiftui"
    static var noun: String { "layout" }
  }

  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Compare over container sizes, and find the exact sizes where a length or a loss changes its course.",
    discussion: """
      The lengths of all regions' children under both engines, and what SwiftUI avoidably leaves unused or overflows, are \
      piecewise linear functions of the size. Breakpoints are found between the sizes asked for, not only sampled: a kink \
      where lines cross, a jump by bisection. A change escapes only if it comes and goes between two neighbouring sizes \
      without showing at two places in between; a smaller step finds it.

      First comes where each text stops being whole in SwiftUI's layout: `title breaks below 307.213`. In the JSON it is \
      `texts`: {"view","neverWhole","changes":[{"size","side","reading"}]}, side being below or above, reading wrapped, \
      broken or cut. --only swiftui makes no optimum: what it would say is null.

      With --axis both every width is combined with every height, and breakpoints are given along the width for each \
      height and along the height for each width; --from, --to and --step may then be pairs such as 100x50.

      Example:
        allot sweep --axis height --to 400 --format svg --output cart.svg cart.yaml
      """)

  @OptionGroup var options: DocumentOptions

  @Option(
    help: SweptSides.help("The side of the container that changes.", default: .width), transform: SweptSides.init)
  var axis = SweptSides.width

  @Option(
    help: ArgumentHelp("The smallest size in points. (default: 0)", valueName: "points"),
    transform: SideLengths.init(reading:))
  var from = SideLengths(0)

  @Option(
    help: ArgumentHelp(
      "The largest size in points; by default --from and twice what is proposed, or 400 where that is no finite length.",
      valueName: "points"),
    transform: SideLengths.init(reading:))
  var to: SideLengths?

  @Option(
    help: ArgumentHelp(
      "The distance of neighbouring sizes in points; by default a fortieth of the way. At most 10,000 sizes.",
      valueName: "points"),
    transform: SideLengths.init(reading:))
  var step: SideLengths?

  @Option(
    help: LoneLayout.help("Make this layout alone, without an optimum beside it."), transform: LoneLayout.named)
  var only: LoneLayout?

  @Option(help: GoalList.help, transform: GoalList.init)
  var goals: GoalList?

  @Option(
    help: ArgumentHelp(
      "Compare at most so many more sizes, along each line, to find the breakpoints.", valueName: "n"))
  var maxComparisons = Sweep.comparisonLimit

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format = Format.text

  func validate() throws {
    guard maxComparisons >= 0 else {
      throw ValidationError("--max-comparisons is \(maxComparisons); it has to be 0 or more")
    }
    try OptionUse.refuse(
      "--goals", if: goals != nil && only != nil, because: "with --only swiftui there is no optimum; leave it out")
    try refuseUselessSizes()
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

  /// Refuses sizes of which nothing, or only one side, would be used.
  private func refuseUselessSizes() throws {
    let given = [("--from", from), ("--to", to), ("--step", step)]
    if axis != .both, let pair = given.first(where: { $0.1?.isPair == true }) {
      throw ValidationError(
        "\(pair.0) is a pair, but only the \(axis.rawValue) changes; give one length, or add --axis both")
    }
    let isOneSize = to.map { to in axis.axes.allSatisfy { to[$0] == from[$0] } } ?? false
    try OptionUse.refuse(
      "--step", if: step != nil && isOneSize, because: "--from and --to are the same size; leave it out")
    try OptionUse.refuse(
      "--proposal", if: options.proposal != nil && axis == .both && to != nil,
      because: "both sides are swept from --from to --to; leave it out")
  }

  func run() throws {
    var needsHeader = format == .csv
    try DocumentBatch(options: options, form: form).run { item, _ in
      guard item.isAlone || (format != .svg && format != .html) else {
        throw Misuse(message: "--format \(format.rawValue) draws one document; name a file with one")
      }
      let header = needsHeader ? SweepCSV.header(sizes: axis == .both ? ["width", "height"] : ["size"]) : ""
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
        of: document, widths: widths, heights: heights, solver: GLPKSolver(), comparesOptimum: only == nil,
        options: comparisonOptions, limit: maxComparisons)
      switch format {
      case .text: return GridSweepText(name: item.name, grid).text + "\n"
      case .csv: return SweepCSV(name: item.name, grid).text
      default: return JSONReport.sweep(name: item.name, grid).text() + "\n"
      }
    }
    let sweep = try Sweep(
      of: document, along: axis, sizes(axis), solver: GLPKSolver(), comparesOptimum: only == nil,
      options: comparisonOptions,
      limit: maxComparisons)
    switch format {
    case .text: return SweepText(name: item.name, sweep).text + "\n"
    case .csv: return SweepCSV(name: item.name, sweep).text
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

  private var form: OutputForm {
    switch format {
    case .text: .report
    case .json: .json
    case .csv, .svg, .html: .data
    }
  }

  private var comparisonOptions: Comparison.Options {
    var result = Comparison.Options()
    result.goals = (goals ?? .standard).goals
    result.limits = options.limits
    result.layout = options.layout
    // Only the JSON of a point tells which priorities repair it.
    result.givesAdvice = format == .json
    return result
  }
}

/// The sides of the container that change.
enum SweptSides: String, NamedChoice {
  case width, height, both

  static var noun: String { "axis" }

  /// Reads a side, or both.
  ///
  /// - Throws: `UnknownName`, with the nearest one.
  init(_ text: String) throws {
    self = ["width,height", "height,width"].contains(text) ? .both : try Self.named(text)
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

extension ProposedViewSize {
  /// The proposed length of one side.
  fileprivate subscript(side axis: Axis) -> Double? { (axis == .horizontal ? width : height).map(Double.init) }
}
