/// The limits of a worker process for one file.
struct WorkerLimits: Hashable, Sendable {
  /// The longest time, in seconds; `nil` for any.
  var seconds: Double?
  /// The most memory, in bytes; `nil` for any.
  var memory: Int?
}
