public import Foundation
public import ViewTree

/// Views that change with time, as they are at one moment: the first of their schedule. It has no place of its own: its views
/// are members of the container around it.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What is known of the moment.
  public struct Context: Sendable {
    /// How often a view may change.
    public enum Cadence: Hashable, Comparable, Sendable {
      /// As often as it likes, once a second, once a minute.
      case live, seconds, minutes
    }

    /// The moment.
    public let date: Date
    /// How often the view may change.
    public let cadence: Cadence
  }

  let schedule: Schedule
  let content: (Context) -> Content

  /// Makes views for the moments of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

extension TimelineView: PrimitiveView {
  package func lowered(in environment: EnvironmentValues) -> ViewList {
    let context = Context(date: schedule.firstDate, cadence: .live)
    let view = environment.whileCurrent { content(context) }
    return ViewList(view, in: environment)
  }
}

/// The moments at which views change.
public protocol TimelineSchedule {
  /// The first moment.
  var firstDate: Date { get }
}

/// Moments by when they begin: those that the system chooses begin at the start of the year 2001, so that a layout is the
/// same whenever it is made.
public struct DatedTimelineSchedule: TimelineSchedule, Hashable, Sendable {
  /// The first moment.
  public let firstDate: Date

  init(_ date: Date = Date(timeIntervalSinceReferenceDate: 0)) { firstDate = date }
}

extension TimelineSchedule where Self == DatedTimelineSchedule {
  /// As often as a display shows something new.
  public static var animation: DatedTimelineSchedule { DatedTimelineSchedule() }
  /// Once a minute.
  public static var everyMinute: DatedTimelineSchedule { DatedTimelineSchedule() }

  /// No more often than an interval in seconds allows.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> DatedTimelineSchedule {
    DatedTimelineSchedule()
  }

  /// At an interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> DatedTimelineSchedule {
    DatedTimelineSchedule(startDate)
  }

  /// At given moments.
  public static func explicit<S: Sequence>(_ dates: S) -> DatedTimelineSchedule where S.Element == Date {
    var iterator = dates.makeIterator()
    return iterator.next().map { DatedTimelineSchedule($0) } ?? DatedTimelineSchedule()
  }
}
