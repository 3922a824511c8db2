#if canImport(CoreGraphics)
  public import enum CoreGraphics.CGLineCap
  public import enum CoreGraphics.CGLineJoin
#else
  /// How a line ends. Is not drawn.
  public enum CGLineCap: Int32, Hashable, Sendable {
    /// At its end; half a circle behind it; half a square behind it.
    case butt, round, square
  }

  /// How a line turns. Is not drawn.
  public enum CGLineJoin: Int32, Hashable, Sendable {
    /// In a point; in an arc; cut off.
    case miter, round, bevel
  }
#endif

/// How the inside of a shape is filled. Has no effect on layout and is not drawn.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside by the number of crossings alone.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How an outline is drawn. Has no effect on layout and is not drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  /// How the line ends.
  public var lineCap: CGLineCap
  /// How the line turns.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner reaches at the most, in widths of the line.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Points into the dashes at which the line starts.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
