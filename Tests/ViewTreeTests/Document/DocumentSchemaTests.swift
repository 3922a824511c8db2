import Testing
import ViewVocabulary

@testable import ViewTree

struct DocumentSchemaTests {
  let schema = DocumentSchema().value

  @Test func `every reference has its definition`() throws {
    let defined = Set(try #require(schema.member("$defs")?.keys))
    #expect(schema.references.isSubset(of: Set(defined.map { "#/$defs/\($0)" })))
    for noun in ["view", "modifier", "track"] { #expect(defined.contains(noun)) }
  }

  @Test func `every type has its keys, what it is, and no others unless it ignores them`() throws {
    let definitions = try #require(schema.member("$defs"))
    for (name, format) in Registry.views.entries.map({ ("view.\($0.name)", $0.object) })
      + Registry.modifiers.entries.map({ ("modifier.\($0.name)", $0.object) })
      + Registry.tracks.entries.map({ ("track.\($0.name)", $0.object) })
    {
      let type = try #require(definitions.member(name))
      #expect(type.member("properties")?.keys == format.keys.map(\.name))
      #expect(type.member("additionalProperties") == .bool(format.takesAnyKeys))
      #expect(type.member("description")?.string?.hasSuffix(".") == true)
    }
  }

  @Test func `a frame takes one set of keys`() throws {
    let frame = try #require(schema.member("$defs")?.member("modifier.frame"))
    #expect(
      frame.member("properties")?.member("maxWidth") == [
        "description": "The greatest width in points.",
        "anyOf": [["type": "number", "minimum": 0], ["const": "infinity"]],
      ])
    #expect(
      frame.member("properties")?.member("width") == [
        "description": "The width in points; the content's where absent.", "type": "number", "minimum": 0,
      ])
    #expect(frame.member("allOf")?.text().contains(#"{"not":{"allOf":[{"anyOf":[{"required":["width"]}"#) == true)
  }

  @Test func `the text reads back as JSON`() throws {
    var reader = JSONReader(Array(DocumentSchema.json().utf8)[...])
    #expect(try reader.nextContainer()?.members?.first { _ in true }?.key == "$schema")
  }
}

extension JSONText {
  fileprivate var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  fileprivate func member(_ key: String) -> JSONText? {
    if case .object(let members) = self { members.first { $0.key == key }?.value } else { nil }
  }

  fileprivate var references: Set<String> {
    switch self {
    case .object(let members):
      members.reduce(into: []) { references, member in
        if member.key == "$ref", let name = member.value.string { references.insert(name) }
        references.formUnion(member.value.references)
      }
    case .array(let elements): elements.reduce(into: []) { $0.formUnion($1.references) }
    default: []
    }
  }
}
