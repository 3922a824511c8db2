/// A system whose controls and containers have measures of their own.
public enum PlatformSystem: String, CaseIterable, Hashable, Sendable {
  /// iOS 15 to 18.
  case ios18
  /// iOS 26.
  case ios26
  /// macOS 26.
  case macos26

  /// Whether it is a system of Macs.
  package var isMac: Bool { self == .macos26 }

  /// Whether it is one of those of 2025, under which `fixedSize` hides a priority and a negative length of a frame is 0.
  package var isOf2025: Bool { self != .ios18 }
}

/// The measures of a system, some of which may be replaced.
public struct PlatformMetrics: Hashable, Sendable {
  /// The system.
  public var system: PlatformSystem
  /// Numbers in points that take the place of the system's.
  public var replaced: [PlatformMetric: CGFloat] = [:]

  /// Takes the measures of a system.
  public init(_ system: PlatformSystem = .ios18) { self.system = system }

  /// A measure in points.
  public subscript(metric: PlatformMetric) -> CGFloat { replaced[metric] ?? metric.value(on: system).points }
}

extension EnvironmentValues {
  /// The measures of the system for which views are laid out; those of iOS 18.
  public var platformMetrics: PlatformMetrics {
    get { self[PlatformMetricsKey.self] }
    set { self[PlatformMetricsKey.self] = newValue }
  }
}

private enum PlatformMetricsKey: EnvironmentKey { static var defaultValue: PlatformMetrics { PlatformMetrics() } }

extension View {
  /// Lays the views inside out with the measures of a system. SwiftUI has no such modifier: it runs on one system.
  public func platform(_ system: PlatformSystem) -> EnvironmentView<Self> {
    transformEnvironment(\.platformMetrics) { $0.system = system }
  }
}
