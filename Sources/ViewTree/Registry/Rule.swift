/// A rule of SwiftUI's layout: its number, and how sure it is.
public struct Rule: Hashable, Sendable {
  /// How sure a rule is, the surest first.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// It reproduces sizes or proposals that were recorded from SwiftUI.
    case recorded
    /// It is that of OpenSwiftUI, whose code was audited.
    case audited
    /// It is documented by Apple, or was measured and published by others.
    case `public`
    /// It was chosen so that the layout is determined.
    case guess
  }

  /// The number, as `11.2`, of the semantics, or, as `V2.3`, of the vocabulary; empty where there is nothing to follow.
  public let number: String
  /// How sure it is.
  public let certainty: Certainty
  /// What it makes a view do, after the view's name: `shows the first view that fits`. Rules that a layout names because no
  /// device and no audited code vouch for them have it; others have none.
  public let statement: String?

  /// Makes a rule.
  package init(_ number: String, _ certainty: Certainty, _ statement: String? = nil) {
    self.number = number
    self.certainty = certainty
    self.statement = statement
  }

  /// A modifier's that passes its content through as it is.
  static let neutral = Rule("5.2", .audited)

  /// A stack of screens fills its proposal.
  static let screenFills = Rule("V6.11", .recorded)

  /// The heights of bars are off the safe area of their screen.
  static let bars = Rule("V6.11", .recorded)

  /// The widths of the columns of a split view.
  static let columns = Rule("V6.13", .recorded)

  /// What is presented over a view, or stands in a bar, is not shown.
  static let unshown = Rule("V6.11", .guess)

  /// Whether neither a recording nor audited code vouches for the rule.
  public var isUncertain: Bool { certainty == .public || certainty == .guess }

  /// Where the rule comes from.
  public var source: String {
    switch certainty {
    case .recorded: "recorded from SwiftUI"
    case .audited: "OpenSwiftUI, audited"
    case .public: "published documentation or measurements"
    case .guess: "a choice"
    }
  }
}

/// What a view or a modifier is to a layout.
public enum LayoutClass: String, CaseIterable, Hashable, Sendable {
  /// It changes the layout.
  case layout = "L"
  /// It is a control or a container with a platform's measures.
  case control = "C"
  /// It has no effect on layout.
  case neutral = "N"
  /// It keeps or hands down data.
  case state = "S"
  /// It presents other views, which are not shown in the same place.
  case presentation = "P"
}
