package import ViewTree

extension LayoutDocument {
  /// Reads a document from YAML or JSON.
  ///
  /// - Throws: what is wrong with it.
  package init(reading text: String) throws {
    let documents = DocumentReader().documents(in: Array(text.utf8), fileName: "-")
    guard let document = documents.first else { throw NoDocument() }
    self = try document.result.get()
  }

  private struct NoDocument: Error {}
}
