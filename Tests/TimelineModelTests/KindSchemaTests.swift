import Diagnostics
import JSONTree
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Compares the schema of each kind of view with reading and writing.
@Suite struct KindSchemaTests {
  private let sample: SchemaSample
  private let validator: SchemaValidator

  init() throws {
    let schema = try Samples.schema.get()
    sample = SchemaSample(root: schema)
    validator = SchemaValidator(root: schema)
  }

  /// A timeline with a view of a kind, next to a group with which it can share its frame.
  private func timeline(_ kind: String, _ members: [JSONField], in place: ViewPlace) -> JSONNode {
    let view = JSONNode.object(
      [JSONField("id", "view"), JSONField("kind", .string(kind))] + members)
    var source = [JSONField("id", "source"), JSONField("kind", "group")]
    if let name = members.first(where: { $0.name == "matched" })?.value.member("id") {
      source += [
        JSONField("frame", [1, 2]), JSONField("matched", name), JSONField("insertion", 0),
      ]
    }
    let around: JSONNode =
      switch place {
      case .group: view
      case .copies: ["id": "around", "kind": "repeater", "children": [view]]
      case .shape: ["id": "around", "kind": "shape", "children": [view]]
      case .geometry:
        [
          "id": "shape", "kind": "shape",
          "children": [["id": "around", "kind": "trim", "children": [view]]],
        ]
      }
    return [
      "xsheet": 1, "size": [10, 20], "frameRate": 60,
      "clock": ["interval": 1, "ticks": 3, "repeats": true, "atEnd": "reset"],
      "views": [.object(source), around], "events": [],
    ]
  }

  private func place(of kind: String) throws -> ViewPlace {
    let role = try #require(ViewCatalog.entry(named: kind)).role
    return try #require(ViewPlace.allCases.first { role.isAllowed(in: $0) })
  }

  /// Whether the schema and reading agree that a timeline is right or wrong.
  private func isValid(_ timeline: JSONNode) throws -> Bool {
    let bytes = JSONWriter.bytes(timeline)
    let problems = validator.problems(try JSONDocument(parsing: bytes).root)
    // The schema does not check whether other views match.
    let findings = TimelineReadErrorTests.diagnostics(String(decoding: bytes, as: UTF8.self))
      .filter { $0.code == .malformedTimeline }
    #expect(problems.isEmpty == findings.isEmpty, "\(problems.prefix(3)) \(findings)")
    return problems.isEmpty
  }

  @Test(arguments: ViewCatalog.names)
  func membersAreThoseOfTheDeclaration(kind: String) throws {
    let signature = try #require(ViewCatalog.entry(named: kind)).signature
    let names = signature.options.map(\.name) + signature.properties.map(\.key.rawValue)
    let found = sample.members(of: kind).all.map(\.name)
    #expect(found.count == names.count)
    #expect(Set(found) == Set(names))
  }

  /// Reading and writing keep each member that the schema allows.
  @Test(arguments: ViewCatalog.names)
  func membersReadBackEqual(kind: String) throws {
    let members = sample.members(of: kind)
    // A group that shares its frame cannot be in a 3D space.
    let conflicts = ["matched", "space"]
    let sets =
      [members.plain] + conflicts.map { name in members.complete.filter { $0.name != name } }
    for fields in sets {
      // Only cameras have the properties of cameras.
      let isFlat = !fields.contains { $0.name == "space" }
      let view = fields.filter { !(isFlat && $0.name == "zoom") }
      let written = timeline(kind, view, in: try place(of: kind))
      #expect(try isValid(written))
      let read = try Timeline.read(from: JSONWriter.bytes(written)).jsonNode
      #expect(JSONWriter.text(sorted(read)) == JSONWriter.text(sorted(written)))
    }
  }

  /// The value with the members of objects by name.
  private func sorted(_ node: JSONNode) -> JSONNode {
    switch node {
    case .object(let fields):
      .object(fields.map { JSONField($0.name, sorted($0.value)) }.sorted { $0.name < $1.name })
    case .array(let elements): .array(elements.map { sorted($0) })
    case .null, .bool, .number, .string: node
    }
  }

  /// Properties that depend on options are refused without them.
  @Test(arguments: ViewCatalog.names)
  func eachMemberIsJudgedAlike(kind: String) throws {
    let members = sample.members(of: kind)
    let place = try place(of: kind)
    #expect(try isValid(timeline(kind, members.minimal, in: place)))
    for member in members.all where !members.required.contains(member.name) {
      _ = try isValid(timeline(kind, members.minimal + [member], in: place))
    }
    for name in members.required {
      let fields = members.minimal.filter { $0.name != name }
      #expect(try !isValid(timeline(kind, fields, in: place)))
    }
  }

  @Test(arguments: ViewCatalog.names)
  func placesAreJudgedAlike(kind: String) throws {
    let role = try #require(ViewCatalog.entry(named: kind)).role
    for place in ViewPlace.allCases {
      let view = timeline(kind, sample.members(of: kind).minimal, in: place)
      #expect(try isValid(view) == role.isAllowed(in: place))
    }
  }
}
