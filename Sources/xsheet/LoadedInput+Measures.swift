import CompositionModel
import Geometry
import LottieImport
import StageModel
import TimelineModel

extension LoadedInput {
  /// The canvas, in points.
  var size: Vector2 {
    switch self {
    case .composition(let result): result.composition.size
    case .timeline(let timeline): timeline.stage.size
    }
  }

  /// In frames a second.
  var frameRate: Double {
    switch self {
    case .composition(let result): result.composition.frameRate
    case .timeline(let timeline): timeline.frameRate
    }
  }

  /// How many frames there are, at least one.
  var frameCount: Int {
    switch self {
    case .composition(let result): result.composition.wholeFrameCount
    case .timeline(let timeline): timeline.frameCount
    }
  }
}
