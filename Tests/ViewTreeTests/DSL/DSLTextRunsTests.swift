import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

/// Texts of several parts (V1.14 to V1.16 of the vocabulary).
@Suite("DSL: texts in parts")
struct DSLTextRunsTests {
  /// The letters of each part with the font they are set in.
  private func runs(_ view: some View) -> [String] {
    guard case .text(let string, let format)? = ViewNode.nodes(of: view).first?.kind else { return [] }
    guard !format.runs.isEmpty else { return [name(string, format.attributes)] }
    #expect(format.runs.map(\.text).joined() == string)
    #expect(format.attributes == format.runs[0].attributes)
    return format.runs.map { name($0.text, $0.attributes) }
  }

  private func name(_ string: String, _ attributes: TextAttributes) -> String {
    let font = attributes.font
    let faces =
      (font.isEmphasized ? "b" : "") + (font.isItalic ? "i" : "") + (font.design == .monospaced ? "c" : "")
    return string + (faces.isEmpty ? "" : "/" + faces) + (font.pointSize == 17 ? "" : "/\(Int(font.pointSize))")
  }

  @Test func `joined texts are set as each is by itself`() {
    #expect(runs(Text("a").font(.title) + Text("b")) == ["a/28", "b"])
    #expect(runs(Text("a") + Text("b").bold() + Text("c").italic()) == ["a", "b/b", "c/i"])
    #expect(runs((Text("a") + Text("b").font(.caption)).font(.title)) == ["a/28", "b/12"])
    #expect(runs((Text("a") + Text("b").bold()).italic()) == ["a/i", "b/bi"])
    #expect(runs(Text("a").font(.title) + Text("b").font(.title)) == ["ab/28"])
    #expect(runs(Text("") + Text("b").bold()) == ["b/b"])
    #expect(runs(Text("a").bold() + Text("")) == ["a/b"])
    #expect(runs(Text("") + Text("")) == [""])
    #expect(runs((Text("a") + Text("b").font(.caption)).fixedSize().font(.title)) == ["a/28", "b/12"])
  }

  @Test func `texts in a literal are set as they are by themselves`() {
    #expect(runs(Text("all of \(Text("it").bold())!")) == ["all of ", "it/b", "!"])
    #expect(runs(Text("\(Text("a").font(.title)) b").font(.caption)) == ["a/28", " b/12"])
    #expect(runs(Text("\(1) and \("two")")) == ["1 and two"])
  }

  @Test func `kerning is of its own part`() {
    let view = Text("a").kerning(2) + Text("b")
    guard case .text(_, let format)? = ViewNode.nodes(of: view).first?.kind else { return }
    #expect(format.runs.map(\.attributes.kerning) == [2, 0])
  }

  @Test func `images are letters of their own size`() {
    func sizes(_ view: some View) -> [CGSize?] {
      guard case .text(_, let format)? = ViewNode.nodes(of: view).first?.kind else { return [] }
      return format.runs.map(\.imageSize)
    }
    let dot = CGSize(width: 5, height: 6)
    #expect(sizes(Text(Image("dot")).imageSizes(["dot": dot])) == [dot])
    #expect(sizes(Text("a \(Image("dot"))!").imageSizes(["dot": dot])) == [nil, dot, nil])
    #expect(sizes(Text("a") + Text(Image("none"))) == [nil, .zero])
    // A symbol that no table has is 1.2 by 1.1 times the font's size (V8.3).
    #expect(sizes(Text("a") + Text(Image(systemName: "none"))) == [nil, CGSize(width: 17 * 1.2, height: 17 * 1.1)])
    #expect(runs(Text("a") + Text(Image("dot")) + Text("b").bold()) == ["a", "\u{FFFC}", "b/b"])
    let swift = sizes(Text(Image(systemName: "swift")))
    #expect(swift == [CGSize(width: 22.000000000000004, height: 18.666666666666668)])
  }

  struct MarkdownCase: CustomTestStringConvertible {
    var source: String
    var expected: [String]

    var testDescription: String { source }

    init(_ source: String, _ expected: String...) {
      self.source = source
      self.expected = expected
    }
  }

  @Test(arguments: [
    MarkdownCase("a **b** c", "a ", "b/b", " c"),
    MarkdownCase("*a* _b_", "a/i", " ", "b/i"),
    MarkdownCase("***a***", "a/bi"),
    MarkdownCase("__a__", "a/b"),
    MarkdownCase("**a *b***", "a /b", "b/bi"),
    MarkdownCase("*a **b** c*", "a /i", "b/bi", " c/i"),
    MarkdownCase("***a** b*", "a/bi", " b/i"),
    MarkdownCase("~~a~~ ~b~", "a b"),
    MarkdownCase("`a*b*`", "a*b*/c"),
    MarkdownCase("``a`b``", "a`b/c"),
    MarkdownCase("[a **b**](https://example.org)!", "a ", "b/b", "!"),
    MarkdownCase("[a] (b)", "[a] (b)"),
    MarkdownCase("2 * 3 * 4", "2 * 3 * 4"),
    MarkdownCase("snake_case_name", "snake_case_name"),
    MarkdownCase("a*b*c", "a", "b/i", "c"),
    MarkdownCase("**a", "**a"),
    MarkdownCase("****", "****"),
    MarkdownCase("\\*a\\* \\b", "*a* \\b"),
    MarkdownCase("# a\n- b", "# a\n- b"),
    MarkdownCase("", ""),
  ])
  func `Markdown in a literal is read`(_ test: MarkdownCase) {
    #expect(runs(Text(LocalizedStringKey(test.source))) == test.expected)
  }

  @Test func `Markdown of values and of strings is not read`() {
    let value = "**b**"
    #expect(runs(Text("a \(value)")) == ["a **b**"])
    #expect(runs(Text("a *\(value)*")) == ["a ", "**b**/i"])
    #expect(runs(Text(value)) == ["**b**"])
    #expect(runs(Text(verbatim: "**b**")) == ["**b**"])
    #expect(runs(Text("**b** \(1)")) == ["b/b", " 1"])
  }

  @Test func `attributed strings are set as their attributes say`() throws {
    var string = AttributedString("ab")
    string.font = .title
    string += AttributedString("c")
    #expect(runs(Text(string)) == ["ab/28", "c"])
    if let place = string.range(of: "b") { string[place].font = .caption }
    #expect(runs(Text(string).italic()) == ["a/i/28", "b/i/12", "c/i"])
    #expect(runs(Text("\(string)!")) == ["a/28", "b/12", "c!"])
    #expect(runs(Text(AttributedString())) == [""])
    #expect(runs(Text(try AttributedString(markdown: "a **b** `c`"))) == ["a ", "b/b", " ", "c/c"])
    var spaced = AttributedString("a")
    spaced.kern = 2
    guard case .text(_, let format)? = ViewNode.nodes(of: Text(spaced).kerning(1)).first?.kind else { return }
    #expect(format.attributes.kerning == 3)
  }
}
