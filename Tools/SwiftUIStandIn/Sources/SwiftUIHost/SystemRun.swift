import Foundation
import SwiftUI

/// Runs views by the system's clock, on the main loop of the process.
@MainActor enum SystemRun {
  /// The time between two frames, in seconds.
  private static let frame = 1.0 / 120

  /// The times at which views change, in seconds after they appeared.
  static func changes<Root: View>(
    in seconds: Double, size: CGSize, root: @escaping () -> Root
  ) -> [Double] {
    let clock = SuspendingClock()
    let host = ViewHost(size: size, root: root)
    host.update()
    let start = clock.now
    func time() -> Double { start.duration(to: clock.now) / .seconds(1) }
    var changes: [Double] = []
    host.graph.didChange = { changes.append(time()) }
    while time() < seconds {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: frame))
      host.graph.move(to: time())
      host.update()
    }
    return changes
  }
}
