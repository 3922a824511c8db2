public import ViewTree

// Keyboards and what is typed have no effect on layout.
extension View {
  /// Sets the keyboard; no effect on layout.
  public func keyboardType(_ type: UIKeyboardType) -> ModifiedView<Self> { unmodified }

  /// Tells what is typed; no effect on layout.
  public func textContentType(_ textContentType: UITextContentType?) -> ModifiedView<Self> { unmodified }

  /// Sets what is written in capitals; no effect on layout.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets what is written in capitals; no effect on layout.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> ModifiedView<Self> { unmodified }

  /// Corrects nothing that is typed; no effect on layout.
  public func autocorrectionDisabled(_ disable: Bool = true) -> ModifiedView<Self> { unmodified }

  /// Corrects nothing that is typed; no effect on layout.
  public func disableAutocorrection(_ disable: Bool?) -> ModifiedView<Self> { unmodified }

  /// Sets the name of the return key; no effect on layout.
  public func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedView<Self> { unmodified }

  /// Lets texts be selected; no effect on layout.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> ModifiedView<Self> { unmodified }

  /// Lets the view not be selected; no effect on layout.
  public func selectionDisabled(_ isDisabled: Bool = true) -> ModifiedView<Self> { unmodified }
}

/// A keyboard.
public enum UIKeyboardType: Hashable, Sendable {
  /// Letters.
  case `default`, asciiCapable
  /// Digits.
  case numbersAndPunctuation, numberPad, phonePad, decimalPad, asciiCapableNumberPad
  /// Addresses and names.
  case URL, namePhonePad, emailAddress, twitter, webSearch
}

/// What is written in capitals.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// Nothing.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Everything.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What is written in capitals.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// Nothing, words, sentences, or everything.
  case none, words, sentences, allCharacters
}

/// The name of the return key.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

/// Whether texts can be selected.
public protocol TextSelectability {}

/// Texts that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

/// Texts that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
