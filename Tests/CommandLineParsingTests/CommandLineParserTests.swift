import TestSupport
import Testing

@testable import CommandLineParsing

@Suite struct CommandLineParserTests {
  func run(_ words: String...) throws -> ParsedCommand {
    guard case .run(let command) = try Sample.parse(words) else {
      throw UsageError(
        reason: "A command is missing", suggestion: nil, path: CommandPath(root: Sample.root))
    }
    return command
  }

  @Test(arguments: [
    ["draw", "--output", "x", "a.json"], ["draw", "--output=x", "a.json"],
    ["draw", "a.json", "-o", "x"], ["draw", "a.json", "-ox"], ["draw", "-o=x", "a.json"],
    ["draw", "-vqox", "a.json"], ["draw", "-o", "x", "--", "a.json"],
    ["-v", "draw", "-o", "x", "a.json"],
  ])
  func acceptsEverySpelling(words: [String]) throws {
    guard case .run(let command) = try Sample.parse(words) else {
      Issue.record("not run")
      return
    }
    #expect(command.name == "draw")
    #expect(command.string("output") == "x")
    #expect(command.arguments("file") == ["a.json"])
    #expect(command.flag("verbose") == words.contains { $0.hasPrefix("-v") })
  }

  @Test func givesTypedValues() throws {
    let command = try run(
      "draw", "f", "-o", "x", "--every=5", "--scale", "0.5", "-D", "a=1", "-Db=2", "--define", "",
      "--format", "gif",
      "--every", "7")
    #expect(command.string("output") == "x")
    #expect(command.integer("every") == 7)
    #expect(command.number("scale") == 0.5)
    #expect(command.strings("define") == ["a=1", "b=2", ""])
    #expect(command.string("format") == "gif")
    #expect(command.choice("format") == Shell?.none)
    #expect(!command.flag("quiet"))
  }

  @Test func givesDefaults() throws {
    let command = try run("draw", "f", "-o", "x")
    #expect(command.integer("every") == 1)
    #expect(!command.isGiven("every"))
    #expect(command.string("format") == "png")
    #expect(command.number("scale") == nil)
    #expect(command.strings("define") == [])
  }

  @Test func takesOtherDefaults() throws {
    let command = try run("draw", "f", "-o", "x", "--scale", "0.5")
      .with(defaults: ["scale": ["3"], "every": ["7"], "quiet": [""]])
    #expect(command.number("scale") == 0.5)
    #expect(command.integer("every") == 7 && command.flag("quiet"))
    #expect(command.arguments("file") == ["f"])
  }

  @Test func takesOptionsOfOtherCommands() throws {
    let options: [Option] = [
      .value("pages", placeholder: "n", kind: .positiveInteger, help: "A"),
      .value("scale", placeholder: "x", defaultValue: "9", help: "B"), .flag("deep", help: "C"),
    ]
    let command = try run("draw", "f", "-o", "x")
      .with(defaults: ["pages": ["3"], "scale": ["2"]], of: options)
    #expect(command.integer("pages") == 3 && command.number("scale") == 2)
    #expect(!command.flag("deep"))
  }

  @Test func topicsHaveHelp() throws {
    var root = Sample.root
    root.topics = [HelpTopic(name: "files", abstract: "The files.", text: "Some text.\n\n  a.b")]
    guard case .print(let page) = try root.parse(["help", "files"]) else {
      Issue.record("no topic")
      return
    }
    #expect(page == "The files.\n\nSome text.\n\n  a.b\n")
    #expect(CommandPath(root: root).help().contains("TOPICS:\n  files"))
    #expect(CommandCheck.problems(in: root) == CommandCheck.problems(in: Sample.root))
    root.topics[0].name = "draw"
    #expect(CommandCheck.problems(in: root).count == 1)
  }

