import Testing

@testable import LayoutReport

/// The colours of reports on terminals.
struct InkTests {
  private let report = """
    points   1 of 1 region differs: SwiftUI leaves 40 pt unused

      red         1     150      200      240  +40
      SwiftUI  ████ ██ ··   260 of 300
      Why   red is asked first.
    """

  @Test func `without colours a report is as it is`() { #expect(Ink.painted(report) == report) }

  @Test func `with colours it is the same text between escape sequences`() {
    let painted = Ink.$isOn.withValue(true) { Ink.painted(report) }
    #expect(painted.replacing(/\u{1B}\[[\d;]*m/, with: "") == report)
    #expect(painted.contains("\u{1B}[1mpoints\u{1B}[0m   "))
    #expect(painted.contains("\u{1B}[32m+40\u{1B}[0m"))
    // Neighbouring bars have two colours by turns.
    #expect(painted.contains("\u{1B}[36m████\u{1B}[0m \u{1B}[34m██\u{1B}[0m \u{1B}[2m··\u{1B}[0m"))
    #expect(painted.contains("\u{1B}[1m  Why   \u{1B}[0mred"))
  }
}
