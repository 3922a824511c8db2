// What views hand down to the texts inside them, beside the font and the line limit.
extension EnvironmentValues {
  /// In which letters texts are written; `nil` leaves them as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// The least distance between the lines of a text in points; 0.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where a text is cut that does not fit; at its end.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The part of its size that a text may be made smaller to; 1, which leaves it as it is.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Whether letters may stand closer where a line does not fit, which they do not here.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The lines for which a text has room at least; `nil` keeps room for none.
  var reservedLines: Int? {
    get { self[ReservedLinesKey.self] }
    set { self[ReservedLinesKey.self] = newValue }
  }

  /// What texts leave open.
  var textStyle: Text.Style {
    get {
      var style = self[TextStyleKey.self]
      style.font = font
      style.weight = fontWeight
      style.isItalic = isItalic
      return style
    }
    set { self[TextStyleKey.self] = newValue }
  }

  /// How the lines of texts are set.
  var textFormat: TextFormat {
    var format = TextFormat(lineLimit: lineLimit)
    format.reservedLines = reservedLines
    format.lineSpacing = lineSpacing
    format.truncationMode = truncationMode
    format.minimumScaleFactor = minimumScaleFactor
    return format
  }
}

private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum TextStyleKey: EnvironmentKey { static var defaultValue: Text.Style { Text.Style() } }
