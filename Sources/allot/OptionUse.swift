import ArgumentParser

/// Options that would do nothing are refused, so that nobody believes that they did something.
enum OptionUse {
  /// Refuses an option if it is given.
  ///
  /// - Parameter reason: Why it would do nothing, and what to do instead.
  static func refuse(_ option: String, if isGiven: Bool, because reason: String) throws {
    guard isGiven else { return }
    throw ValidationError("\(option) would do nothing: \(reason)")
  }
}
