import Foundation
import LayoutTestSupport
import Testing

/// `allot bound`: its forms, its messages, and that `compare` reproduces its documents.
struct BoundCommandTests {
  @Test func `the form of the bound is fixed`() throws {
    let result = try Command.run("bound", "--children", "3", "--format", "json")
    #expect(result.status == 0 && result.errors.isEmpty)
    // 108 − [0, 0]: two children left, 54 each; 54 to [54, 81], 27 to [0, 27]: 27 of 108 are left, which is a quarter.
    let view =
      #"{"type":"VStack","id":"stack","spacing":0,"content":["#
      + #"{"type":"Rectangle","id":"view1","modifiers":[{"type":"frame","minHeight":0,"maxHeight":0}]},"#
      + #"{"type":"Rectangle","id":"view2","modifiers":[{"type":"frame","minHeight":54,"maxHeight":81}]},"#
      + #"{"type":"Rectangle","id":"view3","modifiers":[{"type":"frame","minHeight":0,"maxHeight":27}]}]}"#
    #expect(
      result.output == #"{"children":3,"measure":"unused","algorithm":"swiftui","bound":0.25,"proven":true,"gap":0,"#
        + #""document":{"name":"worst unused of 3 by swiftui","proposal":{"width":100,"height":108},"view":\#(view)},"#
        + #""fraction":"1/4","proof":"search","verified":true,"tree":null,"priorities":[0,0,0],"minimumAtMost":null,"#
        + #""flexibleOnly":false,"minimumLast":0}"# + "\n")
  }

  @Test(arguments: [
    // 0.25 · 100, 2/3 · 102 and, nested, 3/4 · 100
    (["--children", "2"], #""avoidableUnused":25,"avoidableOverflow":0"#),
    (["--children", "3", "--measure", "overflow"], #""avoidableUnused":0,"avoidableOverflow":68"#),
    (["--tree", "((2),1)", "--measure", "overflow"], #""avoidableUnused":0,"avoidableOverflow":75"#),
    (["--groups", "1,2"], #""avoidableUnused":25,"avoidableOverflow":0"#),
  ])
  func `compare reads the object and finds the same`(_ options: [String], _ expected: String) throws {
    let bound = try Command.run(["bound", "--format", "json"] + options)
    let comparison = try Command.run("compare", "--format", "json", "-", input: bound.output)
    #expect(comparison.status == 0)
    #expect(comparison.output.hasPrefix(#"{"name":"worst "#))
    #expect(comparison.output.contains(expected))
  }

  @Test func `so it does for another rule, set beside SwiftUI's`() throws {
    let bound = try Command.run("bound", "--format", "json", "--algorithm", "minimum")
    let comparison = try Command.run("compare", "--algorithms", "minimum", "-", input: bound.output)
    // 100 / 2 = 50 to [0, 100], and the other can take nothing: half of the offer.
    #expect(comparison.output.contains("minimum      50         50         0          0"))
  }

  @Test(arguments: [
    ("bound-unused", ["--children", "3"]), ("bound-overflow", ["--children", "4", "--measure", "overflow", "--exact"]),
    ("bound-nested", ["--tree", "((2),1)", "--measure", "overflow"]), ("bound-groups", ["--groups", "1,2"]),
    ("bound-flexbox", ["--algorithm", "flexbox"]),
    ("bound-limited", ["--children", "3", "--minimum-at-most", "0", "--flexible-only"]),
  ])
  func `a person reads the bound, its proof, the stack and how to reproduce it`(
    _ name: String, _ options: [String]
  ) throws {
    let result = try Command.run(["bound"] + options)
    #expect(result.status == 0)
    try GoldenFile("\(name).txt").check(result.output)
  }

  @Test(arguments: [
    (["--algorithm", "proportional"], "a product of two unknowns"),
    (["--children", "0"], "--children is 0; the worst is sought for 1 to 16"),
    (["--children", "100000"], "--children is 100000; the worst is sought for 1 to 16"),
    (["--children", "4", "--tree", "((2),1)"], "--children is 4, but --tree has 3"),
    (["--groups", "1,2", "--priorities", "1,0,0"], "--groups and --priorities both say what the stack is; use one"),
    (["--groups", "1,0"], "--groups has 0.0; a group has from 1 to 100 children"),
    (["--groups", "1,x"], "The value '1,x' is invalid"),
    (["--tree", "((2),1)", "--algorithm", "minimum"], "minimum is only taken for a stack without stacks inside"),
    (["--tree", "2,1"], "The value '2,1' is invalid"),
    (["--minimum-at-most", "half"], "The value 'half' is invalid"),
    (["--time-limit", "0"], "--time-limit is 0.0; it has to be more than 0"),
    (["--children", "10", "--exact"], "--exact takes up to 9 views, not 10"),
    (["--measure", "fairness"], "The value 'fairness' is invalid"),
  ])
  func `what cannot be asked is a usage error that says why`(_ options: [String], _ message: String) throws {
    let result = try Command.run(["bound"] + options)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func `the result goes to a file, or nowhere`() throws {
    let file = try TemporaryFile("")
    let written = try Command.run("bound", "--output", file.path, "--format", "json")
    #expect(written.status == 0 && written.output.isEmpty)
    #expect(try String(contentsOfFile: file.path, encoding: .utf8).hasPrefix(#"{"children":2,"#))
    let quiet = try Command.run("bound", "--quiet")
    #expect(quiet.status == 0 && quiet.output.isEmpty && quiet.errors.isEmpty)
    #expect(try Command.run("bound", "--output", "/no/such/folder/file").status == 74)
  }

  @Test func `a search without time says so`() throws {
    let result = try Command.run("bound", "--children", "12", "--time-limit", "1e-9", "--format", "json")
    #expect(result.status == 0)
    #expect(result.output.contains(#""proven":false,"gap":"infinity""#))
    #expect(result.output.contains(#""proof":null"#))
  }
}
