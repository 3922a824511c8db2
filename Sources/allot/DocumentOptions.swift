import ArgumentParser
import GreedyLayout
import LinearProgramming

/// The options of every command that reads layout documents.
struct DocumentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("Layout documents; - is standard input.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Propose WIDTHxHEIGHT in points instead of what the document says; a side may be nil or inf.",
      valueName: "size"))
  var proposal: Proposal?

  @Option(
    help: ArgumentHelp(
      "Propose the safe area of this device, at its place and with its pixels; --list-devices names them.",
      valueName: "name"))
  var device: String?

  @Flag(help: "Print the devices that --device knows, with their safe areas; no FILE is needed.")
  var listDevices = false

  @Option(help: ArgumentHelp("Write the result to this file.", valueName: "file"))
  var output: String?

  @Flag(help: "Print neither results nor warnings; errors and the exit status remain.")
  var quiet = false

  @Option(help: ArgumentHelp("Give up a layout after this many sizes asked.", valueName: "n"))
  var maxQuestions = 20_000_000

  @Option(
    help: ArgumentHelp(
      """
      Stop a search after this many seconds, and those that follow it in a layout when they are over, or after a \
      twentieth of them; the best found is laid out, and named approximate.
      """,
      valueName: "seconds"))
  var timeLimit = 60.0

  func validate() throws {
    guard !files.isEmpty || listDevices else {
      throw ValidationError("no FILE given; name a layout document, or - for standard input")
    }
    if let device {
      guard proposal == nil else {
        throw ValidationError("--device and --proposal are given; a device has a proposal of its own, so use one")
      }
      guard Device(named: device) != nil else { throw ValidationError(Self.sentence(forUnknownDevice: device)) }
    }
    guard maxQuestions > 0 else { throw ValidationError("--max-questions is \(maxQuestions); it has to be 1 or more") }
    guard timeLimit > 0 else { throw ValidationError("--time-limit is \(timeLimit); it has to be more than 0") }
  }

  /// Puts what the options say in the place of what the document says.
  func override(_ document: inout LayoutDocument) {
    if let proposal { document.proposal = proposal.size }
    if let device = device.flatMap(Device.init(named:)) { document.propose(device) }
  }

  private static func sentence(forUnknownDevice name: String) -> String {
    "unknown device `\(name)`; "
      + (Device.nearestName(to: name).map { "did you mean `\($0)`?" } ?? "--list-devices names them")
  }

  /// What one program may take.
  var limits: SolverLimits { SolverLimits(seconds: timeLimit) }

  /// How far a layout may go.
  var layout: GreedyEngine.Options {
    var options = GreedyEngine.Options()
    options.questionLimit = maxQuestions
    return options
  }
}

/// A proposal as it is written on the command line: `300x300`, `300xnil`, `infxinf`.
struct Proposal: ExpressibleByArgument {
  var size: ProposedViewSize

  init?(argument: String) {
    let sides = argument.split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.side(sides[0]), let height = Self.side(sides[1]) else { return nil }
    size = ProposedViewSize(width: width, height: height)
  }

  /// A side: nil outside if it is not one, nil inside if it is unspecified.
  private static func side(_ text: Substring) -> CGFloat?? {
    switch text {
    case "nil": return .some(nil)
    case "inf", "infinity": return .infinity
    default:
      guard let value = Double(text), value.isFinite else { return nil }
      return CGFloat(value)
    }
  }
}
