import Testing

/// What is refused on a command line, and with which sentence.
struct OptionUseTests {
  private func refusal(_ arguments: [String]) throws -> String {
    let result = try Command.run(arguments, input: CommandTests.threeHundred)
    #expect(result.status == 64, "\(arguments): \(result.errors)")
    #expect(result.output.isEmpty)
    return result.errors
  }

  @Test(arguments: [
    (
      "layout --trace -", "--trace would do nothing: only the JSON has a trace; add --format json, or use `allot trace`"
    ),
    ("layout --goals fill -", "--goals would do nothing: the engine swiftui solves nothing; add --engine optimal"),
    ("layout --engine flexbox --goals fill -", "--goals would do nothing: the engine flexbox solves nothing"),
    ("layout --time-limit 5 -", "--time-limit would do nothing: the engine swiftui solves nothing"),
    ("trace --time-limit 5 -", "--time-limit would do nothing: SwiftUI's rule solves nothing; leave it out"),
    ("convert --time-limit 5 -", "--time-limit would do nothing: nothing is laid out; leave it out"),
    ("convert --max-questions 5 -", "--max-questions would do nothing: nothing is laid out; leave it out"),
    ("compare --exact -", "--exact would do nothing: it adds fractions to a proof; add --prove"),
    (
      "priorities --explain red=1 --max-orderings 9 -",
      "--max-orderings would do nothing: --explain tries one ordering, the one that it names; leave one of them out"
    ),
    (
      "sweep --from 300 --to 300 --step 10 -",
      "--step would do nothing: --from and --to are the same size; leave it out"
    ),
    (
      "sweep --axis both --to 300 --proposal 200x200 -",
      "--proposal would do nothing: both sides are swept from --from to --to; leave it out"
    ),
    (
      "sweep --axis height --to 300x200 -",
      "--to is a pair, but only the height changes; give one length, or add --axis both"
    ),
    ("bound --algorithm flexbox --exact", "--exact would do nothing: flexbox loses nothing, by a proof"),
    ("bound --algorithm waterfilling --time-limit 9", "--time-limit would do nothing: waterfilling loses nothing"),
    ("layout --list-devices -", "--list-devices reads no FILE; leave - out, or leave out --list-devices"),
    (
      "layout --list-devices --proposal 1x1",
      "--list-devices prints the devices and nothing else, so --proposal does not go with it"
    ),
    (
      "compare --list-devices --format json",
      "--list-devices prints the devices and nothing else, so --format does not go with it"
    ),
    (
      "layout -dash.json",
      "there is no option `-dash.json`; write a file whose name begins with a hyphen as ./-dash.json, and a negative value "
        + "behind an equals sign"
    ),
    ("bound --children -1", "there is no option `-1`; "),
    ("bound --children=-1", "--children is -1; the worst is sought for 1 to 16"),
    ("bound --children 100", "--children is 100; the worst is sought for 1 to 16"),
    ("layout --format json --format=text -", "--format is given twice; give it once"),
    ("layout - -", "- is given twice; standard input can be read once"),
    ("survey --merge - -", "- is given twice; standard input can be read once"),
  ])
  func `an option that would do nothing is refused, with what to do`(_ line: String, _ sentence: String) throws {
    let words = line.split(separator: " ").map(String.init)
    #expect(try refusal(words).contains(sentence))
  }

