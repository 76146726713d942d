import CommandLineParsing

/// Works through the files of a command; a failure of one does not keep the others from being done.
struct FileLoop {
  /// The result of all files.
  struct Outcome {
    /// The gravest status.
    var status = ExitStatus.done
    /// The number of files in folders that are JSON of another kind.
    var skippedCount = 0
  }

  private let command: ParsedCommand
  private let title: String
  private let options: InputOptions

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - command: The command, with its files.
  ///   - title: The title of the progress bar, such as "Converting".
  init(_ command: ParsedCommand, title: String) throws(CommandFailure) {
    self.command = command
    self.title = title
    options = try InputOptions(command)
  }

  /// Calls a function for each file and returns the gravest status.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders; `nil` for all that the command was given.
  ///   - body: Is called with each file.
  func run(
    over arguments: [String]? = nil, _ body: (InputFile, ProgressBar) throws -> ExitStatus
  ) throws -> Outcome {
    let list = try InputList(arguments ?? command.arguments("file"), options)
    var outcome = Outcome()
    for failure in list.failures { outcome.add(failure) }
    let progress = ProgressBar(title, items: list.files.count, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    for file in list.files {
      do {
        outcome.status = max(outcome.status, try body(file, progress))
      } catch {
        let failure = CommandFailure(error)
        if failure.endsAll { throw failure }
        outcome.add(failure)
      }
      progress.endItem()
    }
    noteSkipped(&outcome, of: list.files.count)
    return outcome
  }

  /// States the number of skipped files; without any other file nothing was done, which is an error.
  private func noteSkipped(_ outcome: inout Outcome, of count: Int) {
    let skipped = outcome.skippedCount
    guard skipped > 0 else { return }
    let files = skipped == 1 ? "1 JSON file is" : "\(skipped) JSON files are"
    if skipped == count {
      outcome.add(
        CommandFailure(.noInput, "\(files) in folders, but no Lottie export."))
    } else if !command.flag("quiet") {
      Console.note("\(files) no Lottie export and skipped.")
    }
  }
}

extension FileLoop.Outcome {
  /// Adds the failure of a file.
  fileprivate mutating func add(_ failure: CommandFailure) {
    guard !failure.isForeign else {
      skippedCount += 1
      return
    }
    Console.note(failure)
    status = max(status, failure.status)
  }
}
