import Dispatch
import Foundation
import Synchronization

/// A line on standard error that says what a command is at and for how long; only on a terminal, and only after a second.
final class WorkNotice: Sendable {
  private struct State {
    /// What is being done; nil where nothing is.
    var words: String?
    var start = DispatchTime.now()
    /// Which of the pieces of work it is, so that the clock of an earlier one stops.
    var number = 0
    var isVisible = false
  }

  private let state = Mutex(State())
  private let isShown: Bool

  /// Makes a notice, to be shown if that is wanted and standard error is a terminal.
  init(isShown: Bool) { self.isShown = isShown && isatty(FileHandle.standardError.fileDescriptor) == 1 }

  /// Begins a piece of work.
  func begin(_ words: String) {
    guard isShown else { return }
    let number = state.withLock { state in
      state.words = words
      state.start = .now()
      state.number += 1
      return state.number
    }
    tick(number)
  }

  /// Ends the work and takes the notice off the line.
  func end() {
    state.withLock { state in
      state.words = nil
      if state.isVisible { write("\r\u{1B}[K") }
      state.isVisible = false
    }
  }

  private func tick(_ number: Int) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [self] in
      let goesOn = state.withLock { state in
        guard let words = state.words, state.number == number else { return false }
        let seconds = (DispatchTime.now().uptimeNanoseconds - state.start.uptimeNanoseconds) / 1_000_000_000
        write("\r\u{1B}[K\(words), \(seconds) s")
        state.isVisible = true
        return true
      }
      if goesOn { tick(number) }
    }
  }

  private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
