extension View {
  /// Draws the view in a colour; `nil` leaves it to the views around.
  public func foregroundColor(_ color: Color?) -> some View { foreground(color?.colorName) }

  /// Draws the view in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground(style.drawnColor) }

  /// Draws the view in the first of two styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foreground(primary.drawnColor)
  }

  /// Draws the view in the first of three styles.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground(primary.drawnColor)
  }

  private func foreground(_ color: String?) -> some View {
    modified(by: color.map { [.foregroundColor($0)] } ?? [])
  }
}
