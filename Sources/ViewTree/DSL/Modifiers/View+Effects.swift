// These effects change how a view is drawn and nothing of its layout (5.2 of the semantics). Trees carry those that pictures show.
extension View {
  /// Cuts off what sticks out of the view; no effect on layout.
  public func clipped(antialiased: Bool = false) -> ModifiedView<Self> { drawn("clipped") }

  /// Cuts off what sticks out of a shape; no effect on layout.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> ModifiedView<Self> {
    guard shape is any KnownShape else { return unmodified }
    let kind = shape.kind
    var members: [JSONText.Member] = [.init("shape", .string(kind.typeName))]
    if case .roundedRectangle(let radius) = kind { members.append(.init("cornerRadius", .number(Double(radius)))) }
    return drawn("clipShape", members)
  }

  /// Cuts off the view's corners; no effect on layout.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> ModifiedView<Self> {
    drawn("cornerRadius", [.init("radius", .number(Double(radius)))])
  }

  /// Draws the view where another is opaque; no effect on layout.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> ModifiedView<Self> {
    unmodified
  }

  /// Shows the view where another is, which is not drawn; no effect on layout.
  public func mask<Mask: View>(_ mask: Mask) -> ModifiedView<Self> { unmodified }

  /// Makes the view translucent; no effect on layout.
  public func opacity(_ opacity: Double) -> ModifiedView<Self> {
    drawn("opacity", [.init("value", .number(opacity))])
  }

  /// Keeps the view's place without drawing it; no effect on layout.
  public func hidden() -> ModifiedView<Self> { drawn("hidden") }

  /// Draws a shadow; no effect on layout.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedView<Self> { unmodified }

  /// Draws the view out of focus; no effect on layout.
  public func blur(radius: CGFloat, opaque: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Draws the view before or after its siblings; no effect on layout.
  public func zIndex(_ value: Double) -> ModifiedView<Self> {
    drawn("zIndex", [.init("value", .number(value))])
  }

  /// Sets the tint of controls; no effect on layout.
  public func tint<S: ShapeStyle>(_ tint: S?) -> ModifiedView<Self> { unmodified }

  /// Draws the view as one picture; no effect on layout.
  public func compositingGroup() -> ModifiedView<Self> { unmodified }

  /// Draws the view as one picture; no effect on layout.
  public func drawingGroup(opaque: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Sets where the view can be touched; no effect on layout.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> ModifiedView<Self> { unmodified }

  /// Sets the form that the view has for some purposes; no effect on layout.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> ModifiedView<Self> {
    unmodified
  }
}

extension View {
  /// The view with a modifier that pictures show, as a document has it. Numbers without end are left out, since no document has them.
  private func drawn(_ name: String, _ members: [JSONText.Member] = []) -> ModifiedView<Self> {
    let isFinite = members.allSatisfy { if case .number(let number) = $0.value { number.isFinite } else { true } }
    return isFinite ? modified(by: .neutral(NeutralModifier(name, members: members))) : unmodified
  }
}

/// What a view's form is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches and clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Pictures of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Pictures above menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What happens under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What is read aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}
