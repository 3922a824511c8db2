import ArgumentParser
import LayoutEngine

/// One of several values that have names on the command line.
protocol NamedChoice: CaseIterable, Hashable, Sendable {
  /// What the values are, in the singular: `format`.
  static var noun: String { get }
  /// What a value is called.
  var name: String { get }
}

extension NamedChoice where Self: RawRepresentable, RawValue == String {
  var name: String { rawValue }
}

extension NamedChoice {
  /// The value with a name.
  ///
  /// - Throws: `UnknownName`, with the nearest one.
  static func named(_ name: String) throws -> Self {
    guard let value = allCases.first(where: { $0.name == name }) else {
      throw UnknownName(noun: noun, name: name, known: allCases.map(\.name))
    }
    return value
  }

  /// The values whose names stand in `text`, separated by commas, each at most once.
  ///
  /// - Throws: `UnknownName` for a name that is none, and `RepeatedName` for one that is there twice.
  static func list(_ text: String) throws -> [Self] {
    var values: [Self] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let value = try named(String(name))
      guard !values.contains(value) else { throw RepeatedName(noun: noun, name: value.name) }
      values.append(value)
    }
    return values
  }

  /// Help for an option with such a value: what it does, the names, and the one that is meant by default.
  static func help(_ abstract: String, default value: Self? = nil, valueName: String? = nil) -> ArgumentHelp {
    let names = "values: " + allCases.map(\.name).joined(separator: ", ")
    let words = value.map { "\(names); default: \($0.name)" } ?? names
    return ArgumentHelp("\(abstract) (\(words))", valueName: valueName)
  }
}

/// A name that is none of the known ones.
struct UnknownName: Error, CustomStringConvertible {
  var noun: String
  var name: String
  var known: [String]

  /// The name that was most likely meant: one that differs in case alone, that begins so, or that is spelt most like it.
  private var nearest: String? {
    let asked = name.lowercased()
    guard !asked.isEmpty else { return nil }
    return known.first { $0.lowercased() == asked }
      ?? known.first { asked.count > 1 && $0.lowercased().hasPrefix(asked) } ?? known.nearest(to: name)
  }

  /// One sentence with the nearest name, and what there is.
  var description: String {
    let all = known.dropLast().joined(separator: ", ") + " and " + (known.last ?? "")
    let list = known.count > 1 ? "there are \(all)" : "there is \(known.first ?? "none")"
    return "there is no \(noun) `\(name)`; " + (nearest.map { "did you mean `\($0)`? (\(list))" } ?? list)
  }
}

/// A name that is in a list twice.
struct RepeatedName: Error, CustomStringConvertible {
  var noun: String
  var name: String

  var description: String { "the \(noun) `\(name)` is there twice; name each once" }
}

/// Rules for stacks, as they are written on the command line: `swiftui`, or `swiftui,flexbox` where several can be named.
extension DistributionAlgorithm: NamedChoice {
  static var noun: String { "rule" }

  /// Help for an option that names several.
  static func listHelp(_ abstract: String, default value: String? = nil) -> ArgumentHelp {
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    return ArgumentHelp("\(abstract): \(names)." + (value.map { " (default: \($0))" } ?? ""), valueName: "rule,…")
  }
}
