import Dispatch
import Foundation

/// What is done when the interrupt key is pressed, in the place of ending at once; a second press ends the process.
final class Interruption {
  private let source: any DispatchSourceSignal

  /// Watches for the key from now on.
  ///
  /// - Parameter handler: Called on a thread of its own.
  init(_ handler: @escaping @Sendable () -> Void) {
    signal(SIGINT, SIG_IGN)
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global(qos: .userInteractive))
    source.setEventHandler {
      signal(SIGINT, SIG_DFL)
      handler()
    }
    source.resume()
  }

  /// Lets the key end the process again.
  deinit {
    source.cancel()
    signal(SIGINT, SIG_DFL)
  }
}
