import SwiftUI
import Testing

@testable import NoTimeToStop

@MainActor struct NoTimeToStopTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = NoTimeToStopView.clock()
    try CheckedView.checkPlaying(
      "no-time-to-stop", size: CGSize(width: 390, height: 844), advance: timer.advance(to:),
      view: NoTimeToStopView(timer: timer))
  }
}
