public import LayoutComparison
internal import LayoutEngine

extension JSONReport {
  /// A comparison over container sizes: the JSON of `allot sweep`.
  public static func sweep(name: String, _ sweep: Sweep) -> JSONText {
    [
      "name": .string(name),
      "axis": .string(side(sweep.axis)),
      "breakpoints": .array(sweep.breakpoints.map { .object(breakpoint($0)) }),
      "points": .array(
        sweep.points.map { .object([.init("size", number($0.size))] + contents(of: $0)) }),
      "regret": sweep.comparesOptimum ? .array(sweep.regrets.map { regret($0) }) : .null,
      "covered": covered([sweep]),
      "texts": .array(sweep.texts.courses.map { course($0) }),
    ]
  }

  private static func course(_ course: TextSweep.Course) -> JSONText {
    [
      "view": .string(course.view), "neverWhole": .bool(course.isNeverWhole),
      "changes": .array(
        course.changes.map { change -> JSONText in
          [
            "size": number(change.size), "side": .string(change.side.rawValue),
            "reading": .string(change.reading.rawValue),
          ]
        }),
    ]
  }

  /// A comparison over sizes of both sides: the JSON of `allot sweep --axis both`.
  ///
  /// `breakpoints` are those along each axis, `at` being the other side's length; a point's `size` is width and height.
  public static func sweep(name: String, _ grid: GridSweep) -> JSONText {
    let lines = grid.rows + grid.columns
    return [
      "name": .string(name),
      "axis": "both",
      "breakpoints": .array(
        lines.flatMap { line in
          line.sweep.breakpoints.map { breakpoint in
            .object(
              [.init("axis", .string(side(line.sweep.axis))), .init("at", number(line.other))]
                + self.breakpoint(breakpoint))
          }
        }),
      "points": .array(
        grid.rows.flatMap { row in
          row.sweep.points.map { point in
            .object([.init("size", [number(point.size), number(row.other)])] + contents(of: point))
          }
        }),
      "covered": covered(lines.map(\.sweep)),
      "texts": .array(
        lines.map { line -> JSONText in
          [
            "axis": .string(side(line.sweep.axis)), "at": number(line.other),
            "courses": .array(line.sweep.texts.courses.map { course($0) }),
          ]
        }),
    ]
  }

  /// A point's regions, and why there are none where that is so.
  private static func contents(of point: Sweep.Point) -> [JSONText.Member] {
    [.init("regions", .array(point.regions.map { region($0) }))]
      + (point.conflict.map { [.init("conflict", .string($0))] } ?? [])
  }

  private static func side(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

  private static func breakpoint(_ breakpoint: SweepBreakpoint) -> [JSONText.Member] {
    [
      .init("size", number(breakpoint.size)), .init("kind", .string(breakpoint.kind.rawValue)),
      .init("changes", .array(breakpoint.changes.map { change($0) })),
    ]
  }

  private static func change(_ change: SweepBreakpoint.Change) -> JSONText {
    [
      "region": .string(change.curve.region.view), "axis": .string(change.curve.region.axis.description),
      "view": .string(change.curve.view),
      "curve": .string(change.curve.quantity.rawValue), "kind": .string(change.kind.rawValue),
      "before": number(change.before), "after": number(change.after), "slopeBefore": number(change.slopeBefore),
      "slopeAfter": number(change.slopeAfter),
    ]
  }

  private static func regret(_ regret: SweepRegret) -> JSONText {
    [
      "view": .string(regret.region.view), "axis": .string(regret.region.axis.description),
      "unused": loss(regret.unused), "overflow": loss(regret.overflow),
    ]
  }

  private static func loss(_ loss: SweepRegret.Loss) -> JSONText {
    [
      "greatest": number(loss.greatest), "size": number(loss.size),
      "ranges": .array(loss.ranges.map { [number($0.lowerBound), number($0.upperBound)] }),
    ]
  }

  private static func covered(_ sweeps: [Sweep]) -> JSONText {
    let unresolved = sweeps.flatMap(\.unresolved)
    return [
      "complete": .bool(unresolved.isEmpty),
      "comparisons": .number(Double(sweeps.reduce(0) { $0 + $1.comparisons })),
      "unresolved": .array(unresolved.map { [number($0.lowerBound), number($0.upperBound)] }),
    ]
  }
}
