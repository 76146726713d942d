import CommandLineParsing
import TestSupport
import Testing
import Xsheet

@testable import XsheetCommand

/// The declaration of the command line, its help and its completions.
@Suite struct CommandTreeTests {
  @Test func declarationIsSound() {
    #expect(CommandCheck.problems(in: CommandTree.root) == [])
  }

  @Test func everyCommandHasHelp() throws {
    let place = try Workspace()
    for name in CommandTree.root.subcommands.map(\.name) {
      let help = try place.xsheet(name, "--help")
      #expect(help.status == 0)
      #expect(help.error.isEmpty)
      #expect(help.text.contains("USAGE: xsheet \(name)"))
      #expect(help.text.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(try place.xsheet("help", name).output == help.output)
    }
    #expect(try place.xsheet().output == place.xsheet("--help").output)
  }

  @Test func versionIsPrinted() throws {
    let outcome = try Workspace().xsheet("--version")
    #expect(outcome.status == 0)
    #expect(outcome.text == ToolVersion.text + "\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionsAreScripts(shell: String) throws {
    let place = try Workspace()
    let script = try place.xsheet("--generate-completion-script", shell)
    #expect(script.status == 0)
    #expect(script.text.contains("--fail-on") || script.text.contains("fail-on"))
    try place.write(script.text, "script")
    let isThere = try place.shell("command -v \(shell)").status == 0
    if isThere { #expect(try place.shell("\(shell) -n script").status == 0) }
  }

  @Test(.enabled(if: Workspace.hasTool("groff"))) func manualHasTheWholeTree() throws {
    let place = try Workspace()
    let manual = try place.xsheet("--generate-manual")
    #expect(manual.status == 0)
    try place.write(manual.text, "xsheet.1")
    let groff = "groff -man -ww -b -Tascii -P-cbou -rLL=200n xsheet.1"
    let page = try place.shell(groff)
    #expect(page.status == 0)
    #expect(page.error.isEmpty)
    let words = Set(page.text.split { $0.isWhitespace || "[],.()".contains($0) }.map(String.init))
    for command in CommandTree.root.subcommands {
      #expect(page.text.contains("xsheet \(command.name)"))
      for option in command.options where !option.isHidden {
        #expect(words.contains("--\(option.name)"))
      }
    }
    for topic in CommandTree.root.topics { #expect(words.contains(topic.name.uppercased())) }
  }

  @Test(arguments: [
    ["frobnicate"], ["report"], ["report", "a.json", "--format", "xml"], ["convert", "--size=1x1"],
    ["render", "a.json"], ["report", "a.json", "--fail-on=never"], ["report", "-", "-"],
    ["--generate-completion-script", "csh"], ["verify", "a.json", "--max-dim", "0"],
  ])
  func wrongUse(words: [String]) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet " + words.joined(separator: " "))
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: "))
    #expect(outcome.output.isEmpty)
  }
}
