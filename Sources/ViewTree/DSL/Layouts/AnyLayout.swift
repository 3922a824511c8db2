/// A layout whose type is hidden, so that one of several can be chosen while a view is made.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout {
///       Text("one")
///       Text("two")
///     }
///
/// Around a stack's layout it makes that stack, with its axis, but one that is never bypassed (6.7 of the semantics).
public struct AnyLayout: Layout {
  /// What the hidden layout keeps from call to call.
  public struct Cache {
    fileprivate var storage: any CacheStorage
  }

  /// The layout that is hidden.
  package let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// The axis of the hidden layout, if it is like a stack.
  package var stackAxis: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { base.erasedCache(subviews) }

  /// Brings the hidden layout's cache up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { base.update(&cache, subviews) }

  /// The size in points that the hidden layout answers.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.size(for: proposal, subviews, &cache)
  }

  /// Places the subviews as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(in: bounds, proposal, subviews, &cache)
  }

  /// What the hidden layout prefers to its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { base.spacing(subviews, &cache) }

  /// The explicit x position of a guide in the hidden layout, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The explicit y position of a guide in the hidden layout, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide.key, in: bounds, proposal, subviews, &cache)
  }
}

/// A cache of a type that only its layout knows.
private protocol CacheStorage {}

/// The place of a cache that its layout is using.
private struct LentStorage: CacheStorage {}

private struct TypedStorage<Value>: CacheStorage {
  var value: Value
}

/// The requirements that speak of the cache's type, for a layout whose type is hidden.
extension Layout {
  fileprivate func erasedCache(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(storage: TypedStorage(value: makeCache(subviews: subviews)))
  }

  fileprivate func update(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    lend(&cache) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func size(
    for proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    lend(&cache) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) {
    lend(&cache) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func spacing(_ subviews: Subviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    lend(&cache) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    lend(&cache) {
      switch key.axis {
      case .horizontal:
        explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      case .vertical:
        explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
  }

  /// Takes the cache out while it is used, so that what it holds is changed in place and not copied.
  private func lend<Result>(_ cache: inout AnyLayout.Cache, to use: (inout Cache) -> Result) -> Result {
    guard var storage = cache.storage as? TypedStorage<Cache> else {
      preconditionFailure("a cache of another layout was handed to \(Self.self)")
    }
    cache.storage = LentStorage()
    defer { cache.storage = storage }
    return use(&storage.value)
  }
}
