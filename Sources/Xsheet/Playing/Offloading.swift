import Platform
import SceneRendering

/// Runs work that takes long on a thread of its own, and ends it early when the task is cancelled.
///
/// - Throws: The error of the work, `CancellationError`, or `ThreadFailure`.
func offloading<Value: Sendable>(
  _ work: @escaping @Sendable () throws(XsheetError) -> Value
) async throws -> Value {
  try Task.checkCancellation()
  let isCancelled = Locked(false)
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      let isRunning = startThread {
        let cancellation = Cancellation { isCancelled.with { $0 } }
        let result = Cancellation.$current.withValue(cancellation) {
          Result { () throws(XsheetError) in try work() }
        }
        continuation.resume(
          with: result.mapError { error -> any Error in
            error.kind == .cancelled ? CancellationError() : error
          })
      }
      if !isRunning { continuation.resume(throwing: ThreadFailure()) }
    }
  } onCancel: {
    isCancelled.with { $0 = true }
  }
}

extension Cancellation {
  /// Throws an error of kind `cancelled` if the work is not wanted any more.
  func check() throws(XsheetError) {
    if isRequested { throw XsheetError(.cancelled, "the work was cancelled.") }
  }
}
