import TestSupport
import Testing

@testable import CommandLineParsing
@testable import Diagnostics

@Suite struct HelpTextTests {
  let root = CommandPath(root: Sample.root)

  @Test func showsCommands() {
    #expect(
      root.help() == """
        OVERVIEW: Draws things.

        A first paragraph in two lines.

          sheet draw a.json

        USAGE: sheet [--verbose] [--version] <command>

        OPTIONS:
          -v, --verbose           Say more.
          --version               Show the version.
          -h, --help              Show help information.

        COMMANDS:
          draw                    Draw frames.
          check                   Check files.
          tools                   Further tools.

          See 'sheet help <command>' for the help of a command.

        """)
  }

  @Test func showsOptionsAndArguments() {
    #expect(
      root.appending(Sample.draw).help() == """
        OVERVIEW: Draw frames.

        USAGE: sheet draw --output <path> [--every <n>] [--scale <factor>]
               [--format <kind>] [--define <key=value>] ... [--quiet] [--verbose] <file>

        ARGUMENTS:
          <file>                  What to draw.

        OPTIONS:
          -o, --output <path>     Where to write. It's a 'pattern' [with] a: colon.
          --every <n>             Draw each n-th frame only, counted from the first one
                                  of the composition. (default: 1)
          --scale <factor>        The scale.
          -f, --format <kind>     What to write. (values: png, apng, gif) (default: png)
          -D, --define <key=value>
                                  Set a value. (may be repeated)
          -q, --quiet             Say nothing.
          -v, --verbose           Say more.
          -h, --help              Show help information.

        """)
  }

  @Test(arguments: [50, 80, 100])
  func keepsToTheWidth(width: Int) {
    for path in root.withDescendants {
      let lines = path.help(width: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width })
    }
  }

  @Test func choosesTheWidth() {
    #expect(OutputWidth.choose(columns: nil, terminal: nil) == 80)
    #expect(OutputWidth.choose(columns: nil, terminal: 0) == 80)
    #expect(OutputWidth.choose(columns: 90, terminal: 70) == 90)
    #expect(OutputWidth.choose(columns: nil, terminal: 300) == 100)
    #expect(OutputWidth.choose(columns: 3, terminal: nil) == 50)
  }

  @Test func measuresMisspellings() {
    #expect(Suggestion.distance(Array("draw"), Array("darw")) == 1)
    #expect(Suggestion.distance(Array(""), Array("abc")) == 3)
    #expect(Suggestion.distance(Array("kitten"), Array("sitting")) == 3)
    #expect(Suggestion.nearest(to: "--vers", among: ["--version", "--verbose"]) == "--version")
    #expect(Suggestion.nearest(to: "zzz", among: ["render"]) == nil)
    let players = ["lottie-web", "lottie-ios-mainthread"]
    #expect(Suggestion.nearest(to: "lottie-ios", among: players) == players[1])
    #expect(Suggestion.nearest(to: "ios", among: players) == players[1])
  }

  @Test(arguments: [
    ("colour", "color"), ("end", "trimEnd"), ("fontSize", "size"), ("fontWeight", "font"),
    ("lineCap", "cap"), ("strokeWidth", "lineWidth"), ("width", "lineWidth"), ("x", nil),
    ("easing", nil),
  ])
  func suggestsNamesWithPartsInCommon(name: String, meant: String?) {
    let members = ["cap", "color", "font", "lineWidth", "size", "trimEnd", "xHeight"]
    #expect(Suggestion.nearest(to: name, among: members) == meant)
  }

  @Test func findsMistakesInDeclarations() {
    #expect(CommandCheck.problems(in: Sample.root).isEmpty)
    let wrong = Command(
      name: "x", abstract: "",
      options: [
        .flag("help", help: ""), .flag("a", short: "h", help: ""),
        .value("n", placeholder: "n", kind: .positiveInteger, defaultValue: "one", help: ""),
      ],
      arguments: [
        Argument("many", count: .any, help: ""), Argument("many", help: ""),
      ],
      subcommands: [Command(name: "help", abstract: "")])
    #expect(CommandCheck.problems(in: wrong).count == 10)
  }
}