  @Test(arguments: [
    (["compere", "-"], "there is no command `compere`; did you mean `compare`?"),
    (["hlep"], "there is no command `hlep`; did you mean `help`?"),
    (["help", "surevy"], "there is no command `surevy`; did you mean `survey`?"),
    (["help", "nonsense"], "there is no command `nonsense`; there are compare, explain, layout, trace, priorities, "),
    (["help", "layout", "trace"], "help is asked for 2 commands; name one"),
    (
      ["layout", "--format", "jsno", "-"],
      "there is no format `jsno`; did you mean `json`? (there are text, json and svg)"
    ),
    (["layout", "--format", "JSON", "-"], "there is no format `JSON`; did you mean `json`?"),
    (["layout", "--format", "xml", "-"], "there is no format `xml`; there are text, json and svg"),
    (["layout", "--engine", "optimum", "-"], "there is no engine `optimum`; did you mean `optimal`?"),
    (["layout", "--device", "iPhone 16 Por", "-"], "did you mean `iPhone 16 Pro`?"),
    (["compare", "--goals", "overflow,fil", "-"], "there is no goal `fil`; did you mean `fill`?"),
    (["compare", "--goals", "fill,fill", "-"], "the goal `fill` is there twice; name each once"),
    (["compare", "--algorithms", "swiftui,flexbx", "-"], "there is no rule `flexbx`; did you mean `flexbox`?"),
    (["compare", "--fail-on", "waste,overlow", "-"], "there is no condition `overlow`; did you mean `overflow`?"),
    (["sweep", "--axis", "widht", "-"], "there is no axis `widht`; did you mean `width`?"),
    (["bound", "--measure", "overflwo"], "there is no measure `overflwo`; did you mean `overflow`?"),
    (["bound", "--algorithm", "minimun"], "there is no rule `minimun`; did you mean `minimum`?"),
    (["survey", "--ensemble", "realstic"], "there is no ensemble `realstic`; did you mean `realistic`?"),
    (["layout", "--fromat", "json", "-"], "Unknown option '--fromat'. Did you mean '--format'?"),
  ])
  func `a name that is none is answered with the nearest, and with what there is`(
    _ words: [String], _ sentence: String
  ) throws {
    #expect(try refusal(words).contains(sentence))
  }

  @Test(arguments: [
    ("20X30", "[20,30]"), ("20×30", "[20,30]"), (" 20 x 30 ", "[20,30]"), ("Infx30", #"["infinity",30]"#),
    ("INFINITYxNIL", #"["infinity",10]"#), ("∞x30", #"["infinity",30]"#), ("-0x30", "[0,30]"), ("2e1x3.5", "[20,3.5]"),
    ("1e9x1e9", "[1000000000,1000000000]"),
  ])
  func `a proposal may be written as people write it`(_ proposal: String, _ size: String) throws {
    let result = try Command.run("layout", "--format", "json", "--proposal=\(proposal)", "-", input: CommandTests.fits)
    #expect(result.output.contains(#""size":\#(size)"#), "\(result.errors)")
  }

  @Test(arguments: [
    ("300", "write a width and a height, as 300x200; a side may be nil or inf"),
    ("300x200x100", "write a width and a height, as 300x200; a side may be nil or inf"),
    ("x200", "the width is missing; write a number of points, nil or inf"),
    ("300x", "the height is missing; write a number of points, nil or inf"),
    ("-1x200", "the width is negative; no container is less than 0 points long"),
    ("300xnan", "the height `nan` is no number; write points, as 300"),
    ("300x2O0", "the height `2O0` is no number; write points, as 300"),
    ("300x1e999", "the height `1e999` is greater than any number of points"),
    ("1,5x2", "the width `1,5` is no number; write points, as 300"),
  ])
  func `a proposal that is none says why`(_ proposal: String, _ sentence: String) throws {
    #expect(try refusal(["layout", "--proposal=\(proposal)", "-"]).contains(sentence))
  }

  @Test(arguments: [
    ("blue", "`blue` is no view with a priority; write KEY=1, as blue=1"),
    ("blue=high", "`high` is no finite number; write blue=1"),
    ("blue=1,blue=2", "blue is there twice; give it one priority"),
  ])
  func `priorities that cannot be read say why`(_ list: String, _ sentence: String) throws {
    #expect(try refusal(["priorities", "--explain", list, "-"]).contains(sentence))
  }

  @Test func `a file has a name`() throws {
    #expect(try refusal(["layout", ""]).contains("the name of a FILE is empty; name a layout document"))
  }

  @Test func `several conditions stand in one list`() throws {
    let result = try Command.run(
      "compare", "--quiet", "--fail-on", "overflow,waste", "-", input: CommandTests.threeHundred)
    #expect(result.status == 1)
    let none = try Command.run("compare", "--quiet", "--fail-on", "overflow", "-", input: CommandTests.threeHundred)
    #expect(none.status == 0)
  }
}
