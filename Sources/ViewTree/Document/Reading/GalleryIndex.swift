/// The order and the words of a gallery of comparisons: its file `gallery.yaml`.
///
///     title: Comparisons
///     sections:
///       - title: Real screens
///         widths: [320, 430]
///         cases: [settings-form]
package struct GalleryIndex: Sendable {
  package var title = "Comparisons"
  /// Markdown below the title.
  package var introduction = ""
  package var sections: [Section] = []

  package struct Section: Sendable {
    package var title: String
    /// Markdown below the title.
    package var introduction: String
    /// Widths in points: with 320 and 430 each case is laid out twice, and 320 and then 430 is the width of its proposal. Without
    /// any, each case is laid out once, with the width that its document proposes.
    package var widths: [Double]
    package var cases: [Case]
  }

  /// A folder with a document, and where the index names it.
  package struct Case: Sendable {
    package var folder: String
    package var path: String
    package var position: SourcePosition
  }

  package init() {}

  /// Appends a section with those of some cases that no section names, in alphabetical order.
  package mutating func appendUnnamed(of folders: some Collection<String>) {
    let named = Set(sections.flatMap { $0.cases.map(\.folder) })
    let cases = folders.filter { !named.contains($0) }.sorted().map {
      Case(folder: $0, path: "", position: SourcePosition(line: 1, column: 1))
    }
    guard !cases.isEmpty else { return }
    sections.append(
      Section(title: sections.isEmpty ? "Cases" : "More cases", introduction: "", widths: [], cases: cases))
  }
}

extension DocumentReader {
  /// Reads the index of a gallery, one object in YAML or JSON.
  ///
  /// - Throws: ``InvalidDocument`` with all the mistakes.
  package func galleryIndex(in bytes: [UInt8]) throws(InvalidDocument) -> GalleryIndex {
    var checker = DocumentChecker()
    var index = GalleryIndex()
    for source in DocumentSource.split(bytes) {
      switch source {
      case .invalid(let error): throw InvalidDocument([error])
      case .value(let value):
        let object = checker.object(
          value, as: DocumentFormat.gallery, label: "the file", at: .document, in: DocumentChecker.Surroundings())
        index.title = object.optionalText("title") ?? index.title
        index.introduction = object.text("introduction")
        guard case .array(let elements)? = value.member("sections")?.value.content else { continue }
        for (place, (section, element)) in zip(object.objects("sections"), elements).enumerated() {
          let path = DocumentPath.document.key("sections").element(place)
          index.sections.append(GalleryIndex.Section(section, element, at: path))
        }
      }
    }
    guard checker.errors.isEmpty else { throw InvalidDocument(checker.errors) }
    return index
  }
}

extension GalleryIndex.Section {
  fileprivate init(_ object: CheckedObject, _ value: DocumentValue, at path: DocumentPath) {
    title = object.text("title")
    introduction = object.text("introduction")
    widths = object.numbers("widths")
    cases = []
    guard case .array(let names)? = value.member("cases")?.value.content else { return }
    for (place, name) in names.enumerated() {
      guard let folder = name.string else { continue }
      let path = path.key("cases").element(place).description
      cases.append(GalleryIndex.Case(folder: folder, path: path, position: name.position))
    }
  }
}

extension DocumentFormat {
  /// The index of a gallery.
  static let gallery = ObjectFormat(
    owner: "a gallery",
    keys: [
      KeyFormat("title", .text, .optional, "The heading."),
      KeyFormat("introduction", .text, .optional, "Markdown below the heading."),
      KeyFormat("sections", .objects(gallerySection), .required, "The cases in order."),
    ])

  private static let gallerySection = ObjectFormat(
    owner: "a section",
    keys: [
      KeyFormat("title", .text, .required, "The section's heading."),
      KeyFormat("introduction", .text, .optional, "Markdown below it."),
      KeyFormat("widths", .lengths, .optional, "Widths in points at which each case is laid out."),
      KeyFormat("cases", .texts, .required, "The cases, by the names of their folders."),
    ])
}
