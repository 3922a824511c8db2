public import Foundation
public import ViewTree

#if !canImport(Darwin)
  /// A text among a program's resources. It is not translated.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The text.
    public let key: String

    /// Takes a literal.
    public init(stringLiteral value: String) { key = value }

    /// Takes a literal, with where and in which language it would be looked for.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en_US"),
      comment: StaticString? = nil
    ) {
      key = keyAndValue.string
    }
  }

  extension String {
    /// A text with values in it. It is not translated.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      let string: String

      /// Takes a text.
      public init(_ value: String) { string = value }

      /// Takes a literal.
      public init(stringLiteral value: String) { string = value }

      /// Takes a literal with values in it.
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { string = stringInterpolation.string }
    }

    /// A text as a literal gives it. It is not translated.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en_US"), comment: StaticString? = nil
    ) {
      self = keyAndValue.string
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) { self = resource.key }
  }

  extension Text {
    /// Makes a text of a resource.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
  }

  /// An image of UIKit by its name, for source that is written for it.
  public struct UIImage: Hashable, Sendable {
    let image: Image

    /// The image of a name.
    public init?(named name: String) { image = Image(name) }

    /// The symbol of a name.
    public init?(systemName name: String) { image = Image(systemName: name) }

    /// An image of data, of which the size is not read.
    public init?(data: Data) { return nil }
  }

  extension Image {
    /// Takes an image of UIKit over.
    public init(uiImage: UIImage) { self = uiImage.image }
  }
#endif
