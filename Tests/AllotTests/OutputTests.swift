import Testing

/// What `--output` and standard output do to what was there before.
struct OutputTests {
  private static let document = CommandTests.fits
  private static let bad = #"{"name":"bad","view":{"type":"Rectangel"}}"#

  /// The listing of ``document`` in a file called `in.json`.
  private static let listing = """
    in   swiftui, 10 × 10 pt

                    x  y  width  height
      Color "only"  0  0     10      10


    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "in.json")
    return folder
  }

  @Test func `a regular file is replaced and keeps its mode`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "echo old > out; chmod 640 out; $0 layout in.json --output out && ls -l out | cut -c1-10", in: folder)
    #expect(result.status == 0)
    #expect(result.output == "-rw-r-----\n")
    #expect(try folder.content(of: "out") == Self.listing)
    #expect(try folder.names == ["in.json", "out"])
  }

  @Test func `a new file has the mode that new files have`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "umask 027; $0 layout in.json --output out && ls -l out | cut -c1-10", in: folder)
    // 666 without 027 is 640
    #expect(result.output == "-rw-r-----\n")
  }

  @Test(arguments: ["link", "chain"])
  func `a link stays and what it leads to is replaced`(_ name: String) throws {
    let folder = try folder()
    let result = try Command.shell(
      "mkdir deep; echo old > deep/out; ln -s deep/out link; ln -s link chain; $0 layout in.json --output \(name) "
        + "&& readlink link chain", in: folder)
    #expect(result.output == "deep/out\nlink\n")
    #expect(try folder.content(of: "deep/out") == Self.listing)
  }

  @Test func `a link that leads nowhere yet makes its file`() throws {
    let folder = try folder()
    let result = try Command.shell("ln -s out link; $0 layout in.json --output link && readlink link", in: folder)
    #expect(result.output == "out\n")
    #expect(try folder.content(of: "out") == Self.listing)
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "mkfifo pipe; $0 layout in.json --output pipe & cat pipe > got; wait $!; echo $?; ls -l pipe | cut -c1",
      in: folder)
    #expect(result.output == "0\np\n")
    #expect(try folder.content(of: "got") == Self.listing)
  }

  @Test func `a device is written to and stays a device`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "$0 layout in.json --output /dev/null; echo $?; ls -l /dev/null | cut -c1", in: folder)
    #expect(result.output == "0\nc\n")
  }

  @Test(arguments: ["/dev/stdout", "/dev/fd/1", "-"])
  func `standard output by any name is added to, not begun anew`(_ name: String) throws {
    let folder = try folder()
    let result = try Command.shell("echo old > out; $0 layout in.json --output \(name) >> out", in: folder)
    #expect(result.status == 0)
    #expect(try folder.content(of: "out") == "old\n" + Self.listing)
  }

  @Test(arguments: ["layout in.json", "schema", "bound", "survey --samples 1 --children 2", "convert in.json"])
  func `a full device is an error of every command, and stays a device`(_ command: String) throws {
    let folder = try folder()
    let written = try Command.shell(
      "$0 \(command) --output /dev/full; s=$?; ls -l /dev/full | cut -c1; exit $s", in: folder)
    #expect(written.status == 74)
    #expect(written.output == "c\n")
    #expect(written.errors == "error: /dev/full cannot be written: No space left on device\n")
    let printed = try Command.shell("$0 \(command) > /dev/full", in: folder)
    #expect(printed.status == 74)
    #expect(printed.errors == "error: standard output cannot be written: No space left on device\n")
  }

  @Test func `a file that cannot be written whole stays as it was, and nothing lies beside it`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "echo old > out; ulimit -f 0; $0 layout in.json --output out 2>&1 | cat; :", in: folder)
    #expect(result.output == "error: out cannot be written: File too large\n")
    #expect(try folder.content(of: "out") == "old\n")
    #expect(try folder.names == ["in.json", "out"])
  }

  @Test(arguments: [
    ("folder", "Is a directory; name a file in it"),
    ("folder/", "Is a directory; name a file in it"),
    ("none/out", "No such file or directory; make the folder none first"),
    ("in.json/out", "Not a directory"),
    ("loop", "Too many levels of symbolic links"),
  ])
  func `what no file can be is refused with the system's reason`(_ name: String, _ reason: String) throws {
    let folder = try folder()
    let result = try Command.shell("mkdir folder; ln -s loop loop; $0 layout in.json --output \(name)", in: folder)
    #expect(result.status == 74)
    #expect(result.errors == "error: \(name) cannot be written: \(reason)\n")
    #expect(try folder.names == ["folder", "in.json", "loop"])
  }

  @Test func `an empty name is a usage error`() throws {
    let result = try Command.run("schema", "--output", "")
    #expect(result.status == 64)
    #expect(result.errors.contains("--output is empty; name a file, or leave it out to print the result"))
  }

  @Test(arguments: ["text", "json"])
  func `nothing is touched where no document succeeded`(_ format: String) throws {
    let folder = try folder()
    try folder.write(Self.bad, to: "bad.json")
    try folder.write("old\n", to: "out")
    let result = try Command.shell("$0 layout bad.json --format \(format) --output out", in: folder)
    #expect(result.status == 65)
    #expect(try folder.content(of: "out") == "old\n")
    // Whether objects or text, the mistake is seen.
    #expect(result.errors == "bad.json:1:30: error: view.type: unknown view `Rectangel`; did you mean `Rectangle`?\n")
  }

  @Test func `mistakes stand among the results where there is a result`() throws {
    let folder = try folder()
    try folder.write(Self.bad, to: "bad.json")
    let result = try Command.shell("$0 layout bad.json in.json --format json --output out", in: folder)
    #expect(result.status == 65)
    #expect(result.errors.isEmpty)
    let lines = try folder.content(of: "out").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"name":"bad","error""#))
    #expect(lines[1].hasPrefix(#"{"name":"in","engine":"swiftui""#))
  }

  @Test(arguments: [
    ("layout in.json --output in.json", "the input in.json"),
    ("convert in.json --output link", "the input in.json"),
    ("convert hard --output in.json", "the input hard"),
    ("layout - --output in.json < in.json", "standard input"),
    ("survey --merge in.json --output in.json", "the input in.json"),
  ])
  func `an input is not made the output`(_ command: String, _ input: String) throws {
    let folder = try folder()
    let result = try Command.shell("ln -s in.json link; ln in.json hard; $0 \(command)", in: folder)
    #expect(result.status == 64)
    #expect(result.errors.contains("is the same file as \(input), which would be lost; write to another file"))
    #expect(try folder.content(of: "in.json") == Self.document)
  }

  @Test func `a reader that has gone is no error`() throws {
    let folder = try folder()
    let result = try Command.shell(
      "for i in 1 2 3 4 5 6 7 8 9; do cat in.json in.json; done > many.json; { $0 layout $(yes many.json | head -n 40); "
        + "echo $? >&2; } | head -n 1", in: folder)
    #expect(result.output == "many   swiftui, 10 × 10 pt\n")
    #expect(result.errors == "0\n")
  }

  @Test(arguments: [
    ("$0 layout in.json >&-", Int32(74), "error: standard output cannot be written: Bad file descriptor\n"),
    ("$0 --help >&-", 74, "error: standard output cannot be written: Bad file descriptor\n"),
    ("$0 layout - <&-", 65, "stdin: error: standard input cannot be read: Bad file descriptor\n"),
    ("$0 layout in.json --output out 2>&-", 0, ""),
    ("$0 layout none 2>&-", 65, ""),
  ])
  func `streams that are closed take nothing of files`(_ script: String, _ status: Int32, _ errors: String) throws {
    let folder = try folder()
    let result = try Command.shell(script, in: folder)
    #expect(result.status == status)
    #expect(result.errors == errors)
    #expect(try folder.content(of: "in.json") == Self.document)
  }
}
