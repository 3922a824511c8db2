import Testing
import ViewVocabulary

@testable import ViewTree

/// A text and what it says: each relation as its terms and constant, compared with 0.
struct ConstraintCase: CustomTestStringConvertible, Sendable {
  var source: String
  var says: [String]

  init(_ source: String, _ says: String...) {
    self.source = source
    self.says = says
  }

  var testDescription: String { source }
}

extension LayoutConstraint {
  /// The relations by their terms: `1 red.height -2 blue.height +0 == 0`.
  var canonical: [String] {
    relations.map { relation in
      relation.terms.map { "\($0.coefficient) \($0.view).\($0.attribute.rawValue) " }.joined()
        + "\(relation.constant) \(relation.comparison.rawValue)"
    }
  }
}

struct ConstraintParsingTests {
  @Test(arguments: [
    ConstraintCase("red.height == 2 * blue.height", "1.0 red.height -2.0 blue.height 0.0 =="),
    ConstraintCase("sidebar.width <= 0.3 * root.width", "1.0 sidebar.width -0.3 root.width 0.0 <="),
    ConstraintCase("a.minX>=b.maxX+8", "1.0 a.minX -1.0 b.maxX -8.0 >="),
    ConstraintCase("blue.height * 2 = 1e2", "2.0 blue.height -100.0 =="),
    ConstraintCase("blue.height / 2 ≤ .5E+1", "0.5 blue.height -5.0 <="),
    ConstraintCase("1.5e-1 ≥ -a.midY", "1.0 a.midY 0.15 >="),
    ConstraintCase("- (a.width - 2 * (b.width + 3)) == 0", "-1.0 a.width 2.0 b.width 6.0 =="),
    ConstraintCase("(root.width − 16) ÷ 4 == 3 × a.width · 2", "0.25 root.width -6.0 a.width -4.0 =="),
    ConstraintCase("2 * (3 - 1) * a.width + --+1 == 12 / (2 + 1)", "4.0 a.width -3.0 =="),
    // a + b + a − b = 2 a: equal terms are merged where the first stands, and what cancels is gone.
    ConstraintCase("a.width + b.width + a.width == b.width", "2.0 a.width 0.0 =="),
    ConstraintCase("a.width == a.width + 5", "-5.0 =="),
    ConstraintCase("a.width == a.height", "1.0 a.width -1.0 a.height 0.0 =="),
    ConstraintCase("0 * a.width <= b.width", "-1.0 b.width 0.0 <="),
    // 100 − a ≤ 0 and a − 200 ≤ 0.
    ConstraintCase("100 <= a.width <= 200", "-1.0 a.width 100.0 <=", "1.0 a.width -200.0 <="),
    ConstraintCase(
      "a.width == b.width == c.width", "1.0 a.width -1.0 b.width 0.0 ==", "1.0 b.width -1.0 c.width 0.0 =="),
    ConstraintCase(
      "view.content[0].modifiers[12].content[3].maxY == 1", "1.0 view.content[0].modifiers[12].content[3].maxY -1.0 =="),
    ConstraintCase("cart.total.width == 1", "1.0 cart.total.width -1.0 =="),
    ConstraintCase("größe_2.width == badge#2.minY", "1.0 größe_2.width -1.0 badge#2.minY 0.0 =="),
    ConstraintCase("'my view'.width == \"it's\".minX", "1.0 my view.width -1.0 it's.minX 0.0 =="),
    ConstraintCase("`a-b`.width == 'it''s'.midX", "1.0 a-b.width -1.0 it's.midX 0.0 =="),
    ConstraintCase("'a.width'.width == ''.height", "1.0 a.width.width -1.0 .height 0.0 =="),
    ConstraintCase("a.width.height == 1", "1.0 a.width.height -1.0 =="),
    ConstraintCase("\t a.width\n==\u{A0}1 ", "1.0 a.width -1.0 =="),
  ])
  func `a text says what arithmetic makes of it`(_ test: ConstraintCase) throws {
    let constraint = try LayoutConstraint(test.source)
    #expect(constraint.canonical == test.says)
    #expect(constraint.source == test.source)
    #expect(constraint.strength == .required)
    #expect(constraint.path == nil)
  }

  @Test func `a strength stands at the end`() throws {
    for strength in LayoutConstraint.Strength.allCases {
      #expect(try LayoutConstraint("a.width == 1 @\(strength.rawValue)").strength == strength)
      #expect(try LayoutConstraint("a.width == 1@ \(strength.rawValue) ").strength == strength)
    }
  }

  @Test func `every attribute is known, with its axis`() throws {
    let axes = try LayoutConstraint.Attribute.allCases.map { attribute in
      let term = try LayoutConstraint("a.\(attribute.rawValue) == 0").relations[0].terms[0]
      #expect(term.attribute == attribute)
      return "\(attribute.rawValue) \(attribute.axis)"
    }
    #expect(
      axes == [
        "width horizontal", "height vertical", "minX horizontal", "midX horizontal", "maxX horizontal",
        "minY vertical", "midY vertical", "maxY vertical",
      ])
  }

  @Test func `every mention of a view has its place`() throws {
    let source = "2 * 'my view'.width == view.content[0].minX - 🟥.width".replacing("🟥", with: "`🟥`")
    let scalars = Array(source.unicodeScalars)
    let mentions = try LayoutConstraint(source).mentions
    #expect(mentions.map(\.view) == ["my view", "view.content[0]", "🟥"])
    let texts = mentions.map { mention in String(String.UnicodeScalarView(scalars[mention.range])) }
    #expect(texts == ["'my view'", "view.content[0]", "`🟥`"])
  }

  @Test func `a constraint may be long, and deep, up to limits that are told`() throws {
    let long = Array(repeating: "a.width", count: 999).joined(separator: " + ") + " == 1"
    #expect(try LayoutConstraint(long).canonical == ["999.0 a.width -1.0 =="])
    let deep = String(repeating: "(", count: 100) + "a.width" + String(repeating: ")", count: 100) + " == 1"
    #expect(try LayoutConstraint(deep).canonical == ["1.0 a.width -1.0 =="])
    let minus = String(repeating: "-", count: 100) + "a.width == 1"
    #expect(try LayoutConstraint(minus).canonical == ["1.0 a.width -1.0 =="])
  }
}
