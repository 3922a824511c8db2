import Foundation
import LayoutTestSupport
import Testing
import ViewTree

/// A case of one of the files in `Cases`: a document with what is to come of it.
///
/// The expectations are read with Foundation's decoder, the document with the project's own reader.
struct ConformanceCase: CustomTestStringConvertible, Sendable {
  var expectation: Expectation
  var document: Result<LayoutDocument, InvalidDocument>

  var name: String { expectation.name }
  var testDescription: String { name }
}

/// What a case says about the layout of its document.
struct Expectation: Decodable, Sendable {
  var name: String
  /// Frames as x, y, width, height; null where nobody recorded the number.
  var frames: [String: [Double?]]?
  /// Sizes of the optimal layout as width and height.
  var sizes: [String: [Double]]?
  /// Sizes of SwiftUI's layout as width and height.
  var swiftui: [String: [Double]]?
  /// Sizes of the optimal layout as width and height, in the file of coupled trees.
  var optimal: [String: [Double]]?
  var trace: [Event]?
  /// Who recorded the frames, and where.
  var source: String?
  /// How far in points a frame may be from the recorded one; absent where it has to be equal to the last bit.
  var tolerance: Double?
}

/// One entry of a recorded trace.
struct Event: Decodable, Equatable, CustomStringConvertible, Sendable {
  var label: String
  var event: String
  var width: Side?
  var height: Side?
  var x: Double?
  var y: Double?

  var description: String {
    event == "position"
      ? "position \(x ?? .nan), \(y ?? .nan)"
      : "\(event) \(width?.description ?? "nil") × \(height?.description ?? "nil")"
  }
}

/// A length that may be infinite.
struct Side: Decodable, Equatable, CustomStringConvertible, Sendable {
  var length: Double

  init(_ length: Double) { self.length = length }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let word = try? container.decode(String.self) {
      guard word == "infinity" else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(word) is no length")
      }
      length = .infinity
    } else {
      length = try container.decode(Double.self)
    }
  }

  var description: String { "\(length)" }
}

extension Event {
  /// An entry of a layout's trace in the form of a recorded one.
  init(_ entry: TraceEntry) {
    label = entry.label
    switch entry.event {
    case .proposal(let proposal):
      event = "proposal"
      width = proposal.width.map { Side($0) }
      height = proposal.height.map { Side($0) }
    case .report(let size):
      event = "report"
      width = Side(size.width)
      height = Side(size.height)
    case .position(let point):
      event = "position"
      x = point.x
      y = point.y
    }
  }
}

extension ConformanceCase {
  /// The cases of a file; only the one that the environment variable `ALLOT_CASE` names, if it is set.
  static func cases(in file: String) throws -> [ConformanceCase] {
    let all = try allCases(in: file)
    guard let name = ProcessInfo.processInfo.environment["ALLOT_CASE"] else { return all }
    return all.filter { $0.name == name }
  }

  /// All cases of a file.
  static func allCases(in file: String) throws -> [ConformanceCase] {
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Cases"))
    let data = try Data(contentsOf: url)
    let expectations = try JSONDecoder().decode([Expectation].self, from: data)
    let documents = DocumentReader().documents(in: Array(data), fileName: "\(file).json")
    try #require(expectations.map(\.name) == documents.map(\.name))
    return zip(expectations, documents).map { ConformanceCase(expectation: $0, document: $1.result) }
  }

  /// The cases whose documents the reader accepts.
  static func acceptedCases(in file: String) throws -> [ConformanceCase] {
    try cases(in: file).filter { (try? $0.document.get()) != nil }
  }
}
