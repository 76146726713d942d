import Batches
import CommandLineParsing
import Xsheet

extension BatchOptions {
  /// The options of commands that work through many files.
  static let options: [Option] = [
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

  /// The names of the options.
  static let names = Set(options.map(\.name))

  /// The first option that is given, in alphabetical order, but for the number of threads; `nil` for none.
  static func firstGiven(in command: ParsedCommand) -> String? {
    names.subtracting(["jobs"]).sorted().first(where: command.isGiven)
  }

  /// Checks and reads the options.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    // Results do not depend on these, and only on the content of some of their files.
    let others = ["config", "force", "merge", "no-config", "output", "quiet"]
    self.init(
      command.name, arguments: command.optionWords(except: BatchOptions.names.union(others)))
    jobs = command.jobs
    let timeout = command.number("timeout")
    let memory = try command.byteCount("memory-limit")
    let isIsolated = command.flag("isolate") || timeout != nil || memory != nil
    limits = isIsolated ? (timeout, memory) : nil
    limitWords = ["timeout", "memory-limit"].map { command.string($0) ?? "" }
    manifestPath = command.string("manifest")
    resumes = command.flag("resume")
    try CommandFailure.refuse(
      if: resumes && manifestPath == nil, "--resume needs --manifest, which has what is done.")
    if let text = command.string("shard") {
      shard = Shard(text)
      try CommandFailure.refuse(if: shard == nil, "--shard: '\(text)' is not a share such as 2/7.")
    }
    let inputs = command.arguments("file") + [command.string("files-from")].compactMap(\.self)
    try CommandFailure.refuse(
      if: isIsolated && command.arguments("file").contains(where: InputFiles.isStandardInput),
      "--isolate: a worker process cannot read standard input.")
    try InputFiles.checkStandardInput(inputs)
    try CommandFailure.refuse(
      if: inputs.isEmpty && !command.flag("worker"),
      "a file, a folder or --files-from is missing; see 'xsheet help \(command.name)'.")
    try CommandFailure.refuse(
      if: command.isGiven("root") && !command.isGiven("files-from"),
      "--root goes with --files-from only.")
  }
}

extension ParsedCommand {
  /// The number of --jobs: one for each core without the option.
  var jobs: Int { ThreadCount.of(integer("jobs")) }

  /// The arguments that start the program as a worker process for the command.
  func workerWords(jobs: Int) -> [String] {
    [name] + optionWords(except: BatchOptions.names) + ["--jobs", "\(jobs)", "--worker", "--"]
      + arguments("file")
  }
}
