import GreedyLayout
import Testing

/// Tables, whose measures are guesses (V5.8 of the vocabulary).
@Suite struct TableTests {
  private struct Person: Identifiable {
    var id: Int
    var name: String
  }

  private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]

  @Test func `columns share the width that those of a fixed one leave`() throws {
    let table = Table(people, selection: Binding<Int?>.constant(nil)) {
      TableColumn("Name", value: \.name) { person in Color.red.id("name \(person.id)") }
      TableColumn("Number") { person in Color.blue.id("number \(person.id)") }.width(100)
      TableColumn("Age") { _ in Color.green }
    }
    let placed = try GreedyEngine().layout(
      table.id("table").platform(.macos26), in: ProposedViewSize(width: 500, height: 200))
    #expect(placed["table"] == CGRect(x: 0, y: 0, width: 500, height: 200))
    // (500 − 100) / 2 = 200 for each of the others; rows of 24 below titles of 28, with 4 points above and below.
    #expect(placed["name 1"] == CGRect(x: 0, y: 32, width: 200, height: 16))
    #expect(placed["number 1"] == CGRect(x: 200, y: 32, width: 100, height: 16))
    #expect(placed["number 2"]?.minY == CGFloat(56))
    #expect(placed.uncertainRules.contains { $0.rule.number == "V5.8" })
  }

  @Test func `on a phone there is the first column alone`() throws {
    let table = Table(people) {
      TableColumn("Number") { person in Color.red.id("number \(person.id)") }
      TableColumn("Name", value: \.name)
    }
    let placed = try GreedyEngine().layout(table, in: ProposedViewSize(width: 400, height: 200))
    // Rows of 44 with 11 above and below, and no text.
    #expect(placed["number 1"] == CGRect(x: 0, y: 11, width: 400, height: 22))
    #expect(placed.frames.count { $0.key.hasPrefix("number") } == 2)
  }
}
