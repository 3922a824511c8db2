import Testing
import ViewTree
import ViewVocabulary

@Suite("DSL: shapes, colours and images")
struct DSLShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private static let rounded = ViewKind.roundedRectangle(cornerRadius: 8)
  private static let symbol = CGSize(width: 22.000000000000004, height: 18.666666666666668)
  private static let symbolDrawing = CGSize(width: 18.666667938232422, height: 16.666667938232422)

  private static let shapes = [
    DSLCase("Rectangle", Rectangle(), is: .rectangle),
    DSLCase("RoundedRectangle(cornerRadius:)", RoundedRectangle(cornerRadius: 8), is: ViewNode(rounded)),
    DSLCase(
      "RoundedRectangle(cornerSize:)", RoundedRectangle(cornerSize: CGSize(width: 8, height: 4), style: .circular),
      is: ViewNode(rounded)),
    DSLCase("Capsule", Capsule(style: .circular), is: ViewNode(.capsule)),
    DSLCase("Ellipse", Ellipse(), is: ViewNode(.ellipse)),
    DSLCase("Circle", Circle(), is: .circle),
    DSLCase("AnyShape", AnyShape(Circle()), is: .circle),
    DSLCase("custom shape", Triangle(), is: .rectangle),
    DSLCase("Path", Path { $0.addRect(.zero) }, is: .rectangle),
    DSLCase("fill(style)", Circle().fill(.red), is: filled(.circle, "red")),
    DSLCase("fill()", Circle().fill(), is: .circle),
    DSLCase("fill(style:)", Circle().fill(style: FillStyle(eoFill: true)), is: .circle),
    DSLCase("fill of a custom shape", Triangle().fill(Color.blue), is: filled(.rectangle, "blue")),
    DSLCase("stroke(style)", Circle().stroke(.red), is: filled(.circle, "red")),
    DSLCase("stroke(lineWidth:)", Circle().stroke(lineWidth: 3), is: .circle),
    DSLCase(
      "stroke(style:)", Capsule().stroke(.red, style: StrokeStyle(lineWidth: 2, dash: [4])),
      is: filled(.capsule, "red")),
    DSLCase("stroke().fill()", Circle().stroke(style: StrokeStyle()).fill(.red), is: filled(.circle, "red")),
    DSLCase("strokeBorder", Circle().strokeBorder(.red, lineWidth: 2), is: filled(.circle, "red")),
    DSLCase("strokeBorder by default", Circle().strokeBorder(), is: .circle),
    DSLCase("inset", Circle().inset(by: 4).strokeBorder(.red), is: filled(.circle, "red")),
    DSLCase("trim", Circle().trim(from: 0, to: 0.5), is: .circle),
    DSLCase("foregroundStyle", Circle().foregroundStyle(.red), is: filled(.circle, "red")),
    DSLCase("foregroundColor", Circle().foregroundColor(.red), is: filled(.circle, "red")),
    DSLCase("foregroundColor(nil)", Circle().foregroundColor(nil), is: .circle),
    DSLCase("material", Circle().fill(.regularMaterial), is: .circle),
  ]

  private static let colors = [
    DSLCase("Color.red", Color.red, is: .color("red")),
    DSLCase("Color(name)", Color("brand"), is: .color("brand")),
    DSLCase("Color(components)", Color(red: 1, green: 0.5, blue: 0), is: .color("#FF8000")),
    DSLCase("Color(space, components)", Color(.displayP3, red: 2, green: -1, blue: 0.02), is: .color("#FF0005")),
    DSLCase("Color(white:)", Color(white: 0.8), is: .color("#CCCCCC")),
    DSLCase("Color(hue)", Color(hue: 1 / 3, saturation: 1, brightness: 1), is: .color("#00FF00")),
    DSLCase("opacity", Color.red.opacity(0.3), is: .color("red")),
    DSLCase("no opacity", Color.red.opacity(0), is: .color("clear")),
    DSLCase(
      "gradient", LinearGradient(colors: [.blue, .red], startPoint: .top, endPoint: .bottom), is: .color("blue")),
    DSLCase("Color.gradient", Circle().fill(Color.red.gradient), is: filled(.circle, "red")),
    DSLCase("style opacity", Circle().fill(.red.opacity(0.5)), is: filled(.circle, "red")),
  ]

  private static let images = [
    DSLCase("Image(width:height:)", Image(width: 30, height: 20), is: image(CGSize(width: 30, height: 20), false)),
    DSLCase("resizable", Image(width: 30, height: 20).resizable(), is: image(CGSize(width: 30, height: 20), true)),
    DSLCase(
      "symbol", Image(systemName: "swift").font(.title),
      is: ViewNode(
        .image(size: symbol, resizable: false),
        modifiers: [.passing(PassingModifier(SymbolMetrics(height: symbol.height, font: .title)))])),
    DSLCase("resizable symbol", Image(systemName: "swift").resizable(), is: image(symbolDrawing, true)),
    DSLCase("unknown image", Image("photo"), is: image(.zero, false)),
    DSLCase(
      "known image", Image("photo").imageSizes(["photo": CGSize(width: 4, height: 3)]),
      is: image(CGSize(width: 4, height: 3), false)),
    DSLCase(
      "image known twice",
      Image("photo").imageSizes(["photo": CGSize(width: 4, height: 3)]).imageSizes(["photo": .zero]),
      is: image(CGSize(width: 4, height: 3), false)),
    DSLCase(
      "cap insets",
      Image(width: 30, height: 20).resizable(capInsets: EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 5)),
      is: ViewNode(
        .image(size: CGSize(width: 30, height: 20), resizable: true),
        modifiers: [.flexibleFrame(FrameBounds(minWidth: 9))])),
  ]

  private static func filled(_ kind: ViewKind, _ color: String) -> ViewNode {
    ViewNode(kind, modifiers: [.foregroundColor(color)])
  }

  private static func image(_ size: CGSize, _ isResizable: Bool) -> ViewNode {
    ViewNode(.image(size: size, resizable: isResizable))
  }

  @Test(arguments: shapes + colors + images)
  func `a view stands for its nodes`(_ test: DSLCase) {
    #expect(test.nodes == test.expected)
  }

  @Test func `a path records its pieces`() {
    var elements: [Path.Element] = []
    Triangle().path(in: CGRect(x: 0, y: 0, width: 10, height: 6)).forEach { elements.append($0) }
    #expect(
      elements == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 6)), .line(to: CGPoint(x: 0, y: 6)),
        .closeSubpath,
      ])
    #expect(Path().isEmpty)
    #expect(!Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 6)).isEmpty)
  }
}
