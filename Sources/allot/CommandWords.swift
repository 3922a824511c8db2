import ArgumentParser

/// What can be said of a command line by its words alone.
struct CommandWords {
  private let words: [String]

  /// Takes the words after `allot`.
  init(_ words: [String]) { self.words = words }

  /// Options that may be given several times.
  private static let repeatable: Set = ["--fail-on", "--merge"]
  /// Options that go with `--list-devices`.
  private static let besideDevices: Set = ["--list-devices", "--output", "--quiet"]

  /// Refuses a command that does not exist, also one that help is asked for.
  func checkCommand() throws {
    guard let first = words.first, !first.hasPrefix("-") else { return }
    let known = Allot.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard known.contains(first) else {
      throw ValidationError(UnknownName(noun: "command", name: first, known: known).description)
    }
    guard first == "help" else { return }
    let asked = words.dropFirst().filter { !$0.hasPrefix("-") }
    if let unknown = asked.first(where: { !known.contains($0) }) {
      throw ValidationError(UnknownName(noun: "command", name: unknown, known: known).description)
    }
    if asked.count > 1 {
      throw ValidationError("help is asked for \(asked.count) commands; name one")
    }
  }

  /// Refuses words that begin with one hyphen: allot's options begin with two, so a file or a number is meant.
  func checkHyphens() throws {
    let words = words.prefix { $0 != "--" }
    guard let word = words.first(where: { $0.hasPrefix("-") && !$0.hasPrefix("--") && $0 != "-" && $0 != "-h" }) else {
      return
    }
    throw ValidationError(
      "there is no option `\(word)`; write a file whose name begins with a hyphen as ./\(word), and a negative value behind "
        + "an equals sign, as --option=\(word)")
  }

  /// Refuses options that are given twice, of which only one could count, and those beside which nothing is laid out.
  func checkOptions() throws {
    var given: Set<String> = []
    for option in options {
      guard given.insert(option).inserted || Self.repeatable.contains(option) else {
        throw ValidationError("\(option) is given twice; give it once")
      }
    }
    if given.contains("--list-devices"), let other = options.first(where: { !Self.besideDevices.contains($0) }) {
      throw ValidationError("--list-devices prints the devices and nothing else, so \(other) does not go with it")
    }
  }

  /// The names of the options, as far as they are not written after `--`. A value cannot begin with two hyphens.
  private var options: [String] {
    words.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
  }
}
