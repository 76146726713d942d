import Foundation

/// A value behind a lock, for several threads.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Makes a locked value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Calls a function with the value while no other thread has it.
  package func with<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
