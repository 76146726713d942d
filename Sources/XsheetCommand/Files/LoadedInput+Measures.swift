import CompositionModel
import Diagnostics
import Geometry
import LottieImport
import TimelineModel
import ViewTree

extension LoadedInput {
  /// The canvas, in points.
  var size: Vector2 {
    switch self {
    case .composition(let result): result.composition.size
    case .timeline(let timeline, _): timeline.canvas.size
    }
  }

  /// In frames a second.
  var frameRate: Double {
    switch self {
    case .composition(let result): result.composition.frameRate
    case .timeline(let timeline, _): timeline.frameRate
    }
  }

  /// How many frames there are, at least one; as many for a timeline as for the composition that it was made of.
  var frameCount: Int {
    switch self {
    case .composition(let result):
      return result.composition.wholeFrameCount
    case .timeline(let timeline, _):
      let count = (timeline.duration * timeline.frameRate - 1e-3).rounded(.up)
      return count.isFinite ? Int(max(1, min(count, 1e9))) : 1
    }
  }

  /// How many frames can be told apart, at least one: a timeline that continues changes after its first cycle.
  var reachableFrameCount: Int {
    guard case .timeline(let timeline, _) = self, timeline.clock.repeats,
      timeline.clock.atEnd == .continue
    else { return frameCount }
    return 1_000_000_000
  }

  /// The findings of its import, or of its pictures.
  var diagnostics: DiagnosticList {
    switch self {
    case .composition(let result): result.diagnostics
    case .timeline(_, let findings): findings
    }
  }
}
