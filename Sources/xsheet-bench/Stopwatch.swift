import Platform

/// Clocks, in milliseconds.
enum Stopwatch {
  /// The CPU time of the process.
  static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }
  /// The wall time.
  static var wall: Double { read(CLOCK_MONOTONIC) }

  /// Returns the times that a function takes.
  static func measure(_ body: () -> Void) -> (wall: Double, cpu: Double) {
    let (wall, cpu) = (wall, cpu)
    body()
    return (Stopwatch.wall - wall, Stopwatch.cpu - cpu)
  }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

extension [Double] {
  /// The median; 0 for no values.
  var median: Double {
    let ordered = sorted()
    guard !ordered.isEmpty else { return 0 }
    let middle = ordered.count / 2
    return ordered.count.isMultiple(of: 2)
      ? (ordered[middle - 1] + ordered[middle]) / 2 : ordered[middle]
  }
}
