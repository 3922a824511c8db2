import LayoutTestSupport
import Testing
import ViewVocabulary

@testable import ViewTree

/// Constraints made at random.
struct ConstraintFuzzTests {
  private static let pieces = [
    "a", "b.width", "'my view'.minX", "view.content[0].midY", "root.height", "1", "2.5", ".5", "1e3", "1e", "0", "+",
    "-", "*", "/", "(", ")", "==", "<=", ">=", "=", "<", "≤", "@", "@strong", "strong", ".", "[", "]", "'", "\"", "`",
    "🟥", "é", "\u{301}", "\n", "\t", "\0", " ", "  ", "#", "$", "∞", "nan", "e", "width",
  ]

  @Test(arguments: Seeds.first(20))
  func `whatever is read, is a constraint or has a mistake at one of its characters`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let source = (0..<random.integer(0...14)).map { _ in random.pick(Self.pieces) }.joined()
      do throws(ConstraintError) {
        let constraint = try LayoutConstraint(source)
        #expect(constraint.source == source)
        #expect(!constraint.relations.isEmpty && constraint.relations.allSatisfy(\.isFinite))
        #expect(constraint.mentions.allSatisfy { $0.range.upperBound <= source.unicodeScalars.count })
      } catch {
        #expect((0...source.unicodeScalars.count).contains(error.offset), "\(source)")
        #expect(!error.message.isEmpty && error.excerpt.count == 2)
      }
    }
  }

  @Test(arguments: Seeds.first(20))
  func `what is stated in Swift reads back equal`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ids = ["a", "b.c", "my view", "it's", "view.content[0]", "🟥", "2nd", "root"]
    func expression() -> LayoutConstraint.Expression {
      let numbers = [-1, 1, 2, -0.3, 1e-7, -1.5e21, 4.25]
      let terms = (0..<random.integer(1...4)).map { _ in
        LayoutConstraint.Term(
          view: random.pick(ids), attribute: random.pick(LayoutConstraint.Attribute.allCases),
          coefficient: random.pick(numbers))
      }
      return LayoutConstraint.Expression(terms: terms, constant: random.pick(numbers + [0]))
    }
    for _ in 0..<200 {
      let strength = random.pick(LayoutConstraint.Strength.allCases)
      let constraint =
        switch random.integer(0...3) {
        case 0: expression().equals(expression(), strength: strength)
        case 1: expression().isAtMost(random.number(-100...100), strength: strength)
        case 2: expression().isAtLeast(expression(), strength: strength)
        default: expression().lies(in: -5...random.number(-5...1e9), strength: strength)
        }
      #expect(try LayoutConstraint(constraint.source) == constraint)
    }
  }
}
