import CommandLineParsing
import Reporting

/// `xsheet render`: draws frames.
struct RenderCommand: FileCollector {
  private let command: ParsedCommand
  private let task: RenderTask

  init(_ command: ParsedCommand) throws {
    self.command = command
    task = try RenderTask(command)
  }

  consuming func run() throws -> ExitStatus {
    try FileRun(command).run(task, into: &self).status
  }

  mutating func add(_ product: RenderTask.Product, of file: InputFile) throws -> FileJudgment {
    if let picture = product.picture { try Console.write([UInt8](picture)) }
    return FileJudgment(.drawn)
  }
}
