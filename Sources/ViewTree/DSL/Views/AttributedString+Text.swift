public import Foundation

// What SwiftUI adds to attributed strings, as far as layout reads it (V1.14 of the vocabulary).
extension AttributeScopes {
  /// The attributes of SwiftUI.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters, which is not drawn.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance after each letter in points.
    public let kern: KerningAttribute
    /// The distance after each letter in points, in place of all kerning.
    public let tracking: TrackingAttribute
    /// How far the letters are above the baseline, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The line under the letters, which is not drawn.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters, which is not drawn.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The distance after each letter.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Kern"
    }

    /// The distance after each letter, in place of all kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.Tracking"
    }

    /// How far the letters are above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The attribute's name.
      public static let name = "SwiftUI.BaselineOffset"
    }

    /// The line under the letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The line through the letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A style of lines.
      public typealias Value = Text.LineStyle
      /// The attribute's name.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of SwiftUI.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension AttributedString {
  /// The runs as pieces of a text.
  var pieces: [Text.Piece] {
    let pieces = runs.map { run in
      var style = Text.Style()
      style.font = run.font
      style.color = run.foregroundColor?.colorName
      style.kerning = run.kern
      style.tracking = run.tracking
      style.baselineOffset = run.baselineOffset
      if let intent = run.inlinePresentationIntent {
        if intent.contains(.stronglyEmphasized) { style.isBold = true }
        if intent.contains(.emphasized) { style.isItalic = true }
        if intent.contains(.code) { style.design = .monospaced }
      }
      return Text.Piece(content: .letters(String(self[run.range].characters)), style: style)
    }
    return pieces.isEmpty ? [Text.Piece(content: .letters(""))] : pieces
  }
}
