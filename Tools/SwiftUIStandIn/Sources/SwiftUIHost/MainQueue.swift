@_spi(ExperimentalCustomExecutors) import _Concurrency

/// The main actor's queue in virtual time: jobs wait until the host runs them.
///
/// Jobs of no actor wait in it, too, so that nothing runs beside the main thread.
final class MainQueue: MainExecutor, TaskExecutor, @unchecked Sendable {
  static let shared = MainQueue()

  // Used from the main thread only, as all jobs run there.
  private var jobs: [UnownedJob] = []

  /// Installs the queue as the executor of the main actor, once; call it before the first task.
  static func install() { installation }

  private static let installation: Void = _createExecutors(factory: Factory.self)

  private struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { MainQueue.shared }
    static var defaultExecutor: any TaskExecutor { MainQueue.shared }
  }

  func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func checkIsolated() {}

  func run() throws {}

  func stop() {}

  /// Whether no job waits.
  var isEmpty: Bool { jobs.isEmpty }

  /// Runs the job that waits longest.
  func runNext() {
    guard !jobs.isEmpty else { return }
    jobs.removeFirst().runSynchronously(on: asUnownedSerialExecutor())
  }
}
