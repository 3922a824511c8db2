/// How large texts are, as users choose it.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes that are smaller than usual.
  case xSmall, small, medium
  /// The usual size.
  case large
  /// The sizes that are larger than usual.
  case xLarge, xxLarge, xxxLarge
  /// The sizes for those who see little.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one for those who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How large texts are, by its older names.
public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
  /// The sizes that are smaller than usual.
  case extraSmall, small, medium
  /// The usual size.
  case large
  /// The sizes that are larger than usual.
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// The sizes for those who see little.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// The largest sizes for those who see little.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The category of a size.
  package init(_ size: DynamicTypeSize) {
    self = zip(DynamicTypeSize.allCases, Self.allCases).first { $0.0 == size }?.1 ?? .large
  }

  /// The size of the category.
  package var dynamicTypeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }

  /// Whether it is one for those who see little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}

extension EnvironmentValues {
  /// How large texts are; as they are where nobody has changed it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Pixels per point; 3.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
