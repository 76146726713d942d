import Batches
import Foundation
import JSONTree
import Testing

/// Lists of the names of files.
@Suite struct NameListTests {
  private func names(_ text: String) throws -> [String] {
    let place = try Workspace()
    try place.write(text, "list")
    let list = try NameList(place.folder.appendingPathComponent("list").path)
    #expect(list.isWhole)
    var names: [String] = []
    while let name = try list.next() { names.append(name) }
    return names
  }

  @Test(arguments: [
    ("", []), ("\n\n", []), ("a", ["a"]), ("a\n", ["a"]), ("a\nb c\n\nd", ["a", "b c", "d"]),
    ("a\r\nb\r\n", ["a", "b"]), ("a\0", ["a"]), ("a\nb\0c\0", ["a\nb", "c"]),
    ("ä/ö.json\n", ["ä/ö.json"]),
  ])
  func separators(text: String, expected: [String]) throws {
    #expect(try names(text) == expected)
  }

  @Test func aMissingListIsAnError() throws {
    let outcome = try Workspace().xsheet("report", "--files-from", "nowhere")
    #expect(outcome.status == 66)
    #expect(
      outcome.error == "Error: --files-from: nowhere cannot be read: no such file or directory.\n")
  }

  @Test(arguments: ["", "--isolate"]) func namesAreWorkedOnAsTheyArrive(option: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/a/one.json")
    try place.write(Sample.square(), "in/two.json")
    // The second name is written when the line about the first one is there.
    let outcome = try place.shell(
      """
      mkfifo names
      xsheet convert -q --files-from names --root in -o out --manifest m.ndjson \(option) &
      exec 3> names
      echo a/one.json >&3
      while ! grep -q one.json m.ndjson; do sleep 0.01; done
      echo two.json >&3
      exec 3>&-
      wait $!
      """)
    #expect(outcome.status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") }
        == ["out/a/one.xsheet.json", "out/two.xsheet.json"])
    let inputs = try ManifestText(place, "m.ndjson").designs.map { $0.member("input") }
    #expect(inputs == ["a/one.json", "two.json"])
  }
}
