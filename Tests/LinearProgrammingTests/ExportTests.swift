import LinearProgramming
import Testing

struct ExportTests {
  /// Every kind of bound, row, domain and name that the formats write differently.
  private func example() throws -> (LinearProgram, LinearProgram.Objective) {
    var program = LinearProgram()
    let red = try program.addColumn("view.content[0]: width", in: Bounds(lower: 200, upper: 250.5))
    let free = try program.addColumn("free", in: .free)
    let low = try program.addColumn("low", in: .atLeast(-3))
    let high = try program.addColumn("e9", in: .atMost(-1))
    let fixed = try program.addColumn("low", in: .exactly(7))
    let count = try program.addColumn("count", in: .nonnegative, domain: .integer)
    let pick = try program.addColumn("größe", in: .unit, domain: .binary)
    try program.require("stack: fits", [red: 1, free: -1, low: 2.5], in: .atMost(300))
    try program.require("both", [high: 1, fixed: 0.1], in: Bounds(lower: -5, upper: 10))
    try program.require("inexact", [count: 1, pick: -1], in: Bounds(lower: 0.1, upper: 300))
    try program.require("same", [free: 1, count: 1e-9], in: .exactly(4))
    try program.require("loose", [free: 1], in: .free)
    try program.require("empty", LinearExpression(), in: .atLeast(-2))
    return (program, .maximise(([red: 1, high: -2] as LinearExpression) + 10))
  }

  @Test func `LP format`() throws {
    let (program, objective) = try example()
    #expect(
      try program.lpFormat(objective, title: "cart.json\nstage 1") == """
        \\ cart.json
        \\ stage 1
        \\ column view.content_0___width = view.content[0]: width
        \\ column _free = free
        \\ column _e9 = e9
        \\ column low_2 = low
        \\ column gr__e = größe
        \\ row stack__fits = stack: fits
        Maximize
         objective: view.content_0___width - 2 _e9 + 10 one
        Subject To
         stack__fits: view.content_0___width - _free + 2.5 low <= 300
         both: _e9 + 0.1 low_2 >= -5
         both.upper: _e9 + 0.1 low_2 <= 10
         inexact: count - gr__e >= 0.1
         inexact.upper: count - gr__e <= 300
         same: _free + 1e-09 count = 4
        \\ row loose has no bounds
         empty: 0 view.content_0___width >= -2
        Bounds
         200 <= view.content_0___width <= 250.5
         _free free
         low >= -3
         -inf <= _e9 <= -1
         low_2 = 7
         count >= 0
         0 <= gr__e <= 1
         one = 1
        Generals
         count gr__e
        End

        """)
  }

  @Test func `MPS format`() throws {
    let (program, objective) = try example()
    #expect(
      try program.mpsFormat(objective, title: "cart.json") == """
        * cart.json
        * column view.content_0___width = view.content[0]: width
        * column _free = free
        * column _e9 = e9
        * column low_2 = low
        * column gr__e = größe
        * row stack__fits = stack: fits
        * the objective is to be maximised; its signs are changed
        NAME program
        ROWS
         N objective
         L stack__fits
         L both
         G inexact
         L inexact.upper
         E same
         N loose
         G empty
        COLUMNS
         view.content_0___width objective -1
         view.content_0___width stack__fits 1
         _free stack__fits -1
         _free same 1
         _free loose 1
         low stack__fits 2.5
         _e9 objective 2
         _e9 both 1
         low_2 both 0.1
         MARKER1 'MARKER' 'INTORG'
         count inexact 1
         count inexact.upper 1
         count same 1e-09
         gr__e inexact -1
         gr__e inexact.upper -1
         MARKER2 'MARKER' 'INTEND'
         one objective -10
        RHS
         RHS stack__fits 300
         RHS both 10
         RHS inexact 0.1
         RHS inexact.upper 300
         RHS same 4
         RHS empty -2
        RANGES
         RNG both 15
        BOUNDS
         LO BND view.content_0___width 200
         UP BND view.content_0___width 250.5
         FR BND _free
         LO BND low -3
         MI BND _e9
         UP BND _e9 -1
         FX BND low_2 7
         PL BND count
         LO BND gr__e 0
         UP BND gr__e 1
         FX BND one 1
        ENDATA

        """)
  }

  @Test func `JSON`() throws {
    var program = LinearProgram()
    let x = try program.addColumn("a \"b\"\\\n\u{1}é", in: .atLeast(0.1))
    try program.addColumn("z", in: .unit, domain: .binary)
    try program.require("r", [x: 2.5], in: .atMost(300))
    #expect(
      try program.json(.minimise(LinearExpression(x) + 3))
        == #"{"sense":"minimise","objective":{"constant":3,"terms":[[0,1]]},"columns":["#
        + #"{"name":"a \"b\"\\\n\u0001é","lower":0.1,"upper":"infinity","domain":"continuous"},"#
        + #"{"name":"z","lower":0,"upper":1,"domain":"binary"}],"#
        + #""rows":[{"name":"r","lower":"-infinity","upper":300,"terms":[[0,2.5]]}]}"#)
  }

  @Test func `names are at most 150 bytes and no two are the same`() throws {
    var program = LinearProgram()
    let long = String(repeating: "x", count: 300)
    let columns = try [long, long, "a:b", "a b", "A_b", "3d", "", "max", "one", "Info.width", "nano", "indigo", "xinf"]
      .map {
        try program.addColumn($0, in: .nonnegative)
      }
    let text = try program.lpFormat(
      .minimise(LinearExpression(columns.map { .init(column: $0, coefficient: 1) }, plus: 1)))
    let names = text.split(separator: "\n").drop { $0 != "Bounds" }.dropFirst().dropLast().map {
      String($0.split(separator: " ")[0])
    }
    let x148 = String(repeating: "x", count: 148)
    let syntax = ["_3d", "_", "_max", "one", "_Info.width", "_nano", "indigo", "xinf", "one_2"]
    #expect(names == [x148 + "xx", x148 + "_2", "a_b", "a_b_2", "A_b"] + syntax)
  }

  @Test func `long sums are broken into lines`() throws {
    var program = LinearProgram()
    var sum = LinearExpression()
    for index in 0..<200 { sum += LinearExpression(try program.addColumn("column\(index)", in: .free), times: 0.1) }
    try program.require("sum", sum, in: .atMost(1))
    let lines = try program.lpFormat(.minimise(sum)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.utf8.count < 120 })
  }

  @Test func `an objective of another program is refused`() throws {
    let foreign = LinearProgram.Objective.minimise([LinearProgram.ColumnID(index: 3): 1])
    #expect(throws: LinearProgramError.self) { try LinearProgram().lpFormat(foreign) }
    #expect(throws: LinearProgramError.self) { try LinearProgram().mpsFormat(foreign) }
    #expect(throws: LinearProgramError.self) { try LinearProgram().json(foreign) }
  }
}
