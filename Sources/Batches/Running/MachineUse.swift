import Platform

extension ManifestRecord.Cost {
  /// The use of a process that ended unexpectedly: only its time is known.
  package init(start: String, seconds: Double) {
    self.init()
    (self.start, self.seconds) = (start, seconds)
  }

  /// Calls a function, and measures its use.
  ///
  /// The time of the function is the time of the process, if nothing else runs in it.
  package static func measure<Value>(isAlone: Bool, _ body: () -> Value) -> (Value, Self) {
    var use = Self(start: timestamp)
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
  package static var timestamp: String {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    var parts = tm()
    gmtime_r(&time.tv_sec, &parts)
    let text = String(unsafeUninitializedCapacity: 32) { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        strftime($0.baseAddress, $0.count, "%Y-%m-%dT%H:%M:%S", &parts)
      }
    }
    let milliseconds = String(1000 + time.tv_nsec / 1_000_000).dropFirst()
    return "\(text).\(milliseconds)Z"
  }

  private static func cpuTime(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
