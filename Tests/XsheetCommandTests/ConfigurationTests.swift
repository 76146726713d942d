import Foundation
import TestSupport
import Testing

@testable import XsheetCommand

/// The settings of `.xsheet.json`.
@Suite struct ConfigurationTests {
  private func workspace(_ configuration: String) throws -> Workspace {
    let place = try Workspace()
    try place.write(configuration, "project/.xsheet.json")
    try place.write(Sample.unknown(layers: 1), "project/designs/a.json")
    return place
  }

  @Test func nearestFileIsUsed() throws {
    let place = try workspace(#"{"failOn": "warning"}"#)
    let path = "project/designs/a.json"
    #expect(try place.xsheet("report", path).status == 1)
    #expect(try place.xsheet("verify", path, "--threshold=100").status == 1)
    #expect(try place.shell("cd project/designs; xsheet report a.json").status == 1)
    #expect(try place.xsheet("report", path, "--fail-on", "error").status == 0)
    #expect(try place.xsheet("report", path, "--no-config").status == 0)
    try place.write("{}", "project/designs/.xsheet.json")
    #expect(try place.xsheet("report", path).status == 0)
    let config = "--config=project/.xsheet.json"
    #expect(try place.xsheet("report", path, config).status == 1)
    #expect(try place.xsheet("report", path, config, "--no-config").status == 64)
    let text = Sample.unknown(layers: 1)
    #expect(
      try place.xsheet("report", "-", "--stdin-filename=project/x.json", input: text).status == 1)
    #expect(try place.xsheet("report", "-", input: text).status == 0)
  }

  @Test func codesAndPathsAreIgnored() throws {
    let place = try workspace(
      #"{"failOn": "warning", "ignore": ["li0701", {"codes": ["LI0301"], "paths": ["designs/**"]}]}"#
    )
    try place.write(Sample.unknown(layers: 1), "project/b.json")
    let outcome = try place.xsheet("report", "project")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("project/b.json: 1 warning\n1 file has no findings\n"))
    let notice = try place.xsheet("inspect", "project/designs/a.json")
    #expect(notice.error.isEmpty)
    #expect(try place.xsheet("report", "project", "--ignore=LI0301").status == 0)
  }

  @Test func excludedFilesAreLeftOutOfFolders() throws {
    let place = try workspace(#"{"exclude": ["designs/", "*.draft.json"]}"#)
    try place.write(Sample.square(), "project/b.json")
    try place.write(Sample.square(), "project/deep/c.draft.json")
    #expect(try place.xsheet("report", "project").text == "project/b.json: no findings\n")
    #expect(try place.xsheet("report", "project/designs").status == 66)
    #expect(try place.xsheet("report", "project/designs/a.json").text.contains("1 warning"))
  }

  @Test func targetAndToleranceAreUsed() throws {
    let place = try workspace(#"{"target": "rlottie", "tolerance": [3]}"#)
    let path = "project/designs/a.json"
    #expect(try place.xsheet("report", path).text.contains("Forecast for rlottie"))
    #expect(
      try place.xsheet("report", path, "--target=thorvg").text.contains("Forecast for thorvg"))
    #expect(try place.xsheet("convert", path, "-o", "out").status == 0)
  }

  @Test(arguments: [
    (#"{"failon": "error"}"#, "1:12", "There is no member \"failon\". Did you mean \"failOn\"?"),
    ("{\n  \"failOn\": \"never\"}", "2:13", "Expected one of"),
    (#"{"failOn": 3}"#, "1:12", "Expected a string, found number."),
    (#"{"ignore": ["LI0301", "LI9999"]}"#, "1:23", "There is no code 'LI9999'."),
    (#"{"ignore": [{"code": ["LI0301"]}]}"#, "1:22", "There is no member \"code\"."),
    (#"{"ignore": [{}]}"#, "1:13", "Expected codes or paths."),
    (#"{"exclude": "build"}"#, "1:13", "Expected an array of patterns, found string."),
    (#"{"exclude": ["/"]}"#, "1:14", "Expected a pattern with a name"),
    (#"{"target": "winamp"}"#, "1:12", "Expected one of lottie-web"),
    (#"{"tolerance": [1, 0]}"#, "1:19", "Expected one to three numbers"),
    (#"{"swiftui": []}"#, "1:13", "Expected an object of settings, found array."),
    (#"{"swiftui": {"styl": 1}}"#, "1:22", "Did you mean \"style\"?"),
    (#"{"swiftui": {"style": "x"}}"#, "1:23", "Expected one of events, keyframes, found \"x\"."),
    (#"{"swiftui": {"indent": 9}}"#, "1:24", "Expected a whole number from 1 to 8, found \"9\"."),
    (#"{"swiftui": {"indent": "2"}}"#, "1:24", "Expected a number, found string."),
    (#"{"swiftui": {"withTests": 1}}"#, "1:27", "Expected true or false, found number."),
    (#"{"swiftui": {"minOS": "BeOS"}}"#, "1:23", "--min-os: expected a system"),
    (#"{"swiftui": {"names": {"a": "b c"}}}"#, "1:29", "“b c” is not an identifier of Swift."),
    (#"{"swiftui": {"names": {"/": "A"}}}"#, "1:29", "Expected a pattern with a name"),
    (#"{"swiftui": {"exclude": ["/"]}}"#, "1:26", "Expected a pattern with a name"),
    ("[]", "1:1", "Expected an object of settings, found array."),
    ("{", "1:2", "error LI0002: The text ends"),
  ])
  func errorsHavePlaces(text: String, position: String, message: String) throws {
    let place = try workspace(text)
    let outcome = try place.xsheet("report", "project", "project/designs/a.json")
    #expect(outcome.status == 78 && outcome.output.isEmpty)
    #expect(outcome.error.contains("/project/.xsheet.json:\(position): error LI"))
    #expect(outcome.error.contains("error LI0915: ") || text == "{")
    #expect(outcome.error.contains(message))
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(try place.xsheet("report", "project/designs/a.json", "--no-config").status == 0)
  }

  @Test func helpListsAllMembers() throws {
    let help = try Workspace().xsheet("help", "configuration")
    #expect(help.status == 0)
    for member in ConfigurationMember.all { #expect(help.text.contains("\n\(member.name): ")) }
    #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  /// `XSHEET_APPROVE=1 swift test --filter ConfigurationTests` rewrites the file.
  @Test func theSchemaIsGenerated() throws {
    try Approval.check(
      ConfigurationMember.schemaOfFiles,
      file: ProjectFolder.url("Sources/XsheetCommand/Schema/configuration.schema.json"))
  }
}
