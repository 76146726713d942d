import Foundation
import TestSupport
import Testing

/// `convert` as the plugins for packages call it.
@Suite struct PackageConvertTests {
  private func build(_ place: Workspace, _ files: String...) throws -> Outcome {
    let words = files.map { "--source '\($0).swift' 'App/\($0)'" }.joined(separator: " ")
    return try place.shell(
      "xsheet convert --package --quiet --force --format swiftui --output build \(words)")
  }

  private func text(_ place: Workspace, _ name: String) throws -> String {
    String(decoding: try place.read(name), as: UTF8.self)
  }

  @Test("each file becomes a Swift file of the name that the build expects")
  func sources() throws {
    let place = try Workspace()
    for name in ["bell.json", "日本.json", "9 lives.json"] {
      try place.write(Sample.square(), "App/\(name)")
    }
    try place.write(Sample.blinking, "App/blink.xsheet.json")
    try place.write(#"{"colors": []}"#, "App/palette.json")
    try place.write("// none\n[]", "App/comments.json")
    let outcome = try build(
      place, "bell.json", "日本.json", "9 lives.json", "blink.xsheet.json", "palette.json",
      "comments.json")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    #expect(
      place.files().filter { $0.hasPrefix("build/") }
        == [
          "build/9 lives.json.swift", "build/XsheetSupport.swift", "build/bell.json.swift",
          "build/blink.xsheet.json.swift", "build/comments.json.swift", "build/palette.json.swift",
          "build/日本.json.swift",
        ].sorted())
    #expect(try text(place, "build/bell.json.swift").contains("\nstruct BellView: View {"))
    #expect(try text(place, "build/日本.json.swift").contains("\nstruct 日本View: View {"))
    #expect(
      try text(place, "build/9 lives.json.swift").contains("\nstruct Animation9LivesView: View {"))
    #expect(
      try text(place, "build/palette.json.swift")
        == "// There is no animation in App/palette.json.\n")
  }

  @Test("a build without any view has a support file, too")
  func noViews() throws {
    let place = try Workspace()
    try place.write(#"{"colors": []}"#, "App/palette.json")
    #expect(try build(place, "palette.json").status == 0)
    #expect(
      try text(place, "build/XsheetSupport.swift") == "// No view needs a type of this file.\n")
  }

  @Test("settings are read from the configuration around each file")
  func settings() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "App/a.json")
    try place.write(Sample.square(), "App/sub/b.json")
    try place.write(Sample.blinking, "App/c.xsheet.json")
    try place.write(
      """
      {"swiftui": {"style": "keyframes", "access": "public", "indent": 4, "still": 0.5, "noBake": true,
       "minOS": "iOS 17", "withTests": true, "names": {"sub/*.json": "Other"}, "exclude": ["c.*"]}}
      """, ".xsheet.json")
    try place.write(#"{"swiftui": {"names": {"b.json": "Inner"}}}"#, "App/sub/.xsheet.json")
    let outcome = try build(place, "a.json", "sub/b.json", "c.xsheet.json")
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let view = try text(place, "build/a.json.swift")
    #expect(view.contains("\npublic struct AView: View {\n    "))
    #expect(view.contains("xsheet convert ../App/a.json --output . --format swiftui\n"))
    #expect(try text(place, "build/sub/b.json.swift").contains("\nstruct Inner: View {"))
    #expect(
      try text(place, "build/c.xsheet.json.swift")
        == "// The configuration excludes App/c.xsheet.json.\n")
    #expect(!place.files().contains { $0.hasSuffix("Tests.swift") })
    // Options on the command line win.
    let other = try place.shell("xsheet convert App/a.json -q --format swiftui --indent 2 -o out")
    #expect(other.status == 0)
    #expect(try text(place, "out/AView.swift").contains("\npublic struct AView: View {\n  "))
    // A folder leaves out what is excluded; a file that is named is converted.
    #expect(try place.shell("xsheet convert App/c.xsheet.json --format swiftui -o c").status == 0)
    #expect(place.files().contains("c/CView.swift"))
  }

  @Test("errors have the form of a compiler's")
  func errors() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "App/a.json")
    try place.write("{\n  \"v\": \"5.7\", \"layers\": [", "App/broken.json")
    let broken = try build(place, "a.json", "broken.json")
    #expect(broken.status == 65)
    #expect(broken.error.contains("App/broken.json:2:"))
    #expect(broken.error.contains(": error: ") && broken.error.hasSuffix(" [LI0002]\n"))
    try place.write("{\n  \"swiftui\": {\"style\": \"key\"}}", "App/.xsheet.json")
    let settings = try build(place, "a.json")
    #expect(settings.status == 78)
    #expect(settings.error.contains("/App/.xsheet.json:2:24: error: Expected one of events"))
    #expect(settings.error.hasSuffix("[LI0915]\n"))
    try place.write("{}", "App/.xsheet.json")
    let missing = try build(place, "b.json")
    #expect(missing.error.contains("App/b.json: error: "))
    try place.write(Sample.square(), "App/A.json")
    let clash = try build(place, "A.json", "a.json")
    #expect(clash.status == 73)
    #expect(
      clash.error.hasPrefix("App/a.json: error: App/A.json and App/a.json would both become AView;")
    )
  }

  @Test("settings of the old name are used with a note")
  func oldSettings() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "App/a.json")
    try place.write(Sample.square(), "App/b.json")
    try place.write(
      #"{"names": {"a.json": "Old"}, "indent": "3", "no-bake": ""}"#, "App/xsheet.json")
    let outcome = try build(place, "a.json", "b.json")
    #expect(outcome.status == 0)
    #expect(outcome.error.hasPrefix(place.folder.resolvingSymlinksInPath().path))
    #expect(
      outcome.error.contains(
        "/App/xsheet.json:1:1: note: These settings have their place in .xsheet"))
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(try text(place, "build/a.json.swift").contains("\nstruct Old: View {\n   "))
    try place.write("{\n\"indent\": \"x\"}", "App/xsheet.json")
    let wrong = try build(place, "a.json")
    #expect(wrong.status == 78)
    #expect(
      wrong.error.contains("/App/xsheet.json:2:11: error: Expected a whole number from 1 to 8"))
    try place.write("{}", "App/.xsheet.json")
    #expect(try build(place, "a.json").error.isEmpty)
    try place.write("{\"indent\": \"x\"}", "xsheet.json")
    #expect(try place.shell("xsheet convert App/a.json --format swiftui -o out").status == 0)
  }

  @Test("tests need a target for them")
  func tests() throws {
    let place = try Workspace()
    try place.write(Sample.blinking, "a.json")
    let outcome = try place.shell(
      "xsheet convert --package --format swiftui --with-tests --module App -o Generated a.json")
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("error: tests have no place"))
  }

  @Test("plugins pass each file that is an animation for the tool, and broken ones")
  func candidates() throws {
    let place = try Workspace()
    let texts = [
      "square.json": Sample.square(), "timeline.json": Sample.blinking,
      "old.json": #"{"xsheet": 9}"#, "few.json": #"{"v": "5", "w": 1, "h": 1}"#,
      "broken.json": "{", "a.xsheet.json": "", "b.lottie": "", "c.tgs": "",
    ]
    let others = [
      "palette.json": "{\"colors\": []}", "list.json": "[1]", "number.json": "1",
      ".xsheet.json": "{", "xsheet.json": "{", "a.swift": "", ".hidden.json": "{",
      ".xsheet/a.xsheet.json": "",
    ]
    for (name, text) in texts.merging(others, uniquingKeysWith: { $1 }) {
      try place.write(text, "sub/\(name)")
    }
    let files = place.files().map { place.folder.appendingPathComponent($0) }
    let found = DesignFile.all(in: files, of: place.folder)
    #expect(found.map(\.path) == texts.keys.map { "sub/\($0)" }.sorted())
    #expect(found[0].sourceName == "sub-a.xsheet.json.swift")
    #expect(
      Set(SettingsFile.all(of: found).map(\.lastPathComponent)) == [".xsheet.json", "xsheet.json"])
    // The tool skips the others in folders, too.
    let list = try place.xsheet("inspect", "sub/palette.json", "--package")
    #expect(list.status != 0)
  }
}
