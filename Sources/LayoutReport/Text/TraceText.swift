public import LayoutEngine

/// A trace for people.
public struct TraceText {
  private let name: String
  private let trace: [TraceEntry]

  /// Prepares the record of a layout; `name` is the document's.
  public init(name: String, _ placed: PlacedTree) {
    self.name = name
    trace = placed.trace
  }

  /// The record as an indented tree: each proposal with its reason and, where nothing was asked in between, its answer.
  public var tree: String {
    let name = Wording.name(name)
    guard !trace.isEmpty else {
      return "\(name)   nothing was traced; mark points with `inspect`, or trace every view with --all\n"
    }
    var lines = [name]
    var index = 0
    while index < trace.count {
      let entry = trace[index]
      let label = Wording.name(entry.label)
      let indentation = "  " + Wording.indentation(entry.depth)
      switch entry.event {
      case .proposal(let proposal):
        var line = "\(indentation)\(label)  \(Self.offer(proposal))"
        if let size = directAnswer(toEntry: index) {
          line += " → \(Self.size(size))"
          index += 1
        }
        lines.append(line + (entry.reason.flatMap { Self.sentence($0) }.map { "   \($0)" } ?? ""))
      case .report(let size):
        lines.append("\(indentation)\(label)  → \(Self.size(size))")
      case .position(let point):
        lines.append("\(indentation)\(label)  at (\(Wording.number(point.x)), \(Wording.number(point.y)))")
      }
      index += 1
    }
    return Page.fitted(lines.joined(separator: "\n") + "\n")
  }

  /// The answer to a proposal to which nothing was asked in between.
  private func directAnswer(toEntry index: Int) -> CGSize? {
    guard index + 1 < trace.count, trace[index + 1].depth == trace[index].depth,
      case .report(let size) = trace[index + 1].event
    else { return nil }
    return size
  }

  /// The record in the words of LayoutProcessInspector, as a device prints it.
  public var inspector: String {
    trace.map { entry -> String in
      switch entry.event {
      case .proposal(let proposal):
        "【\(entry.label.printable())】proposal size: ProposedViewSize(width: \(Self.optional(proposal.width)), "
          + "height: \(Self.optional(proposal.height)))\n"
      case .report(let size):
        "【\(entry.label.printable())】report size: (\(Self.printed(size.width)), \(Self.printed(size.height)))\n"
      case .position(let point):
        "【\(entry.label.printable())】position: (\(Self.printed(point.x)), \(Self.printed(point.y)))\n"
      }
    }.joined()
  }
}

extension TraceText {
  private static func printed(_ value: CGFloat) -> String { "\(value == 0 ? 0.0 : Double(value))" }

  private static func optional(_ value: CGFloat?) -> String { value.map { "Optional(\(printed($0)))" } ?? "nil" }

  private static func offer(_ proposal: ProposedViewSize) -> String {
    func side(_ length: CGFloat?) -> String { length.map { Wording.number(Double($0)) } ?? "nil" }
    return "\(side(proposal.width)) × \(side(proposal.height))"
  }

  private static func size(_ size: CGSize) -> String {
    "\(Wording.number(size.width)) × \(Wording.number(size.height))"
  }

  /// Why a proposal was made; nil where that goes without saying.
  private static func sentence(_ reason: ProposalReason) -> String? {
    switch reason {
    case .root: "the root's area"
    case .minimumProbe: "probe for the minimum"
    case .maximumProbe: "probe for the maximum"
    case .reserveProbe: "probe for the minimum to reserve"
    case .share(let count, let remaining):
      "share 1 of \(count): \(Wording.number(remaining))/\(count)"
    case .cellShare: "share of its column and row"
    case .rest: "all that the minimums after it leave"
    case .prescribed: "the length chosen for it"
    case .ideal: "asked for its ideal length"
    case .measuring: nil
    case .placing: "placing"
    }
  }
}
