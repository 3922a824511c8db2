internal import Foundation

/// The seeds of a property test: each is an argument, so that a failure is one rerun.
package enum Seeds {
  /// The seeds from 0 on: `count` of them, or as many as the environment variable `ALLOT_SEEDS` says; only the one that
  /// `ALLOT_SEED` names, if it is set.
  package static func first(_ count: UInt64) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["ALLOT_SEED"].flatMap(UInt64.init) { return [seed] }
    return Array(0..<(environment["ALLOT_SEEDS"].flatMap(UInt64.init) ?? count))
  }

  /// How a seed's test is run alone.
  package static func repeating(_ seed: UInt64, of suite: String) -> String {
    "ALLOT_SEED=\(seed) swift test --filter \(suite)"
  }
}
