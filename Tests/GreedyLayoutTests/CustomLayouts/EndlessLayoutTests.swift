import GreedyLayout
import Testing

/// Layouts that answer no number, or place their views at none.
struct EndlessLayoutTests {
  /// Answers infinity, and places its views in its middle.
  private struct Endless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: CGFloat.infinity, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
      }
    }
  }

  /// Answers what is no number.
  private struct Numberless: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: CGFloat.nan, height: .nan)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func `a layout that places a view without end fails by name`() throws {
    let view = VStack { Endless { Rectangle().id("inside") } }
    let failure = #expect(throws: LayoutFailure.self) {
      try GreedyEngine().layout(view, in: ProposedViewSize(width: 100, height: 100))
    }
    guard case .misplaced(let layout, let name, let point) = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(layout == "Endless")
    #expect(name == "inside")
    #expect(!point.x.isFinite)
    #expect(
      "\(try #require(failure))".hasPrefix("the layout Endless placed inside at ("))
  }

  @Test(arguments: [ProposedViewSize(width: 100, height: 100), .unspecified, .zero, .infinity])
  func `views beside an answer that is no number are laid out`(_ proposal: ProposedViewSize) throws {
    func content() -> some View {
      Group {
        Numberless { Rectangle() }.id("none")
        Rectangle().id("beside")
        Text("beside")
      }
    }
    let views: [any View] = [
      HStack { content() }, VStack { content() }, ZStack { content() }, Grid { GridRow { content() } },
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { content() }, ScrollView { content() },
      ViewThatFits { content() }, Numberless { Rectangle() }.frame(minWidth: 10, maxWidth: 20).padding().border(.red),
      Numberless { Rectangle() }.aspectRatio(contentMode: .fit).fixedSize(),
    ]
    for view in views {
      let placed = try GreedyEngine().layout(AnyView(view), in: proposal)
      #expect(!placed.frames.isEmpty)
    }
  }
}
