/// Names for files that other solvers read: letters, digits, `_` and `.` only, unique, at most 150 bytes: CBC 2.10.8 reads
/// no MPS names of more than 159, and a row with two bounds may have a second one with `.upper` at its end.
///
/// Every other character becomes `_`. A name that a reader could take for a number or a keyword gets a `_` in
/// front, and of equal names all but the first get a number at the end.
struct ExportedNames {
  private static let greatestLength = 150
  /// Words of the LP format, in lower case.
  private static let keywords: Set<String> = [
    "bin", "binaries", "binary", "bounds", "end", "free", "gen", "general", "generals", "inf", "infinity", "int",
    "integer", "integers", "lazy", "max", "maximise", "maximize", "maximum", "min", "minimise", "minimize", "minimum",
    "obj", "s.t.", "sec", "semi", "sin", "sos", "sos1", "sos2", "st", "st.", "subject", "such", "user",
  ]

  /// One name per column.
  private(set) var columns: [String] = []
  /// One name per row.
  private(set) var rows: [String] = []
  /// The name of a column that is always 1, for the objective's constant.
  private(set) var one = ""
  /// The name of the objective.
  private(set) var objective = ""
  /// What stands for what, where a name had to be changed: `exported = original`, columns first.
  private(set) var changes: [String] = []

  init(_ program: LinearProgram) {
    var columnNames = UniqueNames()
    columns = program.columns.map { columnNames.add(Self.portable($0.name)) }
    one = columnNames.add("one")
    var rowNames = UniqueNames()
    objective = rowNames.add("objective")
    rows = program.rows.map { rowNames.add(Self.portable($0.name)) }
    for (kind, pairs) in [
      ("column", zip(columns, program.columns.map(\.name))), ("row", zip(rows, program.rows.map(\.name))),
    ] {
      for (exported, original) in pairs where exported != original {
        changes.append("\(kind) \(exported) = \(Self.onOneLine(original))")
      }
    }
  }

  private static func portable(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars { result.unicodeScalars.append(isPortable(scalar) ? scalar : "_") }
    if looksLikeSyntax(result) { result = "_" + result }
    return String(result.prefix(greatestLength))
  }

  private static func isPortable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }

  /// Whether a reader might not see a name here: nothing, a number, an exponent or a keyword.
  private static func looksLikeSyntax(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return true }
    switch first {
    case "0"..."9", ".": return true
    case "e", "E": return name.unicodeScalars.dropFirst().allSatisfy { ("0"..."9").contains($0) }
    // HiGHS takes what begins with `inf` or `nan` for a number.
    default: return ["inf", "nan"].contains(name.prefix(3).lowercased()) || keywords.contains(name.lowercased())
    }
  }

  private static func onOneLine(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 })
  }

  /// Hands out names, no one twice; names that differ only in case count as different.
  private struct UniqueNames {
    private var taken: Set<String> = []

    mutating func add(_ name: String) -> String {
      var candidate = name
      var number = 2
      while !taken.insert(candidate).inserted {
        let suffix = "_\(number)"
        candidate = name.prefix(greatestLength - suffix.count) + suffix
        number += 1
      }
      return candidate
    }
  }
}
