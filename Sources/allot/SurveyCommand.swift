import ArgumentParser
import Foundation
import LayoutComparison
import LayoutEngine
import LayoutReport
import Synchronization

/// `allot survey`: random ensembles of stacks.
struct SurveyCommand: ParsableCommand {
  enum Format: String, NamedChoice {
    case text, csv, json, svg
    static var noun: String { "format" }
  }

  static let configuration = CommandConfiguration(
    commandName: "survey",
    abstract: "Measure how often and how much SwiftUI's rule, or another one, loses on random stacks.",
    discussion: SurveyHelp.discussion)

  @OptionGroup(title: "Drawing stacks") var drawing: DrawingOptions

  @Option(help: ArgumentHelp("How many threads work; as many as there are processors by default.", valueName: "n"))
  var threads: Int?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Draw nothing, and put the JSON files of all shards together.", valueName: "file"))
  var merge: [String] = []

  @Option(
    help: ArgumentHelp(
      "Measure nothing, and print this sample's stack as a layout document; --children names one number.",
      valueName: "i"))
  var sample: Int?

  @Option(help: Format.help("How the result is printed.", default: .text), transform: Format.named)
  var format: Format?

  @Option(help: ResultOutput.help)
  var output: String?

  @Flag(help: "Print neither the result nor a progress bar; errors and the exit status remain.")
  var quiet = false

  func validate() throws {
    if let threads, threads < 1 { throw ValidationError("--threads is \(threads); it has to be 1 or more") }
    guard merge.isEmpty else {
      guard merge.count(where: { $0 == "-" }) < 2 else {
        throw ValidationError("- is given twice; standard input can be read once")
      }
      if let option = sample != nil ? "--sample" : threads != nil ? "--threads" : drawing.named.first {
        throw ValidationError("--merge draws nothing, so \(option) does not go with it")
      }
      return
    }
    if sample != nil {
      guard drawing.shard == nil, drawing.samples == nil, drawing.algorithms == nil, format == nil, threads == nil
      else {
        throw ValidationError(
          "--sample prints one layout document: --samples, --shard, --algorithms, --threads and --format do not go with it"
        )
      }
      guard drawing.children?.range.count == 1 else {
        throw ValidationError("--sample needs one number of children, such as --children 3")
      }
    }
    do {
      try plan().check()
    } catch let error as SurveyError {
      throw ValidationError(error.description)
    }
  }

  func run() throws {
    var result = try ResultOutput(path: output, isQuiet: quiet, inputs: merge)
    if let sample {
      try result.write(try document(ofSample: sample))
    } else {
      let survey = merge.isEmpty ? try made() : try merged()
      try result.write(text(of: survey))
      guard survey.isComplete || !merge.isEmpty else {
        try result.finish()
        throw ExitCode.interrupted
      }
    }
    try result.finish()
  }

  private func plan() throws -> SurveyPlan { try drawing.plan() }

  /// Draws and measures.
  private func made() throws -> Survey {
    let bar = ProgressBar(isShown: !quiet)
    defer { bar.remove() }
    let isCancelled = Atomic(false)
    let interruption = Interruption { [format] in
      guard format ?? .text == .text else {
        // Other forms are merged and read by programs, which take them for whole.
        bar.remove()
        Diagnostics.print("interrupted; only the text can say what was measured so far")
        _exit(130)
      }
      isCancelled.store(true, ordering: .relaxed)
    }
    defer { withExtendedLifetime(interruption) {} }
    do {
      return try Survey(
        try plan(), threads: threads ?? ProcessInfo.processInfo.activeProcessorCount,
        progress: { bar.show($0, of: $1) }, isCancelled: { isCancelled.load(ordering: .relaxed) })
    } catch let error as SurveyError {
      throw ValidationError(error.description)
    }
  }

  /// Puts the results of shards together.
  private func merged() throws -> Survey {
    var parts: [Survey.Part] = []
    var isBad = false
    for file in merge {
      do throws(UnusableFile) {
        parts.append(Survey.Part(name: file, survey: try Self.survey(in: file)))
      } catch {
        Diagnostics.print("\(file == "-" ? "stdin" : file): error: \(error.message)")
        isBad = true
      }
    }
    guard !isBad else { throw ExitCode.badDocument }
    do {
      return try Survey(merging: parts)
    } catch {
      Diagnostics.print("error: \(error)")
      throw ExitCode.badDocument
    }
  }

  private struct UnusableFile: Error {
    var message: String
  }

  private static func survey(in file: String) throws(UnusableFile) -> Survey {
    do {
      return try SurveyFile.survey(in: try InputFile.bytes(of: file))
    } catch let failure as InputFile.Failure {
      throw UnusableFile(message: failure.message)
    } catch {
      throw UnusableFile(message: "\(error)")
    }
  }

  private func text(of survey: Survey) -> String {
    switch format ?? .text {
    case .text: SurveyText(survey).text
    case .csv: SurveyCSV(survey).text
    case .json: JSONReport.survey(survey).text() + "\n"
    case .svg: SurveySVG(survey).text
    }
  }

  /// The stack of one sample as a document.
  private func document(ofSample sample: Int) throws -> String {
    let plan = try plan()
    do {
      return try DocumentWriter().json(
        try plan.document(ofSample: sample, children: plan.children.lowerBound), pretty: true)
    } catch let error as SurveyError {
      throw ValidationError(error.description)
    }
  }
}
