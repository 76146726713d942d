import Foundation
import Xsheet

/// Works on files, one after the other, on a thread of its own.
struct FileWorker<Task: FileTask> {
  private let task: Task
  private let recorder: FileRecorder
  private let process: WorkerProcess?
  private let isQuiet: Bool
  private let jobs: Int
  private let isAlone: Bool

  /// Makes a worker.
  ///
  /// - Parameters:
  ///   - task: The work on each file.
  ///   - recorder: Makes records.
  ///   - process: A process to work in; `nil` for this one.
  ///   - isQuiet: Whether nothing but failures is noted.
  ///   - jobs: The number of threads for parts of a file.
  ///   - isAlone: Whether there is no other worker.
  init(
    _ task: Task, _ recorder: FileRecorder, process: WorkerProcess?, isQuiet: Bool, jobs: Int,
    isAlone: Bool
  ) {
    (self.task, self.recorder, self.process) = (task, recorder, process)
    self.isQuiet = isQuiet
    (self.jobs, self.isAlone) = (jobs, isAlone)
  }

  /// Works on a file, unless its record still holds.
  func reply(
    to entry: FileEntry, progress: @escaping @Sendable (Int, Int) -> Void
  ) -> FileReply<Task.Product> {
    switch entry {
    case .failure(let failure):
      return .done(FileResult(failure: failure, log: FileLog()), nil)
    case .refused(let file, let failure):
      return .done(
        FileResult(failure: failure, log: FileLog()),
        RecordedFiles(content: recorder.content(of: file)))
    case .file(let file, let output):
      let content = recorder.content(of: file)
      if let record = recorder.record(of: file, content) { return .known(record) }
      let result = result(of: file, output, progress)
      let (outputs, pictures) = recorder.files(of: file, result.log)
      return .done(result, RecordedFiles(content: content, outputs: outputs, pictures: pictures))
    }
  }

  /// Lets a process work on a file, and another one if the first crashes: the reason may be another than the file.
  private static func result(
    of file: InputFile, _ output: String?, _ process: WorkerProcess
  ) throws(WorkerEnd) -> FileResult<Task.Product> {
    var crashes = 0
    while true {
      do throws(WorkerEnd) {
        return try process.result(of: file, as: FileResult<Task.Product>.self)
      } catch {
        if let output { OutputDraft.removeAbandoned(beside: output, ofProcess: process.lastNumber) }
        crashes += 1
        guard error.isCrash, crashes < 2, !WorkerProcess.isEnding else { throw error }
      }
    }
  }

  private func work(_ progress: @escaping @Sendable (Int, Int) -> Void) -> FileContext {
    FileContext(isQuiet: isQuiet, jobs: jobs, progress: progress)
  }

  private func result(
    of file: InputFile, _ output: String?, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) -> FileResult<Task.Product> {
    guard let process else {
      return FileResult(of: file, task, work(progress), isAlone: isAlone)
    }
    let start = ContinuousClock.now
    var log = FileLog()
    log.use.start = MachineUse.timestamp
    do throws(WorkerEnd) {
      return try FileWorker.result(of: file, output, process)
    } catch {
      let failure = error.failure(of: file.name)
      log.count(failure.report?.diagnostics.items ?? [])
      log.use.seconds = (ContinuousClock.now - start) / .seconds(1)
      return FileResult(failure: failure, log: log)
    }
  }
}
