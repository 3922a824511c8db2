import Foundation
import Testing

/// Exit statuses, places of output and messages of the command.
struct CommandTests {
  static let threeHundred = """
    {"proposal":{"width":300,"height":300},"view":{"type":"VStack","id":"stack","spacing":0,"content":[
    {"type":"Rectangle","id":"red","modifiers":[{"type":"frame","minHeight":200,"maxHeight":250}]},
    {"type":"Rectangle","id":"blue","modifiers":[{"type":"frame","minHeight":0,"maxHeight":60}]}]}}
    """

  static let fits = #"{"proposal":{"width":10,"height":10},"view":{"type":"Color","id":"only"}}"#

  @Test func `standard input is named, and the 300-point stack is explained`() throws {
    let result = try Command.run("compare", "-", input: Self.threeHundred)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    for words in [
      "stdin", "200…250", "SwiftUI leaves 40 pt unused", "late cap", ".layoutPriority(1) on blue", "optimum",
    ] {
      #expect(result.output.contains(words), "\(words)")
    }
  }

  @Test func `the form of the comparison is fixed`() throws {
    let result = try Command.run("compare", "--format", "json", "-", input: Self.threeHundred)
    // 300 / 2 = 150 to red, which takes 200; the 100 left to blue, which takes 60: 40 unused. The level is 240.
    let region =
      #"{"view":"stack","axis":"vertical","kind":"stack","offered":300,"#
      + #""swiftui":{"offered":300,"used":260,"unused":40,"overflow":0},"#
      + #""optimal":{"offered":300,"used":300,"unused":0,"overflow":0},"placedAt":null,"avoidableUnused":40,"#
      + #""avoidableOverflow":0,"differs":["wastes","distributes differently"],"wraps":[],"cause":"late cap","children":["#
      + #"{"view":"red","priority":0,"minimum":200,"maximum":250,"swiftui":200,"optimal":240,"offer":150,"asked":1},"#
      + #"{"view":"blue","priority":0,"minimum":0,"maximum":60,"swiftui":60,"optimal":60,"offer":100,"asked":2}],"#
      + #""priorityAdvice":[{"changes":[{"view":"blue","layoutPriority":1}],"swiftui":[240,60],"reaches":"optimal"},"#
      + #"{"changes":[{"view":"red","layoutPriority":1}],"swiftui":[250,50],"reaches":"no waste"}]}"#
    #expect(result.output.hasPrefix(#"{"name":"stdin","differs":true,"regions":["# + region + #"],"goals":["#))
    #expect(result.output.contains(#""swiftui":{"frames":{"stack":[0,20,300,260],"red":[0,20,300,200],"#))
    #expect(result.output.contains(#""optimal":{"frames":{"stack":[0,0,300,300],"red":[0,0,300,240],"#))
    let end = #""realisationGap":0,"approximate":[],"certified":true,"decidedBy":null},"uncertain":[]}"#
    #expect(result.output.hasSuffix(end + "\n"))
  }

  @Test(arguments: [("waste", Int32(1)), ("difference", 1), ("overflow", 0), ("wraps", 0)])
  func `a condition that a region meets fails the command`(_ condition: String, _ status: Int32) throws {
    let result = try Command.run("compare", "--fail-on", condition, "-", input: Self.threeHundred)
    #expect(result.status == status)
    #expect(!result.output.isEmpty)
  }

  /// Of 160 points the text is offered 80 and breaks after "and", at 61; 90 and the bar's 10 fit.
  @Test func `a needless wrap is in the JSON, and a condition`() throws {
    let row =
      #"{"proposal":{"width":160,"height":100},"textMetrics":[{"text":"Notes and ideas","width":90,"height":20},"#
      + #"{"text":"Notes and ideas","maxWidth":89.999,"width":61,"height":40}],"view":{"type":"HStack","spacing":0,"#
      + #""content":[{"type":"Text","id":"title","text":"Notes and ideas"},{"type":"Rectangle","id":"bar","modifiers":"#
      + #"[{"type":"frame","minWidth":10,"maxWidth":1000}]}]}}"#
    let result = try Command.run("compare", "--format", "json", "--fail-on", "wraps", "-", input: row)
    #expect(result.status == 1)
    #expect(result.output.contains(#""wraps":[{"view":"title","width":61,"needed":90,"lines":2}]"#))
  }

