import Testing

/// Constraints of documents on their way through the command.
struct ConstraintCommandTests {
  private static let yaml = """
    name: pair
    proposal: {width: 300, height: 300}
    constraints:
    - red.height==2 * blue.height
    - "'red'.width <= 0.3*root.width   @strong"
    view:
      type: VStack
      spacing: 0
      content:
      - {type: Rectangle, id: red}
      - {type: Rectangle, id: blue}

    """

  @Test func `a mistake is shown under its character`() throws {
    let file = try TemporaryFile(
      """
      proposal: {width: 300}
      constraints:
      - red.height == 1
      - "red.heigth == 2 * blue.height"
      view: {type: Color, id: red}
      """)
    let result = try Command.run("layout", file.path)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        \(file.path):4:8: error: constraints[1]: `heigth` is no attribute; did you mean `height`?
           red.heigth == 2 * blue.height
               ^

        """)
  }

  @Test func `a mistake in JSON has the place of its character`() throws {
    let bad = #"{"name":"bad","constraints":["re.width == 2"],"view":{"type":"Color","id":"red"}}"#
    let result = try Command.run("layout", "--format", "json", "-", input: bad)
    #expect(result.status == 65)
    let mistake =
      #"{"path":"constraints[0]","message":"there is no view `re`; did you mean `red`?","line":1,"column":31}"#
    #expect(result.output == #"{"name":"bad","error":\#(mistake),"errors":[\#(mistake)]}"# + "\n")
  }

  /// With `--prove` a contradiction is still said at its place, with the arithmetic after it.
  @Test func `a contradiction is proven at its place`() throws {
    let file = try TemporaryFile(
      """
      proposal: {width: 300, height: 100}
      constraints: [red.width == 100, red.width >= 120]
      view: {type: HStack, content: [{type: Color, id: red}, {type: Color}]}
      """)
    let plain = try Command.run("compare", file.path)
    #expect(plain.errors.hasPrefix("\(file.path):2:15: error: constraints[0]: these constraints contradict each other"))
    let proven = try Command.run("compare", "--prove", file.path)
    #expect(proven.status == 65)
    #expect(proven.errors.hasPrefix(plain.errors.split(separator: "\n")[0]))
    #expect(proven.errors.contains("  It holds."))
  }

  /// 100 from one constraint and 120 from the other: the rows, one taken once and one taken off once, leave 20.
  @Test func `a contradiction is proven in the JSON too`() throws {
    let json = #"""
      {"name":"two","proposal":{"width":300,"height":100},"constraints":["red.width == 100","red.width >= 120"],\#
      "view":{"type":"HStack","content":[{"type":"Color","id":"red"},{"type":"Color"}]}}
      """#
    let plain = try Command.run("compare", "--format", "json", "-", input: json)
    #expect(plain.status == 65 && !plain.output.contains("proof"))
    let proven = try Command.run("compare", "--prove", "--exact", "--format", "json", "-", input: json)
    #expect(proven.status == 65 && proven.errors.isEmpty)
    #expect(proven.output.hasPrefix(String(plain.output.dropLast(2)) + #","proof":[{"stage":null,"component":null,"#))
    #expect(proven.output.contains(#""goal":"constraints","view":null,"sense":"minimise","outcome":"infeasible""#))
    #expect(proven.output.contains(#""dualSum":20,"violations":[],"exact":{"outcome":"infeasible""#))
  }

  @Test(arguments: ["0*red.width == 1", "red.maxX == red.minX + red.width + 3", "1 <= red.width - red.width"])
  func `a constraint that no views can keep to contradicts itself`(constraint: String) throws {
    let json =
      #"{"constraints":["\#(constraint)"],"proposal":{"width":300},"view":{"type":"Color","id":"red"}}"#
    let result = try Command.run("layout", "--engine", "optimal", "-", input: json)
    #expect(result.status == 65)
    let sentence = "`\(constraint)` (stdin:1:17) contradicts itself: no views can keep to it; correct or drop it"
    #expect(result.errors.contains(sentence))
  }

  /// A length below 0 is one that views could have; these do not.
  @Test func `a constraint that these views cannot keep to contradicts them`() throws {
    let json = #"{"constraints":["red.width == -1"],"proposal":{"width":300},"view":{"type":"Color","id":"red"}}"#
    let result = try Command.run("layout", "--engine", "optimal", "-", input: json)
    #expect(result.errors.contains("contradicts the views themselves; drop or weaken it"))
  }

  @Test func `conversion keeps constraints as they were written`() throws {
    let json = try Command.run("convert", "-", input: Self.yaml)
    #expect(json.status == 0)
    #expect(json.output.contains(#"["red.height==2 * blue.height", "'red'.width <= 0.3*root.width   @strong"]"#))
    let yaml = try Command.run("convert", "-", input: json.output)
    #expect(
      yaml.output.contains(#"constraints: ["red.height==2 * blue.height", "'red'.width <= 0.3*root.width   @strong"]"#))
    #expect(try Command.run("convert", "-", input: yaml.output).output == json.output)
  }

  @Test func `SwiftUI's layout knows nothing of constraints`() throws {
    let stated = try Command.run("layout", "--format", "json", "-", input: Self.yaml)
    #expect(stated.status == 0 && stated.errors.isEmpty)
    // 300 points for two rectangles: 150 each, whatever is stated.
    #expect(stated.output.contains(#""red":[0,0,300,150],"blue":[0,150,300,150]"#))
  }

  @Test func `the schema has the constraints`() throws {
    let schema = try Command.run("schema").output
    #expect(schema.contains(#""constraints": {"#))
  }
}
