import Foundation

/// The number of threads for work that is spread over the cores.
enum ThreadCount {
  /// Returns the requested number, at least 1; one for each core by default.
  static func of(_ jobs: Int?) -> Int {
    max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
