import Foundation
import Synchronization

/// A bar on standard error that shows how far a long command is; only on a terminal.
///
/// It may be moved from any thread.
final class ProgressBar: Sendable {
  /// The tenths of a percent shown last; nil where the bar is not shown.
  private let shown: Mutex<Int?>

  /// Makes a bar, to be shown if that is wanted and standard error is a terminal.
  init(isShown: Bool) {
    shown = Mutex(isShown && isatty(FileHandle.standardError.fileDescriptor) == 1 ? -1 : nil)
  }

  /// Moves the bar to a share of the work.
  func show(_ done: Int, of all: Int) {
    let part = Int(1000 * Double(done) / Double(max(1, all)))
    shown.withLock { last in
      guard let before = last, part > before else { return }
      last = part
      let filled = part * 40 / 1000
      let bar = String(repeating: "█", count: filled) + String(repeating: "·", count: 40 - filled)
      write("\r\(bar) \(part / 10).\(part % 10) % of \(all) stacks")
    }
  }

  /// Takes the bar off the line.
  func remove() {
    shown.withLock { last in
      if let before = last, before >= 0 { write("\r\u{1B}[K") }
      last = nil
    }
  }

  private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
