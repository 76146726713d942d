import SceneModel
import Testing
import ViewTree

@testable import TimelineConversion

@Suite struct FrameStepTests {
  /// The picture at each of 12 frames.
  private func shown(_ frames: [Int]) -> [Int] {
    let track = AnimatedValue(
      keyframes: FrameSteps.keyframes(frames, inPoint: 5), fallback: .number(0))
    var prepared = KeyframeTrack(track)
    return (0..<12).map {
      Int(prepared.value(at: Double($0) + 5).numberValue.rounded(.down))
    }
  }

  @Test(arguments: [
    ([0], 1), ([0, 1, 2, 3], 2), ([0, 3, 4, 5, 9], 4), ([2, 3, 7, 8, 9, 11], 5), ([0, 5, 10], 3),
  ])
  func picturesComeOnTheirFrames(frames: [Int], keyframes: Int) {
    let expected = (0..<12).map { frame in max(0, frames.count { $0 <= frame } - 1) }
    #expect(shown(frames) == expected)
    #expect(FrameSteps.keyframes(frames, inPoint: 5).count == keyframes)
  }
}
