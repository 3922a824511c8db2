import LayoutTestSupport
import Testing

/// The texts of `--help`.
struct HelpTests {
  static let commands = [
    "compare", "explain", "layout", "trace", "priorities", "sweep", "bound", "survey", "export", "convert", "schema",
    "vocabulary",
  ]

  @Test(arguments: commands)
  func `a command's help is as it was read last`(_ command: String) throws {
    let help = try Command.run(command, "--help")
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(try Command.run("help", command).output == help.output)
    try GoldenFile("help-\(command).txt").check(help.output)
  }

  @Test func `the help of allot is as it was read last, and names every command`() throws {
    let help = try Command.run("--help")
    #expect(help.status == 0)
    for command in Self.commands { #expect(help.output.contains("\n  \(command) "), "\(command)") }
    try GoldenFile("help-allot.txt").check(help.output)
  }

  @Test(arguments: commands + [nil])
  func `every help has an example, on a line of its own`(_ command: String?) throws {
    let help = try Command.run((command.map { [$0] } ?? []) + ["--help"])
    let name = command ?? "compare"
    #expect(help.lines.contains { $0.hasPrefix("  allot \(name) ") && $0.count <= 80 }, "\(help.output)")
  }
}
