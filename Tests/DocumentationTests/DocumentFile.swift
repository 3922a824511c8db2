import Foundation
import GreedyLayout

/// Layout documents of the package and of its pages.
enum DocumentFile {
  /// The document in a file of the package.
  static func document(at path: String) throws -> LayoutDocument {
    let data = try Data(contentsOf: DocumentationPage.package.appending(path: path))
    return try DocumentReader().documents(in: Array(data), fileName: path)[0].result.get()
  }

  /// The document that a page shows.
  static func document(_ text: String, fileName: String) throws -> LayoutDocument {
    try DocumentReader().documents(in: Array(text.utf8), fileName: fileName)[0].result.get()
  }
}
