import CommandLineParsing

extension CommandTree {
  /// `xsheet summary`.
  static let summary = Command(
    name: "summary", abstract: "Join manifests of --manifest, and print their totals.",
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
        kind: .choice(SummaryCommand.Format.allCases.map(\.rawValue)), defaultValue: "text",
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
}
