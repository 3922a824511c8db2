import ArgumentParser
import GreedyLayout
import LayoutReport

/// The documents of a command's files, worked through in order.
///
/// A document that cannot be used gives its mistakes in its place, and the others are still processed.
struct DocumentBatch {
  let options: DocumentOptions
  /// Whether mistakes are printed as JSON objects among the results rather than on standard error.
  let reportsJSON: Bool

  /// Works through every document and writes what `work` makes of it.
  ///
  /// - Throws: `ExitCode.badDocument` if one could not be used, else `ExitCode.conditionFails` if `work` said so.
  func run(_ work: (_ name: String, LayoutDocument, _ failed: inout Bool) throws -> String) throws {
    var output = ResultOutput(options)
    var isBad = false
    var failed = false
    for file in options.files {
      for entry in entries(of: file) {
        warn(entry, file: file)
        switch result(of: entry, work, &failed) {
        case .success(let text):
          try output.write(text)
        case .failure(let unusable):
          isBad = true
          try report(unusable.mistakes, of: entry.name, file: file, to: &output)
        }
      }
    }
    try output.finish()
    if isBad { throw ExitCode.badDocument }
    if failed { throw ExitCode.conditionFails }
  }

  /// One document, or the reason why a file could not be read.
  private struct Entry {
    var name: String
    var document: Result<LayoutDocument, Unusable>
    var warnings: [DocumentError] = []
    var positions: [String: SourcePosition] = [:]
  }

  private func entries(of file: String) -> [Entry] {
    do {
      return DocumentReader().documents(in: try InputFile.bytes(of: file), fileName: file).map { named in
        Entry(
          name: named.name,
          document: named.result.mapError { Unusable(mistakes: $0.errors.map { Mistake($0) }) },
          warnings: named.warnings, positions: named.positions)
      }
    } catch {
      let mistake = Mistake(path: "", message: error.message, line: nil, column: nil)
      return [Entry(name: InputFile.name(of: file), document: .failure(Unusable(mistakes: [mistake])))]
    }
  }

  private func result(
    of entry: Entry, _ work: (String, LayoutDocument, inout Bool) throws -> String, _ failed: inout Bool
  ) -> Result<String, Unusable> {
    entry.document.flatMap { document in
      var document = document
      if let proposal = options.proposal { document.proposal = proposal.size }
      do {
        return .success(try work(entry.name, document, &failed))
      } catch {
        return .failure(Unusable(mistakes: [mistake(for: error, in: document, entry.positions)]))
      }
    }
  }

  /// A failure of the engines, at the view where it happened.
  private func mistake(
    for error: any Error, in document: LayoutDocument, _ positions: [String: SourcePosition]
  ) -> Mistake {
    let key = (error as? LayoutFailure)?.view
    let path = IndexedTree(document).views.first { $0.key == key }?.path ?? "view"
    let position = positions[path]
    return Mistake(path: path, message: "\(error)", line: position?.line, column: position?.column)
  }

  private func warn(_ entry: Entry, file: String) {
    guard !options.quiet else { return }
    for warning in entry.warnings { Diagnostics.print(Mistake(warning), file: file, severity: "warning") }
  }

  private func report(
    _ mistakes: [Mistake], of name: String, file: String, to output: inout ResultOutput
  ) throws {
    guard !reportsJSON else {
      return try output.write(JSONReport.failure(name: name, mistakes).text() + "\n")
    }
    for mistake in mistakes { Diagnostics.print(mistake, file: file, severity: "error") }
  }
}

/// Why a document gives no result.
private struct Unusable: Error {
  var mistakes: [Mistake]
}
