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
  @Test(arguments: Seeds.first(3)) func `at most one in twenty of random toolbars has a cause without a name`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var options = Comparison.Options()
    options.givesAdvice = false
    var counts: [Cause.Kind: Int] = [:]
    let toolbars = 1000
    for _ in 0..<toolbars {
      let comparison = try Comparison(of: Self.toolbar(&generator), solver: GLPKSolver(), options: options)
      for cause in comparison.regions.compactMap(\.cause) { counts[cause.kind, default: 0] += 1 }
    }
    print("TOOLBARS", seed, counts)
    #expect(counts[.stoppedShort, default: 0] > 0)
    #expect(counts[.other, default: 0] * 20 <= toolbars)
  }
}
