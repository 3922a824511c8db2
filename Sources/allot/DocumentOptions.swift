import ArgumentParser
import LayoutEngine
import LinearProgramming

/// The options of every command that reads layout documents.
struct DocumentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Layout documents in JSON or YAML, of up to \(InputFile.mebibyteLimit) MiB each; - is standard input.",
      valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Propose WIDTHxHEIGHT in points instead of what the document says; a side may be nil or inf.",
      valueName: "size"),
    transform: ProposalArgument.init)
  var proposal: ProposalArgument?

  @Option(
    help: ArgumentHelp(
      "Propose the safe area of this device, at its place and with its pixels; --list-devices names them.",
      valueName: "name"))
  var device: String?

  @Option(
    help: PlatformSystem.help("Give controls and containers the measures of this system, not the document's."),
    transform: PlatformSystem.named)
  var system: PlatformSystem?

  @Option(
    help: ArgumentHelp(
      "Take measures from this file in the place of the system's: an object with points at names, as in documents.",
      valueName: "file"))
  var metrics: String?

  @Flag(help: "Print the devices that --device knows, with their safe areas; no FILE is needed.")
  var listDevices = false

  @Option(help: ResultOutput.help)
  var output: String?

  @Flag(help: "Print neither results nor warnings; errors and the exit status remain.")
  var quiet = false

  @Flag(
    help: "Ask every view by SwiftUI's rule, also where its axes do not influence each other: the same layout, slower.")
  var plain = false

  @Option(help: ArgumentHelp("Give up a layout after this many sizes asked. (default: 20000000)", valueName: "n"))
  var maxQuestions: Int?

  @Option(
    help: ArgumentHelp(
      """
      Stop a search after this many seconds, and those that follow it in a layout when they are over, or after a \
      twentieth of them; the best found is laid out, and named approximate. (default: 60)
      """,
      valueName: "seconds"))
  var timeLimit: Double?

  func validate() throws {
    guard !files.isEmpty || listDevices else {
      throw ValidationError("no FILE given; name a layout document, or - for standard input")
    }
    guard !files.contains("") else {
      throw ValidationError("the name of a FILE is empty; name a layout document, or - for standard input")
    }
    guard files.isEmpty || !listDevices else {
      throw ValidationError("--list-devices reads no FILE; leave \(files[0]) out, or leave out --list-devices")
    }
    guard files.count(where: { $0 == "-" }) < 2 else {
      throw ValidationError("- is given twice; standard input can be read once")
    }
    if let device {
      guard proposal == nil else {
        throw ValidationError("--device and --proposal are given; a device has a proposal of its own, so use one")
      }
      guard Device(named: device) != nil else { throw ValidationError(Self.sentence(forUnknownDevice: device)) }
    }
    if let maxQuestions, maxQuestions < 1 {
      throw ValidationError("--max-questions is \(maxQuestions); it has to be 1 or more")
    }
    try Self.check(timeLimit: timeLimit)
  }

  /// Refuses a limit that is no time.
  static func check(timeLimit: Double?) throws {
    if let timeLimit, !(timeLimit > 0) {
      throw ValidationError("--time-limit is \(timeLimit); it has to be more than 0 seconds")
    }
  }

  /// Refuses a limit for searches where a command makes none.
  func refuseTimeLimit(because reason: String) throws {
    try OptionUse.refuse("--time-limit", if: timeLimit != nil, because: reason)
  }

  /// Puts what the options say in the place of what the document says.
  func override(_ document: inout LayoutDocument, _ metrics: [PlatformMetric: CGFloat] = [:]) {
    if let system { document.platform.system = system }
    document.platform.replaced.merge(metrics) { _, own in own }
    if let proposal { document.proposal = proposal.size }
    if let device = device.flatMap(Device.init(named:)) { document.propose(device) }
  }

  private static func sentence(forUnknownDevice name: String) -> String {
    "unknown device `\(name)`; "
      + (Device.nearestName(to: name).map { "did you mean `\($0)`?" } ?? "--list-devices names them")
  }

  /// What one program may take.
  var limits: SolverLimits { SolverLimits(seconds: timeLimit ?? 60) }

  /// How far a layout may go.
  var layout: GreedyEngine.Options {
    var options = GreedyEngine.Options()
    if let maxQuestions { options.questionLimit = maxQuestions }
    options.answersByAxis = !plain
    return options
  }
}

extension PlatformSystem: NamedChoice {
  static var noun: String { "system" }
}
