import Foundation
import JSONTree
import TestSupport
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
    #expect(
      outcome.text.hasPrefix(
        "nowhere.json: error LI0914: The file cannot be read: no such file or directory.\n"))
    #expect(outcome.text.contains("\n1 file has no findings\n"))
    #expect(outcome.error == "Error: nowhere.json cannot be used.\n")
    #expect(
      try place.xsheet("inspect", "nowhere.json").error
        == "nowhere.json: error LI0914: The file cannot be read: no such file or directory.\n")
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
      try place.xsheet("report", "in", "--list-clean").text.hasPrefix(
        "in/b.json: no findings\nin/deep er/-a.json: no findings\n"))
    #expect(
      try place.xsheet("report", "in").text
        == "2 files have no findings\nTotal of 2 files: no findings; 2 passed\n")
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
    #expect(try place.shell("cat a.json | xsheet report /dev/stdin").status == 0)
    #expect(try place.shell("rm a.json").status == 0)
    #expect(try place.shell("xsheet report - <&-").status == 74)
    #expect(place.files().isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/zero")))
  func endlessInput() throws {
    let outcome = try Workspace().shell("xsheet report - < /dev/zero")
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

  @Test(arguments: ["report", "inspect", "convert", "verify", "render -o x.png"])
  func pipesAndDevicesAreNotOpened(command: String) throws {
    let place = try Workspace()
    #expect(try place.shell("mkfifo pipe.json; mkdir in; mkfifo in/x.json").status == 0)
    let inputs = command.hasPrefix("render") ? ["pipe.json"] : ["pipe.json", "in"]
    for input in inputs {
      let outcome = try place.shell("timeout 20 xsheet \(command) \(input)")
      #expect(outcome.status == 65)
      #expect(
        (outcome.text + outcome.error).contains(
          "error LI0913: The path is a named pipe, not a file."))
    }
    let device = try place.shell("timeout 20 xsheet \(command) /dev/null")
    #expect(device.status == 65)
    #expect((device.text + device.error).contains("LI0913: The path is a device"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/bin/bash"), "bash is not installed"))
  func outputOfCommands() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write("xsheet report <(cat a.json) | grep -c 'no findings'", "script")
    #expect(try place.shell("bash script").text == "1\n")
  }

  @Test func otherJSONInFoldersIsSkipped() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/A.JSON")
    try place.write(#"{"name": "app", "version": "1.0"}"#, "in/package.json")
    try place.write("{ // Settings.\n \"compilerOptions\": {}, }", "in/tsconfig.json")
    try place.write(#"{"version": 8, "layers": [{"id": "a"}]}"#, "in/map.json")
    try place.write("[1, 2]", "in/list.json")
    let outcome = try place.xsheet("report", "in", "--format=json")
    #expect(outcome.status == 0)
    #expect(outcome.error == "4 JSON files are no Lottie export and skipped.\n")
    let totals = try #require(try outcome.json()["totals"])
    #expect(totals["files"] == 1 && totals["skipped"] == 4)
    #expect(try place.xsheet("convert", "in", "-o", "out").status == 0)
    #expect(place.files().filter { $0.hasPrefix("out/") } == ["out/A.xsheet.json"])
    #expect(try place.xsheet("report", "in/package.json").status == 65)
    // A damaged export is not overlooked.
    try place.write(#"{"v": "5.7.0", "fr": 30, "ip": 0, "op": 9}"#, "in/b.json")
    try place.write(String(Sample.square().prefix(200)), "in/c.json")
    let damaged = try place.xsheet("report", "in", "-q")
    #expect(damaged.status == 65 && damaged.text.contains("; 1 passed, 2 refused\n"))
    #expect(try place.shell("rm in/[Abc].*; xsheet report in").status == 66)
  }

  @Test func linksAreFollowedOnce() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/real/a.json")
    try place.write(Sample.square(), "other/b.json")
    #expect(
      try place.shell(
        """
        cd in; ln -s real copy; ln -s .. up; ln -s ../other other; ln -s real/a.json a.json
        ln -s ../other/b.json z.json; ln -s nowhere broken.json
        """
      ).status == 0)
    let outcome = try place.xsheet("report", "in", "--format=json")
    #expect(outcome.status == 66)
    let files = try outcome.json()["files"]?.elements.map { $0["file"] }
    #expect(files == ["in/broken.json", "in/other/b.json", "in/real/a.json"])
  }

  @Test func standardInputHasAName() throws {
    let place = try Workspace()
    let report = try place.xsheet(
      "report", "-", "--stdin-filename", "designs/box.json", input: Sample.unknown(layers: 1))
    #expect(report.text.contains("designs/box.json: 1 warning\n"))
    try place.xsheet(
      "convert", "-", "--stdin-filename=designs/box.json", "-o", "out", input: Sample.square())
    #expect(place.files() == ["out/box.xsheet.json"])
    let animations: [(String, String)] = [
      ("manifest.json", #"{"animations": [{"id": "one"}, {"id": "two"}]}"#),
      ("animations/one.json", Sample.square()), ("animations/two.json", Sample.unknown(layers: 1)),
    ]
    try place.write(
      ZipWriter.archive(animations.map { ZipWriter.Entry(name: $0.0, data: Array($0.1.utf8)) }),
      "a.lottie")
    #expect(
      try place.shell("xsheet report '-#one' < a.lottie").text
        == "standard input#one: no findings\n")
    #expect(
      try place.shell("xsheet report - --stdin-filename 'b.lottie#two' < a.lottie").text
        .hasSuffix("b.lottie#two: 1 warning\n"))
    #expect(try place.shell("xsheet render '-#two' -o x.png < a.lottie").status == 0)
    #expect(try place.shell("xsheet report '-#three' < a.lottie").status == 66)
    #expect(try place.shell("xsheet report - '-#one' < a.lottie").status == 64)
  }

  @Test func timelinesAreNotCompositions() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.xsheet("convert", "a.json")
    #expect(try place.xsheet("report", "a.xsheet.json").text == "a.xsheet.json: no findings\n")
    let outcome = try place.xsheet("convert", "a.xsheet.json")
    #expect(outcome.status == 65)
    #expect(outcome.error.contains("LI0008"))
  }
}
