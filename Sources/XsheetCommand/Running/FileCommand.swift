import Batches
import CommandLineParsing
import Xsheet

/// A command of the program.
protocol ProgramCommand: Sendable {
  /// The name.
  static var name: String { get }
  /// The name, the options and the arguments.
  static var declaration: Command { get }
  /// Checks and reads the options.
  init(command: ParsedCommand) throws
  /// Runs the command.
  consuming func run() throws -> ExitStatus
}

/// A command that works on files: on one alone, or on many in a batch.
///
/// Copies of the command work on files in any order, on several threads or in worker processes; one of them takes the
/// products in the order of the files.
protocol FileCommand: ProgramCommand {
  /// The result of a file, which a worker process can send.
  associatedtype Product: Codable & Sendable

  /// The title of the progress bar, such as "Converting".
  static var title: String { get }
  /// The folder that outputs are in, as the user named it; empty for the present one.
  var outputFolder: String { get }
  /// The path of the main output of a file, which no other file may have; `nil` for none.
  func output(of file: InputFile) throws -> String?
  /// Works on a file.
  func product(of file: InputFile, _ work: FileContext) throws -> Product
  /// Adds the product of a file.
  mutating func add(_ product: Product, of file: InputFile) throws -> FileJudgment
  /// Adds a file that was done before.
  mutating func add(_ record: ManifestRecord, of file: InputFile)
  /// Adds the failure of a file, and returns its messages.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure
}

extension FileCommand {
  var outputFolder: String { "" }

  func output(of file: InputFile) throws -> String? { nil }

  mutating func add(_ record: ManifestRecord, of file: InputFile) {}

  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    failure
  }

  /// Works on the files of a command line.
  ///
  /// A single file without options of batches is worked on here; all else goes through `workInBatch(on:)`.
  mutating func work(on command: ParsedCommand) throws -> FileOutcome {
    guard let file = try InputFile.only(of: command) else {
      return try workInBatch(on: command)
    }
    var delivery = FileDelivery(isQuiet: command.flag("quiet"))
    var owners: [UInt64: String] = [:]
    let entry = try claimed(InputFiles.Entry(file: file), &owners)
    let progress = ProgressBar(Self.title, items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    let work = FileContext(command) { progress.show($0, of: $1) }
    let result = entry.failure.map { FileResult(failure: $0) } ?? result(of: file, work)
    try delivery.deliver(file, result, to: &self)
    try delivery.finish(isInterrupted: false)
    return delivery.outcome
  }

  /// Works on a file.
  func result(of file: InputFile, _ work: FileContext) -> FileResult<Product> {
    do {
      return FileResult(product: try product(of: file, work), log: work.log)
    } catch {
      return FileResult(failure: CommandFailure(error), log: work.log)
    }
  }

  /// Works on a file of a batch; measures the time of the process if nothing else runs in it.
  func measuredResult(
    of file: InputFile, _ work: FileContext, isAlone: Bool
  ) -> FileResult<Product> {
    var (measured, cost) = ManifestRecord.Cost.measure(isAlone: isAlone) { result(of: file, work) }
    measured.log.record.cost = cost
    return measured
  }
}

/// The result of all files.
struct FileOutcome {
  /// The gravest status.
  var status = ExitStatus.done
  /// The number of files in folders that are JSON of another kind.
  var skippedCount = 0
}

extension FileCommand {
  /// The entry with the main output of its file, which is refused if an earlier file has it.
  ///
  /// - Parameter owners: The names of earlier files by the hashes of their outputs.
  func claimed(
    _ entry: InputFiles.Entry, _ owners: inout [UInt64: String]
  ) throws -> InputFiles.Entry {
    guard entry.failure == nil, let file = entry.file else { return entry }
    do {
      guard let output = try output(of: file) else { return entry }
      let key = StableHash.of([output])
      if let owner = owners[key] {
        throw CommandFailure(
          .cannotCreate, "\(file.name) is left out: \(output) is made of \(owner).")
      }
      owners[key] = file.name
      return InputFiles.Entry(file: file, output: output)
    } catch {
      let failure = CommandFailure(error)
      if failure.status == .usage { throw failure }
      return InputFiles.Entry(file: file, failure: failure)
    }
  }
}