  @Test func takesDashesAndNegativeNumbersAsValues() throws {
    #expect(try run("draw", "-", "-o", "-").string("output") == "-")
    #expect(try run("draw", "-", "-o", "-").arguments("file") == ["-"])
    #expect(try run("draw", "-#name", "-o", "x").arguments("file") == ["-#name"])
    #expect(try run("draw", "-o", "x", "--", "--help").arguments("file") == ["--help"])
    let check = try run("check", "-2", "a", "-", "b")
    #expect(check.arguments("level") == ["-2"])
    #expect(check.arguments("files") == ["a", "-", "b"])
  }

  @Test func findsNestedCommands() throws {
    let list = try run("tools", "list")
    #expect(list.path.invocation == "sheet tools list")
    #expect(list.arguments("name").isEmpty)
    #expect(try run("tools", "-v", "list", "x").flag("verbose"))
  }

  @Test(arguments: [
    ([], "sheet"), (["--help"], "sheet"), (["-h"], "sheet"), (["help"], "sheet"),
    (["help", "draw"], "sheet draw"), (["draw", "--help"], "sheet draw"),
    (["draw", "x", "-h", "--bad"], "sheet draw"), (["help", "tools", "list"], "sheet tools list"),
    (["tools"], "sheet tools"), (["tools", "help", "list"], "sheet tools list"),
    (["--help", "draw"], "sheet draw"),
  ])
  func showsHelp(words: [String], invocation: String) throws {
    let help = try Sample.printed(words)
    #expect(["--", "[--"].contains { help.contains("\nUSAGE: \(invocation) \($0)") })
  }

  @Test func showsVersionAndScripts() throws {
    #expect(try Sample.printed(["--version"]) == "1.2.3\n")
    let script = try Sample.printed(["--generate-completion-script", "fish"])
    #expect(script.hasPrefix("# Fish completion for sheet."))
  }

  @Test(arguments: [
    (["darw"], "Unknown command 'darw'. Did you mean 'draw'?"),
    (["xyz"], "Unknown command 'xyz'."),
    (["help", "chek"], "Unknown command 'chek'. Did you mean 'check'?"),
    (["-v"], "A command is missing."),
    (["draw", "--outptu", "x"], "Unknown option '--outptu'. Did you mean '--output'?"),
    (["draw", "--out=x"], "Unknown option '--out'. Did you mean '--output'?"),
    (["draw", "-x"], "Unknown option '-x'."), (["draw", "-qx"], "Unknown option '-x'."),
    (["draw", "--secre"], "Unknown option '--secre'."),
    (["draw", "f", "-o"], "Missing value for '--output <path>'."),
    (["draw", "f", "-o", "-q"], "Missing value for '--output <path>'."),
    (["draw", "f", "--quiet=1"], "The option '--quiet' takes no value, but '1' was given."),
    (
      ["draw", "f", "--every", "0"],
      "The value '0' is invalid for '--every <n>': expected a whole number not less than 1."
    ),
    (
      ["draw", "f", "--scale", "nan"],
      "The value 'nan' is invalid for '--scale <factor>': expected a number from 0.1 to 10.0."
    ),
    (
      ["draw", "f", "-fpgn"],
      "The value 'pgn' is invalid for '--format <kind>': expected one of png, apng, gif."
        + " Did you mean 'png'?"
    ),
    (
      ["check", "9", "f"],
      "The value '9' is invalid for '<level>': expected a whole number from -3 to 3."
    ),
    (["draw", "f"], "Missing option '--output <path>'."),
    (["draw", "-o", "x"], "Missing argument '<file>'."),
    (["draw", "-o", "x", "a", "b"], "Unexpected argument 'b'."),
    (["check", "1"], "Missing argument '<files>'."),
  ])
  func explainsMistakes(words: [String], message: String) throws {
    let error = try #require(throws: UsageError.self) { try Sample.parse(words) }
    #expect(error.message == message)
    #expect(error.text().hasPrefix("Error: \(message)\nUsage: sheet"))
  }

  @Test func survivesAnyWords() {
    let pieces = [
      "", "-", "--", "---", "-=", "--=", "-o", "-o=", "=", "draw", "help", "-v", "é", "-é",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces { _ = try? Sample.parse([first, second, third]) }
      }
    }
  }
}
