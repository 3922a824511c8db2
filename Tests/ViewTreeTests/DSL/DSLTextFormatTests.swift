import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

/// What texts are told of their lines, letters and sizes (V1.1 to V1.24 of the vocabulary).
@Suite("DSL: how texts are set")
struct DSLTextFormatTests {
  private func format(_ view: some View) -> TextFormat? {
    guard case .text(_, let format)? = ViewNode.nodes(of: view).first?.kind else { return nil }
    return format
  }

  private func string(_ view: some View) -> String? {
    guard case .text(let string, _)? = ViewNode.nodes(of: view).first?.kind else { return nil }
    return string
  }

  private func limits(_ view: some View) -> [Int?] {
    [format(view)?.reservedLines, format(view)?.lineLimit]
  }

  @Test func `line limits have an upper and a lower end`() {
    #expect(limits(Text("a").lineLimit(2)) == [nil, 2])
    #expect(limits(Text("a").lineLimit(2...3)) == [2, 3])
    #expect(limits(Text("a").lineLimit(...3)) == [nil, 3])
    #expect(limits(Text("a").lineLimit(2...)) == [2, nil])
    #expect(limits(Text("a").lineLimit(2, reservesSpace: true)) == [2, 2])
    #expect(limits(Text("a").lineLimit(2, reservesSpace: false)) == [nil, 2])
  }

  @Test func `the nearest limit counts, each end by itself`() {
    #expect(limits(VStackless { Text("a").lineLimit(1) }.lineLimit(2...3)) == [2, 1])
    #expect(limits(VStackless { Text("a").lineLimit(nil) }.lineLimit(2...3)) == [2, nil])
    #expect(limits(VStackless { Text("a").lineLimit(4...) }.lineLimit(2...3)) == [4, 3])
  }

  @Test func `views hand down how lines are set`() {
    let view = VStackless { Text("a") }
      .lineSpacing(4).truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
    #expect(format(view)?.lineSpacing == 4)
    #expect(format(view)?.truncationMode == .middle)
    #expect(format(view)?.minimumScaleFactor == 0.5)
    #expect(string(VStackless { Text("aB ß") }.textCase(.uppercase)) == "AB SS")
    #expect(string(VStackless { Text("aB").textCase(nil) }.textCase(.lowercase)) == "aB")
  }

  @Test func `kerning adds up, tracking takes its place`() {
    #expect(format(Text("a").kerning(1).kerning(2))?.attributes.kerning == 3)
    #expect(format(VStackless { Text("a").kerning(1) }.kerning(2))?.attributes.kerning == 3)
    #expect(format(Text("a").kerning(1).tracking(5))?.attributes.kerning == 5)
    #expect(format(VStackless { Text("a").kerning(1) }.tracking(0))?.attributes.kerning == 0)
    #expect(format(Text("a").baselineOffset(-2))?.attributes.baselineOffset == -2)
    #expect(format(Text("a").textScale(.secondary))?.attributes.isSecondary == true)
    #expect(format(Text("a").textScale(.secondary, isEnabled: false)) == TextFormat())
  }

  @Test func `designs and widths are the font's`() {
    #expect(format(Text("a").monospaced())?.font == .body.monospaced())
    #expect(format(VStackless { Text("a") }.fontDesign(.rounded))?.font == .system(.body, design: .rounded))
    #expect(format(VStackless { Text("a") }.fontWidth(.condensed))?.font == .body.width(.condensed))
    #expect(format(Text("a").font(.body.leading(.loose)))?.font.lineHeight == 24)
    #expect(format(Text("a").font(.body.smallCaps())) == TextFormat())
  }

  /// Bold asks for the style's emphasised face; a weight is a weight (swiftui-web and MetalUI, V1.21).
  @Test func `bold is the emphasised face of a style`() {
    let bold: Set<Font.TextStyle> = [.largeTitle, .title, .title2]
    for style in Font.TextStyle.allCases where style != .extraLargeTitle && style != .extraLargeTitle2 {
      let font = format(Text("a").font(.system(style)).bold())?.font
      #expect(font?.drawnWeight == (bold.contains(style) ? .bold : .semibold), "\(style)")
      #expect(format(Text("a").font(.system(style)).fontWeight(.bold))?.font.drawnWeight == .bold)
      #expect(format(Text("a").font(.system(style).bold()))?.font.drawnWeight == .bold)
      #expect(Font.system(style).drawnWeight == (style == .headline ? .semibold : .regular))
    }
    #expect(format(Text("a").font(.system(size: 20)).bold())?.font.drawnWeight == .bold)
    #expect(format(Text("a").fontWeight(.light).bold())?.font.drawnWeight == .light)
    #expect(format(VStackless { Text("a").bold(false) }.bold())?.font.drawnWeight == .regular)
    #expect(format(VStackless { Text("a") }.bold())?.font.drawnWeight == .semibold)
    #expect(Font.extraLargeTitle.drawnWeight == .bold)
  }
}

