import Foundation
import JSONTree
import TestSupport
import Testing

/// `xsheet summary`.
@Suite struct SummaryTests {
  @Test func sharesInAnyOrderAreOneRun() throws {
    let place = try BatchTests.library()
    #expect(
      try place.xsheet("report", "in", "-q", "--manifest", "one.ndjson", "--format", "json").status
        == 65)
    for number in [5, 2, 7, 1, 4, 3, 6] {
      try place.xsheet(
        "report", "in", "-q", "--manifest", "\(number).ndjson", "--shard", "\(number)/7",
        "--format", "json")
    }
    let joined = try place.shell("xsheet summary [1-7].ndjson --format ndjson")
    let one = try place.shell("cat one.ndjson | xsheet summary - --format ndjson")
    #expect(joined.status == 0)
    #expect(joined.output == one.output)
    #expect(joined.output.split(separator: 0x0A).count == 24)
    for name in ["[1-7].ndjson", "one.ndjson"] {
      let line = "xsheet summary \(name) --expect in --format json"
      let summary = try place.shell(line)
      #expect(summary.status == 0)
      #expect(try summary.json().member("isComplete") == true)
      #expect(try summary.json().member("designs") == 20)
      #expect(try summary.json().member("otherFiles") == 4)
    }
  }

  @Test func gapsAndDuplicatesAreNamed() throws {
    let place = try Workspace()
    for name in ["a", "b", "c", "d"] { try place.write(Sample.square(), "in/\(name).json") }
    try place.shell(
      """
      for file in a b b; do xsheet report in/$file.json -q --manifest $file.ndjson; done
      xsheet report in/c.json -q --manifest c.ndjson
      echo '{}' > in/c.json
      xsheet report in/c.json -q --manifest c.ndjson
      printf '{"kind": "des' >> c.ndjson
      xsheet report in --shard 1/3 -q --manifest shard.ndjson
      """)
    let outcome = try place.shell("xsheet summary [abc].ndjson --expect in")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("\nMissing designs: 1: in/d.json\n"))
    #expect(outcome.text.contains("\nDone twice: 1: in/b.json\n"))
    #expect(outcome.text.contains("\nDone again with another result: 1: in/c.json\n"))
    #expect(outcome.text.contains("\nIncomplete lines: 1\n"))
    let shards = try place.xsheet("summary", "shard.ndjson")
    #expect(shards.status == 1)
    #expect(shards.text.contains("\nMissing shards: 2: 2/3, 3/3\n"))
    let markdown = try place.shell("xsheet summary [abc].ndjson --format markdown")
    #expect(markdown.text.hasPrefix("# Designs\n\n| total | value |\n| --- | --- |\n"))
  }

  @Test func otherFilesAreRefused() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("summary", "nowhere").status == 66)
    #expect(try place.xsheet("summary", ".").status == 65)
    let outcome = try place.xsheet("summary", "a.json")
    #expect(outcome.status == 65)
    #expect(outcome.error == "Error: a.json: no line of a manifest.\n")
  }

  @Test func linesFollowTheirSchema() throws {
    let place = try BatchTests.library()
    try place.shell(
      """
      xsheet convert in -o out --manifest m.ndjson --shard 1/1 -q
      xsheet verify in --manifest m.ndjson --memory-limit 1MB -q
      xsheet summary m.ndjson --format json > summary.json
      """)
    let folder = "Sources/Batches/Schema"
    let lines = try JSONNode(file: "\(folder)/manifest.schema.json").member("$defs")
    for line in try ManifestText(place, "m.ndjson").lines {
      guard case .string(let kind) = line.member("kind") else { return #expect(Bool(false)) }
      try check(line, #require(lines?.member(kind)))
    }
    try check(
      JSONNode(parsing: place.read("summary.json")),
      JSONNode(file: "\(folder)/summary.schema.json"))
  }

  /// Checks that an object has all members that a definition requires, and none that it does not have.
  private func check(_ object: JSONNode, _ definition: JSONNode) {
    let names = Set(object.names)
    #expect(names.isSubset(of: definition.member("properties")?.names ?? []))
    guard case .array(let required)? = definition.member("required") else {
      Issue.record("no list of required members")
      return
    }
    for case .string(let name) in required { #expect(names.contains(name)) }
  }
}

extension JSONNode {
  /// Reads a file of the project.
  fileprivate init(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: ProjectFolder.url(file)))
    self = try JSONNode(parsing: bytes)
  }

  /// The names of the members of an object.
  fileprivate var names: [String] {
    if case .object(let fields) = self { fields.map(\.name) } else { [] }
  }
}
