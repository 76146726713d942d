import CommandLineParsing
import Testing

@testable import XsheetCommand

/// `convert --format swiftui`.
@Suite struct SwiftUIConvertTests {
  @Test("the header has a command that makes the same file again")
  func header() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/my box.json")
    let outcome = try place.shell(
      "xsheet convert -q -o out 'in/my box.json' --format swiftui --indent=4 --name Box "
        + "--access public --interval 0.5 --tolerance 0.1,0.1,0.5")
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    let text = String(decoding: try place.read("out/Box.swift"), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let command =
      "xsheet convert 'in/my box.json' --output out --format swiftui --interval 0.5 --name Box "
      + "--access public --indent 4"
    #expect(lines[1] == "// To make it again: \(command)")
    #expect(text.contains("\npublic struct Box: View {\n    @Environment"))
    #expect(text.contains("    public init() {\n        self.init(timer: nil)"))
    #expect(try place.shell("rm out/*; \(command)").status == 0)
    #expect(try String(decoding: place.read("out/Box.swift"), as: UTF8.self) == text)
  }

  @Test("files that were edited are refused, and replaced by force")
  func force() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write("struct AView {}", "AView.swift")
    let refused = try place.xsheet("convert", "a.json", "--format", "swiftui")
    #expect(refused.status == 73)
    #expect(
      refused.error
        == "Error: AView.swift was not written by xsheet; it is kept. --force overwrites it.\n")
    #expect(place.files() == ["AView.swift", "a.json"])
    #expect(try place.xsheet("convert", "a.json", "--format", "swiftui", "--force").status == 0)
    #expect(place.files() == ["AView.swift", "XsheetSupport.swift", "a.json"])
  }

  @Test(
    "wrong options are refused",
    arguments: [
      ("--format swiftui --name 9a", "--name: “9a” is not an identifier of Swift."),
      ("--format swiftui --name ''", "--name: “” is not an identifier of Swift."),
      ("--format swiftui --name class", "--name: “class” is a reserved word of Swift."),
      (
        "--format swiftui --name TimerManager",
        "--name: “TimerManager” is the name of a type that the source uses."
      ),
      ("--name A", "--name is for --format swiftui only."),
      ("--indent 4", "--indent is for --format swiftui only."),
      ("--force", "--force is for --format swiftui only."),
    ])
  func wrongOptions(options: String, message: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet convert a.json \(options)")
    #expect(outcome.status == 64 && outcome.error == "Error: \(message)\n")
    #expect(place.files() == ["a.json"])
  }

  @Test("several inputs go to one folder, timelines too; equal names are an error")
  func severalInputs() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("convert", "-q", "a.json", "-o", "t").status == 0)
    try place.write(Sample.square(), "timeline.json")
    let outcome = try place.shell(
      "xsheet convert -q t/a.xsheet.json timeline.json a.json -o out --format swiftui")
    #expect(outcome.status == 73)
    #expect(
      outcome.error
        == "Error: a.json is not converted: out/AView.swift is made of t/a.xsheet.json.\n")
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/AView.swift", "out/TimelineAnimationView.swift", "out/XsheetSupport.swift",
      ])
    let one = try place.xsheet("convert", "-q", "a.json", "-o", "-", "--format", "swiftui")
    #expect(one.status == 0 && one.text.contains("final class TimerManager"))
  }

  @Test func shellWords() {
    #expect(
      ShellWords.line(["a-b/c.json", "", "it's", "a b"]) == #"a-b/c.json '' 'it'\''s' 'a b'"#)
  }
}
