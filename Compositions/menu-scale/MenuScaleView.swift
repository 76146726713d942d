import SwiftUI

/// A page that shrinks to show a menu below it, and grows again, in a cycle of four seconds.
struct MenuScaleView: View {
  @State private var pageScale = 1.0
  @State private var menuY = 1050.0

  var body: some View {
    ZStack {
      Color(.sRGB, red: 0.110, green: 0.110, blue: 0.118)
      RoundedRectangle(cornerRadius: 24, style: .circular)
        .fill(Color(.sRGB, red: 0.173, green: 0.173, blue: 0.180))
        .frame(width: 390, height: 400)
        .position(x: 195, y: menuY)
      RoundedRectangle(cornerRadius: 32, style: .circular)
        .fill(.white)
        .frame(width: 390, height: 844)
        .scaleEffect(pageScale, anchor: .top)
    }
    .frame(width: 390, height: 844)
    .clipped()
    .environment(\.layoutDirection, .leftToRight)
    .task { await runClock() }
  }

  /// Calls `handleEvent(at:)` at every tick until the view disappears.
  private func runClock() async {
    let (interval, ticks) = (1.0, 4)
    let start = ContinuousClock.now
    handleEvent(at: 0)
    for tick in 1... {
      // Each tick is counted from the start, so that late ones do not add up.
      let time = start + .seconds(interval * Double(tick))
      guard (try? await ContinuousClock().sleep(until: time)) != nil else { return }
      if tick % ticks == 0 { reset() }
      handleEvent(at: tick % ticks)
    }
  }

  private func handleEvent(at number: Int) {
    let easeInOut = Animation.easeInOut(duration: 0.6)
    switch number {
    case 1: withAnimation(easeInOut) { (pageScale, menuY) = (0.5, 660) }
    case 3: withAnimation(easeInOut) { (pageScale, menuY) = (1, 1050) }
    default: break
    }
  }

  /// Restores the initial values at the last tick.
  private func reset() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { (pageScale, menuY) = (1, 1050) }
  }
}
