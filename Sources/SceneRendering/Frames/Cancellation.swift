/// The wish that work which takes long ends before it is done.
package final class Cancellation: Sendable {
  /// The wish that may end the work of the present task or thread; `nil` where none can.
  ///
  /// Work on several threads reads it before it begins, as other threads do not have it.
  @TaskLocal package static var current: Cancellation?

  private let condition: @Sendable () -> Bool

  /// Makes a wish that exists as soon as a condition holds.
  package init(when condition: @escaping @Sendable () -> Bool) { self.condition = condition }

  /// Whether the work is not wanted any more.
  package var isRequested: Bool { condition() }
}
