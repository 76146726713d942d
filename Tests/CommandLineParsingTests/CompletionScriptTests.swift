import Foundation
import Testing

@testable import CommandLineParsing

@Suite struct CompletionScriptTests {
  /// Runs a shell with a script on its input; nil if the shell is not installed.
  func run(_ shell: String, _ arguments: [String], input: String) throws -> (Int32, String)? {
    let folders = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"]
    guard
      let path = folders.map({ $0 + shell }).first(where: FileManager.default.isExecutableFile)
    else { return nil }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).\(shell)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments + [file.path]
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  func script(_ shell: Shell) -> String {
    CompletionScript(root: CommandPath(root: Sample.root)).text(for: shell)
  }

  @Test(arguments: Shell.allCases)
  func namesEveryCommandAndOption(shell: Shell) {
    let script = script(shell)
    for path in CommandPath(root: Sample.root).withDescendants {
      #expect(script.contains(path.command.name))
      for option in path.visibleOptions { #expect(script.contains(option.name)) }
    }
    #expect(!script.contains("secret"))
    #expect(!script.contains("generate-completion-script"))
  }

  @Test(arguments: [(Shell.bash, "-n"), (.zsh, "-n"), (.fish, "--no-execute")])
  func isCorrectShell(shell: Shell, check: String) throws {
    guard let (status, output) = try run(shell.rawValue, [check], input: script(shell)) else {
      return
    }
    #expect(status == 0)
    #expect(output == "")
  }

  @Test(arguments: [
    ("sheet ''", "draw check tools help"), ("sheet d", "draw"), ("sheet tools ''", "list help"),
    ("sheet draw --o", "--output"), ("sheet -", "--verbose --version --help"),
    ("sheet -v draw --f", "--format"), ("sheet draw --format ''", "png apng gif"),
    ("sheet draw -f a", "apng"), ("sheet draw --format = g", "gif"), ("sheet draw --every ''", ""),
    ("sheet tools list --folder /us", "/usr"), ("sheet draw /etc/pass", "/etc/passwd /etc/passwd-"),
  ])
  func completesInBash(words: String, expected: String) throws {
    let input = """
      set -u
      \(script(.bash))
      COMP_WORDS=(\(words))
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _sheet
      [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s ' "${COMPREPLY[@]}"
      """
    guard let (status, output) = try run("bash", [], input: input) else { return }
    #expect(status == 0)
    let found = Set(output.split(whereSeparator: \.isWhitespace))
    let wanted = Set(expected.split(separator: " "))
    if words.contains("/etc") {
      #expect(found.contains("/etc/passwd"))
    } else {
      #expect(found == wanted)
    }
  }

  @Test(arguments: [
    ("sheet ", "draw check tools help"), ("sheet tools ", "list help"),
    ("sheet draw --o", "--output"), ("sheet draw --format ", "png apng gif"),
    ("sheet -v check --", "--verbose --help"),
  ])
  func completesInFish(line: String, expected: String) throws {
    let input = script(.fish) + "\ncomplete -C '\(line)' | string split -f1 \\t\n"
    guard let (status, output) = try run("fish", ["--no-config"], input: input) else { return }
    #expect(status == 0)
    #expect(Set(output.split(separator: "\n")) == Set(expected.split(separator: " ")))
  }
}