/// The context of the work on one file: its threads and progress, and the log that it writes.
final class FileContext {
  /// Whether nothing but failures is noted.
  let isQuiet: Bool
  /// The number of threads for parts of the file, such as frames.
  let jobs: Int
  /// Is called with the numbers of completed parts and of all.
  let progress: @Sendable (Int, Int) -> Void
  /// The messages, counts and outputs so far.
  var log = FileLog()

  /// Makes a context with an empty log.
  init(
    _ command: ParsedCommand, jobs: Int? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    isQuiet = command.flag("quiet")
    self.jobs = jobs ?? command.jobs
    self.progress = progress
  }

  /// Works on a file, or on two that are compared, and prints the messages after it.
  static func run<Value>(
    _ title: String, _ command: ParsedCommand, _ body: (FileContext) throws -> Value
  ) throws -> Value {
    let progress = ProgressBar(title, items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    let work = FileContext(command) { progress.show($0, of: $1) }
    let value = try body(work)
    for line in work.log.notes { Console.note(line) }
    return value
  }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: String...) { note(lines) }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: [String]) {
    if !isQuiet { log.notes += lines.filter { !$0.isEmpty } }
  }
}

/// The result of a file: a product or a failure with the log of the work, or a record that still holds.
struct FileResult<Product: Codable & Sendable>: Codable, Sendable {
  /// The product; `nil` without one.
  var product: Product?
  /// The failure; `nil` for none.
  var failure: CommandFailure?
  /// The record of an unchanged file from an earlier run; `nil` for a file that this run worked on.
  var known: ManifestRecord?
  /// The messages, counts, outputs and cost of the work.
  var log = FileLog()
}

extension FileResult {
  /// Makes the result of a file that cannot be worked on.
  init(failure: CommandFailure, log: FileLog = FileLog()) {
    (self.failure, self.log) = (failure, log)
    self.log.count(failure.report?.findings ?? [])
  }
}

/// Takes the results of files in their order: collects products, prints messages and keeps the record.
struct FileDelivery {
  /// Whether nothing but failures is noted.
  let isQuiet: Bool
  /// The record of a batch; `nil` for a single file.
  var record: RunRecord?
  /// The result so far.
  var outcome = FileOutcome()
  /// The number of results so far.
  var count = 0

  /// Delivers the result of a file, or the failure of a folder without files.
  ///
  /// - Throws: A failure after which no other file is worked on.
  mutating func deliver<Command: FileCommand>(
    _ file: InputFile?, _ result: FileResult<Command.Product>, to command: inout Command
  ) throws {
    count += 1
    guard let file else {
      if let failure = result.failure { note(failure) }
      return
    }
    if let known = result.known {
      command.add(known, of: file)
      record?.resume(known)
      outcome.status = max(outcome.status, ExitStatus(known.judgment.status))
      return
    }
    let judgment: FileJudgment
    if let product = result.product {
      judgment = try command.add(product, of: file)
      for line in result.log.notes { Console.note(line) }
      outcome.status = max(outcome.status, ExitStatus(judgment.status))
    } else {
      let failure = result.failure ?? CommandFailure(.crashed, "\(file.name) has no result.")
      if failure.endsAll { throw failure }
      let told = failure.isForeign ? failure : try command.add(failure, of: file)
      for line in result.log.notes { Console.note(line) }
      note(told)
      judgment = failure.judgment
    }
    try record?.add(settings: file.configuration.hash, judgment, result.log)
  }

  /// Completes the record, and prints the number of skipped files and the summary.
  mutating func finish(isInterrupted: Bool) throws {
    if !isInterrupted { noteSkipped() }
    let summary = try record?.finish(isInterrupted: isInterrupted) ?? ""
    if !isQuiet { Console.note(summary, terminator: "") }
  }

  /// Reports a failure; files of another kind are only counted.
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
