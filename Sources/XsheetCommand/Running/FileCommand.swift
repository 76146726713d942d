import Batches
import CommandLineParsing
import Xsheet

/// A command of the program.
protocol ProgramCommand: Sendable {
  /// The name, the options and the arguments.
  static var declaration: Command { get }
  /// Checks and reads the options.
  init(_ command: ParsedCommand) throws
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
  /// Adds the failure of a file, and returns what is to be told of it.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure
}

extension FileCommand {
  var outputFolder: String { "" }

  func output(of file: InputFile) throws -> String? { nil }

  mutating func add(_ record: ManifestRecord, of file: InputFile) {}

  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    failure
  }

  /// Works on the files of a command line: on one without options for batches at once, on others in a batch.
  mutating func work(on command: ParsedCommand) throws -> FileOutcome {
    guard let file = try InputFile.only(of: command) else {
      return try FileBatch(command).run(&self)
    }
    var delivery = FileDelivery(self, nil, isQuiet: command.flag("quiet"))
    defer { self = delivery.command }
    var claims = OutputClaims()
    let entry = try claims.entry(.file(file, output: nil), self)
    let progress = ProgressBar(Self.title, items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    let work = FileContext(command) { progress.show($0, of: $1) }
    let result =
      switch entry {
      case .file(let file, _): FileResult(of: file, self, work)
      case .refused(_, let failure): FileResult<Product>(failure: failure)
      }
    try delivery.deliver(entry, .done(result, RecordedFiles()))
    try delivery.finish(isInterrupted: false)
    return delivery.outcome
  }
}

/// The result of all files.
struct FileOutcome {
  /// The gravest status.
  var status = ExitStatus.done
  /// The number of files in folders that are JSON of another kind.
  var skippedCount = 0
}

/// What there is to work on, in the order of the arguments.
enum FileEntry: Sendable {
  /// A file, and the path of its main output.
  case file(InputFile, output: String?)
  /// A file, or a folder without files, that cannot be worked on for a reason that is known before.
  case refused(InputFile?, CommandFailure)
}

/// The main outputs of files, of which each belongs to the first file that has it.
struct OutputClaims {
  /// The names of files by the hashes of their outputs.
  private var owners: [UInt64: String] = [:]

  /// The entry with the file's output, which is refused if another one has it.
  mutating func entry(_ entry: FileEntry, _ command: some FileCommand) throws -> FileEntry {
    guard case .file(let file, _) = entry else { return entry }
    do {
      guard let output = try command.output(of: file) else { return entry }
      let key = StableHash.of([output])
      if let owner = owners[key] {
        throw CommandFailure(
          .cannotCreate, "\(file.name) is left out: \(output) is made of \(owner).")
      }
      owners[key] = file.name
      return .file(file, output: output)
    } catch {
      let failure = CommandFailure(error)
      if failure.status == .usage { throw failure }
      return .refused(file, failure)
    }
  }
}
