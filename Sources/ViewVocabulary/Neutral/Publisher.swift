public import Foundation
public import ViewTree

#if canImport(Combine)
  public import Combine
#else

  // What views receive in SwiftUI comes from Combine, which is Apple's alone. These are its names, as far as views are
  // written with them; nothing is ever published, since a layout is of one moment.

  /// What publishes values, of which a layout receives none.
  public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the errors.
    associatedtype Failure: Error
  }

  extension Publisher {
    /// The publisher with its type hidden.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher() }
  }

  /// A publisher whose type is hidden.
  public struct AnyPublisher<Output, Failure: Error>: Publisher, Sendable {
    init() {}

    /// Hides the type of a publisher.
    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
  }

  /// A publisher of one value.
  public struct Just<Output>: Publisher {
    /// It does not fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// Publishes a value.
    public init(_ output: Output) { self.output = output }
  }

  /// A publisher of what is sent to it.
  public final class PassthroughSubject<Output, Failure: Error>: Publisher, Sendable {
    /// Makes a publisher.
    public init() {}

    /// Publishes a value, which nobody receives.
    public func send(_ value: Output) {}
  }

  extension PassthroughSubject where Output == Void {
    /// Publishes that something has happened, which nobody receives.
    public func send() {}
  }

  /// A publisher of what is sent to it, which keeps the last value.
  public final class CurrentValueSubject<Output, Failure: Error>: Publisher, Sendable {
    private let state: State<Output>

    /// Makes a publisher with a first value.
    public init(_ value: Output) { state = State(wrappedValue: value) }

    /// The last value.
    public var value: Output {
      get { state.wrappedValue }
      set { state.wrappedValue = newValue }
    }

    /// Publishes a value, which nobody receives.
    public func send(_ value: Output) { self.value = value }
  }

  extension Timer {
    /// A publisher of times, which publishes none.
    public struct TimerPublisher: Publisher, Sendable {
      /// What is published.
      public typealias Output = Date
      /// It does not fail.
      public typealias Failure = Never

      /// Would begin with the first receiver.
      public func autoconnect() -> TimerPublisher { self }
    }

    /// A publisher of times, an interval in seconds apart.
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
      TimerPublisher()
    }
  }

  extension NotificationCenter {
    /// A publisher of notifications, which publishes none.
    public struct Publisher: ViewVocabulary.Publisher, Sendable {
      /// What is published.
      public typealias Output = Notification
      /// It does not fail.
      public typealias Failure = Never
    }

    /// A publisher of the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher { Publisher() }
  }

  extension Published {
    /// A publisher of a property's values.
    public struct Publisher: ViewVocabulary.Publisher, Sendable {
      /// What is published.
      public typealias Output = Value
      /// It does not fail.
      public typealias Failure = Never
    }
  }
#endif

extension View {
  /// Acts on what is published, which nothing is while a tree is laid out; no effect on layout.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> ModifiedView<Self> where P.Failure == Never {
    unmodified
  }
}
