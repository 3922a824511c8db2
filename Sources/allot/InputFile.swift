import Foundation

/// Reading the files that are named on the command line.
enum InputFile {
  /// A file that could not be read, in one sentence.
  struct Failure: Error {
    var message: String
  }

  /// The most that is read of one file, in mebibytes.
  static let mebibyteLimit = 64

  /// The content of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    let name = path == "-" ? "standard input" : path
    let stream = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard stream >= 0 else { throw failure(of: name, .last) }
    defer { if path != "-" { close(stream) } }
    var found = stat()
    guard fstat(stream, &found) == 0 else { throw failure(of: name, .last) }
    if found.st_mode & S_IFMT == S_IFREG, Int64(found.st_size) > Int64(mebibyteLimit) << 20 { throw tooLong(name) }
    return try bytes(of: stream, name)
  }

  private static func bytes(of stream: Int32, _ name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(stream, &part, part.count)
      guard count != 0 else { return bytes }
      if count > 0 {
        bytes += part[..<count]
        guard bytes.count <= mebibyteLimit << 20 else { throw tooLong(name) }
      } else if errno == EAGAIN {
        var state = pollfd(fd: stream, events: Int16(POLLIN), revents: 0)
        poll(&state, 1, -1)
      } else if errno != EINTR {
        throw failure(of: name, .last)
      }
    }
  }

  private static func failure(of name: String, _ reason: SystemReason) -> Failure {
    switch reason.code {
    case ENOENT: Failure(message: "there is no file \(name)")
    case EISDIR: Failure(message: "\(name) is a folder; name a file in it")
    default: Failure(message: "\(name) cannot be read: \(reason.words)")
    }
  }

  private static func tooLong(_ name: String) -> Failure {
    Failure(message: "\(name) is longer than \(mebibyteLimit) MiB, which is the most that is read of a file; divide it")
  }

  /// Whether a file's content is read as JSON: its first character other than a blank is `{` or `[`.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The name that a file gives to its documents: its own without the ending, `stdin` for `-`.
  static func name(of path: String) -> String {
    path == "-" ? "stdin" : URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}

extension InputFile {
  /// The content of a file that is to hold layout documents.
  ///
  /// - Throws: For SwiftUI source too, which is not read.
  static func documentBytes(of path: String) throws(Failure) -> [UInt8] {
    let bytes = try bytes(of: path)
    guard path.lowercased().hasSuffix(".swift") else { return bytes }
    throw Failure(
      message:
        "\(path) is Swift source, which is not read yet: what is read are layout documents in JSON or YAML; write "
        + "the view tree as one (`allot schema` prints its form)")
  }
}