// MARK: - Dynamic Type

extension DSLTextFormatTests {
  /// A row of the published table: the size and the distance of lines of large titles, bodies and captions of the second
  /// level.
  struct CategoryCase: CustomTestStringConvertible {
    var category: DynamicTypeSize
    var largeTitle: [CGFloat]
    var body: [CGFloat]
    var caption2: [CGFloat]

    var testDescription: String { "\(category)" }
  }

  @Test(arguments: [
    CategoryCase(category: .xSmall, largeTitle: [31, 38], body: [14, 19], caption2: [11, 13]),
    CategoryCase(category: .large, largeTitle: [34, 41], body: [17, 22], caption2: [11, 13]),
    CategoryCase(category: .xxxLarge, largeTitle: [40, 48], body: [23, 29], caption2: [17, 22]),
    CategoryCase(category: .accessibility3, largeTitle: [52, 61], body: [40, 48], caption2: [29, 35]),
    CategoryCase(category: .accessibility5, largeTitle: [60, 70], body: [53, 62], caption2: [40, 48]),
  ])
  func `fonts follow the category of content sizes`(_ test: CategoryCase) {
    func measures(_ font: Font) -> [CGFloat?] {
      let font = format(Text("a").font(font).dynamicTypeSize(test.category))?.font
      return [font?.pointSize, font?.lineHeight]
    }
    #expect(measures(.largeTitle) == test.largeTitle)
    #expect(measures(.body) == test.body)
    #expect(measures(.headline) == test.body)
    #expect(measures(.caption2) == test.caption2)
    #expect(measures(.system(size: 20)) == [20, nil])
    #expect(measures(.custom("Avenir", fixedSize: 20)) == [20, nil])
  }

  @Test func `the standard category leaves formats as they are`() {
    #expect(format(Text("a").dynamicTypeSize(.large)) == TextFormat())
  }

  @Test func `sizes grow with the category, and so do the distances of lines`() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { style.pointSize(in: $0) }
      let pitches = DynamicTypeSize.allCases.map { style.lineHeight(in: $0) }
      #expect(sizes == sizes.sorted())
      #expect(pitches == pitches.sorted())
    }
  }

  /// 20 × 53 / 17 = 62.35, in whole points; 20 × 60 / 34 = 35.29.
  @Test func `custom fonts grow as a style does`() {
    func size(_ font: Font) -> CGFloat? {
      format(Text("a").font(font).dynamicTypeSize(.accessibility5))?.font.pointSize
    }
    #expect(size(.custom("Avenir", size: 20)) == 62)
    #expect(size(.custom("Avenir", size: 20, relativeTo: .largeTitle)) == 35)
  }

  @Test func `ranges limit the category`() {
    func size(_ category: DynamicTypeSize, _ range: some RangeExpression<DynamicTypeSize>) -> CGFloat? {
      format(VStackless { Text("a").dynamicTypeSize(range) }.dynamicTypeSize(category))?.font.pointSize
    }
    #expect(size(.accessibility5, ...DynamicTypeSize.xxxLarge) == 23)
    #expect(size(.xSmall, ...DynamicTypeSize.xxxLarge) == 14)
    #expect(size(.xSmall, DynamicTypeSize.medium...) == 16)
    #expect(size(.accessibility1, DynamicTypeSize.small...DynamicTypeSize.large) == 17)
  }

  private struct Measured: View {
    @ScaledMetric(relativeTo: .title) private var side = 24.0
    @ScaledMetric private var gap: CGFloat = 10

    var body: some View { Text("\(side, specifier: "%.3f") \(gap, specifier: "%.3f")") }
  }

  /// 24 × 34 / 28 = 29.143, 87 pixels of a third; 10 × 23 / 17 = 13.529, 41 pixels. On two pixels a point 58 and 27.
  @Test func `numbers grow with the category, in whole pixels`() {
    #expect(string(Measured()) == "24.000 10.000")
    #expect(string(Measured().dynamicTypeSize(.xxxLarge)) == "29.000 13.667")
    #expect(string(Measured().dynamicTypeSize(.xxxLarge).environment(\.displayScale, 2)) == "29.000 13.500")
  }
}

/// The view that is made.
private struct VStackless<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { content }
}
