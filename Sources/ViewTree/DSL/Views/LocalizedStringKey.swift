public import Foundation

/// A text as a literal gives it, with values in it. It is not translated: its text is that of the literal.
///
/// As in SwiftUI, whole numbers are written with their thousands set apart, 1,234, and others with six decimals, 1.500000,
/// unless a format says otherwise.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  let string: String

  /// Takes a text.
  public init(_ value: String) { string = value }

  /// Takes a literal.
  public init(stringLiteral value: String) { string = value }

  /// Takes a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.string }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    package var string = ""

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) { string.reserveCapacity(literalCapacity) }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { string += literal }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { self.string += string }

    /// Adds a value as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

    /// Adds a whole number, with its thousands set apart.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { string += Self.grouped("\(value)") }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: Double) { string += String(format: "%f", value) }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: CGFloat) { string += String(format: "%f", Double(value)) }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: Float) { string += String(format: "%f", Double(value)) }

    /// Adds a number in a form as `%.2f` or `%02d`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }

    /// Adds another text.
    public mutating func appendInterpolation(_ text: Text) { string += text.string }

    /// Adds an image, which takes no room in the text here.
    public mutating func appendInterpolation(_ image: Image) {}

    /// Adds a text with attributes, which are not read.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      string += String(attributedString.characters)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.format(input)
    }

    /// Adds a moment in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { string += style.text(of: date) }

    /// Adds a value in the form of a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? "\(subject)"
    }

    /// Sets the digits of a whole number apart by threes.
    private static func grouped(_ digits: String) -> String {
      let sign = digits.hasPrefix("-") ? "-" : ""
      let digits = digits.dropFirst(sign.count)
      var text = ""
      for (place, digit) in digits.enumerated() {
        if place > 0, (digits.count - place) % 3 == 0 { text += "," }
        text.append(digit)
      }
      return sign + text
    }
  }
}
