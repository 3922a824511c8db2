public import ViewTree

/// A blend around a point, from one distance to another: a view that fills what it is proposed, 10 points where that is
/// unspecified (section 10 of the semantics), and a style. Drawings use its first colour.
public struct RadialGradient: View, Hashable, Sendable {
  let gradient: Gradient

  /// Makes a blend from one distance in points to another.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Makes a blend of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a blend of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

/// A blend around a point, from one angle to another: a view that fills what it is proposed, 10 points where that is
/// unspecified (section 10 of the semantics), and a style. Drawings use its first colour.
public struct AngularGradient: View, Hashable, Sendable {
  let gradient: Gradient

  /// Makes a blend from one angle to another.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
  }

  /// Makes a blend of colours, at equal angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  /// Makes a blend of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(stops: stops)
  }

  /// Makes a blend of the whole circle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }

  /// Makes a blend of colours around the whole circle.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }
}

/// A blend from the middle of a view to its sides: a view that fills what it is proposed, 10 points where that is unspecified
/// (section 10 of the semantics), and a style. Drawings use its first colour.
public struct EllipticalGradient: View, Hashable, Sendable {
  let gradient: Gradient

  /// Makes a blend from one distance to another, in fractions of the view.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  /// Makes a blend of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(colors: colors)
  }
}

/// A blend as a view.
protocol GradientView: PrimitiveView, ColoredStyle {
  var gradient: Gradient { get }
}

extension GradientView {
  package var colorName: String { gradient.stops.first?.color.colorName ?? "clear" }

  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.color, modifiers: [.foregroundColor(colorName)])])
  }
}

extension RadialGradient: GradientView {}
extension AngularGradient: GradientView {}
extension EllipticalGradient: GradientView {}

extension ShapeStyle where Self == RadialGradient {
  /// A blend around a point, from one distance in points to another.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A blend of colours around a point, from one distance in points to another.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A blend of colours around a point, from one angle to another.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// A blend around the whole circle.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
