import SwiftUI
import Testing

@testable import MenuScale

@MainActor struct MenuScaleTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    let timer = MenuScaleView.clock()
    try CheckedView.checkPlaying(
      "menu-scale", size: CGSize(width: 390, height: 844), advance: timer.advance(to:),
      view: MenuScaleView(timer: timer))
  }
}
