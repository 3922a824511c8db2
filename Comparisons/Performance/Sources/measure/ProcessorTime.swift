import Foundation

/// The time that processors have spent on this program, which counts nothing that others do beside it.
enum ProcessorTime {
  /// In seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// How long some work takes, in seconds.
  static func of(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now - start
  }
}

extension [Double] {
  /// The middle one in order; the lower of two.
  var median: Double { sorted()[(count - 1) / 2] }
}

extension Double {
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }
}

/// A reason why nothing is measured.
struct Misuse: Error, CustomStringConvertible {
  let description: String
}
