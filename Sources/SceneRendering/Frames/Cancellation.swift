/// The wish that work which takes long ends before it is done.
package enum Cancellation {
  /// Whether the work of the present task or thread is not wanted any more; `nil` where nothing can end it.
  ///
  /// Work on several threads reads it before it begins, as other threads do not have it.
  @TaskLocal package static var isRequested: (@Sendable () -> Bool)?
}
