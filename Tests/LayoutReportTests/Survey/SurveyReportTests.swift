import Foundation
import GreedyLayout
import LayoutComparison
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A survey in its four forms.
struct SurveyReportTests {
  private static func plan(
    _ ensemble: SurveyEnsemble = .uniform, children: ClosedRange<Int> = 2...4, samples: Int = 300,
    _ algorithms: [DistributionAlgorithm] = [.swiftui, .inOrder]
  ) -> SurveyPlan {
    var plan = SurveyPlan()
    plan.ensemble = ensemble
    plan.children = children
    plan.samples = samples
    plan.algorithms = algorithms
    return plan
  }

  private static func json(_ survey: Survey) -> String { JSONReport.survey(survey).text() }

  @Test(arguments: [SurveyEnsemble.uniform, .realistic], [1, 2, 5])
  func `merged files are the bytes of the survey made in one piece`(_ ensemble: SurveyEnsemble, _ count: Int) throws {
    var plan = Self.plan(ensemble)
    let whole = Self.json(try Survey(plan, threads: 2))
    var files: [String] = []
    for index in 1...count {
      plan.shard = SurveyPlan.Shard(index, of: count)
      files.append(Self.json(try Survey(plan)))
    }
    let parts = try files.reversed().map { file in
      Survey.Part(name: "part", survey: try SurveyFile.survey(in: Array(file.utf8)))
    }
    #expect(Self.json(try Survey(merging: parts)) == whole)
  }

  @Test func `an infinite range of tightness and a large seed are read again`() throws {
    var plan = Self.plan(.realistic)
    plan.seed = 9_007_199_254_740_991
    plan.ensemble.tightness = -.infinity...0.5
    let survey = try Survey(plan)
    #expect(try SurveyFile.survey(in: Array(Self.json(survey).utf8)) == survey)
  }

  @Test func `the form of the JSON is fixed`() throws {
    var plan = Self.plan(children: 2...2, samples: 1, [.swiftui])
    plan.ensemble.tightness = 0.9...1
    // The first of the samples that overflow.
    let json = try (0..<50).lazy.compactMap { seed -> String? in
      plan.seed = UInt64(seed)
      let survey = try Survey(plan)
      return survey.total().tallies[0].overflow.count == 1 ? Self.json(survey) : nil
    }.first
    let text = try #require(json)
    let loss = try #require(text.firstMatch(of: /"overflow":{[^}]*"mean":([0-9.e-]+)/)).output.1
    for member in [
      #"{"ensemble":{"name":"uniform","minimumSpread":1.4,"widthSpread":1.5,"tightness":[0.9,1]},"randomSeed":"#,
      #","children":[2,2],"samples":1,"shard":[1,1],"algorithms":["swiftui"],"tolerance":1e-09,"results":["#,
      #"{"children":2,"tightness":null,"algorithm":"swiftui","stacks":1,"unused":{"count":0,"rate":0,"interval":[0,"#,
      #""mean":null,"deviation":null,"median":null,"p90":null,"p99":null,"maximum":null,"worst":null,"histogram":[]},"#,
      #""overflow":{"count":1,"rate":1,"interval":["#, #""mean":\#(loss),"deviation":null,"median":"#,
      #""worst":{"children":2,"sample":0},"histogram":[0"#, #""loses":{"count":1,"rate":1,"interval":["#,
      #""repaired":{"count":1,"rate":1,"interval":["#, #""differs":{"count":1,"rate":1,"interval":["#,
      #""tallies":[{"children":2,"class":5,"stacks":1,"algorithms":[{"differing":1,"unused":null,"#,
      #""overflow":{"count":1,"repaired":1,"sum":""#, #"","squares":""#, #"","worst":"#, #","sample":0,"histogram":[0"#,
      #","sketch":[["#,
    ] {
      #expect(text.contains(member), "\(member) is not in \(text)")
    }
  }

  @Test func `figures of all are the sums of figures by number of children and by tightness`() throws {
    let survey = try Survey(Self.plan(.realistic))
    let all = survey.total()
    #expect(survey.plan.children.reduce(0) { $0 + survey.total(children: $1).stacks } == all.stacks)
    #expect(survey.tightnessClasses.reduce(0) { $0 + survey.total(tightness: $1).stacks } == all.stacks)
    let overflows = survey.tightnessClasses.map { survey.total(tightness: $0).tallies[1].overflow.count }
    #expect(overflows.reduce(0, +) == all.tallies[1].overflow.count)
  }

