/// A number that grows with the size of texts; at the default size it is as written (V1.24 of the vocabulary).
///
/// Where a body is made, the number is read in the category of content sizes around the view: 24 beside titles, which are
/// 28 points large by default and 34 in the category `xxxLarge`, is 29 1/3 there on a display of 3 pixels a point.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: Sendable where Value: Sendable {
  private let value: Value
  private let textStyle: Font.TextStyle

  /// Takes a number that grows with the body's texts.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// Takes a number that grows with the texts of a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    value = wrappedValue
    self.textStyle = textStyle
  }

  /// The number in the category around, in whole pixels; as written at the default size.
  public var wrappedValue: Value {
    let environment = EnvironmentValues.current
    guard environment.dynamicTypeSize != .large else { return value }
    let pixels = value * Value(textStyle.scale(in: environment.dynamicTypeSize)) * Value(environment.displayScale)
    return pixels.rounded() / Value(environment.displayScale)
  }
}
