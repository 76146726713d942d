import Batches
import Xsheet

/// Takes the results of files in their order: collects products, prints messages and keeps the record.
struct FileDelivery<Command: FileCommand> {
  /// The result so far.
  private(set) var outcome = FileOutcome()
  /// The command with the products.
  private(set) var command: Command

  private let isQuiet: Bool
  private var record: RunRecord?
  private var count = 0

  /// Makes a delivery.
  init(_ command: Command, _ record: RunRecord?, isQuiet: Bool) {
    (self.command, self.record, self.isQuiet) = (command, record, isQuiet)
  }

  /// Delivers the result of a file.
  ///
  /// - Throws: A failure after which no other file is worked on.
  mutating func deliver(_ entry: FileEntry, _ reply: FileReply<Command.Product>) throws {
    count += 1
    switch (entry, reply) {
    case (.refused(nil, let failure), _): note(failure)
    case (.file(let file, _), .known(let known)), (.refused(let file?, _), .known(let known)):
      command.add(known, of: file)
      record?.resume(known)
      outcome.status = max(outcome.status, ExitStatus(known.status))
    case (.file(let file, _), .done(let result, let files)),
      (.refused(let file?, _), .done(let result, let files)):
      let judgment = try judgment(on: result, of: file)
      try record?.add(file.batchFile, judgment, result.log, files)
    }
  }

  /// Completes the record, and tells what was skipped.
  mutating func finish(isInterrupted: Bool) throws {
    if !isInterrupted { noteSkipped() }
    let summary = try record?.finish(isInterrupted: isInterrupted) ?? ""
    if !isQuiet { Console.note(summary, terminator: "") }
  }

  private mutating func judgment(
    on result: FileResult<Command.Product>, of file: InputFile
  ) throws -> FileJudgment {
    if let product = result.product {
      let judgment = try command.add(product, of: file)
      for line in result.log.notes { Console.note(line) }
      outcome.status = max(outcome.status, ExitStatus(judgment.status))
      return judgment
    }
    let failure = result.failure ?? CommandFailure(.crashed, "\(file.name) has no result.")
    if failure.endsAll { throw failure }
    let told = failure.isForeign ? failure : try command.add(failure, of: file)
    for line in result.log.notes { Console.note(line) }
    note(told)
    return failure.judgment
  }

  /// Tells of a failure, but for that of files of another kind, which are counted.
  private mutating func note(_ failure: CommandFailure) {
    guard !failure.isForeign else {
      outcome.skippedCount += 1
      return
    }
    Console.note(failure)
    outcome.status = max(outcome.status, failure.status)
  }

  /// States the number of skipped files; without any other file nothing was done, which is an error.
  private mutating func noteSkipped() {
    let skipped = outcome.skippedCount
    guard skipped > 0 else { return }
    let files = skipped == 1 ? "1 JSON file is" : "\(skipped) JSON files are"
    if skipped == count {
      note(CommandFailure(.noInput, "\(files) in folders, but no Lottie export."))
    } else if !isQuiet {
      Console.note("\(files) no Lottie export and skipped.")
    }
  }
}
