public import struct Foundation.Locale

extension View {
  /// Sets the font of the texts inside; `nil` leaves it to the views around.
  public func font(_ font: Font?) -> EnvironmentView<Self> { environment(\.font, font) }

  /// Sets the weight of the texts inside; `nil` leaves it to their fonts.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentView<Self> { environment(\.fontWeight, weight) }

  /// Sets the design of the letters inside; `nil` leaves it to their fonts.
  public func fontDesign(_ design: Font.Design?) -> EnvironmentView<Self> { environment(\.textStyle.design, design) }

  /// Sets the width of the letters inside; `nil` leaves it to their fonts.
  public func fontWidth(_ width: Font.Width?) -> EnvironmentView<Self> { environment(\.textStyle.width, width) }

  /// Sets the texts inside in their styles' emphasised faces (V1.21 of the vocabulary), or not in them.
  public func bold(_ isActive: Bool = true) -> EnvironmentView<Self> { environment(\.textStyle.isBold, isActive) }

  /// Sets the texts inside with slanted letters; if not active, leaves them as the views around have them.
  public func italic(_ isActive: Bool = true) -> EnvironmentView<Self> {
    transformEnvironment(\.isItalic) { isItalic in if isActive { isItalic = true } }
  }

  /// Sets the texts inside in letters of equal width; if not active, leaves them as the views around have them.
  public func monospaced(_ isActive: Bool = true) -> EnvironmentView<Self> {
    transformEnvironment(\.textStyle.design) { design in if isActive { design = .monospaced } }
  }

  /// Sets the digits of the texts inside with equal widths, as the metrics here have them anyway.
  public func monospacedDigit() -> ModifiedView<Self> { unmodified }

  /// Sets a distance after each letter inside, in points (V1.12 of the vocabulary).
  public func kerning(_ kerning: CGFloat) -> EnvironmentView<Self> { environment(\.textStyle.kerning, kerning) }

  /// Sets a distance after each letter inside, in points, in place of all kerning (V1.12 of the vocabulary).
  public func tracking(_ tracking: CGFloat) -> EnvironmentView<Self> { environment(\.textStyle.tracking, tracking) }

  /// Raises the letters inside above their lines' baselines, in points (V1.12 of the vocabulary).
  public func baselineOffset(_ baselineOffset: CGFloat) -> EnvironmentView<Self> {
    environment(\.textStyle.baselineOffset, baselineOffset)
  }

  /// Sets the texts inside in a scale (V1.13 of the vocabulary); if not enabled, leaves them as they are.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> EnvironmentView<Self> {
    transformEnvironment(\.textStyle.scale) { if isEnabled { $0 = scale } }
  }

  /// Sets the texts inside in capitals or small letters; `nil` leaves them as they are written.
  public func textCase(_ textCase: Text.Case?) -> EnvironmentView<Self> { environment(\.textCase, textCase) }

  /// Sets the texts inside as a language has it, which makes no difference here.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> ModifiedView<Self> {
    unmodified
  }

  /// Draws a line under the texts inside, which is not drawn here; no effect on layout.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Draws a line through the texts inside, which is not drawn here; no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> ModifiedView<Self> {
    unmodified
  }
}

// MARK: - Lines

extension View {
  /// Limits the lines of the texts inside; `nil` is no limit (V1.1 of the vocabulary). The room that is kept for lines stays.
  public func lineLimit(_ number: Int?) -> EnvironmentView<Self> { environment(\.lineLimit, number) }

  /// Limits the lines of the texts inside, and keeps room for so many (V1.2 and V1.3 of the vocabulary).
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> EnvironmentView<Self> {
    EnvironmentView(content: self) {
      $0.lineLimit = limit
      if reservesSpace { $0.reservedLines = limit }
    }
  }

  /// Limits the lines of the texts inside, and keeps room for the least number (V1.2 and V1.3 of the vocabulary).
  public func lineLimit(_ limit: ClosedRange<Int>) -> EnvironmentView<Self> {
    EnvironmentView(content: self) {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Keeps room for a number of lines in the texts inside (V1.2 and V1.3 of the vocabulary).
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> EnvironmentView<Self> {
    environment(\.reservedLines, limit.lowerBound)
  }

  /// Limits the lines of the texts inside (V1.2 of the vocabulary).
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> EnvironmentView<Self> {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets a distance between the lines of the texts inside, in points, where that of their font is less (V1.10 of the
  /// vocabulary).
  public func lineSpacing(_ lineSpacing: CGFloat) -> EnvironmentView<Self> { environment(\.lineSpacing, lineSpacing) }

  /// Sets where the texts inside are cut that do not fit (V1.6 of the vocabulary).
  public func truncationMode(_ mode: Text.TruncationMode) -> EnvironmentView<Self> {
    environment(\.truncationMode, mode)
  }

  /// Lets the texts inside be smaller, down to a part of their size, where they do not fit (V1.11 of the vocabulary).
  public func minimumScaleFactor(_ factor: CGFloat) -> EnvironmentView<Self> {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters inside stand closer where a line does not fit. Nobody tells by how much, so they do not here.
  public func allowsTightening(_ flag: Bool) -> EnvironmentView<Self> { environment(\.allowsTightening, flag) }

  /// Aligns the lines of the texts inside, which has no effect on sizes and frames.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> EnvironmentView<Self> {
    environment(\.multilineTextAlignment, alignment)
  }
}

// MARK: - Content sizes

extension View {
  /// Sets how large the texts inside are (V1.19 of the vocabulary).
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> EnvironmentView<Self> { environment(\.dynamicTypeSize, size) }

  /// Limits how large or small the texts inside are.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> EnvironmentView<Self>
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = size < first ? first : last
    }
  }
}
