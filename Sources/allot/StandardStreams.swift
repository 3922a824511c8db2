import Foundation
import LayoutReport

/// The three streams that a command is started with.
enum StandardStreams {
  /// Makes sure that nothing is written where it does not belong, and that a failed write is an error, not a signal.
  ///
  /// A stream that is closed takes the place of the next file to be opened: results would go into the input, messages
  /// into the output. So each closed one is bound to what refuses every result.
  static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for (stream, way) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)] {
      guard fcntl(stream, F_GETFD) == -1 else { continue }
      let opened = open("/dev/null", way)
      if opened >= 0, opened != stream {
        dup2(opened, stream)
        close(opened)
      }
    }
  }

  /// Writes all bytes to what is open as `stream`.
  ///
  /// - Returns: Why they could not all be written; nil where they were.
  static func write(_ bytes: some Collection<UInt8>, to stream: Int32) -> SystemReason? {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno == EAGAIN {
        // Whoever reads has asked not to be waited for; we wait all the same.
        var state = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        poll(&state, 1, -1)
      } else if count < 0, errno != EINTR {
        return .last
      }
    }
    return nil
  }

  /// Whether standard output is a terminal that takes colours, and NO_COLOR does not forbid them (no-color.org).
  static var takesColour: Bool {
    let environment = ProcessInfo.processInfo.environment
    let terminal = environment["TERM"] ?? ""
    return isatty(STDOUT_FILENO) == 1 && (environment["NO_COLOR"] ?? "").isEmpty && !terminal.isEmpty
      && terminal != "dumb"
  }

  /// How many columns a report may take: what COLUMNS says, as wherever it is set, else the terminal's, else 80.
  static var width: Int {
    if let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init), columns > 0 {
      return Page.usable(columns)
    }
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return Page.standardWidth
    }
    return Page.usable(Int(size.ws_col))
  }
}
