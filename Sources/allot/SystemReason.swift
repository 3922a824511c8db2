import Foundation

/// What the system says about a call that failed.
struct SystemReason: Hashable {
  /// The number that the call left behind.
  var code: Int32

  /// The reason of the call that failed last.
  static var last: SystemReason { SystemReason(code: errno) }

  /// The system's own words: `No such file or directory`.
  var words: String { String(cString: strerror(code)) }
}
