import CommandLineParsing
import Foundation
import Xsheet

/// `xsheet convert`: exports designs as timelines.
struct ConvertCommand: FileCollector {
  private let command: ParsedCommand
  private let task: ConvertTask
  private var summary = SwiftUISummary()

  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    task = try ConvertTask(command)
  }

  consuming func run() throws -> ExitStatus {
    let status = try FileRun(command).run(task, into: &self).status
    if !command.flag("quiet") {
      for line in summary.lines { Console.note(line.printable) }
    }
    return status
  }

  mutating func add(_ product: ConvertTask.Product, of file: InputFile) throws -> FileJudgment {
    if let text = product.text { try Console.write([UInt8](text)) }
    if let source = product.source { summary.add(source) }
    return FileJudgment(.converted)
  }
}
