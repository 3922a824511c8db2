/// The JSON Schema (draft 2020-12) of layout documents, made of the table by which they are read.
///
/// Editors complete and check documents with it. It states everything that concerns one object; what concerns several,
/// such as two equal ids, only the reader tells.
public struct DocumentSchema: Sendable {
  /// Makes the schema.
  public init() {}

  /// The schema as JSON text, indented.
  public static func json() -> String { DocumentSchema().value.text(pretty: true) + "\n" }

  /// The schema as a JSON value.
  public var value: JSONText {
    var members: [JSONText.Member] = [
      .init("$schema", "https://json-schema.org/draft/2020-12/schema"),
      .init("title", "Layout document"),
      .init("description", "A view tree with what it is proposed."),
    ]
    members += object(DocumentFormat.document)
    members.append(.init("$defs", .object(definitions)))
    return .object(members)
  }

  private var definitions: [JSONText.Member] {
    family(Registry.views) + family(Registry.modifiers) + family(Registry.tracks)
  }

  /// A definition that chooses among the types of a family, and one for each type.
  private func family<Value>(_ family: Family<Value>) -> [JSONText.Member] {
    let choices = family.entries.map { type -> JSONText in
      [
        "if": [
          "properties": [family.discriminator: ["const": .string(type.name)]],
          "required": [.string(family.discriminator)],
        ],
        "then": reference("\(family.noun).\(type.name)"),
      ]
    }
    let chooser: JSONText = [
      "type": "object",
      "properties": [family.discriminator: ["enum": .array(family.names.map { .string($0) })]],
      "required": [.string(family.discriminator)],
      "allOf": .array(choices),
    ]
    let types = family.entries.map { type in
      JSONText.Member(
        "\(family.noun).\(type.name)", .object([.init("description", .string(type.summary))] + object(type.object)))
    }
    return [.init(family.noun, chooser)] + types
  }

  /// The keywords of an object.
  private func object(_ format: ObjectFormat) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      .init("type", "object"),
      .init("properties", .object(format.keys.map { .init($0.name, property($0)) })),
    ]
    let required = format.keys.filter(\.isRequired)
    if !required.isEmpty { members.append(.init("required", .array(required.map { .string($0.name) }))) }
    members.append(.init("additionalProperties", .bool(format.takesAnyKeys)))
    let rules = format.rules.flatMap(conditions)
    if !rules.isEmpty { members.append(.init("allOf", .array(rules))) }
    return members
  }

  private func property(_ key: KeyFormat) -> JSONText {
    var members = [JSONText.Member("description", .string(key.summary))] + keywords(key.value)
    if let value = key.defaultValue { members.append(.init("default", value)) }
    return .object(members)
  }

  /// The keywords of what a key takes.
  private func keywords(_ format: ValueFormat) -> [JSONText.Member] {
    switch format {
    case .text: [.init("type", "string")]
    case .constraints, .texts: array(of: ["type": "string"])
    case .lengths: array(of: ["type": "number", "minimum": 0])
    case .flag: [.init("type", "boolean")]
    case .number(let format): number(format)
    case .name(let names) where names.count == 1: [.init("const", .string(names.first))]
    case .name(let names): [.init("enum", .array(names.map { .string($0) }))]
    case .names(let names): array(of: ["enum": .array(names.map { .string($0) })])
    case .unitPoint:
      [
        .init(
          "anyOf",
          [
            ["enum": .array(UnitPoint.byName.names.map { .string($0) })],
            ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2],
          ])
      ]
    case .alignment: [.init("type", "string")]
    case .guideValue: [.init("type", ["number", "string"])]
    case .alignments:
      [.init("type", "object"), .init("additionalProperties", .object(object(DocumentFormat.statedAlignment)))]
    case .font:
      [
        .init(
          "anyOf",
          [["enum": .array(Font.TextStyle.byName.names.map { .string($0) })], .object(object(Registry.font))])
      ]
    case .object(let format): object(format)
    case .objects(let format): array(of: .object(object(format)))
    case .view: [.init("$ref", "#/$defs/view")]
    case .views: array(of: reference("view"))
    case .modifiers: array(of: reference("modifier"))
    case .tracks: array(of: reference("track"))
    }
  }

  private func array(of elements: JSONText) -> [JSONText.Member] {
    [.init("type", "array"), .init("items", elements)]
  }

  private func reference(_ name: String) -> JSONText { ["$ref": .string("#/$defs/\(name)")] }

  private func number(_ format: NumberFormat) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      .init("type", [.wholeFromOne, .wholeFromZero].contains(format.least) ? "integer" : "number")
    ]
    switch format.least {
    case .unbounded: break
    case .wholeFromOne: members.append(.init("minimum", 1))
    case .zero, .wholeFromZero: members.append(.init("minimum", 0))
    case .aboveZero: members.append(.init("exclusiveMinimum", 0))
    }
    var choices: [JSONText] = [.object(members)]
    if format.allowsInfinity { choices.append(["const": "infinity"]) }
    if format.allowsNull { choices.append(["type": "null"]) }
    return choices.count == 1 ? members : [.init("anyOf", .array(choices))]
  }

  /// The conditions of a rule; bounds that contradict each other are no mistake.
  private func conditions(_ rule: KeyRule) -> [JSONText] {
    switch rule {
    case .ascending: []
    case .any(let keys): [any(of: keys)]
    case .exclusive(let one, let other): [["not": ["allOf": [any(of: one), any(of: other)]]]]
    case .alongEdge:
      Edge.allCases.map { edge in
        let names = edge.axis == .vertical ? HorizontalAlignment.byName.names : VerticalAlignment.byName.names
        return [
          "if": ["properties": ["edge": ["const": .string(Edge.byName.name(of: edge))]], "required": ["edge"]],
          "then": ["properties": ["alignment": ["enum": .array(names.map { .string($0) })]]],
        ]
      }
    }
  }

  private func any(of keys: [String]) -> JSONText {
    ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
  }
}
