import SwiftUI
import Testing

@testable import Reaction

@MainActor struct ReactionTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = ReactionView.clock()
    try CheckedView.checkPlaying(
      "reaction", size: CGSize(width: 200, height: 240), advance: timer.advance(to:),
      view: ReactionView(timer: timer))
  }
}
