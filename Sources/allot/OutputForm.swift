import LayoutReport

/// Who reads an output.
enum OutputForm {
  /// People: lines keep to the width of the page, and nothing can move the cursor or hide.
  case report
  /// Programs that read one JSON object a document, also in the place of a document that cannot be used.
  case json
  /// Programs that read another form.
  case data

  /// A text as it is written; one that may go to a terminal has colours where that takes them.
  func printed(_ text: String, onTerminal: Bool = false) -> String {
    guard self == .report else { return text }
    let fitted = Page.fitted(text)
    return onTerminal ? Ink.painted(fitted) : fitted
  }
}
