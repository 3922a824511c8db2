extension View {
  /// Draws the view in a colour; `nil` leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> ModifiedView<Self> { foreground(color?.colorName) }

  /// Draws the view in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> ModifiedView<Self> { foreground(style.drawnColor) }

  /// Draws the view in the first of two styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> ModifiedView<Self> {
    foreground(primary.drawnColor)
  }

  /// Draws the view in the first of three styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> ModifiedView<Self> {
    foreground(primary.drawnColor)
  }

  private func foreground(_ color: String?) -> ModifiedView<Self> {
    modified(by: color.map { [.foregroundColor($0)] } ?? [])
  }
}
