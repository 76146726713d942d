/// Runs a function on a new thread, whose stack is as large as the main thread's on most systems: 8 MB.
///
/// - Returns: `false` if the system has no more threads.
@discardableResult
package func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setdetachstate(&attributes, CInt(PTHREAD_CREATE_DETACHED))
  pthread_attr_setstacksize(&attributes, 8 << 20)
  let work = Unmanaged.passRetained(ThreadWork(body))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let error = pthread_create(&thread, &attributes, runThread, work.toOpaque())
  if error != 0 { work.release() }
  return error == 0
}

/// The system has no more threads.
package struct ThreadFailure: Error, CustomStringConvertible {
  /// Makes a failure.
  package init() {}

  package var description: String { "the system has no more threads." }
}

/// The result of a function that runs on a thread of its own.
package final class Background<Value: Sendable>: @unchecked Sendable {
  private let condition = Condition()
  /// The result, which the lock of the condition protects; `nil` while the function runs.
  private var result: Value?

  /// Starts a function; if the system has no more threads, runs it on this one.
  package init(_ body: @escaping @Sendable () -> Value) {
    let run: @Sendable () -> Void = { [self] in
      let value = body()
      condition.withLock {
        result = value
        condition.broadcast()
      }
    }
    if !startThread(run) { run() }
  }

  /// Waits for the result.
  package func wait() -> Value {
    condition.withLock {
      while true {
        if let result { return result }
        condition.wait()
      }
    }
  }
}

/// A reference to the function of a thread, which `pthread_create` takes as a pointer.
private final class ThreadWork {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

// The type of the argument differs between systems.
#if canImport(Darwin)
  private func runThread(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
#else
  private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
#endif
