import Diagnostics
import Platform

/// A bar on standard error for work that takes longer than a second; shown on terminals only.
///
/// Work consists of items, such as files, each of which consists of parts, such as frames.
final class ProgressBar: Sendable {
  /// The progress so far.
  private struct State {
    /// The number of items; `nil` while it is not known.
    var items: Int?
    var begunItems = 0
    var doneItems = 0
    /// The parts of items that have begun.
    var parts: [Int: (done: Int, all: Int)] = [:]
    var lastDrawn: ContinuousClock.Instant?
  }

  /// The bar that is on the terminal, if any.
  private static let shown = Locked<ProgressBar?>(nil)

  private let title: String
  private let isEnabled: Bool
  private let start = ContinuousClock.now
  private let state: Locked<State>

  /// Makes a bar for a number of items.
  init(_ title: String, items: Int?, isQuiet: Bool) {
    self.title = title
    isEnabled = !isQuiet && Console.showsProgress
    state = Locked(State(items: items.map { max(1, $0) }))
  }

  /// Begins an item, and returns its number; several can be in progress.
  func begin() -> Int {
    state.with {
      $0.begunItems += 1
      return $0.begunItems
    }
  }

  /// Sets an item's progress; omits the item if there is only one.
  func show(_ doneParts: Int, of parts: Int, in item: Int = 0) {
    update { $0.parts[item] = (doneParts, max(1, parts)) }
  }

  /// Completes an item.
  func end(_ item: Int = 0) {
    update {
      $0.doneItems += 1
      $0.parts[item] = nil
    }
  }

  /// Hides the bar until the next progress.
  static func hide() {
    guard
      shown.with({ bar in
        defer { bar = nil }
        return bar != nil
      })
    else { return }
    Console.writeError("\r\u{1B}[K")
  }

  private func update(_ change: (inout State) -> Void) {
    guard isEnabled else { return }
    guard let line = state.with({ nextLine(&$0, change) }) else { return }
    ProgressBar.shown.with { $0 = self }
    Console.writeError("\r\u{1B}[K" + line)
  }

  /// Changes the state; returns the line to draw, at most ten times a second.
  private func nextLine(_ state: inout State, _ change: (inout State) -> Void) -> String? {
    change(&state)
    let now = ContinuousClock.now
    guard now - start > .seconds(1) else { return nil }
    if let last = state.lastDrawn, now - last < .milliseconds(100) { return nil }
    state.lastDrawn = now
    return line(state)
  }

  private func line(_ state: State) -> String {
    let width = 30
    guard let items = state.items else { return "\(title) \(state.doneItems)" }
    let part = state.parts.values.reduce(0) { $0 + Double(min($1.done, $1.all)) / Double($1.all) }
    let share = min(1, (Double(state.doneItems) + part) / Double(items))
    let filled = Int(Double(width) * share)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let only = state.parts.values.first ?? (0, 1)
    let count = items > 1 ? "\(state.doneItems)/\(items)" : "\(only.done)/\(only.all)"
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    return "\(title) \(bar) \(count)\(ProgressBar.timeLeft(after: elapsed, share: share))"
  }

  /// The time that the rest takes at the present pace; empty while it is unknown.
  static func timeLeft(after elapsed: Double, share: Double) -> String {
    guard share > 0.02, share < 1 else { return "" }
    let seconds = Int((elapsed / share * (1 - share)).rounded(.up))
    return seconds < 60 ? ", \(seconds) s left" : ", \(seconds / 60) min \(seconds % 60) s left"
  }
}
