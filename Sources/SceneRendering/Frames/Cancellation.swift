/// A request to end long work early.
package final class Cancellation: Sendable {
  /// The request for the present task or thread; `nil` if its work cannot be cancelled.
  ///
  /// Read it before work is spread over threads, because other threads do not have it.
  @TaskLocal package static var current: Cancellation?

  private let condition: @Sendable () -> Bool

  /// Makes a request that exists as soon as a condition holds.
  package init(when condition: @escaping @Sendable () -> Bool) { self.condition = condition }

  /// Whether the work should end.
  package var isRequested: Bool { condition() }
}
