import CommandLineParsing
import CompositionModel
import Inventory
import Reporting

extension CommandTree {
  /// The options of all commands that read animations.
  static let inputs: [Option] = [
    .value(
      "assets", placeholder: "folder", kind: .directory, repeats: true,
      help: """
        A folder from which pictures are read; by default only the folder of the file is one, and pictures \
        elsewhere are findings.
        """),
    .value(
      "collapse", placeholder: "mode", kind: .choice(CollapseMode.allCases.map(\.rawValue)),
      defaultValue: CollapseMode.cut.rawValue,
      help: """
        Where precompositions with collapsed transformations end: 'cut' cuts them at their frame, as players \
        do, 'show' shows what lies beyond, as After Effects does.
        """),
    .value(
      "stdin-filename", placeholder: "name", kind: .file,
      help: """
        The file that standard input stands for: in messages, and to find its pictures and configuration.
        """),
    .value(
      "config", placeholder: "file", kind: .file,
      help: """
        The configuration of all files, instead of the nearest \(Configuration.fileName) in the folder of \
        each file or around it; see 'xsheet help \(ConfigurationTopic.name)'.
        """),
    .flag("no-config", help: "Read no configuration."),
  ]

  /// `xsheet report`.
  static let report = Command(
    name: "report", abstract: "List the parts that cannot be carried over, where, and why.",
    discussion: """
      Errors make a file unusable, warnings are about visible differences, notes about everything else. In \
      text and Markdown, more than three equal findings share a line, files without findings are counted, \
      and Markdown stays within the length of a comment on GitHub; JSON and SARIF list everything. Totals \
      are the same in all formats. 'xsheet explain CODE' prints the page of a code.

      In folders, JSON that is no Lottie export is skipped. For continuous integration, a file \
      \(Configuration.fileName) has the settings of a project, and a baseline the findings that are known: \
      with --baseline only new ones are listed and fail.

        xsheet report designs --write-baseline designs/baseline.json
        xsheet report designs --baseline designs/baseline.json --fail-on warning
      """,
    options: inputs + [
      .value(
        "format", placeholder: "format",
        kind: .choice(ReportOutput.Format.allCases.map(\.rawValue)), defaultValue: "text",
        help:
          "How to write the result: Markdown is for comments, SARIF 2.1.0 for code review tools."),
      .value(
        "level", placeholder: "severity", kind: .choice(severities),
        defaultValue: "note", help: "The lowest severity that is listed and counted."),
      .value(
        "ignore", placeholder: "code", repeats: true,
        help: "A code that is neither listed nor counted by --fail-on."),
      .value(
        "target", placeholder: "player", kind: .choice(ForecastTarget.allCases.map(\.rawValue)),
        help: """
          Another player: add a forecast of the features that it does not draw. It counts in no total, and \
          SARIF is without it.
          """),
      .flag(
        "inventory", help: "Add the features of each file, and the number of places by outcome."),
      .flag("all", help: "List each of many equal findings in text and Markdown."),
      .flag("list-clean", help: "List files without findings one by one in text and Markdown."),
      .value(
        "baseline", placeholder: "file", kind: .file,
        help: """
          A file of known findings: they are counted, but neither listed in text and Markdown nor counted by \
          --fail-on.
          """),
      .value(
        "write-baseline", placeholder: "file", kind: .file,
        help: "Write all findings that are not ignored to a baseline, and let none of them fail."),
      .value(
        "fail-on", placeholder: "severity", kind: .choice(severities),
        defaultValue: "error",
        help: "The lowest severity that makes the exit status 1, listed or not."),
    ] + batch + [quiet],
    arguments: [timelinesToo])
}