  /// By itself the row is 150 + 150 both ways; the constraint makes it 200 + 100.
  @Test func `a frame of another size is a difference, also where no region differs by itself`() throws {
    let row =
      #"{"proposal":{"width":300,"height":40},"constraints":["a.width == 2 * b.width"],"view":{"type":"HStack","#
      + #""spacing":0,"content":[{"type":"Rectangle","id":"a"},{"type":"Rectangle","id":"b"}]}}"#
    let result = try Command.run("compare", "--format", "json", "--fail-on", "difference", "-", input: row)
    #expect(result.output.contains(#""differs":[],"#))
    #expect(result.output.hasPrefix(#"{"name":"stdin","differs":true,"#))
    #expect(result.status == 1)
  }

  @Test func `a bad document answers in its place and the others are still processed`() throws {
    let bad = #"{"name":"bad","view":{"type":"Rectangel"}}"#
    let result = try Command.run(
      "layout", "--format", "json", "-", input: [Self.fits, bad, Self.fits].joined(separator: "\n"))
    #expect(result.status == 65)
    #expect(result.lines.count == 3)
    #expect(result.lines[0].hasPrefix(#"{"name":"stdin","engine":"swiftui","size":[10,10],"#))
    let message = #""message":"unknown view `Rectangel`; did you mean `Rectangle`?","line":2,"column":30}"#
    #expect(result.lines[1].hasPrefix(#"{"name":"bad","error":{"path":"view.type","# + message))
    #expect(result.lines[2].hasPrefix(#"{"name":"stdin[2]""#))
  }

  @Test func `text reports leave mistakes to standard error, as a compiler does`() throws {
    let file = try TemporaryFile(#"{"view":{"type":"Color","colour":1}}"#)
    let result = try Command.run("layout", file.path)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("\(file.path):1:25: error: view.colour: unknown key `colour`; "))
  }

  @Test func `a missing file is unusable, and wins over a condition`() throws {
    let file = try TemporaryFile(Self.threeHundred)
    let result = try Command.run("compare", "--fail-on", "waste", file.path, "/no/such/file.yaml")
    #expect(result.status == 65)
    #expect(result.errors == "/no/such/file.yaml: error: there is no file /no/such/file.yaml\n")
  }

