import Foundation
import LayoutReport

/// Messages on standard error, in the form of a compiler's.
enum Diagnostics {
  /// Prints one line.
  static func print(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Prints a mistake: `cart.json:12:9: error: view.content[1]: …`.
  static func print(_ mistake: Mistake, file: String, severity: String) {
    var place = file == "-" ? "stdin" : file
    if let line = mistake.line { place += ":\(line)" }
    if let column = mistake.column { place += ":\(column)" }
    let path = mistake.path.isEmpty ? "" : "\(mistake.path): "
    print("\(place): \(severity): \(path)\(mistake.message)")
  }
}
