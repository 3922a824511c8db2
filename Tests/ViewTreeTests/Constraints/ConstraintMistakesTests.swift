import Testing
import ViewVocabulary

@testable import ViewTree

/// A text with a mark before the character that is to blame, and what is said of it.
struct ConstraintMistake: CustomTestStringConvertible, Sendable {
  var source: String
  var offset: Int
  var message: String

  init(_ marked: String, _ message: String) {
    let parts = marked.split(separator: "👉", maxSplits: 1, omittingEmptySubsequences: false)
    source = parts.joined()
    offset = parts[0].unicodeScalars.count
    self.message = message
  }

  var testDescription: String { source.shortened }
}

struct ConstraintMistakesTests {
  @Test(arguments: [
    ConstraintMistake("👉", "the constraint is empty; write one as `a.width == 2 * b.width`"),
    ConstraintMistake("red.👉heigth == 2 * blue.height", "`heigth` is no attribute; did you mean `height`?"),
    ConstraintMistake("a.width == b.👉leading", "`leading` is no attribute; did you mean `minX`?"),
    ConstraintMistake(
      "a.👉colour == 1",
      "`colour` is no attribute; there are `width`, `height`, `minX`, `midX`, `maxX`, `minY`, `midY` and `maxY`"),
    ConstraintMistake(
      "'it''s'.👉hieght == 1", "`hieght` is no attribute; did you mean `height`?"),
    ConstraintMistake(
      "👉red == 3",
      "`red` stands alone; write one of its attributes, as `red.width`, and put ids with blanks or signs into quotes"),
    ConstraintMistake(
      "👉my-view.width == 3",
      "`my` stands alone; write one of its attributes, as `my.width`, and put ids with blanks or signs into quotes"),
    ConstraintMistake(
      "1 == 👉view.content[0]",
      "`view.content[0]` stands alone; write one of its attributes, as `view.content[0].width`, and put ids with "
        + "blanks or signs into quotes"),
    ConstraintMistake("👉width == 3", "`width` stands alone; say of which view, as `root.width`"),
    ConstraintMistake("a.width 👉* b.width == 3", notLinear),
    ConstraintMistake("a.width == (1 + a.width) 👉* (b.width - 1)", notLinear),
    ConstraintMistake(
      "1 / 👉a.width == 3", "something is divided by an attribute; a constraint is linear: divide by a number"),
    ConstraintMistake("a.width / 👉0 == 3", "something is divided by 0; divide by another number"),
    ConstraintMistake("a.width / 👉(2 - 2) == 3", "something is divided by 0; divide by another number"),
    ConstraintMistake("a.width + 3👉", "nothing is compared; write `==`, `<=` or `>=` and a second side"),
    ConstraintMistake("a.width 👉@weak", "nothing is compared; write `==`, `<=` or `>=` and a second side"),
    ConstraintMistake("a.width 👉< 3", "`<` is no relation of a constraint; write `<=`"),
    ConstraintMistake("a.width 👉=> 3", "`=>` is no relation of a constraint; write `>=`"),
    ConstraintMistake("a.width 👉!= 3", "`!=` is no relation of a constraint; write `==`, `<=` or `>=`"),
    ConstraintMistake("a.width 👉≠ 3", "`≠` is no relation of a constraint; write `==`, `<=` or `>=`"),
    ConstraintMistake("a.width == 3 @👉storng", "`storng` is no strength; did you mean `strong`?"),
    ConstraintMistake(
      "a.width == 3 @👉high", "`high` is no strength; there are `required`, `strong`, `medium` and `weak`"),
    ConstraintMistake("a.width == 3 @👉", "the constraint ends here; a strength is missing"),
    ConstraintMistake("a.width == 3 @weak 👉+ 1", "unexpected `+`; the end belongs here"),
    ConstraintMistake("a.width ==👉", "the constraint ends here; a number, an attribute or a parenthesis is missing"),
    ConstraintMistake("a.width == 👉* 3", "unexpected `*`; a number, an attribute or a parenthesis belongs here"),
    ConstraintMistake("a.width == 👉$", "unexpected `$`; a number, an attribute or a parenthesis belongs here"),
    ConstraintMistake("a.width == 2 👉b.width", "unexpected `b.width`; an operator, a relation or the end belongs here"),
    ConstraintMistake("(a.width == 3👉", "unexpected `==`; a closing parenthesis belongs here").pointing(at: 9),
    ConstraintMistake("2 * (a.width👉", "the constraint ends here; a closing parenthesis is missing"),
    ConstraintMistake("a.width 👉) == 3", "unexpected `)`; an operator, a relation or the end belongs here"),
    ConstraintMistake("2 👉== 3", "numbers are compared with each other; name an attribute of a view, as `root.width`"),
    ConstraintMistake(
      "a.width <= 2 👉<= 3", "numbers are compared with each other; name an attribute of a view, as `root.width`"),
    ConstraintMistake("a.width == 👉'b", "this quotation mark is not closed; close it"),
    ConstraintMistake(
      "a.width == 👉2nd.width",
      "`2nd.width` is no number; an id that begins with a digit belongs into quotes, as `'2nd'.width`"),
    ConstraintMistake(
      "a.width == 👉1e", "`1e` is no number; an id that begins with a digit belongs into quotes, as `'2nd'.width`"),
    ConstraintMistake("a.width == 👉1e999", "`1e999` is no number that can be calculated with; write a finite one"),
    ConstraintMistake("a.width == 👉1e-999", "`1e-999` is no number that can be calculated with; write a finite one"),
    ConstraintMistake(
      "a.width <= 👉infinity", "`infinity` is no number that can be calculated with; write a finite one"),
    ConstraintMistake("a.width <= 👉∞", "`∞` is no number that can be calculated with; write a finite one"),
    ConstraintMistake(
      "1e300 * 1e300 * a.width == 1",
      "`1e300 * 1e300 * a.width == 1` is no number that can be calculated with; write a finite one"
    ).pointing(at: 6),
    ConstraintMistake(
      "a.width / 1e300 / 1e300 == 1",
      "`a.width / 1e300 / 1e300 == 1` is no number that can be calculated with; write a finite one"
    ).pointing(at: 16),
    ConstraintMistake(
      "1e308 * a.width == -1e308 * a.width",
      "`1e308 * a.width == -1e308 * a.width` is no number that can be calculated with; write a finite one"
    ).pointing(at: 16),
    ConstraintMistake(
      String(repeating: "(", count: 100) + "👉((a.width == 1",
      "parentheses and signs are nested more than 100 deep; take levels away"),
    ConstraintMistake(
      String(repeating: "-", count: 100) + "👉-a.width == 1",
      "parentheses and signs are nested more than 100 deep; take levels away"),
    ConstraintMistake(
      String(repeating: "1+", count: 1000) + "👉a.width == 1",
      "the constraint has more than 1000 numbers and attributes; write several"),
  ])
  func `a mistake is told with its character`(_ test: ConstraintMistake) throws {
    let error = #expect(throws: ConstraintError.self) { try LayoutConstraint(test.source) }
    #expect(error?.message == test.message)
    #expect(error?.offset == test.offset)
    #expect(error?.source == test.source)
  }

