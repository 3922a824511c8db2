import LayoutEngine

/// A proposal as it is written on the command line: `300x300`, `300xnil`, `infxinf`.
struct ProposalArgument {
  var size: ProposedViewSize

  /// Reads a proposal; upper and lower case, `×` and blanks around a side make no difference.
  ///
  /// - Throws: `UnusableLength`, with what is wrong and what to write.
  init(_ text: String) throws {
    let sides = LengthText.sides(of: text)
    guard sides.count == 2 else {
      throw UnusableLength("write a width and a height, as 300x200; a side may be nil or inf")
    }
    size = ProposedViewSize(width: try Self.side(sides[0], "width"), height: try Self.side(sides[1], "height"))
  }

  /// A side in points; nil where it is unspecified.
  private static func side(_ text: String, _ side: String) throws -> CGFloat? {
    switch text.lowercased() {
    case "nil": return nil
    case "inf", "infinity", "∞": return .infinity
    case "": throw UnusableLength("the \(side) is missing; write a number of points, nil or inf")
    default: break
    }
    let length = try LengthText.number(text, side)
    guard length >= 0 else { throw UnusableLength("the \(side) is negative; no container is less than 0 points long") }
    // Negative zero is zero: no view can tell them apart.
    return CGFloat(length == 0 ? 0 : length)
  }
}

/// A length for both sides, `300`, or one for each, `300x200`.
struct SideLengths {
  var width: Double
  var height: Double
  /// Whether each side has a length of its own.
  var isPair: Bool

  init(_ length: Double) { self.init(width: length, height: length, isPair: false) }

  init(width: Double, height: Double, isPair: Bool = true) {
    self.width = width
    self.height = height
    self.isPair = isPair
  }

  /// Reads one length or two.
  ///
  /// - Throws: `UnusableLength`, with what is wrong and what to write.
  init(reading text: String) throws {
    let sides = LengthText.sides(of: text)
    switch sides.count {
    case 1: self.init(try LengthText.number(sides[0], "length"))
    case 2:
      self.init(width: try LengthText.number(sides[0], "width"), height: try LengthText.number(sides[1], "height"))
    default: throw UnusableLength("write one length, as 300, or one for each side, as 300x200")
    }
  }

  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

/// A length that cannot be used, with what to write instead.
struct UnusableLength: Error, CustomStringConvertible {
  var description: String

  init(_ sentence: String) { description = sentence }
}

/// Lengths in text.
private enum LengthText {
  /// What stands around an `x`, without blanks.
  static func sides(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { "xX×✕".contains($0) }
      .map { side in
        let start = side.drop(while: \.isWhitespace)
        return String(start.reversed().drop(while: \.isWhitespace).reversed())
      }
  }

  /// A finite number in decimal notation.
  static func number(_ text: String, _ side: String) throws -> Double {
    guard text.allSatisfy({ "0123456789+-.eE".contains($0) }), let number = Double(text) else {
      throw UnusableLength("the \(side) `\(text)` is no number; write points, as 300")
    }
    guard number.isFinite else { throw UnusableLength("the \(side) `\(text)` is greater than any number of points") }
    return number
  }
}
