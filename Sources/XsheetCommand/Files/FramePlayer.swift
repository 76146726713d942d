import CompositionLowering
import CompositionModel
import LottieImport
import SceneModel
import TimelineModel

/// Either kind of input in action.
struct FramePlayer: Sendable {
  // Not an enumeration: sessions change in place, and taking one out of a case would copy it.
  private var composition: CompositionSession?
  private var timeline: TimelineSession?
  private let firstFrame: Double

  /// Prepares an input.
  init(_ input: LoadedInput) {
    switch input {
    case .composition(let result):
      composition = CompositionSession(result.composition)
      firstFrame = result.composition.inPoint
    case .timeline(let timeline, _):
      self.timeline = TimelineSession(timeline)
      firstFrame = 0
    }
  }

  /// Goes to a frame, counted from 0, and calls a function with its scene.
  mutating func withScene(atFrame frame: Int, _ body: (Scene) -> Void) {
    composition?.advance(to: firstFrame + Double(frame))
    timeline?.advance(toFrame: Double(frame))
    composition?.withScene { body(copy $0) }
    timeline?.withScene { body(copy $0) }
  }
}
