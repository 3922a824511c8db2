/// A colour: a view that fills what it is proposed, 10 points where that is unspecified (section 10 of the semantics),
/// and a style for shapes and texts.
///
/// Colours have names in drawings and no other effect. A colour made of components is named `#RRGGBB`; an opacity
/// is not drawn, except that an opacity of 0 makes it clear.
public struct Color: View, Hashable, Sendable {
  /// The colour's name in drawings.
  package let colorName: String

  /// A colour of the given name.
  public init(_ name: String) { colorName = name }

  /// A colour of components between 0 and 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let digits = [red, green, blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    colorName = opacity > 0 ? "#" + digits.joined() : "clear"
  }

  /// A grey between 0, black, and 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of a hue, a saturation and a brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let component = { (shift: Double) in
      let sixth = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour at an opacity between 0 and 1.
  public func opacity(_ opacity: Double) -> Color { opacity > 0 ? self : .clear }

  /// The colour as a gradient, which is drawn plain.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// How the components of a colour are meant.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-corrected components.
    case sRGB
    /// Linear components.
    case sRGBLinear
    /// Components of the wider space of newer displays.
    case displayP3
  }
}

extension Color: PrimitiveView, ColoredStyle {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.color, modifiers: [.foregroundColor(colorName)])])
  }
}

extension Color: CustomStringConvertible {
  /// The colour's name in drawings.
  public var description: String { colorName }
}

/// A gradient made from one colour, which is drawn plain.
public struct AnyGradient: ColoredStyle, Hashable {
  let color: Color

  package var colorName: String { color.colorName }
}

extension Color {
  /// Red.
  public static let red = Color("red")
  /// Orange.
  public static let orange = Color("orange")
  /// Yellow.
  public static let yellow = Color("yellow")
  /// Green.
  public static let green = Color("green")
  /// Mint.
  public static let mint = Color("mint")
  /// Teal.
  public static let teal = Color("teal")
  /// Cyan.
  public static let cyan = Color("cyan")
  /// Blue.
  public static let blue = Color("blue")
  /// Indigo.
  public static let indigo = Color("indigo")
  /// Purple.
  public static let purple = Color("purple")
  /// Pink.
  public static let pink = Color("pink")
  /// Brown.
  public static let brown = Color("brown")
  /// White.
  public static let white = Color("white")
  /// Grey.
  public static let gray = Color("gray")
  /// Black.
  public static let black = Color("black")
  /// No colour.
  public static let clear = Color("clear")
  /// The colour of primary content.
  public static let primary = Color("primary")
  /// The colour of secondary content.
  public static let secondary = Color("secondary")
  /// The colour of accents.
  public static let accentColor = Color("accentColor")
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Mint.
  public static var mint: Color { .mint }
  /// Teal.
  public static var teal: Color { .teal }
  /// Cyan.
  public static var cyan: Color { .cyan }
  /// Blue.
  public static var blue: Color { .blue }
  /// Indigo.
  public static var indigo: Color { .indigo }
  /// Purple.
  public static var purple: Color { .purple }
  /// Pink.
  public static var pink: Color { .pink }
  /// Brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// Grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour.
  public static var clear: Color { .clear }
}
