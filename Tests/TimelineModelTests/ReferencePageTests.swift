import Foundation
import JSONTree
import TestSupport
import Testing

@testable import TimelineFormat

/// The tables of members in the timeline's reference are made from the schema.
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
    var tables = table("timeline", schema)
    for member in try #require(schema["$defs"]).members {
      let forms = member.value["oneOf"].map { Array($0.elements) } ?? [member.value]
      guard forms.count <= Self.mostTables else {
        tables += table(member.name, ofForms: forms, of: member.value)
        continue
      }
      for form in forms where form["type"]?.string == "object" && form["allOf"] == nil {
        tables += table(member.name, form)
      }
    }
    let text = page[..<start] + tables + page[end...]
    try Approval.check(Array(text.utf8), file: file)
  }

  /// The most forms of an object that have a table each; of more, one table has the members of all.
  private static let mostTables = 5

  /// The heading and the table of an object with many forms, in which each has one member of its own.
  private func table(_ name: String, ofForms forms: [JSONValue], of object: JSONValue) -> String {
    var visited: Set<String> = []
    let members = forms.flatMap { $0["properties"].map { Array($0.members) } ?? [] }
    let rows = members.filter { visited.insert($0.name).inserted }.map { member in
      "| `\(member.name)` | \(fact("description", of: member.value)?.string ?? "") |\n"
    }
    let details = object["description"]?.string.map { "\n\($0)\n" } ?? ""
    return "\n### \(name)\n\(details)\n| member | meaning |\n|---|---|\n" + rows.joined()
  }

  /// The heading and the table of an object.
  private func table(_ name: String, _ object: JSONValue) -> String {
    let required = (object["required"].map { Array($0.elements) } ?? []).compactMap(\.string)
    let rows = (object["properties"].map { Array($0.members) } ?? []).map { member in
      let standard = fact("default", of: member.value)
        .map { "`\(JSONWriter.text(JSONNode($0), layout: .compact))`" }
      let need = required.contains(member.name) ? "required" : standard ?? ""
      let meaning = fact("description", of: member.value)?.string ?? ""
      return "| `\(member.name)` | \(need) | \(meaning) |\n"
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
