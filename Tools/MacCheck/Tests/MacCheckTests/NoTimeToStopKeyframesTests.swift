import SwiftUI
import Testing

@testable import NoTimeToStopKeyframes

@MainActor struct NoTimeToStopKeyframesTests {
  @Test("the view shows the approved frames")
  func frames() throws {
    try CheckedView.checkMoments("no-time-to-stop") { NoTimeToStopView(time: $0) }
  }
}
