/// A lock, and a condition that threads wait for while they do not have it.
package final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// Makes an open lock.
  package init() {
    mutex.initialize(to: pthread_mutex_t())
    change.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Waits for the lock, and takes it.
  package func lock() { pthread_mutex_lock(mutex) }

  /// Gives the lock back.
  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Calls a function while no other thread has the lock.
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Gives the lock back until another thread calls `broadcast`; may return earlier.
  package func wait() { pthread_cond_wait(change, mutex) }

  /// Waits as `wait()` does, but not longer than until a date; returns whether the date is still ahead.
  package func wait(until deadline: Date) -> Bool {
    let seconds = deadline.timeIntervalSince1970
    let whole = seconds.rounded(.down)
    var limit = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    return pthread_cond_timedwait(change, mutex, &limit) == 0
  }

  /// Wakes all threads that wait.
  package func broadcast() { pthread_cond_broadcast(change) }
}
