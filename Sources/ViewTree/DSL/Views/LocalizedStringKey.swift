public import Foundation

/// A text as a literal gives it, with values in it. It is not translated: its text is that of the literal.
///
/// Its Markdown is read, but not that of the values in it (V1.16 of the vocabulary): `**bold**`, `*italic*`, code between
/// back ticks, `~~struck out~~` and `[link](…)` are set that way, without their marks. As in SwiftUI, whole numbers are
/// written with their thousands set apart, 1,234, and others with six decimals, 1.500000, unless a format says otherwise.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The parts of the text, each with what the Markdown or a text in the literal sets for it.
  let pieces: [Text.Piece]

  /// Takes a text.
  public init(_ value: String) { pieces = InlineMarkdown(value).pieces }

  /// Takes a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Takes a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    pieces = InlineMarkdown(stringInterpolation.symbols).pieces
  }

  /// The pieces of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// The letters of the literal, and the values between them.
    var symbols: [InlineMarkdown.Symbol] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      symbols.reserveCapacity(literalCapacity + interpolationCount)
    }

    /// The text with its marks.
    package var string: String {
      symbols.reduce(into: "") { string, symbol in
        switch symbol {
        case .letter(let letter): string.append(letter)
        case .value(let pieces): string += pieces.map(\.string).joined()
        }
      }
    }

    private mutating func append(_ value: String) {
      symbols.append(.value([Text.Piece(content: .letters(value))]))
    }

    /// Adds a piece of the literal.
    public mutating func appendLiteral(_ literal: String) { symbols += literal.map { .letter($0) } }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append(string) }

    /// Adds a value as it describes itself.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("\(value)") }

    /// Adds a whole number, with its thousands set apart.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append(Self.grouped("\(value)")) }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: Double) { append(String(format: "%f", value)) }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: CGFloat) { append(String(format: "%f", Double(value))) }

    /// Adds a number with six decimals.
    public mutating func appendInterpolation(_ value: Float) { append(String(format: "%f", Double(value))) }

    /// Adds a number in a form as `%.2f` or `%02d`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    /// Adds another text, which is set as it is by itself.
    public mutating func appendInterpolation(_ text: Text) { symbols.append(.value(text.pieces)) }

    /// Adds an image, which stands in the line as a letter does.
    public mutating func appendInterpolation(_ image: Image) {
      symbols.append(.value([Text.Piece(content: .image(image))]))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      symbols.append(.value(attributedString.pieces))
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    /// Adds a moment in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append(style.text(of: date)) }

    /// Adds a value in the form of a formatter.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
      append(formatter.string(for: subject) ?? "\(subject)")
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
