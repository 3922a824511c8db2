extension Image {
  /// How large symbols are beside text.
  public enum Scale: Hashable, CaseIterable, Sendable {
    /// The scales, from the least.
    case small, medium, large

    /// How much larger a symbol is than one of a medium scale (V8.2 of the vocabulary).
    var factor: CGFloat {
      switch self {
      case .small: 0.79 / 0.996
      case .medium: 1
      case .large: 1.272 / 0.996
      }
    }
  }
}

/// Another form of symbols of the same name.
public struct SymbolVariants: Hashable, Sendable {
  let suffixes: [String]

  /// The symbols as they are named.
  public static let none = SymbolVariants(suffixes: [])
  /// Filled symbols.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// Symbols in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// Symbols in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// Symbols in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])
  /// Symbols that are struck through.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// The form, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// The form, in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: ["circle"] + suffixes) }
  /// The form, struck through.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
}

/// What tells the baseline of a symbol, and its distances to its neighbours: an image has neither (V8.5 and V8.6 of the
/// vocabulary).
package struct SymbolMetrics: PassingParameters {
  /// The height of the symbol in points.
  package var height: CGFloat
  /// The font beside which the symbol stands.
  package var font: Font

  package init(height: CGFloat, font: Font) {
    self.height = height
    self.font = font
  }
}

extension ElementKind {
  /// Whether views of the kind have text baselines by themselves: texts and symbols.
  package var setsBaselines: Bool {
    switch self {
    case .text: true
    case .passing(let modifier): modifier.parameters is SymbolMetrics
    default: false
    }
  }
}

extension EnvironmentValues {
  /// How large symbols are beside text; medium.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Which form symbols have; that of their names.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }

  /// The size of a symbol, and the rule where it was not recorded.
  func symbol(_ name: String) -> SymbolTable.Entry {
    let suffixes = symbolVariants.suffixes.filter { !name.hasSuffix("." + $0) }
    let full = ([name] + suffixes).joined(separator: ".")
    return SymbolTable.entry(of: full, pointSize: symbolFont.pointSize * imageScale.factor)
  }

  /// The font beside which symbols stand.
  var symbolFont: Font { textFont }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension View {
  /// Sets how large the symbols inside are beside text (V8.2 of the vocabulary).
  public func imageScale(_ scale: Image.Scale) -> EnvironmentView<Self> { environment(\.imageScale, scale) }

  /// Sets the form of the symbols inside (V8.1 of the vocabulary).
  public func symbolVariant(_ variant: SymbolVariants) -> EnvironmentView<Self> {
    environment(\.symbolVariants, variant)
  }
}
