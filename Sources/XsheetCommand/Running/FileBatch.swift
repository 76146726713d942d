import Batches
import CommandLineParsing
import Platform
import Xsheet

extension FileCommand {
  /// Works on the files of a command line on several threads or in worker processes; a failure of one does not keep the
  /// others from being done.
  ///
  /// A worker process serves its requests instead, and ends.
  mutating func workInBatch(on command: ParsedCommand) throws -> FileOutcome {
    let work = self
    var options = try BatchOptions(command)
    if command.flag("worker") { try serve(command) }
    options.outputFolder = outputFolder
    let isQuiet = command.flag("quiet")
    let files = try InputFiles(command, shard: options.shard)
    let record = try RunRecord(options, files.fileCount)
    if options.resumes, !options.outputFolder.isEmpty {
      OutputDraft.removeAbandoned(below: options.outputFolder)
    }
    var delivery = FileDelivery(isQuiet: isQuiet, record: record)
    let workerCount = min(options.jobs, files.mostFiles ?? options.jobs)
    let progress = ProgressBar(Self.title, items: files.fileCount?.share, isQuiet: isQuiet)
    defer { ProgressBar.hide() }
    var owners: [UInt64: String] = [:]
    // For each worker, 256 results may wait for an earlier one.
    let queue = ResultQueue<InputFiles.Entry, FileResult<Product>>(window: workerCount * 256) {
      try files.next().map { try work.claimed($0, &owners) }
    }
    Interruption.handler = { number in queue.interrupt(by: number) }
    defer { Interruption.handler = nil }
    let jobs = options.jobs / workerCount
    queue.start(threads: workerCount) {
      [recorder = record.recorder, limits = options.limits] in
      let process = limits.map { WorkerProcess(command.workerWords(jobs: jobs), $0) }
      return { entry in
        let item = progress.begin()
        defer { progress.end(item) }
        let context = FileContext(command, jobs: jobs) { progress.show($0, of: $1, in: item) }
        return work.result(of: entry, recorder, process, context, isAlone: workerCount == 1)
      }
    }
    do {
      while let result = try queue.nextResult() {
        try delivery.deliver(result.item.file, result.value, to: &self)
      }
    } catch {
      WorkerProcess.endAll()
      let failure = CommandFailure(error)
      if failure.endsAtOnce { OutputDraft.discardAll { _exit(failure.status.rawValue) } }
      queue.stop()
      try delivery.finish(isInterrupted: false)
      throw error
    }
    if let signal = queue.interruption {
      for result in queue.takeRest() {
        try delivery.deliver(result.item.file, result.value, to: &self)
      }
      WorkerProcess.endAll()
      try delivery.finish(isInterrupted: true)
      Interruption.end(by: signal)
    }
    try delivery.finish(isInterrupted: false)
    return delivery.outcome
  }

  /// Serves the requests of another process.
  private func serve(_ command: ParsedCommand) throws -> Never {
    let inputs = try InputOptions(command)
    try WorkerService.run { (request: WorkerRequest) -> FileResult<Product> in
      do throws(CommandFailure) {
        return measuredResult(
          of: try request.file(inputs), FileContext(command), isAlone: true)
      } catch {
        return FileResult(failure: error)
      }
    }
  }

  /// Works on a file, unless its record still holds; in a worker process if there is one.
  private func result(
    of entry: InputFiles.Entry, _ recorder: ManifestRecorder, _ process: WorkerProcess?,
    _ context: FileContext, isAlone: Bool
  ) -> FileResult<Product> {
    guard let file = entry.file else { return FileResult(failure: entry.failure) }
    let begun = recorder.begin(file.source)
    if entry.failure == nil,
      let known = recorder.known(begun, of: file.source, settings: file.configuration.hash)
    {
      return FileResult(known: known)
    }
    var result =
      entry.failure.map { FileResult(failure: $0) }
      ?? process.map { isolatedResult(of: file, entry.output, $0) }
      ?? measuredResult(of: file, context, isAlone: isAlone)
    recorder.complete(&result.log, begun, of: file.source)
    return result
  }

  private func isolatedResult(
    of file: InputFile, _ output: String?, _ process: WorkerProcess
  ) -> FileResult<Product> {
    let start = ContinuousClock.now
    let timestamp = ManifestRecord.Cost.timestamp
    do throws(WorkerEnd) {
      guard let request = WorkerRequest(file) else { throw .missing(EINVAL) }
      return try process.answer(request, as: FileResult.self, output: output)
    } catch {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      var result = FileResult<Product>(failure: error.failure(of: file.name))
      result.log.record.cost = ManifestRecord.Cost(start: timestamp, seconds: seconds)
      return result
    }
  }
}

/// A file that a worker process is to work on.
private struct WorkerRequest: Codable {
  /// The name in messages.
  var name: String
  /// The path.
  var path: String
  /// The animation of an archive; `nil` for the only one.
  var animation: String?
  /// The folders of outputs.
  var subfolder: String
  /// Whether the file was found in a folder.
  var isFound: Bool

  /// Makes the request for a file; `nil` for one that has no path.
  init?(_ file: InputFile) {
    guard let path = file.source.path else { return nil }
    (name, self.path, animation) = (file.source.name, path, file.source.animation)
    (subfolder, isFound) = (file.subfolder, file.source.isFound)
  }

  /// The file, with the options of the command.
  func file(_ options: InputOptions) throws(CommandFailure) -> InputFile {
    var source = SourceFile(name: name, origin: .path(path), animation: animation)
    source.isFound = isFound
    return try options.file(source, subfolder: subfolder)
  }
}
