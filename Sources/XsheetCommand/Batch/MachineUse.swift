import Foundation

/// The time and memory that the work on a file took.
struct MachineUse: Codable, Sendable {
  /// The time of the beginning (ISO 8601, UTC).
  var start = ""
  /// The time that passed, in seconds.
  var seconds = 0.0
  /// The time of processors, in seconds.
  var cpuSeconds = 0.0
  /// The largest memory of the process so far, in bytes.
  var peakMemory = 0

  /// Calls a function, and measures its use.
  ///
  /// - Parameters:
  ///   - isAlone: Whether nothing else runs in the process, so that its time is that of the function.
  ///   - body: The function.
  static func measure<Value>(isAlone: Bool, _ body: () -> Value) -> (Value, MachineUse) {
    var use = MachineUse(start: timestamp)
    let clock = isAlone ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID
    let (begin, cpuBegin) = (ContinuousClock.now, cpuTime(clock))
    let value = body()
    use.seconds = (ContinuousClock.now - begin) / .seconds(1)
    use.cpuSeconds = cpuTime(clock) - cpuBegin
    use.peakMemory = ProcessMemory.peak
    return (value, use)
  }

  /// The present time (ISO 8601, UTC), to milliseconds.
  ///
  /// The formatters of Foundation take longer at their first use than the work on a small file.
  static var timestamp: String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    var text = [CChar](repeating: 0, count: 32)
    strftime(&text, text.count, "%Y-%m-%dT%H:%M:%S", &parts)
    let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
    return "\(String(terminated: text)).\(milliseconds)Z"
  }

  private static func cpuTime(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
