import Foundation
import Testing

/// `allot survey`: its options, its refusals, and its results in parts.
struct SurveyCommandTests {
  private static let small = ["survey", "--samples", "200", "--children", "2...3"]

  @Test func `the result is the same on one thread, on two, and merged from shards`() throws {
    let json = Self.small + ["--format", "json"]
    let whole = try Command.run(json + ["--threads", "1"])
    #expect(whole.status == 0)
    #expect(whole.errors.isEmpty)
    #expect(whole.lines.count == 1)
    #expect(try Command.run(json + ["--threads", "2"]).output == whole.output)
    let first = try TemporaryFile(try Command.run(json + ["--shard", "1/2"]).output)
    let second = try TemporaryFile(try Command.run(json + ["--shard", "2/2"]).output)
    let merged = try Command.run("survey", "--format", "json", "--merge", second.path, first.path)
    #expect(merged.status == 0)
    #expect(merged.output == whole.output)
    // the other forms come from a merged result as well as from a survey
    for format in ["text", "csv", "svg"] {
      let drawn = try Command.run(Self.small + ["--format", format])
      let put = try Command.run("survey", "--format", format, "--merge", first.path, second.path)
      #expect(drawn.status == 0 && !drawn.output.isEmpty)
      #expect(put.output == drawn.output)
    }
  }

  @Test func `files that do not belong together are named`() throws {
    let json = Self.small + ["--format", "json"]
    let first = try TemporaryFile(try Command.run(json + ["--shard", "1/3"]).output)
    let other = try TemporaryFile(try Command.run(json + ["--shard", "2/3", "--random-seed", "2"]).output)
    let document = try TemporaryFile(#"{"view":{"type":"Color"}}"#)
    let missing = try Command.run("survey", "--merge", first.path)
    #expect(missing.status == 65)
    #expect(missing.errors == "error: shards 2/3, 3/3 are missing\n")
    let twice = try Command.run("survey", "--merge", first.path, first.path)
    #expect(twice.status == 65)
    #expect(twice.errors == "error: shard 1/3 is there twice: in \(first.path) and in \(first.path)\n")
    let strange = try Command.run("survey", "--merge", first.path, other.path)
    #expect(strange.status == 65)
    #expect(
      strange.errors
        == "error: \(other.path) is no shard of the survey that \(first.path) belongs to: the seed differs\n")
    let bad = try Command.run("survey", "--merge", first.path, document.path, "/no/such/file.json")
    #expect(bad.status == 65)
    #expect(
      bad.errors == "\(document.path): error: no result of `allot survey --format json`: ensemble is missing\n"
        + "/no/such/file.json: error: there is no file /no/such/file.json\n")
    #expect(bad.output.isEmpty)
  }

  @Test(arguments: [
    ["--shard", "0/4"], ["--shard", "5/4"], ["--shard", "1/0"], ["--shard", "3"], ["--shard", "a/b"],
    ["--children", "8...2"], ["--children", "0...3"], ["--children", "2...33"], ["--children", "two"],
    ["--samples", "0"], ["--samples", "-5"], ["--threads", "0"], ["--random-seed", "-1"],
    ["--random-seed", "9007199254740992"], ["--minimum-spread", "nan"], ["--width-spread", "inf"],
    ["--tightness", "1...0"], ["--tightness", "nan"], ["--algorithms", "swiftui,swiftui"], ["--algorithms", "other"],
    ["--ensemble", "other"], ["--ensemble", "realistic", "--width-spread", "1"], ["--format", "html"],
    ["--sample", "3"], ["--sample", "-1", "--children", "3"], ["--sample", "3", "--children", "3", "--shard", "1/2"],
    ["--sample", "3", "--children", "3", "--format", "json"], ["--merge", "-", "--shard", "1/2"],
    ["--children", "3", "--merge", "-"],
    ["--threads", "2", "--merge", "-"], ["--samples", "100", "--width-spread", "0", "--minimum-spread", "0"],
  ])
  func `options that make no sense are a usage error`(_ options: [String]) throws {
    let result = try Command.run(["survey"] + options, input: "")
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test func `a refusal says what to do`() throws {
    let shard = try Command.run("survey", "--shard", "5/4")
    #expect(shard.errors.hasPrefix("Error: shard 5/4 is asked for; shards are numbered 1/4 to 4/4\n"))
    let merge = try Command.run("survey", "--children", "3", "--merge", "a.json")
    #expect(merge.errors.hasPrefix("Error: --merge draws nothing, so --children does not go with it\n"))
    let sample = try Command.run("survey", "--sample", "3")
    #expect(sample.errors.hasPrefix("Error: --sample needs one number of children, such as --children 3\n"))
  }

  @Test(arguments: [["--ensemble", "uniform"], ["--ensemble", "realistic"], ["--minimum-spread", "1.2"]])
  func `the worst stacks are drawn again as documents that compare reads`(_ ensemble: [String]) throws {
    let report = try Command.run(["survey", "--samples", "300", "--children", "4"] + ensemble)
    let lines = report.output.split(separator: "\n")
    let commands = lines.filter { $0.contains("| allot compare -") }
    #expect(commands.count == 2)
    for command in commands {
      let words = command.trimmingPrefix("    allot ").split(separator: " ").map(String.init)
      let end = try #require(words.firstIndex(of: "|"))
      let document = try Command.run(Array(words[..<end]))
      #expect(document.status == 0)
      let comparison = try Command.run("compare", "--format", "json", "-", input: document.output)
      #expect(comparison.status == 0)
      #expect(comparison.output.contains(#""view":"stack","axis":"horizontal""#))
      // The loss, as a share of what is available, is the one that the report names.
      guard ensemble != ["--ensemble", "realistic"] else { continue }
      let place = try #require(lines.firstIndex(of: command))
      let stated = try #require(lines[place - 1].firstMatch(of: /most (unused|overflow): ([0-9.]+) % of A/))
      let name = stated.output.1 == "unused" ? "avoidableUnused" : "avoidableOverflow"
      let found = try #require(comparison.output.firstMatch(of: try Regex(#""\#(name)":([0-9.e-]+)"#)))
      let loss = Double(found.output[1].substring ?? "") ?? .nan
      #expect(abs(loss / 3 - (Double(stated.output.2) ?? .nan)) < 0.0051)
    }
  }

  @Test func `a quiet survey prints nothing, and its result can go to a file`() throws {
    let quiet = try Command.run(Self.small + ["--quiet"])
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
    let file = try TemporaryFile("", ending: "csv")
    let written = try Command.run(Self.small + ["--format", "csv", "--output", file.path])
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8).hasPrefix("children,tightness_from,"))
    let refused = try Command.run(Self.small + ["--output", "/no/such/folder/file"])
    #expect(refused.status == 74)
  }

  @Test func `the help defines every number of the JSON`() throws {
    let help = try Command.run("help", "survey")
    #expect(help.status == 0)
    let json = try Command.run(Self.small + ["--format", "json"])
    for key in Set(json.output.matches(of: /"([a-zA-Z0-9]+)":/).map { String($0.output.1) }) {
      #expect(help.output.contains(key), "\(key) is not explained")
    }
  }
}
