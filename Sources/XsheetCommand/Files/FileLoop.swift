import CommandLineParsing

/// Works through the files of a command; a failure of one does not keep the others from being done.
struct FileLoop {
  private let command: ParsedCommand
  private let title: String

  /// Makes a loop.
  ///
  /// - Parameters:
  ///   - command: The command, with its files.
  ///   - title: The title of the progress bar, such as "Converting".
  init(_ command: ParsedCommand, title: String) {
    self.command = command
    self.title = title
  }

  /// Calls a function for each file and returns the gravest status.
  ///
  /// - Parameters:
  ///   - arguments: The files and folders; `nil` for all that the command was given.
  ///   - body: Is called with each file.
  func run(
    over arguments: [String]? = nil, _ body: (InputFile, ProgressBar) throws -> ExitStatus
  ) throws -> ExitStatus {
    let list = try InputList(arguments ?? command.arguments("file"))
    var status = ExitStatus.done
    for failure in list.failures {
      Console.note(failure)
      status = max(status, failure.status)
    }
    let progress = ProgressBar(title, items: list.files.count, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    for file in list.files {
      do {
        status = max(status, try body(file, progress))
      } catch {
        let failure = CommandFailure(error)
        if failure.endsAll { throw failure }
        Console.note(failure)
        status = max(status, failure.status)
      }
      progress.endItem()
    }
    return status
  }
}
