import Testing

/// The rules for stacks on the command line: `layout --engine` and `compare --algorithms`.
struct AlgorithmOptionTests {
  private static let all = [
    "swiftui", "flexbox", "inOrder", "proportional", "maximumFirst", "waterfilling", "minimum", "maximum",
  ]

  /// 300 points for 200…250 and 0…60: the heights of red by every rule, as worked out in `RuleTests`.
  private static let heights: [(engine: String, red: String, blue: String)] = [
    ("swiftui", "200", "60"), ("optimal", "240", "60"), ("flexbox", "240", "60"), ("inOrder", "200", "60"),
    ("maximumFirst", "250", "50"), ("waterfilling", "240", "60"), ("minimum", "200", "60"), ("maximum", "240", "60"),
  ]

  @Test(arguments: heights)
  func `layouts are by the engine named`(_ engine: String, _ red: String, _ blue: String) throws {
    let result = try Command.run(
      "layout", "--engine", engine, "--format", "json", "-", input: CommandTests.threeHundred)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix(#"{"name":"stdin","engine":"\#(engine)","size":[300,"#))
    #expect(result.output.contains(",300,\(red)],\"blue\":"), "\(result.output)")
    #expect(result.output.contains(",300,\(blue)]}"), "\(result.output)")
  }

  @Test func `every rule is an engine, and an unknown one is answered with the known`() throws {
    for engine in Self.all {
      #expect(try Command.run("layout", "--engine", engine, "-", input: CommandTests.fits).status == 0)
    }
    let result = try Command.run("layout", "--engine", "flex", "-", input: CommandTests.fits)
    #expect(result.status == 64)
    let sentence =
      "there is no engine `flex`; did you mean `flexbox`? (there are swiftui, optimal, flexbox, inOrder, proportional, "
      + "maximumFirst, waterfilling, minimum and maximum)"
    #expect(result.errors.contains(sentence))
  }

  @Test func `rules side by side are added at the end of the comparison`() throws {
    let input = CommandTests.threeHundred
    let plain = try Command.run("compare", "--format", "json", "-", input: input)
    let result = try Command.run(
      "compare", "--algorithms", "maximumFirst,swiftui", "--format", "json", "-", input: input)
    #expect(result.status == 0)
    let first =
      #"{"algorithm":"maximumFirst","unused":0,"overflow":0,"avoidableUnused":0,"avoidableOverflow":0,"regions":["#
      + #"{"view":"stack","axis":"vertical","offered":300,"used":300,"unused":0,"overflow":0,"avoidableUnused":0,"#
      + #""avoidableOverflow":0,"lengths":[250,50]}],"#
      + #""frames":{"stack":[0,0,300,300],"red":[0,0,300,250],"blue":[0,250,300,50]}}"#
    let second =
      #"{"algorithm":"swiftui","unused":40,"overflow":0,"avoidableUnused":40,"avoidableOverflow":0,"regions":["#
      + #"{"view":"stack","axis":"vertical","offered":300,"used":260,"unused":40,"overflow":0,"avoidableUnused":40,"#
      + #""avoidableOverflow":0,"lengths":[200,60]}],"#
      + #""frames":{"stack":[0,20,300,260],"red":[0,20,300,200],"blue":[0,220,300,60]}}"#
    let end = #","uncertain":[]}"# + "\n"
    #expect(result.output == plain.output.dropLast(end.count) + #","algorithms":[\#(first),\#(second)]"# + end)
  }

  @Test(arguments: ["flex", "", "flexbox,", "flexbox,flexbox", "optimal"])
  func `a list of rules names known ones, each once`(_ list: String) throws {
    let result = try Command.run("compare", "--algorithms", list, "-", input: CommandTests.threeHundred)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(Self.all.joined(separator: ", ")))
  }

  @Test func `the text has a column for each rule`() throws {
    let result = try Command.run(
      "compare", "--algorithms", "swiftui,flexbox,maximumFirst", "-", input: CommandTests.threeHundred)
    let tables = """
      Rules for stacks, points over all regions

                      unused  avoidable  overflow  avoidable
        swiftui           40         40         0          0
        flexbox            0          0         0          0
        maximumFirst       0          0         0          0

      VStack "stack", vertical, 300 pt offered

                  optimum  swiftui       flexbox    maximumFirst
        red           240      200  −40      240             250  +10
        blue           60       60            60              50  −10
        used          300      260  −40      300             300
        unused          0       40             0               0
        overflow        0        0             0               0

      """
    #expect(result.output.hasSuffix("\n\n" + tables + "\n"))
  }
}
