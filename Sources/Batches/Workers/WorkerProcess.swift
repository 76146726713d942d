import Platform
import Xsheet

/// A process that works on one file after another, and is replaced when one of them ends it.
package final class WorkerProcess {
  private let arguments: [String]
  private let limits: BatchOptions.Limits
  private var child: ChildProcess?
  /// The number of the last process that was started; 0 for none.
  private var lastNumber: pid_t = 0

  /// The processes that are running; `nil` after all were ended, so that no file is worked on any more.
  ///
  /// A process starts within the lock: one that starts while all are ended would outlive this one, and keep its files
  /// open.
  private static let running = Locked<[pid_t: ChildProcess]?>([:])
  /// The time between two checks of the memory of a process, in milliseconds.
  private static let interval = 10
  /// The time that a process has to remove unfinished files, in seconds.
  private static let grace = 0.5
  /// The number of bytes of standard error that are kept.
  private static let traceLimit = 4096

  /// Makes a worker, whose process begins with the first file, with the arguments for this program.
  package init(_ arguments: [String], _ limits: BatchOptions.Limits) {
    (self.arguments, self.limits) = (arguments, limits)
  }

  deinit {
    // The process ends with its input.
    guard let child else { return }
    child.closeInput()
    WorkerProcess.remove(child)
  }

  /// Lets a process answer a request, and another one if the first crashes: the reason may be another than the file.
  ///
  /// Drafts of the main output, if there is one, are removed with a process that crashed.
  ///
  /// - Throws: The reason why the process ended.
  package func answer<Answer: Decodable>(
    _ request: some Encodable, as type: Answer.Type, output: String?
  ) throws(WorkerEnd) -> Answer {
    var crashes = 0
    while true {
      do throws(WorkerEnd) {
        return try answer(request, as: type)
      } catch {
        if let output { OutputDraft.removeAbandoned(beside: output, ofProcess: lastNumber) }
        crashes += 1
        guard error.isCrash, crashes < 2, WorkerProcess.running.with({ $0 != nil }) else {
          throw error
        }
      }
    }
  }

  private func answer<Answer: Decodable>(
    _ request: some Encodable, as type: Answer.Type
  ) throws(WorkerEnd) -> Answer {
    guard let line = try? JSONEncoder().encode(request) else { throw .missing(EINVAL) }
    let child: ChildProcess
    if let running = self.child { child = running } else { child = try start() }
    let bytes = [UInt8](line) + [0x0A]
    // A process that has ended is found when its answer is read.
    _ = bytes.withUnsafeBytes { child.input.write($0) }
    let answer = try answer(of: child)
    guard let result = try? JSONDecoder().decode(type, from: Data(answer)) else {
      throw end(child, trace: "its answer cannot be read")
    }
    return result
  }

  /// Ends all processes at once.
  package static func endAll() {
    let children = running.with { running in
      defer { running = nil }
      return Array((running ?? [:]).values)
    }
    for child in children { child.send(SIGTERM) }
    let deadline = ContinuousClock.now + .seconds(grace)
    for child in children where !child.endsWithin((deadline - .now) / .seconds(1)) {
      child.send(SIGKILL)
    }
  }

  private func start() throws(WorkerEnd) -> ChildProcess {
    guard let program = ThisProgram.path else { throw .missing(errno) }
    let started = WorkerProcess.running.with { running -> Result<ChildProcess, WorkerEnd> in
      guard running != nil else { return .failure(.missing(ECANCELED)) }
      // A report on a crash would take longer than the work.
      let variables = ["SWIFT_BACKTRACE": "enable=no"]
      guard let child = ChildProcess(program, arguments, variables: variables) else {
        return .failure(.missing(errno))
      }
      running?[child.number] = child
      return .success(child)
    }
    let child = try started.get()
    self.child = child
    lastNumber = child.number
    return child
  }

  /// Waits for the end of a process, and kills it after a time; returns its signal or its status.
  @discardableResult
  private static func remove(_ child: ChildProcess) -> (signal: Int32?, status: Int32) {
    if !child.endsWithin(grace) { child.send(SIGKILL) }
    running.with { $0?[child.number] = nil }
    return child.waitForEnd()
  }

  /// Reads a line of output, as long as the process is alive and within its limits.
  private func answer(of child: ChildProcess) throws(WorkerEnd) -> [UInt8] {
    let deadline = limits.seconds.map { ContinuousClock.now + .seconds($0) }
    var answer: [UInt8] = []
    var trace: [UInt8] = []
    var streams = [
      pollfd(fd: child.output.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.error.number, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      let pause = try checkLimits(of: child, until: deadline)
      poll(&streams, nfds_t(streams.count), pause)
      if streams[1].revents != 0 {
        guard let bytes = try? child.error.readAvailable(), !bytes.isEmpty else {
          streams[1].fd = -1
          continue
        }
        trace = (trace + bytes).suffix(WorkerProcess.traceLimit)
      }
      if streams[0].revents != 0 {
        guard let bytes = try? child.output.readAvailable(), !bytes.isEmpty else {
          throw end(child, trace: WorkerProcess.lastLine(trace))
        }
        answer += bytes
        if bytes.last == 0x0A { return answer }
      }
    }
  }

  /// Ends the process if it is beyond a limit, and throws that.
  ///
  /// - Returns: The time to wait for output before the next check, in milliseconds; -1 for any.
  private func checkLimits(
    of child: ChildProcess, until deadline: ContinuousClock.Instant?
  ) throws(WorkerEnd) -> Int32 {
    var pause: Int?
    if let memory = limits.memory, let used = ProcessMemory.present(of: child.number) {
      guard used <= memory else {
        stop(child)
        throw .memory(limit: memory)
      }
      pause = WorkerProcess.interval
    }
    if let deadline, let seconds = limits.seconds {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else {
        stop(child)
        throw .timeout(seconds: seconds)
      }
      pause = min(pause ?? .max, Int(min(left, 1e6)) + 1)
    }
    return Int32(pause ?? -1)
  }

  /// Ends a process that is beyond its limits.
  private func stop(_ child: ChildProcess) {
    child.send(SIGTERM)
    self.child = nil
    WorkerProcess.remove(child)
  }

  /// The reason why a process has ended.
  private func end(_ child: ChildProcess, trace: String) -> WorkerEnd {
    self.child = nil
    let (signal, status) = WorkerProcess.remove(child)
    return signal.map { .signal($0, trace: trace) } ?? .exit(status, trace: trace)
  }

  private static func lastLine(_ trace: [UInt8]) -> String {
    let text = String(decoding: trace, as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).last.map { String($0).printable } ?? ""
  }
}

/// The reason why a worker process ended in the middle of a file.
package enum WorkerEnd: Error {
  /// The file took longer than its limit, in seconds.
  case timeout(seconds: Double)
  /// The file needed more memory than its limit, in bytes.
  case memory(limit: Int)
  /// The process ended by a signal, with the last line that it wrote to standard error.
  case signal(Int32, trace: String)
  /// The process ended by itself, with the last line that it wrote to standard error.
  case exit(Int32, trace: String)
  /// No process could be started, for a reason of the system.
  case missing(Int32)

  /// Whether the process ended without being asked to.
  var isCrash: Bool {
    switch self {
    case .signal, .exit: true
    case .timeout, .memory, .missing: false
    }
  }
}
