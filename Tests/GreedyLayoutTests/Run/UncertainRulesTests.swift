import GreedyLayout
import Testing

@Suite struct UncertainRulesTests {
  /// The rules that a layout names, as `view: number`.
  private func rules(of view: some View, in proposal: ProposedViewSize) throws -> [String] {
    try GreedyEngine().layout(view, in: proposal).uncertainRules.map { "\($0.view): \($0.rule.number)" }
  }

  private let area = ProposedViewSize(width: 100, height: 100)

  @Test func `what was recorded or audited is not named`() throws {
    let view = VStack {
      Color.red.id("red")
      HStack {
        Spacer(); Circle()
      }
      LazyVGrid(columns: [GridItem(.flexible())]) { Color.blue }
      Grid {
        GridRow {
          Color.red; Color.blue
        }
      }
    }
    #expect(try rules(of: view, in: area).isEmpty)
  }

  @Test func `a rule is named once for a view, however often it is used`() throws {
    let view = VStack {
      ViewThatFits {
        Color.red; Color.blue
      }.id("first")
      ViewThatFits {
        Color.red; Color.blue
      }.id("second")
    }
    #expect(try rules(of: view, in: area) == ["first: 15.4", "second: 15.4"])
  }

  @Test func `a root has no middle to stand in on an axis without an end`() throws {
    #expect(try rules(of: Color.red.id("root"), in: ProposedViewSize(width: nil, height: 5)) == ["root: 4"])
    #expect(try rules(of: Color.red.id("root"), in: .infinity) == ["root: 4"])
  }

  @Test func `a lazy grid divides an offer without end by a choice`() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(10))]) { Color.red.frame(height: 10) }.id("grid")
    let view = HStack { grid }.fixedSize()
    #expect(try rules(of: view, in: area).isEmpty)
    // A frame of 100 … ∞ inside an area without end is offered what it was: infinity.
    let endless = VStack {
      Color.red.frame(height: 1); grid
    }.frame(maxWidth: .infinity)
    #expect(try rules(of: endless, in: ProposedViewSize(width: .infinity, height: 50)).contains("grid: 15.2"))
  }

  @Test func `cells over several columns are named where the grid shares an offer`() throws {
    let grid = Grid {
      GridRow {
        Color.red; Color.blue
      }
      GridRow { Color.green.gridCellColumns(2) }
    }.id("grid")
    #expect(try rules(of: grid, in: area) == ["grid: V3.11"])
  }

  @Test func `widths of letters are named unless a document gives them`() throws {
    #expect(try rules(of: Text("Hello").id("text"), in: area) == ["text: V1.23"])
    #expect(try rules(of: Text("Hello").fontWeight(.black).id("text"), in: area) == ["text: V1.23"])
    #expect(try rules(of: Text("Hello").italic().id("text"), in: area) == ["text: 16.4", "text: V1.23"])
    var document = LayoutDocument(proposal: area, view: ViewNode(Text("Hello")))
    document.textMetrics = [TextMetric(text: "Hello", maxWidth: nil, size: CGSize(width: 40, height: 20))]
    #expect(try GreedyEngine().layout(document).uncertainRules.isEmpty)
  }

  @Test func `a layout that leaves a view out has it centred`() throws {
    struct PlacesNothing: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    #expect(try rules(of: PlacesNothing()() { Color.red }.id("layout"), in: area) == ["layout: 6.4"])
  }
}
