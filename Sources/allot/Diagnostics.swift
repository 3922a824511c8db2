import Foundation
import LayoutReport

/// Messages on standard error, in the form of a compiler's.
enum Diagnostics {
  /// Prints one message; characters that a terminal would act on are written out.
  static func print(_ message: String) {
    _ = StandardStreams.write((message.printable(keepingLines: true) + "\n").utf8, to: STDERR_FILENO)
  }

  /// A place in a file, as `cart.json:12:9`.
  static func place(line: Int?, column: Int?, file: String) -> String {
    var place = file == "-" ? "stdin" : file.printable()
    if let line { place += ":\(line)" }
    if let column { place += ":\(column)" }
    return place
  }

  /// Prints a mistake, `cart.json:12:9: error: view.content[1]: …`, and what is quoted of the document.
  static func print(_ mistake: Mistake, file: String, severity: String) {
    let place = place(line: mistake.line, column: mistake.column, file: file)
    let path = mistake.path.isEmpty ? "" : "\(mistake.path): "
    print("\(place): \(severity): \((path + mistake.message).printable())")
    for line in mistake.excerpt { print("   \(line.printable())") }
  }
}
