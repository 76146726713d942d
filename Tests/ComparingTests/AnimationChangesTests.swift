import Foundation
import JSONTree
import Reporting
import Testing

@testable import Comparing

/// The forms of a report on changes.
@Suite struct AnimationChangesTests {
  private func change(_ place: String..., text: String = "color: #000000 → #FFFFFF")
    -> AnimationChange
  {
    AnimationChange(kind: .changed, place: place, element: "Fill", text: text)
  }

  private func report(_ changes: [AnimationChange]) -> AnimationChanges {
    AnimationChanges(old: "a.json", new: "b.json", changes: changes, features: [], frames: nil)
  }

  @Test func textIsGroupedByPlace() {
    let report = report([
      change("Main", "Box"), change("Main", "Disc", text: "renamed"),
      change("Main", "Box", text: "opacity: 1 % → 2 %"),
    ])
    #expect(
      report.text() == """
        a.json and b.json: 3 changes
        Main › Box
          color: #000000 → #FFFFFF
          opacity: 1 % → 2 %
        Main › Disc
          renamed

        """)
  }

  @Test func equalChangesAtManyPlacesAreToldOnce() {
    let report = report((0..<6).map { change("Main", "Box \($0)") })
    #expect(
      report.text() == """
        a.json and b.json: 6 changes
        6 places: Main › Box 0; Main › Box 1; Main › Box 2 and 3 more
          color: #000000 → #FFFFFF

        """)
  }

  @Test func nothingIsSaidOfEqualVersions() {
    #expect(report([]).text() == "a.json and b.json: no differences\n")
    #expect(report([]).markdown == "# Changes\n\n`a.json` → `b.json`: no differences.\n")
  }

  @Test func markdownIsEscaped() {
    let markdown = report([change("Main", "<b>|*x*", text: "renamed from “_a_” to “[b](c)”")])
      .markdown
    #expect(markdown.contains(#"| Main › \<b\>\|\*x\* | renamed from “\_a\_” to “\[b\](c)” |"#))
  }

  @Test func markdownStaysWithinAComment() {
    let long = String(repeating: "x", count: 300)
    let report = report((0..<500).map { change("Main \($0)", text: "\(long) \($0)") })
    #expect(report.markdown.utf8.count <= MarkdownReport.lengthLimit)
    #expect(report.markdown.contains("Left out to stay within the length of a comment: "))
  }

  @Test func sectionsThatDoNotFitAreCounted() {
    let long = String(repeating: "x", count: 300)
    let feature = FeatureChange(title: long, appears: true, places: 1, outcome: "native")
    func markdown(_ changes: Int, _ features: Int) -> String {
      AnimationChanges(
        old: "a.json", new: "b.json",
        changes: (0..<changes).map { change("Main \($0)", text: "\(long) \($0)") },
        features: Array(repeating: feature, count: features), frames: nil
      ).markdown
    }
    let (neither, both) = (markdown(1, 500), markdown(500, 500))
    #expect(neither.contains(" of a comment: 1 section. ") && !neither.contains("## Features"))
    #expect(both.contains(" changes and 1 section. "))
    #expect(both.utf8.count <= MarkdownReport.lengthLimit)
    #expect(markdown(500, 1).contains("## Features") && !markdown(500, 1).contains("section"))
  }

  @Test func controlCharactersAreReplaced() {
    let text = report([change("Main\u{1B}[2J", text: "renamed\nfrom")]).text()
    #expect(!text.contains("\u{1B}") && text.contains("renamed\u{FFFD}from"))
  }

  @Test func jsonHasTheMembersOfTheSchema() throws {
    let file = URL(filePath: #filePath).appending(path: "../../..").standardized
      .appending(path: "Sources/Comparing/Schema/diff.schema.json")
    let schema = try JSONNode(parsing: [UInt8](Data(contentsOf: file)))
    let plain = change("Main")
    var full = plain
    (full.property, full.old, full.new, full.view) = ("color", "a", "b", "v")
    (full.oldPointer, full.newPointer, full.time, full.frame) = ("", "", 1, 2)
    func names(_ node: JSONNode?) -> Set<String> {
      switch node {
      case .object(let fields)?: Set(fields.map(\.name))
      case .array(let list)?:
        Set(list.compactMap { if case .string(let name) = $0 { name } else { nil } })
      default: []
      }
    }
    let json = report([plain, full]).json
    guard case .array(let changes)? = json.member("changes") else {
      Issue.record("no changes")
      return
    }
    let definition = schema.member("$defs")?.member("change")
    #expect(names(definition?.member("required")) == names(changes[0]))
    #expect(names(definition?.member("properties")) == names(changes[1]))
    #expect(names(schema.member("required")) == names(json))
    #expect(
      names(definition?.member("properties")?.member("kind")?.member("enum"))
        == Set(AnimationChange.Kind.allCases.map(\.rawValue)))
  }
}