  @Test(arguments: [
    ["compare"], ["compare", "--goals", "fill,rest", "-"], ["compare", "--goals", "fill,fill", "-"],
    ["layout", "--proposal", "300", "-"], ["layout", "--engine", "other", "-"], ["unheard-of"],
    ["layout", "--max-questions", "0", "-"],
  ])
  func `wrong words on the command line are a usage error`(_ arguments: [String]) throws {
    let result = try Command.run(arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
  }

  @Test func `an unknown goal is answered with the known ones`() throws {
    let result = try Command.run("compare", "--goals", "nearest", "-")
    #expect(result.status == 64)
    #expect(result.errors.contains("overflow, fill, priority, fair, proportional, ideal, closest"))
  }

  @Test(arguments: [("20x30", "[20,30]"), ("nilx30", "[10,30]"), ("5xinf", #"[5,"infinity"]"#)])
  func `a proposal replaces the document's`(_ proposal: String, _ size: String) throws {
    let result = try Command.run("layout", "--format", "json", "--proposal", proposal, "-", input: Self.fits)
    #expect(result.output.contains(#""size":\#(size)"#))
  }

  @Test func `the result goes to a file, and nowhere if it cannot`() throws {
    let file = try TemporaryFile("")
    let written = try Command.run("layout", "--output", file.path, "-", input: Self.fits)
    #expect(written.status == 0)
    #expect(written.output.isEmpty)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8).contains("Color \"only\""))
    let refused = try Command.run("layout", "--output", "/no/such/folder/file", "-", input: Self.fits)
    #expect(refused.status == 74)
    let reason = "No such file or directory; make the folder /no/such/folder first"
    #expect(refused.errors == "error: /no/such/folder/file cannot be written: \(reason)\n")
  }

  @Test func `a quiet command only answers with its status`() throws {
    let result = try Command.run("compare", "--quiet", "--fail-on", "waste", "-", input: Self.threeHundred)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
  }

  @Test func `thirty alternating levels answer with the limit's error`() throws {
    var view = #"{"type":"Color"}"#
    for level in 0..<30 {
      view = #"{"type":"\#(level % 2 == 0 ? "HStack" : "VStack")","content":[{"type":"Color"},\#(view)]}"#
    }
    let document = #"{"proposal":{"width":300,"height":300},"view":\#(view)}"#
    let arguments = ["layout", "--max-questions", "50000", "--format", "json", "-"]
    let asked = try Command.run(arguments + ["--plain"], input: document)
    #expect(asked.status == 65)
    #expect(asked.output.contains("more than 50000 sizes were asked, the last by view"))
    // Worked out by axis, each level is asked for a few lengths.
    #expect(try Command.run(arguments, input: document).status == 0)
  }

  @Test func `a view may have fifty thousand modifiers`() throws {
    let padding = Array(repeating: #"{"type":"padding","length":0.001}"#, count: 50_000).joined(separator: ",")
    let document =
      #"{"proposal":{"width":300,"height":300},"view":{"type":"Color","id":"deep","modifiers":[\#(padding)]}}"#
    let result = try Command.run("compare", "--format", "json", "-", input: document)
    #expect(result.status == 0)
    #expect(result.output.contains(#""deep":[0,0,300,300]"#))
  }

  @Test func `converting there and back changes nothing`() throws {
    let yaml = try Command.run("convert", "-", input: Self.threeHundred)
    #expect(yaml.status == 0)
    #expect(yaml.output.contains("type: VStack"))
    let json = try Command.run("convert", "-", input: yaml.output)
    let again = try Command.run("convert", "--format", "json", "-", input: Self.threeHundred)
    #expect(json.output == again.output)
  }

  @Test func `a trace prints what the inspector prints`() throws {
    let document = """
      {"proposal":{"width":300,"height":null},"view":{"type":"Image","width":20,"height":10,
      "modifiers":[{"type":"inspect","label":"Image","position":true}]}}
      """
    let result = try Command.run("trace", "--format", "inspector", "-", input: document)
    #expect(
      result.lines == [
        "【Image】proposal size: ProposedViewSize(width: Optional(300.0), height: nil)",
        "【Image】report size: (20.0, 10.0)",
        // (300 − 20) / 2 = 140; an unspecified axis begins at the origin
        "【Image】position: (140.0, 0.0)",
      ])
  }
}

/// The comparisons that are shipped.
struct ShippedComparisonTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Comparisons")

  static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { FileManager.default.fileExists(atPath: folder.appendingPathComponent("\($0)/layout.yaml").path) }
    .sorted() ?? []

  @Test func `there are at least the four that the README speaks of`() {
    let promised: Set = ["three-hundred-points", "avoidable-overflow", "three-panes", "no-difference"]
    #expect(promised.isSubset(of: Self.names))
  }

  @Test func `the reports and pictures are what the command makes of the layouts`() throws {
    let result = try Command.run("gallery", "--check", Self.folder.path)
    #expect(result.status == 0, "\(result.output)\(result.errors)")
  }

  @Test func `the README shows the report of the 300-point stack`() throws {
    let readme = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
    let layout = Self.folder.appendingPathComponent("three-hundred-points/layout.yaml")
    #expect(try readme.contains(Command.run("compare", layout.path).output.trimmingCharacters(in: .newlines)))
  }
}
