import Foundation
import JSONTree
import TestSupport
import Testing

@testable import TimelineFormat

/// The tables of members in the reference of timelines are those of the schema.
@Suite struct ReferencePageTests {
  private let schema: JSONValue

  init() throws {
    schema = try Samples.schema.get()
  }

  /// `XSHEET_APPROVE=1 swift test --filter ReferencePageTests` rewrites the tables.
  @Test func theTablesAreGenerated() throws {
    let file = ProjectFolder.url("Sources/Xsheet/Documentation.docc/TimelineReference.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: "## Members\n")).upperBound
    let end = try #require(page.range(of: "\n## ", range: start..<page.endIndex)).lowerBound
    let definitions = try #require(schema["$defs"]).members.flatMap { name, value in
      (value["oneOf"]?.elements ?? [value]).map { (name: name, value: $0) }
    }
    let objects = definitions.filter {
      $0.value["type"]?.string == "object" && $0.value["allOf"] == nil
    }
    let tables = ([("timeline", schema)] + objects).map { table($0.0, $0.1) }
    let text = page[..<start] + tables.joined() + page[end...]
    try Approval.check(Array(text.utf8), file: file)
  }

  /// The heading and the table of an object.
  private func table(_ name: String, _ object: JSONValue) -> String {
    let required = Set((object["required"]?.elements ?? []).compactMap(\.string))
    let rows = (object["properties"]?.members ?? []).map { name, value in
      let standard = fact("default", of: value).map { "`\(JSONWriter.text(JSONNode($0)))`" } ?? ""
      let meaning = fact("description", of: value)?.string ?? ""
      return "| `\(name)` | \(required.contains(name) ? "required" : standard) | \(meaning) |\n"
    }
    let details = object["description"]?.string.map { "\n\($0)\n" } ?? ""
    let head = "\n### \(name)\n\(details)\n| member | default | meaning |\n|---|---|---|\n"
    return rows.isEmpty ? "" : head + rows.joined()
  }

  /// A fact about a value, or about the definition that it refers to.
  private func fact(_ keyword: String, of value: JSONValue) -> JSONValue? {
    let name = value["$ref"]?.string?.split(separator: "/").last
    let definition = name.flatMap { schema["$defs"]?.member(String($0)) }
    return value.member(keyword) ?? definition?.member(keyword)
  }
}
