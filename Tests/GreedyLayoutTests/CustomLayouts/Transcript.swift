import Synchronization

/// Lines that layouts told, in order.
final class Transcript: Sendable {
  private let told = Mutex<[String]>([])

  var lines: [String] { told.withLock { $0 } }

  func add(_ line: String) { told.withLock { $0.append(line) } }
}
