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
