import CompositionModel
import SceneModel
import StageModel
import TimelineModel
import Verification

/// Compares a composition with a timeline, as pictures at every frame and as values there and between frames.
struct StageComparison {
  private let inPoint: Double
  private let comparator: FrameComparator
  private var properties: PropertyComparator
  private var one: CompositionSession
  private var other: TimelineSession

  init(_ staged: StagedComposition, _ timeline: Timeline, size: PictureSize) {
    inPoint = staged.inPoint
    comparator = FrameComparator(width: size.width, height: size.height)
    one = CompositionSession(staged)
    other = TimelineSession(timeline)
    var identifiers: [String] = []
    staged.stage.root.visit { identifiers.append($0.id) }
    var moving: [String: Set<PropertyKey>] = [:]
    for animation in staged.animations {
      moving[identifiers[animation.target.view], default: []].insert(animation.target.key)
    }
    moving.merge(timeline.moving) { $0.union($1) }
    properties = PropertyComparator(
      staged.stage, one, timeline.stage, other, moving: moving)
  }

  /// How the pictures compare.
  var pictures: FrameSequenceComparison { comparator.comparison }

  /// How the moving properties compare, those that deviate most first.
  var deviations: [PropertyDeviation] { properties.deviations }

  /// Compares all frames; calls a function after each.
  mutating func run(frames: Int, _ advance: () -> Void) {
    for frame in 0..<frames {
      go(to: Double(frame))
      one.withScene { first in
        other.withScene { second in comparator.compare(first, second, frame: frame) }
      }
      if frame + 1 < frames { go(to: Double(frame) + 0.5) }
      advance()
    }
  }

  /// Brings both to a frame, counted from 0, and compares their values.
  private mutating func go(to frame: Double) {
    one.advance(to: inPoint + frame)
    other.advance(toFrame: frame)
    properties.compare(one, other, frame: frame)
  }
}
