import ArgumentParser
import GLPK
import LayoutComparison
import LayoutReport

/// `allot gallery`: the pages and pictures of a folder of comparisons.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Make the reports and pictures of a folder of comparisons, and the page that shows them.",
    discussion: """
      Every folder in DIRECTORY that holds layout.yaml or layout.json is a case. It gets report.md and comparison.svg, one \
      picture for each document or width where there are several. README.md shows them all. Lines that begin with # at \
      the top of layout.yaml say what the case teaches.

      gallery.yaml, where there is one, says in which order: `title`, `introduction` (Markdown), and `sections`, each with \
      `title`, `introduction`, `cases` (names of folders) and `widths` (points), at which each of its cases is laid out in \
      the place of its document's width.

      Pages that were not made by this command are never replaced.

      Example: are the pages as the documents have it?
        allot gallery --check Comparisons
      """)

  @Argument(help: ArgumentHelp("The folder with the cases.", valueName: "directory"))
  var directory: String

  @Flag(help: "Write nothing, and say which files are missing, stale or left over; exit with 1 if there are any.")
  var check = false

  @Flag(help: "Print neither results nor warnings; errors and the exit status remain.")
  var quiet = false

  func run() throws {
    let folder = try GalleryFolder(directory)
    var made: [String: [GalleryCase.Entry]] = [:]
    var numbers: [String: Int] = [:]
    var failure: (any Error)?
    do {
      let options = try DocumentOptions.parse((quiet ? ["--quiet"] : []) + ["--"] + folder.documentPaths)
      try DocumentBatch(options: options, form: .data).run { item, _ in
        numbers[item.file, default: 0] += 1
        for width in folder.widths(of: item.file) {
          made[item.file, default: []].append(try entry(item, width, number: numbers[item.file] ?? 1, in: folder))
        }
        return ""
      }
    } catch {
      // The other cases are still made.
      failure = error
    }
    let files = folder.files(made)
    let output = try check ? folder.staleness(of: files) : folder.write(files)
    if !quiet {
      var result = try ResultOutput(path: nil)
      try result.write(OutputForm.report.printed(output.text))
    }
    if let failure { throw failure }
    if check, !output.isUpToDate { throw ExitCode.conditionFails }
  }

  private func entry(
    _ item: DocumentBatch.Item, _ width: Double?, number: Int, in folder: GalleryFolder
  ) throws -> GalleryCase.Entry {
    var document = item.document
    if let width { document.proposal.width = CGFloat(width) }
    let comparison = try Comparison(of: document, solver: GLPKSolver())
    item.warnOfMissingNumbers(in: comparison.swiftUI)
    // With several documents in a file, each picture has the number of its own: comparison-2.svg, comparison-2-320.svg.
    let parts = [item.place.isAloneInFile ? nil : "\(number)", width?.text].compactMap { $0 }
    let headings = [item.place.isAloneInFile ? nil : item.name, width.map { "\($0.text) points wide" }].compactMap {
      $0
    }
    return GalleryCase.Entry(
      name: item.document.name == nil ? folder.caseName(of: item.file) : item.name,
      suffix: parts.isEmpty ? nil : parts.joined(separator: "-"),
      heading: headings.isEmpty ? nil : headings.joined(separator: ", "), comparison)
  }
}
