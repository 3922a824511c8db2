/// A view that a layout arranges: what it answers, and the way to place it.
///
/// The value belongs to one call of the layout: it refers to the engine that lays out the tree, so it is not `Sendable`
/// and is of no use after that.
public struct LayoutSubview {
  private let host: any SubviewHost
  private let number: Int

  init(host: any SubviewHost, number: Int) {
    self.host = host
    self.number = number
  }

  /// The size in points that the view answers to a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.response(of: number, to: proposal) }

  /// The size and the alignment guides with which the view answers a proposal, in its own coordinates.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(size: size) { [host, number] key in
      host.explicitGuide(key, of: number, size: size, proposal: proposal)
    }
  }

  /// The priority that a modifier gave the view, 0 by default; −∞ for spacers and empty containers (6.1 of the
  /// semantics).
  public var priority: Double { host.priority(of: number) }

  /// The distances that the view prefers to its neighbours (section 8 of the semantics).
  public var spacing: ViewSpacing { ViewSpacing(host.spacing(of: number)) }

  /// The value that the view tells the layout, or the default where it sets none (6.8 of the semantics).
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    for value in host.layoutValues(of: number) {
      if let value = value.value(of: key) { return value }
    }
    return Key.defaultValue
  }

  /// The values that the view tells the container around it (6.8 of the semantics).
  public var containerValues: ContainerValues { host.containerValues(of: number) }

  /// Places the view; the last call counts. Only for use in `placeSubviews` (6.4 of the semantics). A position that is
  /// not finite is a mistake of the layout, for which there is no layout of the tree.
  ///
  /// - Parameters:
  ///   - position: The point, in the coordinates of the layout's bounds, at which the anchor stands.
  ///   - anchor: The point of the view that stands there.
  ///   - proposal: What the view is proposed; its answer is the size with which it is placed.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    host.place(number, at: position, anchor: anchor, proposal: proposal)
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same view of the same layout.
  public static func == (one: Self, other: Self) -> Bool { one.host === other.host && one.number == other.number }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}
