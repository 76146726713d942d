import Foundation
import TestSupport
import Testing

/// `action.yml`, the script that it calls, and their documentation belong together.
@Suite struct ActionFileTests {
  private static let article = "Sources/Xsheet/Documentation.docc/GatingDesignsInCI.md"
  private static let examples = "Examples/ContinuousIntegration/"

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: ProjectFolder.url(path), encoding: .utf8)
  }

  private let action: [String]
  private let script: String

  init() throws {
    action = try Self.text("action.yml").split(separator: "\n").map(String.init)
    script = try Self.text("Tools/check-designs")
  }

  /// The names of the members of a member of the action, such as `inputs`.
  private func members(of name: String) -> Set<String> {
    let lines = action.drop { $0 != name + ":" }.dropFirst().prefix { $0.hasPrefix(" ") }
    return Set(
      lines.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.hasSuffix(":") }
        .map { String($0.dropFirst(2).dropLast()) })
  }

  /// The names after a prefix anywhere in a text.
  private func names(after prefix: String, in text: String) -> Set<String> {
    Set(
      text.split(separator: prefix, omittingEmptySubsequences: false).dropFirst()
        .map { String($0.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) }) })
  }

  @Test func allInputsExistAndAreUsed() {
    let inputs = members(of: "inputs")
    #expect(inputs.count >= 13)
    #expect(names(after: "inputs.", in: action.joined(separator: "\n")) == inputs)
  }

  @Test func scriptKnowsTheVariablesAndWritesTheOutputs() throws {
    #expect(action.contains { $0.contains("\"$GITHUB_ACTION_PATH/Tools/check-designs\"") })
    let path = ProjectFolder.url("Tools/check-designs").path
    #expect(FileManager.default.isExecutableFile(atPath: path))
    let text = action.joined(separator: "\n")
    let help = try #require(script.split(separator: "END").dropFirst().first)
    let variables = names(after: " XSHEET", in: text).union([""])
    #expect(variables.count >= 10)
    for variable in variables {
      #expect(help.contains("  XSHEET\(variable) "), "XSHEET\(variable)")
    }
    for output in names(after: "steps.check.outputs.", in: text) {
      #expect(script.contains(output), "\(output)")
    }
  }

  /// An expression within a script could add commands to it.
  @Test func scriptsHaveNoExpressions() {
    var indentation: Int?
    for line in action {
      let spaces = line.prefix { $0 == " " }.count
      if let outer = indentation, spaces <= outer { indentation = nil }
      let isScript = indentation != nil || line.contains(" run:")
      #expect(!isScript || !line.contains("${{"), "\(line)")
      if line.hasSuffix(" run: |") { indentation = spaces }
    }
  }

  @Test func articleNamesInputsAndOutputs() throws {
    let article = try Self.text(Self.article)
    for name in members(of: "inputs").union(members(of: "outputs")).sorted() {
      #expect(article.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func articleShowsTheExamples() throws {
    let blocks = try MarkdownBlocks.lines(of: "yaml", in: Self.article)
      .map { $0.joined(separator: "\n") + "\n" }
    #expect(
      blocks == [
        try Self.text(Self.examples + "github.yml"), try Self.text(Self.examples + "gitlab.yml"),
      ])
  }

  @Test func examplesUseInputsAndVariablesThatExist() throws {
    let lines = try Self.text(Self.examples + "github.yml").split(separator: "\n")
    let step = lines.drop { !$0.contains("xsheet@") }.dropFirst()
    let used = step.dropFirst().map { $0.drop { $0 == " " }.prefix { $0 != ":" } }
    #expect(used.count >= 2)
    #expect(members(of: "inputs").isSuperset(of: used.map(String.init)))
    for variable in names(after: " XSHEET_", in: try Self.text(Self.examples + "gitlab.yml")) {
      #expect(script.contains("  XSHEET_\(variable) "), "XSHEET_\(variable)")
    }
  }

  /// Each library that the build needs has its package in the image.
  @Test func imageHasTheLibraries() throws {
    let image = try Self.text("Dockerfile")
    let setup = try Self.text("Tools/setup")
    let packages = names(after: " lib", in: setup).filter { $0.hasSuffix("-dev") }
    #expect(packages.count >= 8)
    for package in packages where package != "c6-dev" {
      let stem = package.dropLast("-dev".count).prefix { $0 != "0" }
      #expect(image.contains("    lib\(stem)"), "lib\(package)")
    }
  }
}
