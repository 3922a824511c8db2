/// The Markdown of a literal: what is inside lines, as SwiftUI reads it (V1.16 of the vocabulary).
///
/// Bold and italic letters, code, what is struck out, and links: their marks vanish. Headings, lists and blocks are left as
/// they are written, line ends too. Marks that nothing closes are letters, as is what follows a backslash.
struct InlineMarkdown {
  /// A letter of the literal, or a value in it, whose own marks are not read.
  enum Symbol: Hashable, Sendable {
    case letter(Character)
    case value([Text.Piece])
  }

  /// The parts of the text, neighbours of one style joined; one without letters where there is nothing.
  private(set) var pieces: [Text.Piece] = []

  /// Reads a string.
  init(_ string: String) { self.init(string.map { .letter($0) }) }

  /// Reads letters with values between them.
  init(_ symbols: [Symbol]) {
    read(symbols[...], in: Text.Style())
    if pieces.isEmpty { pieces = [Text.Piece(content: .letters(""))] }
  }
}

extension InlineMarkdown {
  private mutating func read(_ symbols: ArraySlice<Symbol>, in style: Text.Style) {
    var rest = symbols
    while let symbol = rest.first {
      switch symbol {
      case .value(let pieces):
        for piece in pieces { append(piece, in: style) }
        rest.removeFirst()
      case .letter("\\") where rest.dropFirst().first?.isPunctuation == true:
        rest.removeFirst()
        append(rest.removeFirst(), in: style)
      case .letter(let mark) where "*_~`[".contains(mark):
        if let after = readMarked(rest, among: symbols, by: mark, in: style) {
          rest = after
        } else {
          let run = rest.prefix { $0 == symbol }
          for letter in run { append(letter, in: style) }
          rest = rest.dropFirst(run.count)
        }
      case .letter:
        append(rest.removeFirst(), in: style)
      }
    }
  }

  /// Reads what stands between marks; what is left after it, or nil where nothing closes them.
  private mutating func readMarked(
    _ symbols: ArraySlice<Symbol>, among line: ArraySlice<Symbol>, by mark: Character, in style: Text.Style
  ) -> ArraySlice<Symbol>? {
    if mark == "[" { return readLink(symbols, in: style) }
    let run = symbols.prefix { $0 == .letter(mark) }
    if mark == "`" {
      let code = symbols.dropFirst(run.count)
      guard let end = code.end(of: run.count, mark, in: line) else { return nil }
      for symbol in code[..<end] { append(symbol, in: Text.Style(design: .monospaced, inside: style)) }
      return symbols[(end + run.count)...]
    }
    guard opens(run, among: line), run.count <= (mark == "~" ? 2 : 3) else { return nil }
    let counts = mark == "~" ? run.count...run.count : 1...run.count
    // All marks of the run where as many close it, else those that reach furthest: `***a** b*` is italic outside.
    let closed = counts.compactMap { count -> (count: Int, end: Int)? in
      let inside = symbols.dropFirst(count)
      guard let end = inside.end(of: count, mark, in: line), end > inside.startIndex else { return nil }
      return (count, end)
    }
    guard let (count, end) = closed.last(where: { $0.count == run.count }) ?? closed.max(by: { $0.end < $1.end }) else {
      return nil
    }
    var marked = style
    if mark != "~", count != 1 { marked.isBold = true }
    if mark != "~", count != 2 { marked.isItalic = true }
    read(symbols.dropFirst(count)[..<end], in: marked)
    return symbols[(end + count)...]
  }

  /// Whether marks may open: something follows at once, and an underscore is not inside a word.
  private func opens(_ run: ArraySlice<Symbol>, among line: ArraySlice<Symbol>) -> Bool {
    guard run.endIndex < line.endIndex, !line[run.endIndex].isSpace else { return false }
    return run.first != .letter("_") || run.startIndex == line.startIndex || !line[run.startIndex - 1].isInWord
  }

  /// Reads `[text](address)`, of which the text is left; nil where it is none.
  private mutating func readLink(_ symbols: ArraySlice<Symbol>, in style: Text.Style) -> ArraySlice<Symbol>? {
    guard let textEnd = symbols.firstIndex(of: .letter("]")), textEnd + 1 < symbols.endIndex,
      symbols[textEnd + 1] == .letter("("), let end = symbols[textEnd...].firstIndex(of: .letter(")"))
    else { return nil }
    read(symbols[(symbols.startIndex + 1)..<textEnd], in: style)
    return symbols[(end + 1)...]
  }

  private mutating func append(_ symbol: Symbol, in style: Text.Style) {
    switch symbol {
    case .letter(let letter): append(Text.Piece(content: .letters(String(letter))), in: style)
    case .value(let pieces): for piece in pieces { append(piece, in: style) }
    }
  }

  private mutating func append(_ piece: Text.Piece, in style: Text.Style) {
    var piece = piece
    piece.style.fill(from: style)
    if case .letters(let letters) = piece.content, let last = pieces.last, last.style == piece.style,
      case .letters(let before) = last.content
    {
      pieces[pieces.count - 1].content = .letters(before + letters)
    } else {
      pieces.append(piece)
    }
  }
}

extension Text.Style {
  fileprivate init(design: Font.Design, inside outer: Text.Style) {
    self = outer
    self.design = design
  }
}

extension InlineMarkdown.Symbol {
  fileprivate var isSpace: Bool {
    if case .letter(let letter) = self { letter.isWhitespace } else { false }
  }

  fileprivate var isInWord: Bool {
    if case .letter(let letter) = self { letter.isLetter || letter.isNumber } else { true }
  }

  fileprivate var isPunctuation: Bool {
    if case .letter(let letter) = self { letter.isASCII && (letter.isPunctuation || letter.isSymbol) } else { false }
  }
}

extension ArraySlice<InlineMarkdown.Symbol> {
  /// Where as many marks close what stands before them: the first run of so many, else the end of the first longer one.
  fileprivate func end(of count: Int, _ mark: Character, in line: ArraySlice) -> Int? {
    var longer: Int?
    var index = startIndex
    while index < endIndex {
      if self[index] == .letter("\\"), mark != "`" {
        index += 2
        continue
      }
      let run = self[index...].prefix { $0 == .letter(mark) }
      if !run.isEmpty, closes(run, in: line) {
        if run.count == count { return index }
        if run.count > count, mark != "`" { longer = longer ?? run.endIndex - count }
      }
      index = Swift.max(run.endIndex, index + 1)
    }
    return longer
  }

  /// Whether marks may close: something stands at once before them, and an underscore is not inside a word.
  private func closes(_ run: ArraySlice, in line: ArraySlice) -> Bool {
    if run.first == .letter("`") { return true }
    guard run.startIndex > startIndex, !self[run.startIndex - 1].isSpace else { return false }
    return run.first != .letter("_") || run.endIndex == line.endIndex || !line[run.endIndex].isInWord
  }
}
