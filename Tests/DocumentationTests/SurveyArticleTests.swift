import Foundation
import LayoutComparison
import LayoutReport
import Testing

/// The examples of the article on surveys.
struct SurveyArticleTests {
  private let page = DocumentationPage("Sources/LayoutComparison/LayoutComparison.docc/Surveys.md")

  @Test func `the command prints what the article says`() throws {
    var plan = SurveyPlan()
    plan.children = 2...3
    plan.samples = 3000
    let text = SurveyText(try Survey(plan)).text
    #expect(page.shows(text, after: "allot survey --children 2...3 --samples 3000"), "the command prints\n\(text)")
  }

  @Test func `a survey in Swift prints what the article says`() throws {
    let print = Printer()

    var plan = SurveyPlan()
    plan.children = 2...2
    plan.samples = 3000
    let tally = try Survey(plan, threads: 2).total(children: 2).tallies[0]
    print("left something unused:", tally.unused.count, "of 3000")
    print("overflowed:", tally.overflow.count)
    print("repaired by one priority:", tally.repaired, "of", tally.lossy)

    #expect(page.shows(print.output), "it prints\n\(print.output)")
  }

  @Test func `the article and the JSON speak of the same keys`() throws {
    var plan = SurveyPlan()
    plan.samples = 200
    let json = JSONReport.survey(try Survey(plan)).text()
    let text = try String(
      contentsOf: DocumentationPage.package.appending(path: page.path), encoding: .utf8)
    for key in Set(json.matches(of: /"([a-zA-Z0-9]+)":/).map { String($0.output.1) }) {
      #expect(text.contains("`\(key)`"), "\(key) is not explained")
    }
  }
}
