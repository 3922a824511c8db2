import ArgumentParser
import Foundation
import LayoutEngine
import LayoutReport
import Synchronization

/// The documents of a command's files, worked through in order.
///
/// A document that cannot be used gives its mistakes in its place, and the others are still processed.
struct DocumentBatch {
  let options: DocumentOptions
  /// Who reads the results, and so where mistakes go: among the results as JSON objects, or to standard error.
  let form: OutputForm

  /// Works through every document and writes what `work` makes of it.
  ///
  /// - Throws: `ExitCode.badDocument` if one could not be used, else `ExitCode.validationFailure` if an option asked for
  ///   what one does not have, else `ExitCode.conditionFails` if `work` said so.
  ///
  /// - Parameter summary: What stands below the results, where there is something to be said of all of them: it is told how
  ///   many documents could not be used.
  func run(
    summary: (_ unusable: Int) -> String? = { _ in nil }, _ work: (Item, _ failed: inout Bool) throws -> String
  ) throws {
    guard !options.listDevices else { return try printDevices() }
    let metrics = try metrics()
    var output = try ResultOutput(path: options.output, isQuiet: options.quiet, inputs: options.files)
    var unusable = 0
    var isMisused = false
    var failed = false
    var isFirst = true
    var withheld: [(unusable: Unusable, file: String)] = []
    let notice = WorkNotice(isShown: !options.quiet)
    let finished = Mutex(0)
    let interruption = Interruption { [name = options.output] in
      notice.end()
      let count = finished.withLock { $0 }
      let kept = name.map { $0 == "-" ? "" : "; \($0) is as it was" } ?? ""
      Diagnostics.print("interrupted after \(count) document\(count == 1 ? "" : "s")\(kept)")
      _exit(130)
    }
    defer { withExtendedLifetime(interruption) {} }
    for file in options.files where !output.isAbandoned {
      let entries = entries(of: file)
      for entry in entries where !output.isAbandoned {
        warn(entry, file: file)
        let place = Place(
          isFirst: isFirst, isAlone: options.files.count == 1 && entries.count == 1, isAloneInFile: entries.count == 1)
        notice.begin("\(entry.name.printable()): at work")
        let result = result(of: entry, in: file, metrics, work, place, &failed)
        notice.end()
        finished.withLock { $0 += 1 }
        isFirst = false
        switch result {
        case .success(let text):
          try output.write(form.printed(text, onTerminal: !output.isCollecting))
        case .failure(let mistakes):
          if mistakes.isMisuse { isMisused = true } else { unusable += 1 }
          if output.isCollecting { withheld.append((mistakes, file)) }
          try report(mistakes, of: entry.name, file: file, to: &output)
        }
      }
    }
    if let summary = summary(unusable) {
      try output.write(form.printed(summary, onTerminal: !output.isCollecting), isResult: false)
    }
    try output.finish()
    // Objects that were meant for an output which is left as it was would be seen by nobody.
    if form == .json, !output.hasResult { for (unusable, file) in withheld { print(unusable, file: file) } }
    if unusable > 0 { throw ExitCode.badDocument }
    if isMisused { throw ExitCode.validationFailure }
    if failed { throw ExitCode.conditionFails }
  }

  /// Prints the devices instead of working on documents.
  private func printDevices() throws {
    var output = try ResultOutput(path: options.output, isQuiet: options.quiet)
    try output.write(OutputForm.report.printed(DeviceText(Device.all).text))
    try output.finish()
  }

  /// The measures of the file that an option names.
  private func metrics() throws -> [PlatformMetric: CGFloat] {
    guard let file = options.metrics else { return [:] }
    do {
      return try DocumentReader().metrics(in: InputFile.documentBytes(of: file))
    } catch {
      let mistakes =
        (error as? InvalidDocument)?.errors.map { Mistake($0) } ?? [
          Mistake(path: "", message: (error as? InputFile.Failure)?.message ?? "\(error)", line: nil, column: nil)
        ]
      for mistake in mistakes { Diagnostics.print(mistake, file: file, severity: "error") }
      throw ExitCode.badDocument
    }
  }

  /// Where a document stands in a batch.
  struct Place {
    /// Whether it is the first of the batch.
    var isFirst: Bool
    /// Whether the batch has no other.
    var isAlone: Bool
    /// Whether its file has no other.
    var isAloneInFile: Bool
  }

  /// A document to be worked on.
  struct Item {
    var name: String
    /// The file, as it was named.
    var file: String
    var document: LayoutDocument
    /// Whether its file is JSON rather than YAML.
    var isJSON: Bool
    /// Where it stands among the others.
    var place: Place
    /// Prints a warning about the view at a path.
    var warn: (_ path: String, _ message: String) -> Void

    /// Whether the batch has no other.
    var isAlone: Bool { place.isAlone }

    /// Warns of views whose places or lengths are no numbers, which are null in JSON.
    func warnOfMissingNumbers(in placed: PlacedTree) {
      for view in placed.viewsWithoutNumbers {
        let path = placed.tree.path(ofViewWithKey: view) ?? view
        warn(path, "its place or length is no number (∞ − ∞); propose a finite length, or bound what has no end")
      }
    }
  }

