import Foundation

/// Reading the files that are named on the command line.
enum InputFile {
  /// A file that could not be read.
  struct Failure: Error {
    var message: String
  }

  /// The content of a file, or of standard input for `-`.
  static func bytes(of path: String) throws(Failure) -> [UInt8] {
    var isDirectory: ObjCBool = false
    if path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue {
      throw Failure(message: "\(path) is a folder; name a file in it")
    }
    do {
      let handle = path == "-" ? .standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      return Array(try handle.readToEnd() ?? Data())
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Failure(message: exists ? "\(path) cannot be read" : "there is no file \(path)")
    }
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
