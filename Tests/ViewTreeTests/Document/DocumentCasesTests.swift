import Foundation
import Testing
import ViewVocabulary

@testable import ViewTree

/// The conformance cases, as the reader sees them.
struct DocumentCasesTests {
  static func cases(_ name: String) throws -> [NamedDocument] {
    let tests = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appending(path: "ConformanceTests/Cases/\(name).json"))
    return DocumentReader().documents(in: Array(data), fileName: "\(name).json")
  }

  @Test func `all generated stacks are read`() throws {
    let documents = try DocumentCasesTests.cases("stacks")
    #expect(documents.count == 400)
    for document in documents {
      #expect(throws: Never.self, "\(document.name)") { try document.result.get() }
      #expect(document.warnings.isEmpty)
    }
  }

  @Test func `all separable trees are read`() throws {
    let documents = try DocumentCasesTests.cases("optimal")
    #expect(documents.count == 150)
    for document in documents { #expect(throws: Never.self, "\(document.name)") { try document.result.get() } }
  }

  @Test(arguments: ["coupled", "recorded-traces"])
  func `what no document can carry is refused where it stands`(file: String) throws {
    for document in try DocumentCasesTests.cases(file) {
      guard case .failure(let invalid) = document.result else { continue }
      for error in invalid.errors {
        switch error.problem {
        case .unknownType(let name, _, _, _): #expect(["CustomLayout", "checkValue"].contains(name))
        default: Issue.record("\(document.name): \(error)")
        }
      }
    }
  }
}
