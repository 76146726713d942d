import CommandLineParsing

extension CommandTree {
  /// The option for the number of threads.
  static let jobs = Option.value(
    "jobs", short: "j", placeholder: "n", kind: .integer(1...1024),
    help: "The number of threads. Default: one for each core.")

  /// The options of commands that work through many files.
  static let batch: [Option] = [
    .value(
      "files-from", placeholder: "file", kind: .file,
      help: """
        A list of further files, separated by line ends or zero bytes; - is standard input. Names are read as they \
        arrive.
        """),
    .value(
      "root", placeholder: "folder", kind: .directory,
      help: """
        The folder that names of --files-from are relative to; outputs keep the folders below it. Default: the \
        present one.
        """),
    .value(
      "jobs", short: "j", placeholder: "n", kind: .integer(1...1024),
      help: """
        The number of files, or of parts of one file, to work on at once. Default: one for each core.
        """),
    .flag(
      "isolate",
      help: "Work in processes of their own, so that a file which ends one does not end the others."
    ),
    .value(
      "timeout", placeholder: "seconds", kind: .number(0.01...1e6),
      help: "The longest time for a file; implies --isolate."),
    .value(
      "memory-limit", placeholder: "size",
      help: "The most memory of a worker process, as in 2GB; implies --isolate."),
    .value(
      "shard", placeholder: "i/n",
      help: """
        Work on the i-th of n shares, chosen by the paths of files; a file stays in its share as others come and go.
        """),
    .value(
      "manifest", placeholder: "file", kind: .file,
      help: """
        Append a line of JSON for each file: hashes, verdict, findings, outputs and cost; 'xsheet summary' reads it.
        """),
    .flag(
      "resume",
      help: """
        Skip files that the manifest has with the same content, pictures, version and options, if their outputs are \
        there; what was printed of them is not printed again, but their statuses count.
        """),
    .flag("worker", hidden: true, help: "Serve requests of another process."),
  ]
}
