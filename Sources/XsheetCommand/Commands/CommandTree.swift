import CommandLineParsing
import Xsheet

/// The commands of `xsheet` and their options.
enum CommandTree {
  /// The whole command line.
  static let root = root(of: commands, topics: [ConfigurationTopic.topic])

  /// The command line with only the command that the first word names; with all commands if it names none.
  ///
  /// The program starts sooner without the options of the others.
  static func part(for words: [String]) -> Command {
    commands.first { $0.name == words.first }.map { root(of: [$0], topics: []) } ?? root
  }

  private static func root(
    of commands: [any ProgramCommand.Type], topics: [HelpTopic]
  ) -> Command {
    Command(
      name: "xsheet",
      abstract: "Turn After Effects animations, exported as Lottie JSON, into SwiftUI timelines.",
      discussion: """
        Files are Lottie exports (.json, .lottie, .tgs); report, render, verify and diff also take timelines \
        (.xsheet.json). A folder stands for all exports in it, FILE.lottie#NAME for one of several \
        animations, - for standard input, -#NAME for one of several animations in it. Results go to standard \
        output or to files, messages and progress to standard error.

        Try first:

          xsheet report animation.json
          xsheet convert animation.json -o out
          xsheet verify animation.json
          xsheet preview animation.json -o animation.html
          xsheet render animation.json -o 'frame-%05d.png' --every 15

        Exit status:

          0   everything is done
          1   findings at or above --fail-on, not verified, or different
          64  the command line is wrong
          65  an input cannot be used
          66  an input is missing
          70  a worker process crashed
          73  an output cannot be created
          74  reading or writing failed
          78  a configuration file is wrong

        Completions for a shell (bash, zsh, fish) and the manual page come from:

          xsheet --generate-completion-script bash
          xsheet --generate-manual
        """,
      subcommands: commands.map { $0.declaration }, topics: topics,
      version: ToolVersion.text)
  }

  /// All commands, in the order of help.
  static let commands: [any ProgramCommand.Type] = [
    InspectCommand.self, ReportCommand.self, ExplainCommand.self, SchemaCommand.self,
    ConvertCommand.self, RenderCommand.self, VerifyCommand.self, PreviewCommand.self,
    DiffCommand.self, SummaryCommand.self,
  ]

  /// The files of commands that also take timelines, and lists of files.
  static let timelinesToo = Argument(
    "file", kind: .file, count: .any,
    help: "A Lottie export, a timeline, a folder of exports, or - for standard input.")

  /// The severities, the gravest first.
  static let severities = Severity.allCases.reversed().map(\.rawValue)

  /// The option for fewer messages.
  static let quiet = Option.flag(
    "quiet", short: "q", help: "Print results and failures only: no progress, no count of findings."
  )
}
