import SwiftUI
import Testing

@testable import Transitions

@MainActor struct TransitionsTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = TransitionsView.clock()
    try CheckedView.checkPlaying(
      "transitions", size: CGSize(width: 320, height: 440), advance: timer.advance(to:),
      view: TransitionsView(timer: timer))
  }
}
