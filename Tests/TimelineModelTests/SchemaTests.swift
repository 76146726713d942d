import Foundation
import Geometry
import JSONTree
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Checks that the file of the JSON Schema is the generated schema, and that the schema agrees with
/// reading.
@Suite struct SchemaTests {
  private let schema: JSONValue

  init() throws {
    schema = try Samples.schema.get()
  }

  /// `XSHEET_APPROVE=1 swift test --filter SchemaTests` rewrites the file.
  @Test func theFileIsGenerated() throws {
    try Approval.check(
      TimelineSchema.bytes,
      file: ProjectFolder.root.appending(path: "Sources/TimelineFormat/Schema/timeline.schema.json")
    )
  }

  @Test func definitionsHaveOneName() {
    let names = TimelineSchema.definitions.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func referencesHaveDefinitions() {
    let names = Set(TimelineSchema.definitions.map { "#/$defs/\($0.name)" })
    var references: Set<String> = []
    func visit(_ value: JSONValue) {
      if let name = value["$ref"]?.string { references.insert(name) }
      for member in value.members { visit(member.value) }
      for element in value.elements { visit(element) }
    }
    visit(schema)
    #expect(references == names)
  }

  @Test func whatIsWrittenIsValid() throws {
    let document = try JSONDocument(parsing: Samples.everything.jsonBytes())
    #expect(SchemaValidator(root: schema).problems(document.root).prefix(5) == [])
  }

  @Test func theTimelinesOfThisProjectAreValid() throws {
    let folder = ProjectFolder.compositions
    var count = 0
    for case let file as URL in try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    where file.lastPathComponent.hasSuffix(".xsheet.json") {
      let document = try JSONDocument(parsing: Array(try Data(contentsOf: file)))
      let problems = SchemaValidator(root: schema).problems(document.root)
      #expect(problems.prefix(5) == [], "\(file.lastPathComponent)")
      count += 1
    }
    #expect(count >= 5)
  }

  /// The schema refuses forms that reading refuses.
  @Test(arguments: [
    (#""ticks": 8"#, #""ticks": 0"#), (#""turn": 2"#, #""turn": -2"#),
    (#""time": 0"#, #""time": -1"#),
    ("0.05 degrees", "0.05 miles"), (#""durations""#, #""duration""#),
    (#""name": "x""#, #""nmae": "x""#),
    (#""event": 3"#, #""event": -1"#), (#""set""#, #""sett""#), ("[390, 844]", "[390]"),
    (#""kind": "ellipse""#, #""kind": "elipse""#), (#""size": [20, 20]"#, #""opacity": 1"#),
    (#""easeInOut""#, #""ease in out""#), (#""to": -225, "#, ""), ("circle.rotation", "circle"),
    (#""id": "circle""#, #""id": "2d""#), (#""colorStops": 1,"#, ""),
    (#""cubic": 20"#, #""cubik": 20"#), (#""move": 0"#, #""move": 0, "duration": 1"#),
    (#""circle.skew""#, #""skew""#), (#""states""#, #""phases""#),
    (#""duration": 0.2}"#, #""curve": "smooth", "duration": 0.2}"#),
    (#""delay": 0.1"#, #""autoreverses": true"#),
    (#""interval": 0.5"#, #""interval": 0"#), (#""stop": "digits""#, #""stop": 1"#),
    (#""views": [{"#, #""root": {"children": []}, "views": [{"#),
    (#""views": [{"#, #""root": {"radius": 1}, "views": [{"#),
  ])
  func mistakesAreInvalid(old: String, new: String) throws {
    let validator = SchemaValidator(root: schema)
    let good = try JSONDocument(parsing: Array(TimelineReadErrorTests.good.utf8))
    #expect(validator.problems(good.root) == [])
    let text = TimelineReadErrorTests.good.replacing(old, with: new, maxReplacements: 1)
    #expect(text != TimelineReadErrorTests.good)
    let bad = try JSONDocument(parsing: Array(text.utf8))
    #expect(!validator.problems(bad.root).isEmpty)
    #expect(!TimelineReadErrorTests.diagnostics(text).isEmpty)
  }
}
