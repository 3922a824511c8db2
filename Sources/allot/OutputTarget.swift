import Foundation

/// What `--output` names: a stream that is open already, a regular file, or anything else that can be written to.
///
/// A symbolic link names what it leads to.
enum OutputTarget: Hashable {
  /// A stream of the process: `-`, `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)
  /// A regular file that is to be replaced, or one that does not exist yet and has no identity.
  case file(path: String, replaced: FileIdentity?)
  /// A device, a pipe or a socket.
  case stream(path: String)

  /// Finds out what a path names.
  ///
  /// - Throws: Where nothing can be written there: a folder, a file in a folder that does not exist or may not be changed.
  init(_ path: String) throws(UnwritableOutput) {
    guard path != "-" else {
      self = .descriptor(STDOUT_FILENO)
      return
    }
    var current = path
    for _ in 0..<40 {
      switch try Self.step(current, asked: path) {
      case .target(let target):
        self = target
        return
      case .link(let next): current = next
      }
    }
    throw UnwritableOutput(path: path, reason: SystemReason(code: ELOOP))
  }

  /// What was found out about a path.
  private enum Step {
    case target(OutputTarget)
    case link(String)
  }

  private static func step(_ path: String, asked: String) throws(UnwritableOutput) -> Step {
    let (folder, name) = parts(of: path)
    if let descriptor = descriptor(named: name, in: folder) { return .target(.descriptor(descriptor)) }
    var found = stat()
    guard lstat(path, &found) == 0 else {
      let reason = SystemReason.last
      guard reason.code == ENOENT, !path.hasSuffix("/"), access(folder, W_OK | X_OK) == 0 else {
        throw UnwritableOutput(path: asked, reason: reason.code == ENOENT ? missing(folder) : reason, folder: folder)
      }
      return .target(.file(path: path, replaced: nil))
    }
    switch found.st_mode & S_IFMT {
    case S_IFLNK:
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        throw UnwritableOutput(path: asked, reason: .last)
      }
      return .link(next.hasPrefix("/") ? next : folder + "/" + next)
    case S_IFDIR: throw UnwritableOutput(path: asked, reason: SystemReason(code: EISDIR))
    case S_IFREG:
      guard access(path, W_OK) == 0 else { throw UnwritableOutput(path: asked, reason: .last) }
      guard access(folder, W_OK | X_OK) == 0 else {
        throw UnwritableOutput(path: asked, reason: .last, folder: folder)
      }
      return .target(.file(path: path, replaced: FileIdentity(found)))
    default: return .target(.stream(path: path))
    }
  }

  /// Why there can be no new file in a folder.
  private static func missing(_ folder: String) -> SystemReason {
    access(folder, W_OK | X_OK) == 0 ? SystemReason(code: ENOENT) : .last
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = String(path[..<slash])
    return (folder.isEmpty ? "/" : folder, String(path[path.index(after: slash)...]))
  }

  /// The stream that a name in one of the system's folders of open streams stands for.
  ///
  /// To open such a name would begin at the start of a file that a shell is appending to.
  private static func descriptor(named name: String, in folder: String) -> Int32? {
    guard let number = Int32(name), number >= 0 else { return nil }
    let streams = ["/dev/fd", "/proc/self/fd"].compactMap { realPath($0) }
    return realPath(folder).flatMap { streams.contains($0) ? number : nil }
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

extension OutputTarget {
  /// Writes a result: to a stream as it is, to a file whole or not at all.
  func write(_ bytes: [UInt8], asked path: String) throws(UnwritableOutput) {
    let reason: SystemReason? =
      switch self {
      case .descriptor(let stream): StandardStreams.write(bytes, to: stream)
      case .stream(let path): Self.writeThrough(bytes, to: path)
      case .file(let path, let replaced): Self.replace(path, replaced, by: bytes)
      }
    if let reason { throw UnwritableOutput(path: path, reason: reason) }
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) -> SystemReason? {
    let stream = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard stream >= 0 else { return .last }
    let reason = StandardStreams.write(bytes, to: stream)
    return close(stream) == 0 ? reason : reason ?? .last
  }

  /// Writes a file beside the old one and puts it in its place once it is whole.
  private static func replace(_ path: String, _ replaced: FileIdentity?, by bytes: [UInt8]) -> SystemReason? {
    var template = Array((parts(of: path).folder + "/.allot-XXXXXX").utf8CString)
    let stream = mkstemp(&template)
    guard stream >= 0 else { return .last }
    let made = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    var reason = StandardStreams.write(bytes, to: stream)
    // Who may not give a file away keeps it. The mode comes second: a new owner takes parts of it away.
    if let replaced { _ = fchown(stream, replaced.owner, replaced.group) }
    if reason == nil, fchmod(stream, replaced?.mode ?? 0o666 & ~mask) != 0 { reason = .last }
    if reason == nil, fsync(stream) != 0 { reason = .last }
    if close(stream) != 0 { reason = reason ?? .last }
    if reason == nil, rename(made, path) != 0 { reason = .last }
    if reason != nil { unlink(made) }
    return reason
  }

  /// What the process takes away from the modes of new files.
  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }
}

/// Which file it is, whatever it is called, and to whom it belongs.
struct FileIdentity: Hashable {
  private var device: UInt64
  private var number: UInt64
  var mode: mode_t
  var owner: uid_t
  var group: gid_t

  /// The identity of what `stat` found.
  init(_ found: stat) {
    device = UInt64(truncatingIfNeeded: found.st_dev)
    number = UInt64(truncatingIfNeeded: found.st_ino)
    mode = found.st_mode & 0o7777
    owner = found.st_uid
    group = found.st_gid
  }

  /// The identity of the regular file that is read as `path`; nil where it is none. `-` is standard input.
  init?(ofInput path: String) {
    var found = stat()
    guard (path == "-" ? fstat(STDIN_FILENO, &found) : stat(path, &found)) == 0, found.st_mode & S_IFMT == S_IFREG
    else { return nil }
    self.init(found)
  }
}

/// An output that cannot be written.
struct UnwritableOutput: Error, CustomStringConvertible {
  var path: String
  var reason: SystemReason
  /// The folder that is to hold the file, where that is to blame.
  var folder: String?

  init(path: String, reason: SystemReason, folder: String? = nil) {
    self.path = path
    self.reason = reason
    self.folder = folder
  }

  /// One sentence with the system's reason, and what to do where that is known.
  var description: String {
    let place = path == "-" ? "standard output" : path
    return "\(place) cannot be written: \(reason.words)" + (advice.map { "; \($0)" } ?? "")
  }

  private var advice: String? {
    switch (reason.code, folder) {
    case (ENOENT, let folder?): "make the folder \(folder) first"
    case (EISDIR, _): "name a file in it"
    case (EACCES, let folder?): "a file is replaced by a new one in its folder, so \(folder) has to be writable too"
    default: nil
    }
  }
}
