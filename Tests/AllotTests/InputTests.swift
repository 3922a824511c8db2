import Testing

/// Files that are no documents.
struct InputTests {
  @Test func `Swift source is not read yet, and the message says what is`() throws {
    let file = try TemporaryFile("VStack { Text(\"a\") }", ending: "swift")
    let result = try Command.run("compare", file.path)
    #expect(result.status == 65)
    let sentence =
      "\(file.path): error: \(file.path) is Swift source, which is not read yet: what is read are layout documents in JSON "
      + "or YAML; write the view tree as one (`allot schema` prints its form)\n"
    #expect(result.errors == sentence)
  }

  @Test(arguments: ["yes | $0 layout -", "$0 layout - < /dev/zero", "$0 convert /dev/zero"])
  func `what has no end is refused at 64 MiB`(_ script: String) throws {
    let folder = try TemporaryFolder()
    let result = try Command.shell(script, in: folder)
    #expect(result.status == 65)
    #expect(result.errors.hasSuffix("is longer than 64 MiB, which is the most that is read of a file; divide it\n"))
  }

  @Test(arguments: [
    ("none.json", "there is no file none.json"),
    ("folder", "folder is a folder; name a file in it"),
    ("in.json/x", "in.json/x cannot be read: Not a directory"),
    ("loop", "loop cannot be read: Too many levels of symbolic links"),
  ])
  func `what cannot be read is refused with the reason`(_ name: String, _ reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(CommandTests.fits, to: "in.json")
    let result = try Command.shell("mkdir folder; ln -s loop loop; $0 layout \(name)", in: folder)
    #expect(result.status == 65)
    #expect(result.errors == "\(name): error: \(reason)\n")
  }
}
