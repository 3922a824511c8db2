/// A flexible gap along the axis of its stack, of the lowest priority (section 10 of the semantics).
public struct Spacer: View, Hashable, Sendable {
  /// The least length in points; `nil` stands for 8.
  public var minLength: CGFloat?

  /// Makes a gap of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.spacer(minLength: minLength))])
  }
}

/// A line one pixel thick: vertical in an ``HStack``, horizontal elsewhere (section 10 of the semantics).
public struct Divider: View, Hashable, Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList { ViewList([ViewNode(.divider)]) }
}

/// A leaf whose size is looked up by what it is proposed: a view given by measurements.
///
///     Responses(
///       [Response(proposal: .zero, size: CGSize(width: 20, height: 10))], default: CGSize(width: 80, height: 10))
public struct Responses: View, Hashable, Sendable {
  let table: [Response]
  let standard: CGSize

  /// Makes a leaf that answers by a table.
  ///
  /// - Parameters:
  ///   - table: The sizes answered to single proposals; both sides are compared exactly.
  ///   - standard: The size in points answered to all other proposals.
  public init(_ table: [Response] = [], default standard: CGSize) {
    self.table = table
    self.standard = standard
  }
}

extension Responses: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    ViewList([ViewNode(.responses(table: table, default: standard))])
  }
}
