import Foundation

/// What is done when the interrupt key is pressed, in the place of ending at once; a second press ends the process.
///
/// The signal's handler writes a byte into a pipe, for it may do little else, and a thread that reads the pipe does the rest. The handler is
/// there as soon as `init` returns: a dispatch source would begin to look for signals some time later, and one that came before
/// that would be lost.
final class Interruption {
  private let pipe = Pipe()

  /// Watches for the key from now on. One at a time does.
  ///
  /// - Parameter handler: Called on a thread of its own.
  init(_ handler: @escaping @Sendable () -> Void) {
    let reading = pipe.fileHandleForReading
    wakeUp = pipe.fileHandleForWriting.fileDescriptor
    Thread.detachNewThread {
      if let byte = try? reading.read(upToCount: 1), !byte.isEmpty { handler() }
    }
    signal(SIGINT) { _ in
      signal(SIGINT, SIG_DFL)
      var byte: UInt8 = 1
      _ = write(wakeUp, &byte, 1)
    }
  }

  /// Lets the key end the process again.
  deinit {
    signal(SIGINT, SIG_DFL)
    try? pipe.fileHandleForWriting.close()
  }
}

/// The end of the pipe into which the handler writes, which can hold nothing of its own.
nonisolated(unsafe) private var wakeUp: Int32 = -1
