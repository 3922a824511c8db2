import GLPK
import GreedyLayout
import LayoutTestSupport
import OptimalLayout
import Testing

/// Forms whose labels are to be equally wide: what one label leaves possible for the others is found out before a search.
struct EqualLabelsTests {
  private static let labels = [
    "Name", "Address line", "City", "Postal code", "Country", "Telephone number", "Email", "Notes",
  ]

  /// Rows of a label and a field of 22…44 points height, 8 points apart; all labels as wide as the first.
  private static func form(_ labels: [String]) throws -> OptimalResult {
    let rows = labels.enumerated().map { number, text in
      """
          - type: HStack
            id: row\(number)
            spacing: 8
            content:
              - {type: Text, id: label\(number), text: \(text)}
              - type: Rectangle
                modifiers: [{type: frame, minWidth: 100, minHeight: 22, maxHeight: 44}]
      """
    }
    let relations = labels.indices.dropFirst().map { "label\($0).width == label0.width" }
    let yaml =
      """
      proposal: {width: 402, height: 778}
      view:
        type: VStack
        spacing: 8
        content:
      \(rows.joined(separator: "\n"))
      constraints: [\(relations.map { "\"\($0)\"" }.joined(separator: ", "))]
      """
    let document = try LayoutDocument(reading: yaml)
    return try OptimalEngine(solver: GLPKSolver()).layout(document)
  }

  /// The rows share 778 − 7 · 8 = 722. A row is 22…44 high, or as high as three lines or more of its label, 20⅓ + 22 (k − 1).
  /// Labels are equally wide only as wide as a letter, where that of the address has at most 9 lines and that of the
  /// telephone number at most 13. With less than 44 for the other rows and nothing wasted
  /// - one high row needs 722 − 7 · 44 = 414, which is more than 13 lines;
  /// - two have 40⅔ + 22 n, and the other six (722 − 40⅔ − 22 n) / 6 each: 43.889 with n = 19, where 18 leaves more than 44;
  /// - three have 61 + 22 n, and the other five at most 39.8, with n = 21, where 20 leaves more than 44.
  ///
  /// So the smallest six have 43.889.
  @Test func `labels of equal widths leave the heights that go with them`() throws {
    let result = try Self.form(Self.labels)
    #expect(result.approximations.isEmpty)
    #expect(result.realisationGap <= 1e-9)
    let widths = try Self.labels.indices.map { try #require(result.placed["label\($0)"]).width }
    #expect(Set(widths).count == 1)
    let heights = try Self.labels.indices.map { Double(try #require(result.placed["row\($0)"]).height) }.sorted()
    for height in heights[..<6] { #expect(abs(height - (722 - 122.0 / 3 - 22 * 19) / 6) <= 1e-7) }
    #expect(abs(heights[6] + heights[7] - (122.0 / 3 + 22 * 19)) <= 1e-7)
  }

  /// Twice as many rows share 778 − 15 · 8 = 658, of which 16 need at least 22, and can have 44 each: they use it all.
  @Test func `a long form is divided without waste`() throws {
    let result = try Self.form(Self.labels + Self.labels)
    #expect(result.approximations.isEmpty)
    let rows = try (0..<16).map { try #require(result.placed["row\($0)"]) }
    let used = rows.reduce(0) { $0 + Double($1.height) }
    #expect(abs(used - 658) <= 1e-9)
    let widths = try (0..<16).map { try #require(result.placed["label\($0)"]).width }
    #expect(Set(widths).count == 1)
  }
}
