import CommandLineParsing
import Foundation
import Xsheet

/// The life of a worker process: it reads requests from standard input, and writes results to standard output.
///
/// Both are JSON, a line each. The process ends with its input, also in the middle of a file.
struct WorkerService<Task: FileTask> {
  private let task: Task
  private let options: InputOptions
  private let isQuiet: Bool
  private let jobs: Int

  /// Makes the service of a command.
  init(_ task: Task, _ command: ParsedCommand) throws(CommandFailure) {
    self.task = task
    isQuiet = command.flag("quiet")
    jobs = RunOptions.jobs(command)
    options = try InputOptions(command)
  }

  /// Serves until standard input ends.
  func run() throws -> Never {
    // Results have an output of their own, which nothing else can write to.
    let results = Descriptor(number: dup(STDOUT_FILENO))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let requests = WorkerInput()
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while true {
      let request = try decoder.decode(WorkerRequest.self, from: requests.next())
      ProcessMemory.resetPeak()
      let work = FileContext(isQuiet: isQuiet, jobs: jobs)
      let result: FileResult<Task.Product>
      do throws(CommandFailure) {
        result = FileResult(of: try request.file(options), task, work, isAlone: true)
      } catch {
        result = FileResult(failure: error, log: work.log)
      }
      let line = [UInt8](try encoder.encode(result)) + [0x0A]
      guard line.withUnsafeBytes({ results.write($0) }) == nil else { WorkerInput.end() }
    }
  }
}
