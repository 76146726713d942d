import CommandLineParsing
import Xsheet

/// `xsheet inspect`: prints the layers of a design, or the views and events of a timeline, as a tree.
struct InspectCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let options = try InputOptions(command)
    let list = try InputList(command.arguments("file"), options)
    var status = ExitStatus.done
    for failure in list.failures { status = max(status, note(failure)) }
    for file in list.files {
      do {
        let animation = try AnimationFile(file.source)
        try Console.print(animation.outline)
        let notice = FindingsNotice.text(animation.diagnostics, of: file)
        if !command.flag("quiet") { Console.note(notice) }
      } catch {
        let failure = CommandFailure(error)
        if failure.endsAll { throw failure }
        status = max(status, note(failure))
      }
    }
    return status
  }

  private func note(_ failure: CommandFailure) -> ExitStatus {
    Console.note(failure)
    return failure.status
  }
}