  @Test(arguments: [
    ("", "no result of `allot survey --format json`; it is not one JSON object"),
    ("[1]", "no result of `allot survey --format json`; it is not one JSON object"),
    ("{}", "no result of `allot survey --format json`: ensemble is missing"),
    (#"{"ensemble":{"name":"uniform"}}"#, "no result of `allot survey --format json`: ensemble.tightness is missing"),
    (
      #"{"ensemble":{"name":"uniform","tightness":["x"]}}"#,
      "no result of `allot survey --format json`: ensemble.tightness[0] has an unknown value"
    ),
  ])
  func `a file that is no result says so`(_ text: String, _ sentence: String) {
    let failure = #expect(throws: SurveyFile.Failure.self) { try SurveyFile.survey(in: Array(text.utf8)) }
    #expect(failure?.description == sentence)
  }

  @Test(arguments: [
    (#""randomSeed":1"#, #""randomSeed":99007199254740991"#), (#""children":[2,4]"#, #""children":[4,2]"#),
    (#""children":[2,4]"#, #""children":[2,40]"#), (#""shard":[1,1]"#, #""shard":[2,1]"#),
    (#""shard":[1,1]"#, #""shard":[1]"#), (#""samples":300"#, #""samples":299"#),
    (#""algorithms":["swiftui","inOrder"]"#, #""algorithms":["swiftui","other"]"#),
    (#""algorithms":["swiftui","inOrder"]"#, #""algorithms":["swiftui"]"#),
    (#""name":"uniform""#, #""name":"other""#), (#""class":1"#, #""class":7"#), (#""class":1"#, #""class":2"#),
    (#""sum":""#, #""sum":"-"#), (#""sum":""#, #""sum":"x"#), (#""repaired":1"#, #""repaired":1000"#),
    (#""sketch":[["#, #""sketch":[[1024,1],["#), (#""sketch":[["#, #""sketch":[[3],["#),
    (#""sketch":[["#, #""sketch":[[3,9223372036854775807],["#), (#""differing":"#, #""differing":9"#),
  ])
  func `numbers that contradict each other are refused`(_ old: String, _ new: String) throws {
    let text = Self.json(try Survey(Self.plan()))
    #expect(text.contains(old))
    let changed = text.replacing(old, with: new)
    let failure = #expect(throws: SurveyFile.Failure.self) { try SurveyFile.survey(in: Array(changed.utf8)) }
    #expect(
      failure?.description == "the result of a survey, but its numbers contradict each other; make it anew")
  }

  @Test func `the table has a line for each number of children, tightness, algorithm and loss`() throws {
    let survey = try Survey(Self.plan())
    let lines = SurveyCSV(survey).text.split(separator: "\r\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let classes = survey.tightnessClasses.count
    #expect(lines.allSatisfy { $0.count == 22 })
    // numbers 2, 3, 4 and all; every tightness and its classes; two algorithms; unused and overflow
    #expect(lines.count == 1 + 4 * (1 + classes) * 2 * 2)
    let all = survey.total().tallies[0].overflow
    let line = try #require(
      lines.first { $0[0].isEmpty && $0[1].isEmpty && $0[2].isEmpty && $0[3] == "swiftui" && $0[5] == "overflow" })
    #expect(line[4] == "900")
    #expect(Int(line[6]) == all.count)
    #expect(Double(line[10]) == all.mean)
    #expect(Double(line[15]) == all.maximum)
    #expect(Int(line[17]) == all.worst?.sample)
  }

  @Test(arguments: [
    plan(), plan(.realistic, DistributionAlgorithm.allCases), plan(children: 3...3, samples: 1, [.waterfilling]),
    plan(children: 1...32, samples: 2),
  ])
  func `the drawing is well-formed and stays in its frame`(_ plan: SurveyPlan) throws {
    let svg = SurveySVG(try Survey(plan)).text
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(!svg.contains("nan") && !svg.contains("∞") && !svg.contains("−"))
    let size = try DrawnText.size(of: svg)
    for attribute in svg.matches(of: /(x|y|x1|x2|y1|y2)="([0-9.]+)"/) {
      let limit = attribute.output.1.contains("x") ? size.width : size.height
      #expect((Double(attribute.output.2) ?? .nan) <= limit)
    }
    #expect(try DrawnText.collisions(in: svg) == [])
  }

  @Test func `the report names the ensemble, every algorithm and the commands of the worst stacks`() throws {
    var plan = Self.plan(samples: 500)
    plan.ensemble.generator = .uniform(minimumSpread: 1.2, widthSpread: 1.5)
    plan.ensemble.tightness = 0.25...1
    let survey = try Survey(plan)
    let text = Page.$width.withValue(120) { SurveyText(survey).text }
    let worst = try #require(survey.total().tallies[0].overflow.worst)
    for words in [
      "survey   uniform ensemble, 500 stacks of each of 2…4 children, seed 1\n",
      "minimums uniform in 0…1.2 A/n, widths uniform in 0…1.5 A/n, kept with a tightness of 0.25…1",
      "All 1,500 stacks", "swiftui, by number of children", "inOrder, by tightness", "0.8…1",
      "allot survey --minimum-spread 1.2 --tightness=0.25...1 --random-seed 1 "
        + "--children \(worst.children) --sample \(worst.sample) | allot compare -",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 || $0.contains("| allot compare") })
  }

  @Test func `one number of children and one class of tightness need no further tables`() throws {
    var plan = Self.plan(children: 2...2, [.waterfilling])
    plan.ensemble.tightness = 0.85...0.9
    let text = SurveyText(try Survey(plan)).text
    #expect(!text.contains("by tightness") && !text.contains(" all ") && !text.contains("most"))
    #expect(text.contains("avoidably unused: none"))
  }
}
