public import LayoutComparison
internal import LayoutEngine
public import OptimalLayout

/// The fixed JSON forms of the commands: one object a document, keys in a fixed order.
public enum JSONReport {
  /// One engine's frames: the JSON of `allot layout`.
  ///
  /// What has no end is `"infinity"` or `"-infinity"`; a place of ∞ − ∞, which SwiftUI's arithmetic makes of views without
  /// end, is `null`.
  ///
  /// - Parameters:
  ///   - engine: The name of the engine.
  ///   - optimal: What is known of an optimal layout; nil for another engine.
  ///   - includesTrace: Whether the trace is part of the object.
  public static func layout(
    name: String, engine: String, _ placed: PlacedTree, optimal: OptimalResult? = nil, includesTrace: Bool
  ) -> JSONText {
    var members: [JSONText.Member] = [
      .init("name", .string(name)), .init("engine", .string(engine)),
      .init("size", [.number(placed.size.width), .number(placed.size.height)]),
      .init("frames", frames(of: placed)),
    ]
    if let optimal { members += trust(in: optimal) }
    if includesTrace { members.append(.init("trace", entries(of: placed))) }
    members.append(UncertainRules(placed).member)
    return .object(members)
  }

  /// The record of proposals, answers and positions: the JSON of `allot trace`.
  public static func trace(name: String, _ placed: PlacedTree) -> JSONText {
    ["name": .string(name), "trace": entries(of: placed)]
  }

  /// Both layouts and their differences: the JSON of `allot compare`; where other rules for stacks were asked for, they
  /// come last.
  ///
  /// - Parameters:
  ///   - includesStages: Whether every program solved is listed.
  ///   - proofs: The proof of every program solved, in the same order; nil for none.
  public static func comparison(
    name: String, _ comparison: Comparison, includesStages: Bool = false, proofs: [StageProof]? = nil
  ) -> JSONText {
    let optimal = comparison.optimal
    var members: [JSONText.Member] = [
      .init("name", .string(name)),
      .init("differs", .bool(comparison.differs)),
      .init("regions", .array(comparison.regions.map { withSensitivity(region($0), $0.sensitivity) })),
      .init("goals", .array(comparison.goals.map { goal($0) })),
      .init("swiftui", ["frames": frames(of: comparison.swiftUI)]),
      .init(
        "optimal",
        .object(
          [.init("frames", frames(of: optimal.placed))] + trust(in: optimal)
            + [.init("decidedBy", .string(optimal.decidedBy?.rawValue))]
            + solved(optimal, includesStages: includesStages, proofs))),
    ]
    if !comparison.algorithms.isEmpty {
      members.append(.init("algorithms", .array(comparison.algorithms.map { algorithm($0) })))
    }
    members.append(UncertainRules(comparison.swiftUI, optimal.placed).member)
    return .object(members)
  }

  /// What stands in the place of a document that cannot be used.
  ///
  /// - Parameter proof: Why there is no layout, where that is to be proven; it stands at the end.
  public static func failure(name: String, _ mistakes: [Mistake], proof: StageProof? = nil) -> JSONText {
    let objects = mistakes.map { mistake -> JSONText in
      [
        "path": .string(mistake.path), "message": .string(mistake.message),
        "line": .number(mistake.line.map(Double.init)), "column": .number(mistake.column.map(Double.init)),
      ]
    }
    let members: [JSONText.Member] = [
      .init("name", .string(name)), .init("error", objects.first ?? .null), .init("errors", .array(objects)),
    ]
    return .object(members + (proof.map { [.init("proof", .array([$0.json]))] } ?? []))
  }
}

/// One reason why a document cannot be used, with its place where that is known.
public struct Mistake: Hashable, Sendable {
  /// The path in the document; empty for the whole of it.
  public var path: String
  /// One sentence that says what is wrong and what to do.
  public var message: String
  /// The line, from 1.
  public var line: Int?
  /// The place in the line, from 1.
  public var column: Int?
  /// What is quoted of the document, with a caret below the character to blame; empty where the place says enough.
  public var excerpt: [String]

  /// Makes a mistake.
  public init(path: String, message: String, line: Int?, column: Int?, excerpt: [String] = []) {
    self.path = path
    self.message = message
    self.line = line
    self.column = column
    self.excerpt = excerpt
  }

