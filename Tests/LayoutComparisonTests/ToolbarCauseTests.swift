import GLPK
import LayoutTestSupport
import Testing

@testable import LayoutComparison

/// What is said of ordinary toolbars: five views in a row, one of them a text.
struct ToolbarCauseTests {
  /// A toolbar of a title, and four of icons with 20 to 60 points, bars between two lengths, fields that grow, and Spacers.
  private static func toolbar(_ generator: inout SeededGenerator) -> LayoutDocument {
    let titles = [
      "Inbox", "Notes and ideas", "Settings", "All accounts", "Recently deleted", "Search results for today", "Edit",
    ]
    var content = (1...4).map { place -> ViewNode in
      let (least, more) = (
        CGFloat(Int.random(in: 0...80, using: &generator)), Int.random(in: 1...120, using: &generator)
      )
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let width = CGFloat(Int.random(in: 20...60, using: &generator))
        return ViewNode(
          .rectangle, id: "icon\(place)", modifiers: [.flexibleFrame(FrameBounds(minWidth: width, maxWidth: width))])
      case 1:
        let bounds = FrameBounds(minWidth: least, maxWidth: least + CGFloat(more))
        return ViewNode(.rectangle, id: "bar\(place)", modifiers: [.flexibleFrame(bounds)])
      case 2:
        let bounds = FrameBounds(minWidth: least, maxWidth: .infinity)
        return ViewNode(.rectangle, id: "field\(place)", modifiers: [.flexibleFrame(bounds)])
      default:
        return ViewNode(.spacer(minLength: nil), id: "gap\(place)")
      }
    }
    let title = titles[Int.random(in: titles.indices, using: &generator)]
    content.insert(ViewNode(.text(title), id: "title"), at: Int.random(in: 0...4, using: &generator))
    return LayoutDocument(
      proposal: ProposedViewSize(width: CGFloat(Int.random(in: 120...430, using: &generator)), height: 100),
      view: ViewNode(
        .hStack(alignment: .center, spacing: nil, dynamic: true), id: "toolbar", content: content))
  }

  /// What is left without a name are bars that stopped at their share while a title or bar asked later stopped at its
  /// maximum, and a Spacer or field asked last took the rest: no length is left over, so it is no late cap.
  @Test(arguments: Seeds.first(1)) func `at most one in twenty of random toolbars has a cause without a name`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var options = Comparison.Options()
    options.givesAdvice = false
    var counts: [Cause.Kind: Int] = [:]
    let toolbars = 1000
    for _ in 0..<toolbars {
      let comparison = try Comparison(of: Self.toolbar(&generator), solver: GLPKSolver(), options: options)
      for region in comparison.regions {
        guard let cause = region.cause else { continue }
        counts[cause.kind, default: 0] += 1
        if cause.kind == .other { #expect(Self.isCapWithoutRest(region), "\(region.children)") }
      }
    }
    #expect(counts[.stoppedShort, default: 0] > 0)
    #expect(counts[.other, default: 0] * 20 <= toolbars)
  }

  /// With one text nobody else has a text to keep: there is room where the text's one line and the others' minimums fit. What is
  /// advised is laid out again.
  @Test(arguments: Seeds.first(3))
  func `a title wraps needlessly where its line and the others' minimums fit`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let engine = GreedyEngine()
    var (wraps, repairs, overflows) = (0, 0, 0)
    for _ in 0..<100 {
      let document = Self.toolbar(&generator)
      let comparison = try Comparison(of: document, solver: GLPKSolver())
      let region = try #require(comparison.regions.first)
      let offered = try #require(region.swiftUI.offered)
      let title = try #require(comparison.swiftUI["title"]).size
      let alone = document.view.content.first { $0.id == "title" }
      let whole = try engine.layout(LayoutDocument(view: try #require(alone))).size
      let others = region.children.filter { $0.view != "title" }.reduce(region.spacing) { $0 + $1.minimum }
      let isNeedless = title != whole && Double(whole.width) + others <= offered + 0.001
      #expect(region.wraps.count == (isNeedless ? 1 : 0), "\(document)")
      let best = region.optimumAlone.reduce(region.spacing - offered, +)
      #expect(abs(region.unavoidableOverflow - (best > region.tolerance ? best : 0)) <= region.tolerance)
      overflows += region.unavoidableOverflow > 0 ? 1 : 0
      guard let wrap = region.wraps.first else { continue }
      wraps += 1
      #expect(abs(wrap.needed - Double(whole.width)) < 1e-9)
      guard let repair = wrap.repair else { continue }
      repairs += 1
      var priorities: [Int: Double] = [:]
      for (place, child) in region.children.enumerated() {
        priorities[place] = repair.changes.first { $0.view == child.view }?.layoutPriority
      }
      let tree = comparison.swiftUI.tree.settingPriorities(priorities, ofChildrenIn: region.element)
      let placed = try engine.layout(tree, in: document.proposal)
      #expect(placed["title"]?.size == whole)
      #expect(Double(placed["toolbar"]?.size.width ?? 0) <= offered + region.tolerance)
    }
    #expect(wraps > 0 && repairs > 0 && overflows > 0)
  }

  /// Whether a child stopped at its maximum after another had settled below its own, and nothing is left over.
  private static func isCapWithoutRest(_ region: RegionComparison) -> Bool {
    guard region.swiftUI.unused <= region.tolerance else { return false }
    let order = region.children.filter { $0.asked != nil }.sorted { $0.asked! < $1.asked! }
    return order.indices.contains { place in
      order[place].swiftUI >= order[place].maximum - region.tolerance
        && order[..<place].contains { $0.swiftUI < $0.maximum - 0.001 }
    }
  }
}
