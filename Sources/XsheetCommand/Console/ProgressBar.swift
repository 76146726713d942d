import SceneRendering

/// A bar on standard error for work that takes longer than a second; shown on terminals only.
///
/// Work consists of items, such as files, each of which consists of parts, such as frames.
final class ProgressBar: Sendable {
  /// The progress so far.
  private struct State {
    var items: Int
    var doneItems = 0
    var parts = 1
    var doneParts = 0
    var lastDrawn: ContinuousClock.Instant?
  }

  /// The bar that is on the terminal, if any.
  private static let shown = Locked<ProgressBar?>(nil)

  private let title: String
  private let isEnabled: Bool
  private let begin = ContinuousClock.now
  private let state: Locked<State>

  /// Makes a bar for a number of items.
  ///
  /// - Parameters:
  ///   - title: A title, such as "Drawing".
  ///   - items: The number of items.
  ///   - isQuiet: Whether the bar is never shown.
  init(_ title: String, items: Int, isQuiet: Bool) {
    self.title = title
    isEnabled = !isQuiet && Console.showsProgress
    state = Locked(State(items: max(1, items)))
  }

  /// Sets the number of completed parts of the current item.
  func show(_ doneParts: Int, of parts: Int) {
    update { ($0.parts, $0.doneParts) = (max(1, parts), doneParts) }
  }

  /// Completes the current item.
  func endItem() {
    update {
      $0.doneItems += 1
      ($0.parts, $0.doneParts) = (1, 0)
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
    guard now - begin > .seconds(1) else { return nil }
    if let last = state.lastDrawn, now - last < .milliseconds(100) { return nil }
    state.lastDrawn = now
    return line(state)
  }

  private func line(_ state: State) -> String {
    let width = 30
    let part = Double(min(state.doneParts, state.parts)) / Double(state.parts)
    let share = min(1, (Double(state.doneItems) + part) / Double(state.items))
    let filled = Int(Double(width) * share)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    let count =
      state.items > 1
      ? "\(state.doneItems)/\(state.items)" : "\(state.doneParts)/\(state.parts)"
    let elapsed = (ContinuousClock.now - begin) / .seconds(1)
    return "\(title) \(bar) \(count)\(ProgressBar.timeLeft(after: elapsed, share: share))"
  }

  /// The time that the rest takes at the present pace; empty while it is unknown.
  ///
  /// - Parameters:
  ///   - elapsed: The time so far, in seconds.
  ///   - share: The share of the work that is done, 0...1.
  static func timeLeft(after elapsed: Double, share: Double) -> String {
    guard share > 0.02, share < 1 else { return "" }
    let seconds = Int((elapsed / share * (1 - share)).rounded(.up))
    return seconds < 60 ? ", \(seconds) s left" : ", \(seconds / 60) min \(seconds % 60) s left"
  }
}
