public import ViewTree

/// Where scrolling stops, which content that is not scrolled never asks.
public protocol ScrollTargetBehavior {
  /// What is known when scrolling is about to stop.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling stops.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where scrolling stops.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is seen then, in points.
  public var rect: CGRect
  /// The point of it that stays where it is if its size changes, in fractions; nil for the nearest edge.
  public var anchor: UnitPoint?
}

/// What is known when scrolling is about to stop. Lengths are in points.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// How fast it is, in points a second.
  public let velocity: CGVector
  /// How large the content is.
  public let contentSize: CGSize
  /// How large the scroll view is.
  public let containerSize: CGSize
  /// In which directions content scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues

  /// A value that is handed down to the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// At whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes the behaviour.
  public init() {}

  /// Stops at a page; no content is scrolled, and so nothing is changed.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views may be passed at a time.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As many as the system thinks best.
    public static let automatic = LimitBehavior(name: "automatic")
    /// Few.
    public static let always = LimitBehavior(name: "always")
    /// Few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
  }

  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Makes the behaviour, which puts a point of a view at that of the scroll view.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Stops at a view; no content is scrolled, and so nothing is changed.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behaviour whose type is hidden.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let behavior: any ScrollTargetBehavior

  /// Hides the type of a behaviour.
  public init<B: ScrollTargetBehavior>(_ base: B) { behavior = base }

  /// Changes where scrolling stops as the behaviour does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    behavior.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At views, of which only so many may be passed at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// At views, with a point of a view at that of the scroll view.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
