import Foundation
import SwiftUI

/// The main loop of an app in virtual time: tasks run, views update, and time passes only while both have nothing to do.
///
/// A turn is a job of the main actor. After it changes of state apply, and closures of `onAppear`, `onChange` and
/// `task` follow once all of its transactions have been applied.
@MainActor public final class AppLoop {
  /// The clock of the tasks.
  public let clock = VirtualClock()
  /// The hosts of views, such as windows.
  private var hosts: [ViewHost] = []
  /// The time, in seconds.
  public private(set) var time = 0.0
  /// Spans of time in which the main thread does nothing at all.
  var stalls: [ClosedRange<Double>] = []
  /// Whether views do not update, as in the background.
  public var isInBackground = false
  /// Whether views wait with their update for another turn, which SwiftUI does not document.
  var waitsWithUpdate: () -> Bool = { false }

  /// The most turns at one time, after which a loop is endless.
  private static let maximumTurnCount = 100_000

  /// Makes the main loop of the process.
  public init() { MainQueue.install() }

  /// Adds views, whose time is that of the loop from then on.
  public func add(_ host: ViewHost) {
    hosts.append(host)
    host.graph.move(to: time)
  }

  /// Passes time and does what is due on the way.
  public func run(to end: Double) {
    settle()
    while let next = nextTime, next <= end { move(to: max(time, awake(next))) }
    move(to: max(time, awake(end)))
  }

  private var nextTime: Double? {
    let updates = isInBackground ? [] : hosts.compactMap(\.graph.nextTime)
    return ([clock.nextDeadline].compactMap { $0 } + updates).min()
  }

  /// The first time from another one on at which the main thread does something.
  private func awake(_ time: Double) -> Double {
    stalls.first { $0.contains(time) }?.upperBound ?? time
  }

  private func move(to time: Double) {
    self.time = time
    if !isInBackground { for host in hosts { host.graph.move(to: time) } }
    clock.move(to: time)
    settle()
  }

  /// Runs jobs and updates views until both have nothing to do at the present time.
  func settle() {
    let queue = MainQueue.shared
    for _ in 0..<AppLoop.maximumTurnCount {
      let hasJob = !queue.isEmpty
      queue.runNext()
      if hasJob, !queue.isEmpty, waitsWithUpdate() { continue }
      if !isInBackground { for host in hosts { host.update() } }
      if queue.isEmpty, !hasJob { return }
    }
    fatalError("The tasks of the views do not end.")
  }
}
