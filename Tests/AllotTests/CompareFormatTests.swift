import Testing

/// The Markdown of `allot compare`, and what stands below the comparisons of a batch.
struct CompareFormatTests {
  private static let same = #"{"name":"same","proposal":{"width":100,"height":100},"view":{"type":"Color","id":"c"}}"#

  @Test func `the Markdown has a table, the reason and the repair`() throws {
    let told = try Command.run("compare", "--format", "markdown", "-", input: CommandTests.threeHundred)
    #expect(told.status == 0)
    #expect(told.lines.contains("|  | asked | priority | range | share | SwiftUI | optimum |  |"))
    #expect(told.lines.contains("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"))
    #expect(told.lines.contains("| red | 1 | 0 | 200…250 | 150 | 200 | 240 | +40 |"))
    #expect(told.output.contains("**Why** red is less flexible than blue (50 \\< 60)"))
    #expect(told.output.contains("- **Fix** .layoutPriority(1) on blue: SwiftUI then gives 240 + 60"))
  }

  @Test func `names do not act in Markdown`() throws {
    let input = CommandTests.threeHundred.replacing("red", with: "a|b*c")
    let told = try Command.run("compare", "--format", "markdown", "-", input: input)
    #expect(told.output.contains(#"| a\|b\*c | 1 |"#))
  }

  @Test func `a page of HTML shows the picture, the table and the reason, and names do not act in it`() throws {
    let input = CommandTests.threeHundred.replacing("red", with: "a<b>&c")
    let page = try Command.run("compare", "--format", "html", "-", input: input)
    #expect(page.status == 0)
    #expect(page.output.hasPrefix("<!DOCTYPE html>\n") && page.output.hasSuffix("</html>\n"))
    #expect(page.output.contains("<h2>VStack &quot;stack&quot;, vertical, 300 pt offered</h2>"))
    #expect(page.output.contains("<td>a&lt;b&gt;&amp;c</td><td>1</td><td>0</td><td>200…250</td>"))
    #expect(page.output.contains("<strong>Fix</strong> .layoutPriority(1) on blue"))
    #expect(page.output.contains("<svg ") && !page.output.contains("a<b>"))
    // The name of the language of drawings is the only address in it, so that nothing is loaded.
    #expect(page.output.components(separatedBy: "http").count == 2)
  }

  @Test func `where nothing is shared the report says who answers other questions`() throws {
    let told = try Command.run("compare", "-", input: Self.same)
    #expect(told.sentences.hasPrefix("same no stack or grid shares a length here"))
    #expect(told.sentences.contains("allot explain says why a view has its size"))
  }

  @Test func `proofs have no Markdown`() throws {
    let refused = try Command.run("compare", "--format", "markdown", "--prove", "-", input: Self.same)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("--prove"))
  }

  @Test func `a batch ends with a line for all of it, one document does not`() throws {
    let batch = "[\(CommandTests.threeHundred), \(Self.same), \(CommandTests.threeHundred)]"
    let told = try Command.run("compare", "-", input: batch)
    // 40 of the 300 points, twice.
    #expect(told.lines.last == "3 documents: 2 differ, 2 of them waste 80 pt")
    #expect(try !Command.run("compare", "-", input: Self.same).output.contains("documents"))
    #expect(try !Command.run("compare", "--format", "json", "-", input: batch).output.contains("documents"))
  }

  @Test func `what could not be used is counted too`() throws {
    let batch = "\(CommandTests.threeHundred.split(separator: "\n").joined())\n{}\n"
    let told = try Command.run("compare", "-", input: batch)
    #expect(told.status == 65)
    #expect(told.lines.last == "2 documents: 1 differs, 1 of them wastes 40 pt; 1 could not be used")
  }
}
