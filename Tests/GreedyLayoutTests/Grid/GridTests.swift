import GreedyLayout
import LayoutTestSupport
import Testing

/// Grid (section 3 of the vocabulary); the arms GA, GX … are those of MetalUI's probe of SwiftUI on macOS 27.
struct GridTests {
  @Test func `the widest cell decides a column without a proposal`() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        Rectangle().frame(width: 30, height: 20).id("a")
        Rectangle().frame(width: 40, height: 10).id("b")
      }
      GridRow {
        Rectangle().frame(width: 50, height: 30).id("c")
        Rectangle().frame(width: 20, height: 30).id("d")
      }
    }
    let placed = try GreedyEngine().layout(grid, in: .unspecified)
    // 50 + 10 + 40 wide, 20 + 5 + 30 high; a is centred in its column: (50 − 30) / 2 = 10
    #expect(placed.size == CGSize(width: 100, height: 55))
    #expect(placed["a"] == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(placed["b"] == CGRect(x: 60, y: 5, width: 40, height: 10))
    #expect(placed["d"] == CGRect(x: 70, y: 25, width: 20, height: 30))
  }

  /// The column of 50 leaves 150; the row of 40 leaves 60.
  @Test func `flexible columns share what fixed ones leave, and a view alone spans them all`() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Rectangle().frame(width: 50).id("fixed")
        Rectangle().id("free")
      }
      Rectangle().frame(height: 40).id("wide")
    }
    let placed = try GreedyEngine().layout(grid, in: ProposedViewSize(width: 200, height: 100))
    #expect(placed["fixed"]?.width == 50)
    #expect(placed["free"]?.width == 150)
    #expect(placed["wide"] == CGRect(x: 0, y: 60, width: 200, height: 40))
    #expect(placed["free"]?.height == 60)
  }

  private static func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> NamedView<ModifiedView<Rectangle>> {
    Rectangle().frame(width: width, height: height).id(id)
  }

  private func frames(_ grid: some View, _ proposal: ProposedViewSize = .unspecified) throws -> [String: CGRect] {
    let placed = try GreedyEngine().layout(grid, in: proposal)
    return Dictionary(placed.frames.map { ($0.key, $0.frame) }) { one, _ in one }
  }

  /// GX1: 100 over the columns of 30 and 20 with 8 between them lacks 42, of which each column gets 21.
  @Test func `a cell over two columns widens both`() throws {
    let frames = try frames(
      Grid {
        GridRow {
          Self.box(30, 10, "a")
          Self.box(20, 20, "b")
        }
        GridRow { Rectangle().frame(width: 100, height: 10).gridCellColumns(2).id("c") }
      }
      .id("grid"))
    #expect(frames["grid"]?.size == CGSize(width: 100, height: 38))
    #expect(frames["a"]?.origin == CGPoint(x: 10.5, y: 5))
    #expect(frames["b"]?.origin == CGPoint(x: 69.5, y: 0))
    #expect(frames["c"]?.origin == CGPoint(x: 0, y: 28))
  }

  /// GX15 and GX16: 3 and 2 span 5, of which there are 4 columns with cells; 2 and 1 span 2.
  @Test func `counts above 1 add up`() throws {
    func width(_ first: Int, _ second: Int) throws -> CGFloat? {
      try frames(
        Grid {
          GridRow {
            Self.box(30, 10, "a")
            Self.box(20, 20, "b")
            Self.box(5, 5, "e")
            Self.box(5, 5, "f")
          }
          GridRow {
            Rectangle().frame(width: 100, height: 10).gridCellColumns(first).gridCellColumns(second)
            Self.box(1, 1, "d")
          }
        }
        .id("grid"))["grid"]?.width
    }
    #expect(try width(3, 2) == 109)
    #expect(try width(2, 1) == 126)
  }

  /// GU1 and GU2: offered the column's 30 instead of its share, 152.
  @Test(arguments: [(true, 78.0), (false, 200.0)]) func `a cell without a size of its own takes its column's`(
    _ isUnsized: Bool, _ width: CGFloat
  ) throws {
    let frames = try frames(
      Grid {
        GridRow {
          Self.box(30, 10, "a")
          Self.box(20, 20, "b")
        }
        GridRow {
          Rectangle().gridCellUnsizedAxes(isUnsized ? .horizontal : []).id("c")
          Self.box(40, 10, "d")
        }
      }
      .id("grid"), ProposedViewSize(width: 200, height: 200))
    #expect(frames["grid"]?.size == CGSize(width: width, height: 200))
    // The grid stands in the middle of 200.
    #expect(frames["c"] == CGRect(x: (200 - width) / 2, y: 28, width: width - 48, height: 172))
  }

  /// GL10, GL14 and GL16: the anchor wins over the column's alignment, takes any fractions, and the inner one holds.
  @Test func `an anchor places a cell`() throws {
    let frames = try frames(
      Grid {
        GridRow {
          Rectangle().frame(width: 10, height: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
            .gridCellAnchor(.topTrailing).gridColumnAlignment(.trailing).id("a")
          Self.box(10, 30, "b")
        }
        GridRow { Self.box(50, 10, "c") }
      })
    #expect(frames["a"]?.origin == CGPoint(x: 10, y: 20))
  }

  /// GL6 and GL8: the first declaration holds for the column; a cell over two declares it for its first one and is not moved.
  @Test func `a column is aligned as its first cell says`() throws {
    let first = try frames(
      Grid {
        GridRow { Rectangle().frame(width: 10, height: 10).gridColumnAlignment(.leading).id("a") }
        GridRow { Self.box(10, 10, "b") }
        GridRow { Rectangle().frame(width: 30, height: 10).gridColumnAlignment(.trailing).id("c") }
      })
    #expect(first["b"]?.origin == CGPoint(x: 0, y: 18))
    let spanning = try frames(
      Grid {
        GridRow {
          Self.box(10, 10, "a")
          Self.box(10, 10, "b")
        }
        GridRow {
          Rectangle().frame(width: 30, height: 10).gridCellColumns(2).gridColumnAlignment(.trailing).id("c")
        }
        GridRow { Self.box(40, 10, "d") }
      })
    #expect(spanning["a"]?.origin == CGPoint(x: 30, y: 0))
    #expect(spanning["c"]?.origin == CGPoint(x: 14, y: 18))
  }

  /// GWS15: inside a stack of one view, which gives its place to that, the count does not reach the grid.
  @Test func `what a cell says does not pass a stack`() throws {
    let frames = try frames(
      Grid {
        GridRow {
          Self.box(30, 10, "a")
          Self.box(20, 20, "b")
        }
        GridRow { HStack { Rectangle().frame(width: 100, height: 10).gridCellColumns(2).id("c") } }
      }
      .id("grid"))
    #expect(frames["grid"]?.size == CGSize(width: 128, height: 38))
  }

  /// GG6: on a row it is said of each of its cells: 2 and 2 span the four columns.
  @Test func `what is said of a row is said of its cells`() throws {
    let frames = try frames(
      Grid {
        GridRow {
          Self.box(30, 10, "a")
          Self.box(20, 20, "b")
          Self.box(5, 5, "e")
          Self.box(5, 5, "f")
        }
        GridRow {
          Self.box(100, 10, "c")
          Self.box(100, 10, "d")
        }
        .gridCellColumns(2)
      }
      .id("grid"))
    #expect(frames["grid"]?.size == CGSize(width: 208, height: 38))
    #expect(frames["d"]?.origin == CGPoint(x: 108, y: 28))
  }

  /// GQ2 and GQ5, V3.10a: at each priority what is left is shared anew, and nothing is set aside for the lower ones.
  @Test func `cells of a higher priority are served first`() throws {
    func bar(_ low: CGFloat, _ id: String, _ priority: Double) -> some View {
      Rectangle().frame(minWidth: low, maxWidth: 200).frame(height: 10).layoutPriority(priority).id(id)
    }
    let row = try frames(
      Grid {
        GridRow {
          bar(0, "a", 0)
          bar(30, "b", -1)
          bar(20, "c", 0)
        }
      }
      .id("grid"), ProposedViewSize(width: 100, height: 100))
    #expect(row["grid"]?.width == 130)
    #expect(["a", "b", "c"].map { row[$0]?.width } == [42, 30, 42])
    let rows = try frames(
      Grid {
        GridRow {
          Rectangle().frame(minWidth: 10, maxWidth: 70, minHeight: 10, maxHeight: 70).layoutPriority(1).id("a")
        }
        GridRow {
          Rectangle().frame(width: 20, height: 10).layoutPriority(1).id("b")
          Self.box(150, 30, "c")
          Rectangle().frame(minWidth: 30, maxWidth: 180).frame(height: 40).id("d")
        }
      }
      .id("grid"), ProposedViewSize(width: 100, height: 100))
    #expect(rows["grid"]?.size == CGSize(width: 266, height: 118))
    #expect(rows["a"]?.size == CGSize(width: 70, height: 70))
    #expect(rows["d"]?.size == CGSize(width: 30, height: 40))
  }

  /// V3.8: a 26-point line has its baseline lower than a 13-point one; the cells meet at the upper of the two.
  @Test func `a row's baselines meet where the first of them is`() throws {
    let frames = try frames(
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Rectangle().frame(width: 10, height: 30).alignmentGuide(.firstTextBaseline) { _ in 25 }.id("large")
          Rectangle().frame(width: 10, height: 16).alignmentGuide(.firstTextBaseline) { _ in 13 }.id("small")
        }
      }
      .id("grid"))
    #expect(frames["grid"]?.height == 30)
    #expect(frames["large"]?.origin.y == -12)
    #expect(frames["small"]?.origin.y == 0)
  }
}