  @Test func `the excerpt has a caret below the character`() throws {
    let error = #expect(throws: ConstraintError.self) { try LayoutConstraint("red.heigth == 1") }
    #expect(error?.excerpt == ["red.heigth == 1", "    ^"])
    #expect(
      error?.description == """
        character 5: `heigth` is no attribute; did you mean `height`?
          red.heigth == 1
              ^
        """)
  }

  @Test func `the excerpt of a long constraint shows what stands around the character`() throws {
    let source = String(repeating: "1 + ", count: 100) + "a.wdth\t== 1 + " + String(repeating: "1 + ", count: 100)
    let error = #expect(throws: ConstraintError.self) { try LayoutConstraint(source) }
    // 60 characters before character 402 and 60 from it on, the tab as a blank, between two ellipses.
    #expect(error?.offset == 402)
    let before = String(source.prefix(402).suffix(60))
    let after = String(source.dropFirst(402).prefix(60)).replacing("\t", with: " ")
    #expect(error?.excerpt == ["…" + before + after + "…", String(repeating: " ", count: 61) + "^"])
  }

  private static let notLinear =
    "attributes are multiplied with each other; a constraint is linear: multiply with a number"
}

extension ConstraintMistake {
  /// The same text with another character to blame.
  func pointing(at offset: Int) -> ConstraintMistake {
    var other = self
    other.offset = offset
    return other
  }
}
