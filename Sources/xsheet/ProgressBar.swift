import Foundation

/// A bar on standard error for work that takes longer than a second; nothing where no terminal is.
final class ProgressBar: @unchecked Sendable {
  private let title: String
  private let total: Int
  private let isShown = Console.errorIsTerminal
  private let begin = ContinuousClock.now
  private let lock = NSLock()
  private var count = 0
  private var lastDrawn: ContinuousClock.Instant?

  /// Makes a bar for a number of steps.
  init(_ title: String, total: Int) {
    self.title = title
    self.total = max(1, total)
  }

  /// Notes that a step is done.
  func advance() {
    guard isShown else { return }
    lock.withLock {
      count += 1
      let now = ContinuousClock.now
      guard now - begin > .seconds(1) else { return }
      if let lastDrawn, now - lastDrawn < .milliseconds(100), count < total { return }
      lastDrawn = now
      draw()
    }
  }

  /// Removes the bar.
  func finish() {
    guard isShown else { return }
    lock.withLock {
      guard lastDrawn != nil else { return }
      try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K".utf8))
    }
  }

  private func draw() {
    let width = 30
    let filled = width * min(count, total) / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let line = "\r\u{1B}[K\(title) \(bar) \(count)/\(total)"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }
}
