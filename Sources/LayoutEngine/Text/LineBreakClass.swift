/// The classes of UAX #14 that the rules of ``LineBreaker`` tell apart, under the standard's names in parentheses.
///
/// Classes that its rules treat alike here are one: Hangul syllables, emoji and ideographs; letters, Hebrew letters,
/// and the scripts that need a dictionary (Thai, Lao, Khmer, Burmese), whose words are therefore not found.
enum LineBreakClass: Hashable, Sendable {
  /// Line ends that break always: line feed, carriage return, U+0085, U+2028, U+2029 (BK, CR, LF, NL).
  case lineEnd
  /// The space (SP).
  case space
  /// The zero-width space (ZW).
  case zeroWidthSpace
  /// Word joiners (WJ).
  case joiner
  /// No-break spaces and hyphens (GL).
  case glue
  /// Marks and controls that belong to what stands before (CM).
  case mark
  /// Letters, and all symbols without a class of their own (AL).
  case letter
  /// Digits (NU).
  case digit
  /// Ideographs, kana, Hangul, emoji (ID, H2, H3, EB).
  case ideograph
  /// Flags (RI).
  case flag
  /// Opening brackets (OP).
  case opening
  /// Opening brackets of East Asian width (OP).
  case wideOpening
  /// Closing punctuation, ideographic commas and full stops (CL).
  case closing
  /// Closing parentheses and square brackets (CP).
  case closingParenthesis
  /// Exclamation and question marks (EX).
  case exclamation
  /// Full stops, commas, colons: punctuation inside numbers (IS).
  case infix
  /// The slash (SY).
  case slash
  /// Quotation marks that open (QU, initial).
  case openingQuotation
  /// Quotation marks that close (QU, final).
  case closingQuotation
  /// Quotation marks that do either (QU).
  case quotation
  /// Small kana, iteration marks: what cannot start a line (NS, CJ).
  case nonStarter
  /// The hyphen-minus (HY).
  case hyphen
  /// Dashes, tabs, spaces of a width: a break may follow them (BA).
  case breakAfter
  /// Accents and such: a break may stand before them (BB).
  case breakBefore
  /// The em dash (B2).
  case emDash
  /// Ellipses (IN).
  case inseparable
  /// Currency signs, plus signs: what stands before a number (PR).
  case prefix
  /// Per cent, degree, cent: what stands after a number (PO).
  case postfix
}

extension LineBreakClass {
  /// The class of a character, which is its first scalar's, unless the character is an emoji.
  init(_ character: Character) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .letter
      return
    }
    if !first.isASCII || scalars.count > 1, scalars.contains("\u{FE0F}"), first.properties.isEmoji {
      self = .ideograph
    } else {
      self.init(first)
    }
  }

  /// The classes of the ASCII characters, by code, of which most texts are made.
  static let ofASCII = (0..<128).map { LineBreakClass(Unicode.Scalar(UInt8($0))) }

  /// The class of a scalar: listed where it is an exception, otherwise from its properties.
  init(_ scalar: Unicode.Scalar) {
    self = Self.listed(scalar) ?? Self.derived(from: scalar)
  }

  /// The class that follows from a scalar's general category and blocks.
  private static func derived(from scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
      .otherNumber, .otherSymbol, .mathSymbol, .modifierSymbol, .otherPunctuation, .unassigned, .privateUse, .surrogate:
      return scalar.isIdeographicForLines ? .ideograph : .letter
    case .decimalNumber: return scalar.isWide ? .ideograph : .digit
    case .currencySymbol: return .prefix
    case .openPunctuation: return scalar.isWide || scalar.isHalfWide ? .wideOpening : .opening
    case .closePunctuation: return .closing
    case .initialPunctuation: return .openingQuotation
    case .finalPunctuation: return .closingQuotation
    case .connectorPunctuation: return scalar.isWide ? .ideograph : .letter
    case .dashPunctuation: return scalar.isWide ? .ideograph : .breakAfter
    case .spaceSeparator: return .breakAfter
    case .lineSeparator, .paragraphSeparator: return .lineEnd
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format: return .mark
    @unknown default: return .letter
    }
  }
}

extension Unicode.Scalar {
  /// Whether a line may break on either side of the scalar: it is ideographic, East Asian, or an emoji.
  fileprivate var isIdeographicForLines: Bool {
    guard value >= 0x1100 else { return false }
    return isWide || isHalfWide || properties.isIdeographic || properties.isEmojiPresentation
      || value >= 0x1F000 && properties.isEmoji
  }
}
