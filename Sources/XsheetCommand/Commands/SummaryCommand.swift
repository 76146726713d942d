import Batches
import CommandLineParsing
import Platform
import Xsheet

/// `xsheet summary`: joins manifests, and prints their totals.
struct SummaryCommand: ProgramCommand {
  static let name = "summary"

  static let declaration = Command(
    name: name, abstract: "Join manifests of --manifest, and print their totals.",
    discussion: """
      Manifests of shards, of runs that were interrupted, and of several commands' runs can be given together. Of \
      several records of a design the last one counts; those that are there twice, and those that are missing, are \
      named. The exit status is 1 if something is missing.

        xsheet convert designs -o out --shard 1/2 --manifest 1.ndjson
        xsheet convert designs -o out --shard 2/2 --manifest 2.ndjson
        xsheet summary 1.ndjson 2.ndjson --expect designs
      """,
    options: [
      .value(
        "format", placeholder: "format",
        kind: .choice(formats.map(\.key)), defaultValue: "text",
        help: """
          How to write the result; ndjson is the joined manifest in the order of names, without what depends on time \
          and machine.
          """),
      .value(
        "expect", placeholder: "path", kind: .file, repeats: true,
        help: "A folder or a file with designs that should have a record."),
      .value(
        "files-from", placeholder: "file", kind: .file,
        help: "A list of designs that should have a record, as the command got it."),
    ],
    arguments: [
      Argument(
        "manifest", kind: .file, count: .atLeastOne, help: "A manifest, or - for standard input.")
    ])

  /// The forms of the result with their writers; the last one is the joined manifest.
  private static let formats: KeyValuePairs<String, @Sendable (ManifestJoin) throws -> Void> = [
    "text": { try Console.print($0.text) },
    "json": { try Console.print(JSONWriter.text($0.json)) },
    "markdown": { try Console.print($0.markdown) },
    "ndjson": { try $0.eachLine { try Console.write($0) } },
  ]

  let command: ParsedCommand

  func run() throws -> ExitStatus {
    let paths = command.arguments("manifest")
    try InputFiles.checkStandardInput(paths + command.strings("files-from"))
    for path in paths where path != "-" && FileKind(path) != .regular {
      throw CommandFailure(
        FileKind(path) == .missing ? .noInput : .unusableInput,
        "\(path) is \(FileKind(path).title), not a manifest.")
    }
    let join = try ManifestJoin(contentsOfFiles: paths, expected: expected())
    guard join.lineCount > 0 else {
      let names = paths.joined(separator: ", ")
      throw CommandFailure(.unusableInput, "\(names): no line of a manifest.")
    }
    try SummaryCommand.formats.first { $0.key == command.string("format") }?.value(join)
    return join.isComplete ? .done : .findings
  }

  /// The names of the designs that should have a record; `nil` if none are given.
  private func expected() throws -> [String]? {
    let places = command.strings("expect")
    guard !places.isEmpty || command.isGiven("files-from") else { return nil }
    let list = try command.string("files-from").map { try NameList($0) }
    return try InputFiles(places, list: list, InputOptions()).all().files.map(\.name)
  }
}
