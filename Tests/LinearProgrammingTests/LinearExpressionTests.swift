import LinearProgramming
import Testing

struct LinearExpressionTests {
  let x = LinearProgram.ColumnID(index: 0)
  let y = LinearProgram.ColumnID(index: 1)
  let z = LinearProgram.ColumnID(index: 2)

  private func pairs(_ expression: LinearExpression) -> [String] {
    expression.terms.map { "\($0.coefficient) x\($0.column.index)" }
  }

  @Test func `terms are sorted by column whatever the order they were added in`() {
    let forwards = LinearExpression(x, times: 2) + LinearExpression(y, times: 3) + LinearExpression(z, times: 5)
    let backwards = LinearExpression(z, times: 5) + LinearExpression(y, times: 3) + LinearExpression(x, times: 2)
    #expect(pairs(forwards) == ["2.0 x0", "3.0 x1", "5.0 x2"])
    #expect(forwards == backwards)
    #expect(forwards == [z: 5, x: 2, y: 3])
  }

  @Test func `terms of one column are added up and vanish at zero`() {
    let left: LinearExpression = [x: 2, z: 5]
    let right: LinearExpression = [x: -2, y: 7, z: 1]
    #expect(pairs(left + right) == ["7.0 x1", "6.0 x2"])
    #expect(pairs(left - left) == [])
    #expect(pairs(LinearExpression(x, times: 0)) == [])
    #expect(pairs(left * 0) == [])
    #expect(pairs([x: 1, x: 2]) == ["3.0 x0"])
  }

  @Test func `constants follow the terms through every operation`() {
    var expression = LinearExpression(x, times: 2) + 10
    #expect((expression * 3).constant == 30)
    #expect((3 * expression).constant == 30)
    #expect((-expression).constant == -10)
    #expect((expression - 4).constant == 6)
    expression += 1
    expression -= 3
    expression += LinearExpression(y)
    expression -= LinearExpression(z, times: 2)
    #expect(expression.constant == 8)
    #expect(pairs(expression) == ["2.0 x0", "1.0 x1", "-2.0 x2"])
  }

  @Test func `the value at a point adds constant and terms`() {
    let expression: LinearExpression = [x: 2, z: -3]
    #expect((expression + 7).value(at: [10, 100, 1000]) == 2 * 10 - 3 * 1000 + 7)
    #expect(LinearExpression(7).value(at: []) == 7)
  }
}
