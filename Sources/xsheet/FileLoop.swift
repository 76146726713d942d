import CommandLineParsing
import Foundation

/// Works through the files of a command; a failure of one does not keep the others from being done.
struct FileLoop {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  /// Calls a function for each file and returns the gravest status.
  func forEach(
    _ body: (InputFile) throws(CommandFailure) -> ExitStatus
  ) throws(CommandFailure) -> ExitStatus {
    let (files, failures) = InputFile.expand(command.arguments("file"))
    var status = ExitStatus.done
    for failure in failures {
      Console.note(failure.message)
      status = max(status, failure.status)
    }
    let progress = ProgressBar(command.name.capitalized, total: files.count)
    defer { progress.finish() }
    for file in files {
      do throws(CommandFailure) {
        status = max(status, try body(file))
      } catch {
        Console.note(error.message)
        status = max(status, error.status)
      }
      if files.count > 1 { progress.advance() }
    }
    return status
  }
}
