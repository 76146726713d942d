import CommandLineParsing
import Foundation
import Reporting
import Xsheet

/// Works through the files of a command on several threads or in worker processes; a failure of one does not keep the
/// others from being done.
struct FileRun {
  /// The result of all files.
  struct Outcome {
    /// The gravest status.
    var status = ExitStatus.done
    /// The number of files in folders that are JSON of another kind.
    var skippedCount = 0
  }

  private let command: ParsedCommand
  private let options: RunOptions

  /// The number of results for each worker that may wait for an earlier one.
  private static let waitingResults = 256
  /// The stack of a thread, in bytes; that of the first thread of a process is as large.
  private static let stackSize = 8 << 20

  /// Makes a run.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    options = try RunOptions(command)
  }

  /// Works on all files.
  ///
  /// A worker process serves its requests instead, and ends.
  ///
  /// - Parameters:
  ///   - task: The work on each file.
  ///   - collector: Takes the products.
  func run<Task: FileTask, Collector: FileCollector<Task.Product>>(
    _ task: Task, into collector: inout Collector
  ) throws -> Outcome {
    if command.flag("worker") { try WorkerService(task, command).run() }
    let source = try InputSource(command, shard: options.shard)
    let record = try RunRecord(command, options, outputFolder: task.outputFolder, source.fileCount)
    var delivery = FileDelivery(task, collector, record, isQuiet: command.flag("quiet"))
    defer { collector = delivery.collector }
    let workerCount = min(options.jobs, source.mostFiles ?? options.jobs)
    let progress = ProgressBar(
      task.title, items: source.fileCount?.share, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    var claims = OutputClaims()
    let queue = ResultQueue<FileEntry, FileReply<Task.Product>>(
      window: workerCount * FileRun.waitingResults
    ) { () throws(CommandFailure) in
      guard let item = try source.next() else { return nil }
      return try claims.entry(item, task)
    }
    Interruption.handler = { number in queue.interrupt(by: number) }
    defer { Interruption.handler = nil }
    start(
      workerCount, task, queue, record.recorder, progress, jobs: options.jobs / workerCount)
    do {
      while let result = try queue.nextResult() { try delivery.deliver(result) }
    } catch {
      WorkerProcess.endAll()
      let failure = CommandFailure(error)
      if failure.endsAtOnce { OutputDraft.discardAll { _exit(failure.status.rawValue) } }
      queue.stop()
      try delivery.finish(isInterrupted: false)
      throw error
    }
    if let signal = queue.interruption {
      for result in queue.takeRest() { try delivery.deliver(result) }
      WorkerProcess.endAll()
      try delivery.finish(isInterrupted: true)
      Interruption.end(by: signal)
    }
    try delivery.finish(isInterrupted: false)
    return delivery.outcome
  }

  /// Starts the threads of the workers, each with a number of threads of its own for parts of a file.
  private func start<Task: FileTask>(
    _ count: Int, _ task: Task, _ queue: ResultQueue<FileEntry, FileReply<Task.Product>>,
    _ recorder: FileRecorder, _ progress: ProgressBar, jobs: Int
  ) {
    let (command, limits, isQuiet) = (command, options.limits, command.flag("quiet"))
    for _ in 0..<count {
      let thread = Thread {
        let worker = FileWorker(
          task, recorder, process: limits.map { WorkerProcess(command, $0, jobs: jobs) },
          isQuiet: isQuiet,
          jobs: jobs, isAlone: count == 1)
        while let (index, entry) = queue.take() {
          let item = progress.begin()
          let reply = worker.reply(to: entry) { progress.show($0, of: $1, in: item) }
          queue.put(reply, of: entry, at: index)
          progress.end(item)
        }
      }
      thread.stackSize = FileRun.stackSize
      thread.start()
    }
  }
}
