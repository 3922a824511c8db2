public import Foundation

#if !canImport(Darwin)
  /// What Markdown says of letters, for source that is written for Foundation on Apple's systems.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Takes bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Italic letters.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Bold letters.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Letters of equal width.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Letters that are struck out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  }

  extension AttributeScopes {
    /// The attributes of Foundation that layout reads.
    public struct MarkdownAttributes: AttributeScope {
      /// What Markdown says of the letters.
      public let inlinePresentationIntent: InlinePresentationIntentAttribute

      /// What Markdown says of letters.
      public enum InlinePresentationIntentAttribute: AttributedStringKey {
        /// A set of intents.
        public typealias Value = InlinePresentationIntent
        /// The attribute's name.
        public static let name = "NSInlinePresentationIntent"
      }
    }
  }

  extension AttributeDynamicLookup {
    /// An attribute of Foundation.
    public subscript<T: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, T>
    ) -> T {
      self[T.self]
    }
  }

  extension AttributedString {
    /// Reads the Markdown that is inside lines (V1.16 of the vocabulary); nothing is wrong for it, so it throws nothing.
    public init(markdown: String) throws {
      self.init()
      for piece in InlineMarkdown(markdown).pieces {
        var part = AttributedString(piece.string)
        var intent = InlinePresentationIntent()
        if piece.style.isBold == true { intent.insert(.stronglyEmphasized) }
        if piece.style.isItalic == true { intent.insert(.emphasized) }
        if piece.style.design == .monospaced { intent.insert(.code) }
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
        append(part)
      }
    }
  }
#endif
