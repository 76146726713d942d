import Foundation
import TestSupport
import Testing

/// `convert` where files were edited.
@Suite struct EditedFileTests {
  private static let hasGit = Workspace.hasTool("git")

  /// A folder with a design, and its view in a git repository.
  private func repository() throws -> Workspace {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("convert", "-q", "a.json", "--format", "swiftui").status == 0)
    let commit = try place.shell(
      "git init -q . && git add -A && git -c user.name=a -c user.email=a@b commit -q -m A")
    #expect(commit.status == 0, "\(commit.error)")
    return place
  }

  private func convert(_ place: Workspace, _ options: String) throws -> Outcome {
    try place.shell("xsheet convert -q a.json --format swiftui \(options)")
  }

  private func view(_ place: Workspace) throws -> String {
    String(decoding: try place.read("AView.swift"), as: UTF8.self)
  }

  private func edit(_ place: Workspace, _ old: String, _ new: String) throws {
    let text = try view(place)
    #expect(text.contains(old))
    try place.write(text.replacing(old, with: new), "AView.swift")
  }

  @Test("edits are listed where a file is kept", .enabled(if: hasGit))
  func refusal() throws {
    let place = try repository()
    try edit(place, "struct AView: View {\n", "struct AView: View {\n  // Mine.\n")
    let outcome = try convert(place, "--access public")
    #expect(outcome.status == 73)
    let lines = outcome.error.split(separator: "\n")
    #expect(
      lines.prefix(2) == [
        "Error: AView.swift was edited since xsheet wrote it; it is kept. --merge keeps the edits, --force replaces the file.",
        "The edits:",
      ])
    #expect(lines.contains("+  // Mine."))
    #expect(lines.count { $0.hasPrefix("+") || $0.hasPrefix("-") } == 1)
  }

  @Test("edits are merged with what is new, again and again", .enabled(if: hasGit))
  func merge() throws {
    let place = try repository()
    try edit(place, "struct AView: View {\n", "struct AView: View {\n  // Mine.\n")
    // The access is in another line than the edit.
    try place.write(Sample.square().replacing("[50, 20, 0]", with: "[40, 20, 0]"), "a.json")
    let outcome = try convert(place, "--merge")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(try view(place).contains("struct AView: View {\n  // Mine.\n"))
    #expect(place.files().contains(".xsheet/AView.swift"))
    let kept = String(decoding: try place.read(".xsheet/AView.swift"), as: UTF8.self)
    #expect(try view(place).replacing("  // Mine.\n", with: "") == kept)
    // The next merge begins with the kept file, which is not in git.
    try place.write(Sample.square().replacing("[50, 20, 0]", with: "[30, 20, 0]"), "a.json")
    #expect(try convert(place, "").status == 73)
    #expect(try convert(place, "--merge").status == 0)
    #expect(try view(place).contains("  // Mine.\n"))
    #expect(try convert(place, "--force").status == 0)
    #expect(try !view(place).contains("  // Mine.\n"))
    #expect(!place.files().contains { $0.hasPrefix(".xsheet/") })
  }

  @Test("contradictions have marks and the status 1", .enabled(if: hasGit))
  func conflict() throws {
    let place = try repository()
    try edit(place, "struct AView: View {\n", "struct AView: View, Sendable {\n")
    let outcome = try convert(place, "--access public --merge")
    #expect(outcome.status == 1)
    #expect(outcome.error.hasPrefix("AView.swift: 1 conflict between <<<<<<< and >>>>>>>.\n"))
    let text = try view(place)
    #expect(
      text.contains(
        """
        <<<<<<< edited
        struct AView: View, Sendable {
        =======
        public struct AView: View {
        >>>>>>> xsheet

        """))
    let again = try convert(place, "--merge")
    #expect(again.status == 73 && again.error.contains("has conflicts of an earlier merge"))
  }

  @Test("without what xsheet wrote, edits are kept and differences are listed")
  func lostOutput() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try convert(place, "").status == 0)
    try edit(place, "struct AView: View {\n", "struct AView: View {\n  // Mine.\n")
    // The same output needs no history.
    #expect(try convert(place, "--merge").status == 0)
    #expect(try view(place).contains("  // Mine.\n"))
    try FileManager.default.removeItem(at: place.folder.appendingPathComponent(".xsheet"))
    let outcome = try place.shell(
      "GIT_DIR=/nowhere xsheet convert a.json --format swiftui --access public --merge")
    #expect(outcome.status == 73)
    #expect(outcome.error.contains("what xsheet wrote is not in .xsheet or in git; it is kept."))
    #expect(outcome.error.contains("Its differences to the new file:\n"))
    #expect(outcome.error.contains("\n+  // Mine.\n"))
  }

  @Test("timelines are protected and merged like Swift files")
  func timelines() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.xsheet("convert", "-q", "a.json").status == 0)
    let text = String(decoding: try place.read("a.xsheet.json"), as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"xsheet\": 1,\n  \"hash\": \""))
    #expect(try place.xsheet("convert", "-q", "a.json").status == 0)
    try place.write(
      text.replacing("\"frameRate\": 10", with: "\"frameRate\": 20"), "a.xsheet.json")
    let outcome = try place.xsheet("convert", "-q", "a.json")
    #expect(outcome.status == 73)
    #expect(outcome.error.contains("\n-  \"frameRate\": 10,\n+  \"frameRate\": 20,\n"))
    try place.write(Sample.square().replacing("\"Square\"", with: "\"Sq\""), "b.json")
    #expect(try place.xsheet("convert", "-q", "a.json", "--merge").status == 0)
    try place.write(Sample.square().replacing("Square", with: "Sq"), "a.json")
    #expect(try place.xsheet("convert", "-q", "a.json", "--merge").status == 0)
    let merged = String(decoding: try place.read("a.xsheet.json"), as: UTF8.self)
    #expect(merged.contains("\"name\": \"Sq\"") && merged.contains("\"frameRate\": 20"))
    #expect(try place.xsheet("inspect", "a.xsheet.json").status == 0)
    try place.write(Sample.blinking, "a.xsheet.json")
    let foreign = try place.xsheet("convert", "-q", "a.json")
    #expect(foreign.status == 73)
    #expect(
      foreign.error
        == "Error: a.xsheet.json was not written by xsheet; it is kept. --force overwrites it.\n")
    #expect(try place.xsheet("convert", "-q", "a.json", "--force").status == 0)
    // A timeline of an earlier version has no hash.
    let new = String(decoding: try place.read("a.xsheet.json"), as: UTF8.self)
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("\"hash\"") }
    try place.write(lines.joined(separator: "\n"), "a.xsheet.json")
    #expect(try place.xsheet("convert", "-q", "a.json").status == 0)
    #expect(try place.read("a.xsheet.json") == Array(new.utf8))
  }
}
