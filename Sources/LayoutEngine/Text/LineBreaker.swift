/// Whether a line may end before a character.
enum LineBreak: Hashable, Sendable {
  /// It may not, unless a word is longer than the line.
  case prohibited
  /// It may.
  case allowed
  /// It must.
  case mandatory
}

/// Finds where the lines of a text may end, by the rules of Unicode (UAX #14, as of Unicode 16).
///
/// Works on characters, that is grapheme clusters, so that no accent or emoji sequence is ever torn apart, and needs
/// nothing but the Unicode properties of the standard library. The rules LB1 to LB31 hold, but for these:
/// - words of Thai, Lao, Khmer and Burmese are not found, for which LB1 wants a dictionary;
/// - LB19a and LB28a, the finer points of East Asian quotation marks and of Brahmic syllables, are not there, so that
///   no line breaks at a quotation mark (LB19 as of Unicode 15);
/// - LB8a (a joiner outside an emoji), LB20 (inline objects), LB21a and LB21b (Hebrew) are not there;
/// - a space that carries an accent is a space (LB10).
///
///     LineBreaker.breaks(in: "To-day 3.14%")   // allowed before "d" and "3"
struct LineBreaker {
  private let classes: [LineBreakClass]

  /// Whether and where lines may end: one answer for each character, about the break before it.
  ///
  /// The first is prohibited: a line has at least one character (LB2).
  ///
  /// - Complexity: O(*n*) for *n* characters.
  static func breaks(in text: String) -> [LineBreak] {
    breaks(between: text.map { LineBreakClass($0) })
  }

  /// Whether and where lines may end between characters of these classes.
  static func breaks(between classes: [LineBreakClass]) -> [LineBreak] {
    let breaker = LineBreaker(classes: classes)
    var context = Context()
    return classes.indices.map { index in
      let answer = index == 0 ? .prohibited : breaker.breakBefore(index, context)
      context.advance(over: classes[index])
      return answer
    }
  }
}

extension LineBreaker {
  /// What the rules remember of the characters before.
  private struct Context {
    /// The class of the character before; marks count as what they belong to (LB9).
    var previous: LineBreakClass?
    /// The last class that is no space: what stands before the spaces, if there are any.
    var beforeSpaces: LineBreakClass?
    /// Whether `beforeSpaces` is a quotation mark that opens a quotation (LB15a).
    var opensQuotation = false
    /// Whether `previous` is a hyphen at the start of a word (LB20a).
    var startsWithHyphen = false
    /// How far a number has come (LB25).
    var number = Number.none

    enum Number { case none, open, closed }

    /// Takes in a character. A mark without a base counts as a letter (LB10).
    mutating func advance(over next: LineBreakClass) {
      if next == .mark, let previous, !previous.isMarkless { return }
      let next = next == .mark ? .letter : next
      if next != .space {
        opensQuotation = next == .openingQuotation && (previous?.admitsQuotation ?? true)
        beforeSpaces = next
      }
      startsWithHyphen = next == .hyphen && (previous?.admitsWord ?? true)
      switch (next, number) {
      case (.digit, _), (.slash, .open), (.infix, .open): number = next == .digit || number == .open ? .open : .none
      case (.closing, .open), (.closingParenthesis, .open): number = .closed
      default: number = .none
      }
      previous = next
    }
  }

  /// The break before the character at `index`, 1 or more: the first rule that says something decides.
  private func breakBefore(_ index: Int, _ context: Context) -> LineBreak {
    guard let before = context.previous else { return .prohibited }
    let next = classes[index]
    if before == .lineEnd { return .mandatory }  // LB4, LB5
    if next == .lineEnd || next == .space || next == .zeroWidthSpace { return .prohibited }  // LB6, LB7
    if context.beforeSpaces == .zeroWidthSpace { return .allowed }  // LB8
    if next == .mark && !before.isMarkless { return .prohibited }  // LB9; otherwise it is a letter (LB10)
    return holdsAcrossSpaces(index, context)
      || before != .space && holdsTogether(before, next, index, context) ? .prohibited : .allowed
  }

