import Reporting
import Xsheet

/// Takes the results of files in their order: collects products, prints messages and keeps the record.
struct FileDelivery<Task: FileTask, Collector: FileCollector<Task.Product>> {
  /// The result so far.
  private(set) var outcome = FileRun.Outcome()
  /// The products.
  private(set) var collector: Collector

  private let isQuiet: Bool
  private var record: RunRecord
  private var count = 0

  /// Makes a delivery.
  init(_ task: Task, _ collector: Collector, _ record: RunRecord, isQuiet: Bool) {
    (self.collector, self.record, self.isQuiet) = (collector, record, isQuiet)
  }

  /// Delivers the result of a file.
  ///
  /// - Throws: A failure after which no other file is worked on.
  mutating func deliver(_ result: (item: FileEntry, value: FileReply<Task.Product>)) throws {
    count += 1
    switch (result.item, result.value) {
    case (.failure(let failure), _):
      note(failure)
    case (.file(let file, _), .known(let known)), (.refused(let file, _), .known(let known)):
      collector.add(known, of: file)
      record.resume(known)
      outcome.status = max(outcome.status, ExitStatus(rawValue: Int32(known.status)) ?? .done)
    case (.file(let file, _), .done(let result, let files)),
      (.refused(let file, _), .done(let result, let files)):
      try deliver(result, of: file, files)
    }
  }

  /// Completes the record, and tells what was skipped.
  mutating func finish(isInterrupted: Bool) throws {
    if !isInterrupted { noteSkipped() }
    try record.finish(isInterrupted: isInterrupted, isQuiet: isQuiet)
  }

  private mutating func deliver(
    _ result: FileResult<Task.Product>, of file: InputFile, _ files: RecordedFiles?
  ) throws {
    let judgment: FileJudgment
    if let product = result.product {
      judgment = try collector.add(product, of: file)
      for line in result.log.notes { Console.note(line) }
      outcome.status = max(outcome.status, judgment.status)
    } else {
      let failure = result.failure ?? CommandFailure(.crashed, "\(file.name) has no result.")
      if failure.endsAll { throw failure }
      judgment = failure.judgment
      let told = failure.isForeign ? failure : try collector.add(failure, of: file)
      for line in result.log.notes { Console.note(line) }
      note(told)
    }
    try record.add(file, judgment, result.failure, result.log, files)
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
