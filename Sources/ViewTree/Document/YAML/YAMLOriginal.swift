internal import Yams

/// A YAML text by the places that Yams tells, lines being what Yams takes for lines.
struct YAMLOriginal {
  /// The characters.
  let scalars: [Unicode.Scalar]
  /// The offset at which each line begins.
  private let lineStarts: [Int]

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    var starts = [0]
    for offset in scalars.indices {
      switch scalars[offset] {
      case "\r" where offset + 1 < scalars.count && scalars[offset + 1] == "\n": break
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": starts.append(offset + 1)
      default: break
      }
    }
    lineStarts = starts
  }

  /// The offset of a place; `nil` for one behind the last line.
  func offset(of mark: Mark) -> Int? {
    guard lineStarts.indices.contains(mark.line - 1) else { return nil }
    return lineStarts[mark.line - 1] + mark.column - 1
  }
}
