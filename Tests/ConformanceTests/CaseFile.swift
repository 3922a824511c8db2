import Foundation
import GreedyLayout
import Testing

/// A file of cases: documents as the command reads them, each with what was recorded or worked out for it.
struct CaseFile {
  /// One case.
  struct Case {
    var name: String
    var document: Result<LayoutDocument, InvalidDocument>
    var expected: Expectation
  }

  /// What a case expects; a number that nobody recorded is nil.
  struct Expectation: Decodable {
    var name: String
    var frames: [String: [Double?]]?
    var trace: [Line]?
    var sizes: [String: [Double]]?
    var optimal: [String: [Double]]?
    var swiftui: [String: [Double]]?
  }

  let cases: [Case]

  /// Reads `Cases/NAME.json` of the test bundle.
  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Cases"))
    let data = try Data(contentsOf: url)
    let expectations = try JSONDecoder().decode([Expectation].self, from: data)
    let documents = DocumentReader().documents(in: Array(data), fileName: url.lastPathComponent)
    try #require(documents.count == expectations.count)
    cases = zip(documents, expectations).map { Case(name: $1.name, document: $0.result, expected: $1) }
  }

  /// A line of a trace; −0 counts as 0.
  struct Line: Decodable, Hashable, CustomStringConvertible {
    var label: String
    var event: String
    var first: Double?
    var second: Double?

    var description: String { "\(label) \(event) \(first.map { "\($0)" } ?? "nil") \(second.map { "\($0)" } ?? "nil")" }

    init(_ entry: TraceEntry) {
      label = entry.label
      switch entry.event {
      case .proposal(let proposal):
        event = "proposal"
        (first, second) = (Self.number(proposal.width), Self.number(proposal.height))
      case .report(let size):
        event = "report"
        (first, second) = (Self.number(size.width), Self.number(size.height))
      case .position(let point):
        event = "position"
        (first, second) = (Self.number(point.x), Self.number(point.y))
      }
    }

    private static func number(_ value: CGFloat?) -> Double? { value.map { $0 == 0 ? 0 : Double($0) } }

    private enum Key: String, CodingKey { case label, event, width, height, x, y }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      label = try container.decode(String.self, forKey: .label)
      event = try container.decode(String.self, forKey: .event)
      first = try Self.length(container, event == "position" ? .x : .width)
      second = try Self.length(container, event == "position" ? .y : .height)
    }

    private static func length(_ container: KeyedDecodingContainer<Key>, _ key: Key) throws -> Double? {
      if try container.decodeNil(forKey: key) { return nil }
      if let name = try? container.decode(String.self, forKey: key), name == "infinity" { return .infinity }
      let value = try container.decode(Double.self, forKey: key)
      return value == 0 ? 0 : value
    }
  }
}
