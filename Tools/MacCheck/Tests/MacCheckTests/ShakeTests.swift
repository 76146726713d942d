import SwiftUI
import Testing

@testable import Shake

@MainActor struct ShakeTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = ShakeView.clock()
    try CheckedView.checkPlaying(
      "shake", size: CGSize(width: 320, height: 120), advance: timer.advance(to:),
      view: ShakeView(timer: timer))
  }
}
