import Foundation
import Testing

/// `allot gallery`: what is made of a folder, what is said of it, and what is never lost.
struct GalleryCommandTests {
  private static let stack = """
    # Forty points go to nobody.
    # Blue could not take them.
    proposal: { width: 300, height: 300 }
    view:
      type: VStack
      id: stack
      spacing: 0
      content:
        - { type: Rectangle, id: red, modifiers: [{ type: frame, minHeight: 200, maxHeight: 250 }] }
        - { type: Rectangle, id: blue, modifiers: [{ type: frame, minHeight: 0, maxHeight: 60 }] }

    """

  private static let bar = #"{"name":"bar","proposal":{"width":100,"height":20},"view":{"type":"Color","id":"c"}}"#

  /// A folder with the cases `late-cap` and `bar`.
  private func prepare(_ folder: borrowing TemporaryFolder, index: String? = nil) throws {
    for name in ["late-cap", "bar", "notes"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(name)", withIntermediateDirectories: false)
    }
    try folder.write(Self.stack, to: "late-cap/layout.yaml")
    try folder.write(Self.bar, to: "bar/layout.json")
    if let index { try folder.write(index, to: "gallery.yaml") }
  }

  @Test func `each case gets a report and a picture, and the first page shows all`() throws {
    let folder = try TemporaryFolder()
    try prepare(folder)
    let made = try Command.run("gallery", folder.path)
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output == "2 cases, 5 files: 5 written\n")
    let report = try folder.content(of: "late-cap/report.md")
    #expect(report.contains("# Late cap\n\nForty points go to nobody. Blue could not take them.\n"))
    #expect(report.contains("![SwiftUI's layout and the optimum](comparison.svg)"))
    #expect(report.contains("SwiftUI leaves 40 pt unused that a child could take."))
    #expect(report.contains("```yaml\n\(Self.stack)```"))
    let drawn = try Command.run("compare", "--format", "svg", "-", input: Self.bar)
    #expect(try folder.content(of: "bar/comparison.svg") == drawn.output)
    let page = try folder.content(of: "README.md")
    #expect(page.contains("### [Bar](bar/report.md)") && page.contains("### [Late cap](late-cap/report.md)"))
    #expect(page.contains(#"<img src="late-cap/comparison.svg""#))
    #expect(try folder.names == ["README.md", "bar", "late-cap", "notes"])
    let again = try Command.run("gallery", folder.path + "/")
    #expect(again.output == "2 cases, 5 files: all were as they should be\n")
  }

  @Test func `what is stale, missing or left over is named, and nothing is written`() throws {
    let folder = try TemporaryFolder()
    try prepare(folder)
    _ = try Command.run("gallery", folder.path)
    let fresh = try Command.run("gallery", "--check", folder.path)
    #expect(fresh.status == 0 && fresh.output == "2 cases, 5 files: all as they should be\n")
    try folder.write(Self.bar.replacing("100", with: "120"), to: "bar/layout.json")
    try FileManager.default.removeItem(atPath: folder.path + "/late-cap/report.md")
    try folder.write("<svg/>", to: "bar/comparison-320.svg")
    try folder.write("<svg/>", to: "bar/comparison-old.svg")
    let before = try folder.content(of: "bar/report.md")
    let stale = try Command.run("gallery", "--check", folder.path)
    #expect(stale.status == 1)
    let words = stale.sentences
    for sentence in [
      "bar/report.md is stale", "bar/comparison.svg is stale", "late-cap/report.md is missing",
      "bar/comparison-320.svg is left over",
    ] {
      #expect(words.contains(sentence), "\(sentence)")
    }
    #expect(!words.contains("README.md is stale"))
    #expect(try folder.content(of: "bar/report.md") == before)
    let made = try Command.run("gallery", folder.path)
    #expect(made.output == "2 cases, 5 files: 3 written, 1 that no case makes any more removed\n")
    #expect(try Command.run("gallery", "--check", folder.path).status == 0)
    #expect(try folder.content(of: "bar/comparison-old.svg") == "<svg/>")
  }

  @Test func `the index orders the cases, and its widths take the place of the document's`() throws {
    let folder = try TemporaryFolder()
    let index = """
      title: Two cases
      introduction: They differ.
      sections:
        - title: Widths
          widths: [100, 80.5]
          cases: [late-cap]

      """
    try prepare(folder, index: index)
    #expect(try Command.run("gallery", folder.path).output == "2 cases, 6 files: 6 written\n")
    let page = try folder.content(of: "README.md")
    let parts = [
      "# Two cases", "They differ.", "## Widths", "80.5 points wide", "late-cap/comparison-100.svg", "## More cases",
      "bar/",
    ]
    let places = parts.map { page.range(of: $0)?.lowerBound }
    #expect(!places.contains(nil) && places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let report = try folder.content(of: "late-cap/report.md")
    #expect(report.contains("## 100 points wide") && report.contains("## 80.5 points wide"))
    #expect(try folder.content(of: "late-cap/comparison-80.5.svg").contains("80.5 × 300"))
  }

  @Test func `mistakes in the index are told with their places`() throws {
    let folder = try TemporaryFolder()
    try prepare(folder, index: "sections:\n  - title: A\n    cases: [late-cup, bar, bar]\n    width: [3]\n")
    let refused = try Command.run("gallery", folder.path)
    #expect(refused.status == 65)
    #expect(refused.errors.contains("gallery.yaml:4:5: error: sections[0].width: "))
    try folder.write("sections:\n  - title: A\n    cases: [late-cup, bar, bar]\n", to: "gallery.yaml")
    let unknown = try Command.run("gallery", folder.path)
    #expect(
      unknown.errors.contains(
        "gallery.yaml:3:13: error: sections[0].cases[0]: there is no case `late-cup`; did you mean `late-cap`?"))
    #expect(
      unknown.errors.contains(
        "gallery.yaml:3:28: error: sections[0].cases[2]: `bar` is named twice; name it in one section"))
    #expect(try folder.names == ["bar", "gallery.yaml", "late-cap", "notes"])
  }

  @Test func `a page that was written by hand is not lost`() throws {
    let folder = try TemporaryFolder()
    try prepare(folder)
    try folder.write("# My notes\n", to: "README.md")
    let refused = try Command.run("gallery", folder.path)
    #expect(refused.status == 74)
    #expect(refused.errors.contains("README.md: error: was not made by allot gallery, so it is not replaced"))
    #expect(try folder.content(of: "README.md") == "# My notes\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/bar/report.md"))
  }

  @Test func `a document that cannot be used is told, and the others are made`() throws {
    let folder = try TemporaryFolder()
    try prepare(folder)
    try folder.write("{\"view\":{\"type\":\"Colour\"}}", to: "bar/layout.json")
    let made = try Command.run("gallery", folder.path)
    #expect(made.status == 65)
    #expect(made.errors.contains("bar/layout.json:1:17: error: view.type: "))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/late-cap/report.md"))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/README.md"))
  }

  @Test func `a folder without cases, and none at all, are told`() throws {
    let folder = try TemporaryFolder()
    let empty = try Command.run("gallery", folder.path)
    #expect(empty.status == 65)
    #expect(empty.errors.contains("has no folder with a layout.yaml or layout.json"))
    let missing = try Command.run("gallery", folder.path + "/none")
    #expect(missing.status == 65)
    #expect(missing.errors.contains("/none does not exist; name a folder of comparisons"))
  }
}