  /// One document, or the reason why a file could not be read.
  private struct Entry {
    var name: String
    var document: Result<LayoutDocument, Unusable>
    var isJSON = false
    var warnings: [DocumentError] = []
    /// Where each view and each constraint stands in the file, by its path.
    var positions: () -> [String: SourcePosition] = { [:] }
  }

  private func entries(of file: String) -> [Entry] {
    do {
      let bytes = try InputFile.documentBytes(of: file)
      let isJSON = InputFile.isJSON(bytes)
      return DocumentReader().documents(in: bytes, fileName: file).map { named in
        Entry(
          name: named.name,
          document: named.result.mapError { Unusable(mistakes: $0.errors.map { Mistake($0) }) },
          isJSON: isJSON, warnings: named.warnings, positions: { named.positions })
      }
    } catch {
      let mistake = Mistake(path: "", message: error.message, line: nil, column: nil)
      return [Entry(name: InputFile.name(of: file), document: .failure(Unusable(mistakes: [mistake])))]
    }
  }

  private func result(
    of entry: Entry, in file: String, _ metrics: [PlatformMetric: CGFloat], _ work: (Item, inout Bool) throws -> String,
    _ place: Place, _ failed: inout Bool
  ) -> Result<String, Unusable> {
    entry.document.flatMap { document in
      var document = document
      options.override(&document, metrics)
      do {
        let item = Item(
          name: entry.name, file: file, document: document, isJSON: entry.isJSON, place: place,
          warn: { warn($0, $1, at: entry.positions()[$0], file: file) })
        return .success(try work(item, &failed))
      } catch let misuse as Misuse {
        let mistake = Mistake(path: "", message: misuse.message, line: nil, column: nil)
        return .failure(Unusable(mistakes: [mistake], isMisuse: true))
      } catch {
        return .failure(
          Unusable(
            mistakes: mistakes(for: error, in: document, entry.positions(), file: file),
            proof: (error as? ProvenFailure)?.proof))
      }
    }
  }

  /// A failure of the engines, at the views or constraints where it happened.
  private func mistakes(
    for error: any Error, in document: LayoutDocument, _ positions: [String: SourcePosition], file: String
  ) -> [Mistake] {
    let error = (error as? ProvenFailure)?.failure ?? error
    return switch error as? LayoutFailure {
    case .unresolvedConstraints(let unresolved):
      unresolved.errors.map { error in
        let position = error.path.flatMap { positions[$0] }
        return Mistake(
          path: error.path ?? "", message: error.message, line: position?.line, column: position?.column,
          excerpt: error.excerpt)
      }
    case .conflictingConstraints(let conflict):
      [mistake(for: conflict, positions, file: file)]
    default:
      [mistake(for: error, in: document, positions)]
    }
  }

  /// A conflict, at the first of its constraints, with the places of all.
  private func mistake(
    for conflict: ConflictingConstraints, _ positions: [String: SourcePosition], file: String
  ) -> Mistake {
    let path = conflict.constraints.first?.path
    let position = path.flatMap { positions[$0] }
    let message = conflict.sentence { constraint in
      guard let path = constraint.path, let position = positions[path] else { return constraint.path }
      return Diagnostics.place(line: position.line, column: position.column, file: file)
    }
    return Mistake(path: path ?? "", message: message, line: position?.line, column: position?.column)
  }

  private func mistake(
    for error: any Error, in document: LayoutDocument, _ positions: [String: SourcePosition]
  ) -> Mistake {
    if let unwritable = error as? UnwritableDocument {
      return Mistake(path: unwritable.path, message: unwritable.message, line: nil, column: nil)
    }
    let key = (error as? LayoutFailure)?.view
    let path = key.flatMap { IndexedTree(document).path(ofViewWithKey: $0) } ?? "view"
    let position = positions[path]
    return Mistake(path: path, message: "\(error)", line: position?.line, column: position?.column)
  }

  private func warn(_ path: String, _ message: String, at position: SourcePosition?, file: String) {
    guard !options.quiet else { return }
    let warning = Mistake(path: path, message: message, line: position?.line, column: position?.column)
    Diagnostics.print(warning, file: file, severity: "warning")
  }

  private func warn(_ entry: Entry, file: String) {
    guard !options.quiet else { return }
    for warning in entry.warnings { Diagnostics.print(Mistake(warning), file: file, severity: "warning") }
  }

  private func report(_ unusable: Unusable, of name: String, file: String, to output: inout ResultOutput) throws {
    guard form == .json, output.isCollecting || !options.quiet else { return print(unusable, file: file) }
    let object = JSONReport.failure(name: name, unusable.mistakes, proof: unusable.proof)
    try output.write(object.text() + "\n", isResult: false)
  }

  private func print(_ unusable: Unusable, file: String) {
    for mistake in unusable.mistakes { Diagnostics.print(mistake, file: file, severity: "error") }
    if let proof = unusable.proof { Diagnostics.print(OutputForm.report.printed(proof.text)) }
  }
}

/// Why a document gives no result.
private struct Unusable: Error {
  var mistakes: [Mistake]
  /// Whether the document is good and an option asked for what it does not have.
  var isMisuse = false
  /// The proof that there is no answer, where that was asked for and there is one.
  var proof: StageProof?
}

/// A failure of the engines with the proof that there is no answer.
struct ProvenFailure: Error {
  var failure: LayoutFailure
  var proof: StageProof
}

/// An option that asks for something that a document does not have.
struct Misuse: Error {
  var message: String
}