  /// Takes over a mistake of a document.
  public init(_ error: DocumentError) {
    self.init(path: error.path, message: error.message, line: error.line, column: error.column)
    if case .constraint(let mistake, isAtCharacter: _) = error.problem { excerpt = mistake.excerpt }
  }
}

extension JSONReport {
  /// The number as it is printed: −0 is 0.
  static func number(_ value: Double?) -> JSONText { .number(value.map { $0 == 0 ? 0 : $0 }) }

  /// Every placed view's frame under its key.
  static func frames(of placed: PlacedTree) -> JSONText {
    .object(
      placed.frames.map { key, frame in
        JSONText.Member(
          key, [number(frame.origin.x), number(frame.origin.y), number(frame.size.width), number(frame.size.height)])
      })
  }

  /// How far an optimal layout can be trusted.
  private static func trust(in optimal: OptimalResult) -> [JSONText.Member] {
    [
      .init("realisationGap", number(optimal.realisationGap)),
      .init(
        "approximate",
        .array(optimal.approximations.map { ["view": .string($0.view), "reason": .string($0.reason)] })),
      .init("certified", .bool(optimal.isCertified)),
    ]
  }

  private static func entries(of placed: PlacedTree) -> JSONText {
    .array(
      placed.trace.map { entry -> JSONText in
        switch entry.event {
        case .proposal(let proposal):
          sized(entry.label, "proposal", proposal.width.map(Double.init), proposal.height.map(Double.init))
        case .report(let size):
          sized(entry.label, "report", size.width, size.height)
        case .position(let point):
          ["label": .string(entry.label), "event": "position", "x": number(point.x), "y": number(point.y)]
        }
      })
  }

  private static func sized(_ label: String, _ event: String, _ width: Double?, _ height: Double?) -> JSONText {
    ["label": .string(label), "event": .string(event), "width": number(width), "height": number(height)]
  }

  static func region(_ region: RegionComparison) -> JSONText {
    [
      "view": .string(region.view),
      "axis": .string(region.axis.description),
      "kind": .string(region.kind.rawValue),
      "offered": number(region.swiftUI.offered),
      "swiftui": usage(region.swiftUI),
      "optimal": region.isJudged ? usage(region.optimal) : .null,
      "placedAt": number(region.placedAt),
      "avoidableUnused": number(region.isJudged ? region.avoidableUnused : nil),
      "avoidableOverflow": number(region.isJudged ? region.avoidableOverflow : nil),
      "differs": !region.isJudged ? .null : .array(region.differences.map { .string($0.rawValue) }),
      "wraps": .array(region.wraps.map { wrap($0) }),
      "cause": .string(region.cause?.kind.rawValue),
      "children": .array(region.children.map { child($0) }),
      "priorityAdvice": .array(region.advice.map { advice($0) }),
    ]
  }

  private static func wrap(_ wrap: NeedlessWrap) -> JSONText {
    [
      "view": .string(wrap.view), "width": number(wrap.width), "needed": number(wrap.needed),
      "lines": number(Double(wrap.lines)),
    ]
  }

  private static func usage(_ usage: Usage) -> JSONText {
    [
      "offered": number(usage.offered), "used": number(usage.used), "unused": number(usage.unused),
      "overflow": number(usage.overflow),
    ]
  }

  private static func child(_ child: ChildComparison) -> JSONText {
    [
      "view": .string(child.view), "priority": number(child.priority), "minimum": number(child.minimum),
      "maximum": number(child.maximum), "swiftui": number(child.swiftUI), "optimal": number(child.optimal),
      "offer": number(child.offer), "asked": number(child.asked.map(Double.init)),
    ]
  }

  private static func advice(_ advice: PriorityAdvice) -> JSONText {
    [
      "changes": changes(advice.changes),
      "swiftui": .array(advice.lengths.map { number($0) }),
      "reaches": .string(advice.reaches.rawValue),
    ]
  }

  private static func goal(_ goal: GoalComparison) -> JSONText {
    [
      "goal": .string(goal.goal.rawValue), "swiftui": number(goal.swiftUI), "optimal": number(goal.optimal),
      "drift": number(goal.drift),
    ]
  }
}
