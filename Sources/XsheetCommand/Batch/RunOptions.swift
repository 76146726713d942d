import CommandLineParsing
import Foundation
import Xsheet

/// How a command works through many files.
struct RunOptions {
  /// The number of files, or of frames of one file, that are worked on at once.
  let jobs: Int
  /// The limits of worker processes; `nil` to work in this process.
  let limits: WorkerLimits?
  /// The file that records what is done; `nil` for none.
  let manifestPath: String?
  /// Whether files are skipped that the manifest has.
  let resumes: Bool
  /// The share of the files; `nil` for all.
  let shard: Shard?

  /// The names of the options.
  static let names = Set(CommandTree.batch.map(\.name))

  /// The number of --jobs: one for each core without the option.
  static func jobs(_ command: ParsedCommand) -> Int {
    command.integer("jobs") ?? max(1, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Checks and reads the options.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    jobs = RunOptions.jobs(command)
    let timeout = command.number("timeout")
    let memory = try command.byteCount("memory-limit")
    let isIsolated = command.flag("isolate") || timeout != nil || memory != nil
    limits = isIsolated ? WorkerLimits(seconds: timeout, memory: memory) : nil
    manifestPath = command.string("manifest")
    resumes = command.flag("resume")
    guard !resumes || manifestPath != nil else {
      throw CommandFailure(.usage, "--resume needs --manifest, which has what is done.")
    }
    shard = try command.string("shard").map { text throws(CommandFailure) in
      if let shard = Shard(text) { return shard }
      throw CommandFailure(.usage, "--shard: '\(text)' is not a share such as 2/7.")
    }
    let inputs = command.arguments("file") + [command.string("files-from")].compactMap(\.self)
    guard limits == nil || !command.arguments("file").contains(where: InputList.isStandardInput)
    else {
      throw CommandFailure(.usage, "--isolate: a worker process cannot read standard input.")
    }
    try InputList.checkStandardInput(inputs)
    guard !inputs.isEmpty || command.flag("worker") else {
      throw CommandFailure(
        .usage, "a file, a folder or --files-from is missing; see 'xsheet help \(command.name)'.")
    }
    guard !command.isGiven("root") || command.isGiven("files-from") else {
      throw CommandFailure(.usage, "--root goes with --files-from only.")
    }
  }
}