  /// LB11 to LB17: what holds also with spaces between.
  private func holdsAcrossSpaces(_ index: Int, _ context: Context) -> Bool {
    let next = classes[index]
    if next == .joiner || context.previous == .joiner { return true }  // LB11
    if context.previous == .glue { return true }  // LB12
    switch next {
    case .closing, .closingParenthesis, .exclamation, .slash: return true  // LB13
    case .infix:
      return !(context.previous == .space && following(index) == .digit)  // LB15c, LB15d
    case .closingQuotation where following(index)?.followsQuotation ?? true: return true  // LB15b
    default: break
    }
    switch context.beforeSpaces {
    case .opening, .wideOpening: return true  // LB14
    case .openingQuotation where context.opensQuotation: return true  // LB15a
    case .closing, .closingParenthesis: return next == .nonStarter  // LB16
    case .emDash: return next == .emDash  // LB17
    default: return false
    }
  }

  /// LB12a and LB19 to LB30: what holds without spaces between.
  private func holdsTogether(
    _ before: LineBreakClass, _ next: LineBreakClass, _ index: Int, _ context: Context
  ) -> Bool {
    if next == .glue { return before != .breakAfter && before != .hyphen }  // LB12a
    if before.isQuotation || next.isQuotation { return true }  // LB19
    if context.startsWithHyphen && next == .letter { return true }  // LB20a
    switch next {
    case .breakAfter, .hyphen, .nonStarter, .inseparable: return true  // LB21, LB22
    default: break
    }
    if before == .breakBefore { return true }  // LB21
    return holdsNumber(before, next, index, context) || holdsWord(before, next)
  }

  /// LB25: numbers with their signs, brackets and punctuation.
  private func holdsNumber(
    _ before: LineBreakClass, _ next: LineBreakClass, _ index: Int, _ context: Context
  ) -> Bool {
    switch (before, next) {
    case (_, .prefix), (_, .postfix): context.number != .none
    case (_, .digit):
      context.number == .open || [.prefix, .postfix, .hyphen, .infix].contains(before)
    case (.prefix, .opening), (.postfix, .opening):
      following(index) == .digit || (following(index) == .infix && following(index + 1) == .digit)
    default: false
    }
  }

  /// LB23, LB23a, LB24, LB28, LB29, LB30: words with their digits, signs and brackets.
  private func holdsWord(_ before: LineBreakClass, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.infix, .letter): true
    case (.prefix, .ideograph), (.ideograph, .postfix): true
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): true
    case (.letter, .opening), (.digit, .opening): true
    case (.closingParenthesis, .letter), (.closingParenthesis, .digit): true
    default: false
    }
  }

  /// The class after the character at `index`, marks left out.
  private func following(_ index: Int) -> LineBreakClass? {
    classes[(index + 1)...].first { $0 != .mark }
  }
}

extension LineBreakClass {
  fileprivate var isQuotation: Bool {
    self == .quotation || self == .openingQuotation || self == .closingQuotation
  }

  /// Whether a mark after this stands alone (LB9, LB10).
  fileprivate var isMarkless: Bool { self == .lineEnd || self == .space || self == .zeroWidthSpace }

  /// Whether a quotation may open after this (LB15a).
  fileprivate var admitsQuotation: Bool {
    isMarkless || isQuotation || self == .opening || self == .wideOpening || self == .glue
  }

  /// Whether a word may start after this (LB20a).
  fileprivate var admitsWord: Bool { isMarkless || self == .glue }

  /// Whether a quotation mark before this closes a quotation (LB15b).
  fileprivate var followsQuotation: Bool {
    switch self {
    case .space, .glue, .joiner, .closing, .quotation, .openingQuotation, .closingQuotation, .closingParenthesis,
      .exclamation, .infix, .slash, .lineEnd, .zeroWidthSpace:
      true
    default: false
    }
  }
}
