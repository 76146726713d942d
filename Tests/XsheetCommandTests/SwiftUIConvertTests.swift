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
      "xsheet convert '../in/my box.json' --output . --name Box --format swiftui --interval 0.5 "
      + "--access public --indent 4"
    #expect(lines[2] == "// To make it again: \(command)")
    #expect(text.contains("\npublic struct Box: View {\n    @State private var timer"))
    #expect(text.contains("    public init(\n"))
    #expect(try place.shell("cd out && rm * && \(command)").status == 0)
    #expect(try String(decoding: place.read("out/Box.swift"), as: UTF8.self) == text)
  }

  @Test(
    "options with default values count against the configuration, also in headers and in worker processes"
  )
  func defaults() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write(
      #"{"tolerance": [1, 1, 1], "swiftui": {"style": "keyframes"}}"#, ".xsheet.json")
    let convert = "xsheet convert -q a.json --format swiftui -o out"
    let options = "--style events --indent 2 --tolerance 0.1,0.1,0.5"
    for isolate in ["", "--isolate"] {
      #expect(try place.shell("rm -rf out && \(convert) \(options) \(isolate)").status == 0)
      let text = String(decoding: try place.read("out/AView.swift"), as: UTF8.self)
      #expect(text.contains("@State private var timer"))
      #expect(
        text.contains(
          "xsheet convert ../a.json --output . --format swiftui --tolerance 0.1,0.1,0.5 --style events\n"
        ))
    }
    #expect(try place.shell("\(convert) --manifest m").status == 0)
    #expect(try place.shell("\(convert) --manifest m --resume --style events").status == 0)
    #expect(
      try String(decoding: place.read("out/AView.swift"), as: UTF8.self)
        .contains("@State private var timer"))
  }

  @Test("each of several files has a name, standard input too")
  func names() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.xsheet(
      "convert", "-q", "a.json", "-", "-o", "out", "--format=swiftui", "--name=One", "--name=Two",
      input: Sample.square())
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/One.swift", "out/Two.swift", "out/XsheetSupport.swift",
      ])
    #expect(
      try String(decoding: place.read("out/Two.swift"), as: UTF8.self)
        .contains("xsheet convert - --output . --name Two --format swiftui\n"))
    let folder = try place.xsheet("convert", "-q", ".", "--format=swiftui", "--name=One")
    #expect(folder.status == 64)
  }

  @Test("the types that views share are in the file, or in a module")
  func support() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let convert = "xsheet convert -q a.json --format swiftui"
    #expect(try place.shell("\(convert) -o one --support embedded").status == 0)
    #expect(place.files().filter { $0.hasPrefix("one/") } == ["one/AView.swift"])
    let own = try String(decoding: place.read("one/AView.swift"), as: UTF8.self)
    #expect(own.contains("enum Support {") && !own.contains("XsheetSupport"))
    #expect(
      try place.shell("\(convert) -o two --support-module Kit --support-output Kit").status == 0)
    #expect(place.files().filter { $0.hasPrefix("two/") } == ["two/AView.swift"])
    let view = try String(decoding: place.read("two/AView.swift"), as: UTF8.self)
    #expect(view.contains("import Kit\nimport SwiftUI\n"))
    let kit = try String(decoding: place.read("Kit/XsheetSupport.swift"), as: UTF8.self)
    #expect(kit.contains("nonisolated public enum XsheetSupport {}"))
    #expect(kit.contains("  public nonisolated struct Outline: Shape {"))
    // In a target that has the types in a module now, the file of its own is empty.
    let build =
      "xsheet convert -q a.json --package --force --format swiftui -o three --source a.swift"
    #expect(try place.shell(build).status == 0)
    #expect(try place.shell("\(build) --support-module Kit").status == 0)
    #expect(
      try String(decoding: place.read("three/XsheetSupport.swift"), as: UTF8.self)
        == "// No view needs a type of this file.\n")
    #expect(try place.shell("\(convert) --support embedded --support-module Kit").status == 64)
    #expect(try place.shell("\(convert) --support-output Kit").status == 64)
  }

  @Test(
    "types that views share now in a module are removed from their folder, if they were not edited")
  func obsoleteSupport() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    try place.write(Sample.square(), "b.json")
    let convert = "xsheet convert -q --format swiftui -o out"
    let support = "out/XsheetSupport.swift"
    #expect(try place.shell("\(convert) a.json b.json").status == 0)
    // The other view uses the file.
    #expect(try place.shell("\(convert) a.json --support-module Kit").status == 0)
    #expect(place.files().contains(support))
    let text = String(decoding: try place.read(support), as: UTF8.self)
    try place.write("\(text)// Mine.\n", support)
    let refused = try place.shell("\(convert) b.json --support-module Kit")
    #expect(refused.status == 73)
    #expect(
      refused.error
        == "Error: \(support) has types that the module has, and was edited since xsheet wrote it; it is kept. "
        + "--force overwrites it.\n")
    #expect(
      try !String(decoding: place.read("out/BView.swift"), as: UTF8.self).contains("import Kit"))
    try place.write(text, support)
    try place.write(#"{"swiftui": {"supportModule": "Kit"}}"#, ".xsheet.json")
    #expect(try place.shell("\(convert) b.json").status == 0)
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == ["out/AView.swift", "out/BView.swift"])
    // A file of another origin stays.
    try place.write("// Mine.\n", support)
    #expect(try place.shell("\(convert) a.json b.json").status == 0)
    #expect(place.files().contains(support))
  }

  @Test("long paths have a file of their own, which goes when they are short")
  func outlinesFile() throws {
    let place = try Workspace()
    func write(pointCount: Int) throws {
      let points = (1...pointCount).map { "L \($0 % 90),\($0 * 7 % 80)" }.joined(separator: " ")
      try place.write(
        """
        {"xsheet": 1, "size": [100, 100], "clock": {"ticks": 1}, "views": [{"id": "box", "kind": "shape", "children": [
          {"id": "line", "kind": "path", "path": "M 0,0 \(points) Z"},
          {"id": "paint", "kind": "fill", "color": "#123456"}]}]}
        """, "a.xsheet.json")
    }
    func swift(_ name: String) throws -> String {
      String(decoding: try place.read("out/\(name).swift"), as: UTF8.self)
    }
    let convert = "xsheet convert -q a.xsheet.json --format swiftui"
    try write(pointCount: 1000)
    #expect(try place.shell("\(convert) -o out").status == 0)
    let outlines = try swift("AView+Outlines")
    #expect(outlines.contains("\n  enum Outlines {\n"))
    #expect(outlines.contains("Outline.path("))
    #expect(try !swift("AView").contains("enum Outlines"))
    // A build that names its file, and standard output, get one file.
    #expect(try place.shell("\(convert) -o one --source A.swift").status == 0)
    #expect(!place.files().contains("one/AView+Outlines.swift"))
    let printed = try place.shell("\(convert) -o -").output
    #expect(String(decoding: printed, as: UTF8.self).contains("private enum Outlines"))
    try write(pointCount: 10)
    let name = "out/AView+Outlines.swift"
    try place.write("\(outlines)// Mine.\n", name)
    #expect(try place.shell("\(convert) -o out").status == 73)
    try place.write(outlines, name)
    #expect(try place.shell("\(convert) -o out").status == 0)
    #expect(!place.files().contains(name))
    #expect(try swift("AView").contains("private enum Outlines"))
  }

  @Test("views have labels, or are decoration")
  func labels() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let convert = "xsheet convert -q a.json --format swiftui -o -"
    #expect(
      try place.shell("\(convert) --label 'Loading…' --bundle module").text
        .contains(".accessibilityLabel(Text(\"Loading…\", bundle: .module))"))
    let decoration = try place.shell("\(convert) --decorative").text
    #expect(decoration.contains(".accessibilityHidden(true)"))
    #expect(!decoration.contains("accessibilityLabel"))
    #expect(try place.shell("\(convert) --decorative --label a").status == 64)
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
      ("--format swiftui --name A --name B", "--name: 2 names are given for 1 files."),
      ("--name A", "--name is for --format swiftui only."),
      ("--indent 4", "--indent is for --format swiftui only."),
      ("--module App", "--module is for --format swiftui only."),
      ("--force --merge", "only one of --merge and --force can be given."),
    ])
  func wrongOptions(options: String, message: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet convert a.json \(options)")
    #expect(outcome.status == 64 && outcome.error == "Error: \(message)\n")
    #expect(place.files() == ["a.json"])
  }

  @Test(
    "several inputs go to one folder, timelines too; equal names are an error before anything is written"
  )
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
        == "Error: t/a.xsheet.json and a.json would both become AView; nothing is written. Name one of them "
        + "by --name, given once for each file, or in .xsheet.json: "
        + "{\"swiftui\": {\"names\": {\"PATH\": \"NAME\"}}}.\n")
    #expect(!place.files().contains { $0.hasPrefix("out/") })
    try place.write(#"{"swiftui": {"names": {"t/a.*": "Other"}}}"#, ".xsheet.json")
    let named = try place.shell(
      "xsheet convert -q t/a.xsheet.json timeline.json a.json -o out --format swiftui")
    #expect(named.status == 0, "\(named.error)")
    #expect(
      place.files().filter { $0.hasPrefix("out/") } == [
        "out/AView.swift", "out/Other.swift", "out/TimelineAnimationView.swift",
        "out/XsheetSupport.swift",
      ])
    let one = try place.xsheet("convert", "-q", "a.json", "-o", "-", "--format", "swiftui")
    #expect(one.status == 0 && one.text.contains("final class TimerManager"))
  }

  @Test("equal names in folders of one module are an error before anything is written")
  func severalFolders() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "in/A/ring.json")
    try place.write(Sample.square(), "in/B/ring.json")
    try place.write("in/A/ring.json\nin/B/ring.json\n", "list.txt")
    for input in ["in", "--files-from list.txt", "in --jobs 2", "in --shard 1/2"] {
      let outcome = try place.shell("xsheet convert -q \(input) -o out --format swiftui")
      #expect(outcome.status == 73, "\(input)")
      #expect(
        outcome.error
          == "Error: in/A/ring.json and in/B/ring.json would both become RingView; nothing is written. Name one "
          + "of them in .xsheet.json: {\"swiftui\": {\"names\": {\"PATH\": \"NAME\"}}}, or convert folders of "
          + "different modules in runs of their own.\n", "\(input)")
    }
    #expect(place.files() == ["in/A/ring.json", "in/B/ring.json", "list.txt"])
    // Folders of a package are of different modules if they are targets.
    try place.write(".target(name: \"A\")", "Package.swift")
    let mixed = try place.shell("xsheet convert -q in -o Sources/A --format swiftui")
    #expect(mixed.status == 73)
    try place.write(".target(name: \"A\"), .target(name: \"B\")", "Package.swift")
    let targets = try place.shell("xsheet convert -q in -o Sources --format swiftui")
    #expect(targets.status == 0, "\(targets.error)")
    #expect(place.files().contains("Sources/B/RingView.swift"))
    try place.write(#"{"swiftui": {"names": {"B/ring.json": "Other"}}}"#, "in/.xsheet.json")
    let named = try place.shell("xsheet convert -q in -o out --format swiftui")
    #expect(named.status == 0, "\(named.error)")
    #expect(place.files().contains("out/B/Other.swift"))
  }

  @Test("a summary tells how to use the views")
  func summary() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let layer = """
      {"ty": 2, "nm": "Photo", "refId": "p", "ip": 0, "op": 10, "st": 0, "ks": {}},
      """
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
    let asset = """
      "assets": [{"id": "p", "w": 8, "h": 8, "u": "", "p": "data:image/png;base64,\(pixel)", "e": 1}],
      """
    try place.write(
      Sample.square(layers: layer).replacing("\"assets\": [],", with: asset), "b.json")
    let outcome = try place.xsheet(
      "convert", "a.json", "b.json", "-o", "out", "--format", "swiftui")
    #expect(
      outcome.error.hasSuffix(
        """
        To use the views:
        - Add to the app:
            out/XsheetSupport.swift
            out/AView.swift
            out/BView.swift
        - Add the asset catalog with 1 picture: out/Assets.xcassets
        - Set the deployment target to iOS 17, macOS 14 or later.
        - Show:
            AView()
            BView()

        """), "\(outcome.error)")
    let quiet = try place.xsheet("convert", "-q", "a.json", "-o", "out", "--format", "swiftui")
    #expect(quiet.error.isEmpty)
  }

  @Test("tests are written on request")
  func tests() throws {
    let place = try Workspace()
    try place.write(Sample.blinking, "a.json")
    let outcome = try place.shell(
      "xsheet convert a.json -o out --format swiftui --with-tests --still 0.5")
    #expect(outcome.error.contains("- Add to its tests: out/AViewTests.swift\n"))
    let text = String(decoding: try place.read("out/AViewTests.swift"), as: UTF8.self)
    #expect(text.contains("import Testing\n\n// xsheet:begin custom imports\n"))
    #expect(text.contains("struct AViewTests {"))
    #expect(text.contains("let expected = (0..<2).map { Double($0) * 1 }"))
    let view = String(decoding: try place.read("out/AView.swift"), as: UTF8.self)
    #expect(view.contains("TimerManager(interval: 1, ticks: 2, still: 0.5)"))
    let placed = try place.shell(
      "xsheet convert a.json -o App --format swiftui --with-tests --module App --tests-output AppTests"
    )
    #expect(placed.error.contains("- Add to its tests: AppTests/AViewTests.swift\n"))
    let importing = String(decoding: try place.read("AppTests/AViewTests.swift"), as: UTF8.self)
    #expect(importing.contains("import Testing\n\n@testable import App\n\n// xsheet:begin custom"))
    #expect(importing.contains("--with-tests --tests-output ../AppTests --module App\n"))
    let again = try place.shell("xsheet convert a.json -o App --format swiftui")
    #expect(again.status == 0)
  }

  @Test(
    "source is written for the oldest system; names that it lacks are findings with their places")
  func minimumSystem() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    for system in ["iOS 17", "macOS 14.1", "ios18"] {
      let outcome = try place.xsheet("convert", "a.json", "--format=swiftui", "--min-os", system)
      #expect(outcome.status == 0 && !outcome.error.contains("SU0003"))
    }
    let old = try place.xsheet("convert", "a.json", "--format=swiftui", "--min-os", "macOS 13")
    #expect(old.status == 0 && !old.error.contains("SU0003"))
    #expect(old.error.contains("- Set the deployment target to iOS 15, macOS 12 or later.\n"))
    let view = String(decoding: try place.read("AView.swift"), as: UTF8.self)
    #expect(view.contains("// It is written for iOS 15 and macOS 12.\n"))
    #expect(view.contains("@StateObject private var timer = TimerManager("))
    let older = try place.xsheet("convert", "a.json", "--format=swiftui", "--min-os", "iOS 14")
    #expect(older.status == 0)
    let lines = String(decoding: try place.read("XsheetSupport.swift"), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(".task(") }) + 1
    #expect(
      older.error.contains(
        "a.json: warning SU0003: “.task” needs iOS 15; it is used in line \(line) of XsheetSupport.swift."
      ))
    #expect(!older.error.contains("“StateObject”"))
    for system in ["17", "Windows 11", "iOS", "iOS 1e9", "iOS -1"] {
      #expect(
        try place.xsheet("convert", "a.json", "--format=swiftui", "--min-os", system).status == 64)
    }
  }

  @Test func shellWords() {
    #expect(
      ConvertCommand.line(["a-b/c.json", "", "it's", "a b"]) == #"a-b/c.json '' 'it'\''s' 'a b'"#)
  }
}
