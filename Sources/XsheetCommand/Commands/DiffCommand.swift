import CommandLineParsing
import Xsheet

/// `xsheet diff`: lists the changes between two versions of a design or of a timeline.
struct DiffCommand: ProgramCommand {
  static let name = "diff"

  static let declaration = Command(
    name: name, abstract: "List the changes between two versions of a design or of a timeline.",
    discussion: """
      Layers, shapes, effects and views are matched by their names and contents, not by their order, and are named as \
      in After Effects; a precomposition is compared once. Then come the features that only one version uses, and \
      the frames whose pictures differ, which are counted from 0. Of two equal files, also with another order \
      of members or other identifiers, nothing is told. A design is not compared with a timeline: 'xsheet verify' does \
      that. The exit status is 1 if the versions differ, as that of diff.

        xsheet diff old.json new.json
        xsheet diff old.json new.json -o diff.html
        xsheet diff old.json new.json --format markdown --no-pictures
      """,
    options: InputOptions.options + [
      .value(
        "format", placeholder: "format",
        kind: .choice(formats.map(\.key)), defaultValue: "text",
        help: "How to write the result: Markdown is for comments."),
      .value(
        "output", short: "o", placeholder: "page", kind: .file,
        help: "Also write a page that shows both versions with the changes, as in diff.html."),
      .flag("no-pictures", help: "Compare the content alone, and draw nothing."),
      .value(
        "threshold", placeholder: "percent", kind: .number(0...100), defaultValue: "0",
        help: "The share of the drawn pixels of a frame that may differ without being listed."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384), defaultValue: "320",
        help: "The longer side of the compared pictures, in pixels."),
      .value(
        "jobs", short: "j", placeholder: "n", kind: .integer(1...1024),
        help: "The number of threads. Default: one for each core."),
      CommandTree.quiet,
    ],
    arguments: [
      Argument("old", kind: .file, help: "The old version: a Lottie export or a timeline, or -."),
      Argument("new", kind: .file, help: "The new version, of the same kind, or -."),
    ])

  /// The forms of the result with their texts: for people, for programs, and for comments on changes.
  private static let formats: KeyValuePairs<String, @Sendable (AnimationChanges) -> String> = [
    "text": { $0.text(colored: Console.usesColor) },
    "json": { JSONWriter.text($0.json) },
    "markdown": { $0.markdown },
  ]

  private let command: ParsedCommand
  private let options: ChangeOptions

  init(command: ParsedCommand) {
    self.command = command
    options = ChangeOptions(
      comparesPictures: !command.flag("no-pictures"),
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? 0) / 100, jobs: command.integer("jobs"))
  }

  func run() throws -> ExitStatus {
    let paths = command.arguments("old") + command.arguments("new")
    try InputFiles.checkStandardInput(paths)
    if let path = command.string("output"), !PreviewCommand.isPage(path) {
      throw CommandFailure(.usage, "--output: \(path) is no name of a page, such as diff.html.")
    }
    for path in paths where path != "-" && FileKind(path) == .folder {
      throw CommandFailure(.usage, "\(path) is a folder; diff compares two files.")
    }
    let first = try InputFile(argument: paths[0], command)
    let old = try AnimationFile(first.source)
    let second = try InputFile(argument: paths[1], command)
    let changes = try FileContext.run("Comparing", command) { work in
      let new = try AnimationFile(second.source(besides: first))
      let changes = try old.changes(to: new, options, progress: work.progress)
      if let path = command.string("output") {
        let options = PreviewOptions(jobs: options.jobs)
        try old.preview(
          beside: new, changes: changes.changes, options, progress: work.progress
        ).write(toFile: path)
      }
      return changes
    }
    let format = DiffCommand.formats.first { $0.key == command.string("format") }
    if let text = format?.value(changes) { try Console.print(text) }
    return changes.isEmpty ? .done : .findings
  }
}
