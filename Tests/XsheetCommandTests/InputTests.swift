import Foundation
import JSONTree
import Testing

/// The input files, and the errors for those that cannot be read.
@Suite struct InputTests {
  @Test(arguments: ["report", "inspect", "convert", "verify", "render -o x.png"])
  func refusedFiles(command: String) throws {
    let place = try Workspace()
    try place.write("", "empty.json")
    try place.write(
      """
      {"v":
        x}
      """, "syntax.json")
    try place.write("[]", "array.json")
    try place.write("\u{0}\u{1}\u{2}", "binary.json")
    try place.write("PK\u{3}\u{4}....", "archive.lottie")
    for (name, code) in [
      ("empty.json", "LI0001"), ("syntax.json:2:3", "LI0002"), ("array.json:1:1", "LI0003"),
      ("binary.json:1:1", "LI0002"), ("archive.lottie", "LI0901"),
    ] {
      let file = String(name.prefix { $0 != ":" })
      let outcome = try place.shell("xsheet \(command) \(file)")
      #expect(outcome.status == 65)
      #expect(!outcome.isSignal)
      // Findings are the result of report.
      let place = command == "report" ? outcome.text : outcome.error
      #expect(place.contains("\(name): error \(code)") || file == "archive.lottie")
      #expect(place.contains(": error \(code)"))
      #expect(!outcome.error.isEmpty)
    }
    #expect(place.files().count == 5)
  }

  @Test func missingFileDoesNotStopOthers() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.xsheet("report", "nowhere.json", "a.json")
    #expect(outcome.status == 66)
    #expect(outcome.text == "a.json: no findings\n")
    #expect(outcome.error == "Error: nowhere.json: no such file or directory.\n")
  }

  @Test func foldersAndNames() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/b.json")
    try place.write(Sample.square(), "in/deep er/-a.json")
    try place.write("not for us", "in/.hidden/c.json")
    try place.write("not for us", "in/notes.txt")
    try place.write("not for us", "in/old.xsheet.json")
    try FileManager.default.createSymbolicLink(
      atPath: place.folder.path + "/in/loop", withDestinationPath: ".")
    #expect(
      try place.xsheet("report", "in").text
        == "in/b.json: no findings\nin/deep er/-a.json: no findings\n")
    #expect(try place.xsheet("convert", "in", "--output=out").status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") }
        == ["out/b.xsheet.json", "out/deep er/-a.xsheet.json"])
    #expect(try place.shell("cd 'in/deep er' && xsheet report -- -a.json").status == 0)
    #expect(try place.xsheet("report", "out").status == 66)
  }

  @Test func standardInput() throws {
    let place = try Workspace()
    let report = try place.xsheet("report", "-", input: Sample.square())
    #expect(report.text == "standard input: no findings\n")
    let timeline = try place.xsheet("convert", "-", input: Sample.square())
    #expect(timeline.status == 0)
    #expect(try timeline.json()["xsheet"] == .number(1))
    let picture = try place.xsheet("render", "-", "-o", "-", input: timeline.text)
    #expect(picture.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try place.xsheet("report", "-").status == 65)
    try place.write(Sample.square(), "a.json")
    #expect(try place.shell("mkfifo pipe; cat a.json > pipe & xsheet report pipe").status == 0)
    #expect(try place.shell("rm a.json pipe").status == 0)
    #expect(try place.shell("xsheet report - <&-").status == 74)
    #expect(place.files().isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func endlessInput() throws {
    let outcome = try Workspace().xsheet("report", "/dev/zero")
    #expect(outcome.status == 65)
    #expect(outcome.text.contains("LI0007"))
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func unreadableFile() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: place.folder.path + "/a.json")
    let outcome = try place.xsheet("report", "a.json")
    #expect(outcome.status == 74)
    #expect(outcome.error.contains("permission denied"))
  }

  @Test func timelinesAreNotCompositions() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.xsheet("convert", "a.json")
    #expect(try place.xsheet("report", "a.xsheet.json").text == "a.xsheet.json: no findings\n")
    for command in ["inspect", "convert"] {
      let outcome = try place.xsheet(command, "a.xsheet.json")
      #expect(outcome.status == 65)
      #expect(outcome.error.contains("LI0008"))
    }
  }
}
