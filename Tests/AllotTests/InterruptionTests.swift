import Testing

/// What an interrupted command leaves.
struct InterruptionTests {
  @Test func `an interrupted survey says what it has measured so far`() throws {
    let folder = try TemporaryFolder()
    // Far more stacks than five seconds measure. In the foreground `timeout` sends its signal once, as a key press does; else it
    // also sends it to its group, and the second one ends the process.
    let script =
      "timeout --foreground -s INT --preserve-status 5 $0 survey --samples 100000000 --children 2 --threads 1 > out.txt"
    let result = try Command.shell(script, in: folder)
    #expect(result.status == 130)
    let text = try folder.content(of: "out.txt")
    #expect(text.contains("  Interrupted: "))
    #expect(text.contains(" of 100,000,000 stacks were measured"))
  }

  @Test func `an interrupted batch has printed what was finished, and leaves the output file as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "out.txt")
    // The pipe can be opened for writing once the command reads it; nothing is ever written into it.
    let script = "mkfifo pipe; $0 layout --output out.txt pipe & exec 3> pipe; kill -INT $!; wait $!"
    let result = try Command.shell(script, in: folder)
    #expect(result.status == 130)
    #expect(result.errors == "interrupted after 0 documents; out.txt is as it was\n")
    #expect(try folder.content(of: "out.txt") == "before")
  }
}
