import SwiftUI
import Testing

@testable import ReactionPhases

@MainActor struct ReactionPhasesTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = ReactionPhasesView.clock()
    try CheckedView.checkPlaying(
      "reaction-phases", size: CGSize(width: 200, height: 240), advance: timer.advance(to:),
      view: ReactionPhasesView(timer: timer))
  }
}
