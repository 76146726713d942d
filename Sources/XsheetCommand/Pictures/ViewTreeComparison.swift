import CompositionLowering
import CompositionModel
import SceneModel
import SceneRendering
import TimelineModel
import Verification
import ViewTree

/// Compares a composition with a timeline, as pictures at every frame and as values there and between frames.
struct ViewTreeComparison {
  /// Both as they are before the first frame; threads compare with copies.
  private let players: Players
  private let size: PictureSize
  private var properties: PropertyComparator
  /// How the pictures compare.
  private(set) var pictures = FrameSequenceComparison()

  init(_ lowered: LoweredComposition, _ timeline: Timeline, size: PictureSize) {
    self.size = size
    players = Players(
      inPoint: lowered.inPoint, one: CompositionSession(lowered), other: TimelineSession(timeline))
    let identifiers = lowered.canvas.root.preorder.map(\.node.id)
    var moving: [String: Set<PropertyKey>] = [:]
    for animation in lowered.animations {
      moving[identifiers[animation.target.view], default: []].insert(animation.target.key)
    }
    moving.merge(timeline.moving) { $0.union($1) }
    properties = PropertyComparator(
      lowered.canvas, players.one, timeline.canvas, players.other, moving: moving)
  }

  /// How the moving properties compare, those that deviate most first.
  var deviations: [PropertyDeviation] { properties.deviations }

  /// Compares all frames on several threads; calls a function after each.
  mutating func run(frames: Int, jobs: Int, _ advance: @Sendable () -> Void) {
    let results = Locked((pictures: pictures, properties: properties))
    let (players, properties, size) = (players, properties, size)
    ParallelFrames(count: frames, jobs: jobs).forEach(
      worker: { Worker(players, properties, size) },
      { worker, frame in
        worker.compare(frame, isLast: frame + 1 == frames)
        advance()
      },
      finish: { worker in
        results.with {
          $0.pictures.add(worker.comparator.comparison)
          $0.properties.add(worker.properties)
        }
      })
    (pictures, self.properties) = results.with { $0 }
  }
}

extension ViewTreeComparison {
  /// A composition and a timeline in action.
  private struct Players: Sendable {
    let inPoint: Double
    var one: CompositionSession
    var other: TimelineSession

    /// Brings both to a frame, counted from 0.
    mutating func go(to frame: Double) {
      one.advance(to: inPoint + frame)
      other.advance(toFrame: frame)
    }
  }

  /// Compares frames one after the other.
  private struct Worker {
    let comparator: FrameComparator
    var properties: PropertyComparator
    private var players: Players

    init(_ players: Players, _ properties: PropertyComparator, _ size: PictureSize) {
      comparator = FrameComparator(width: size.width, height: size.height)
      self.properties = properties
      self.players = players
    }

    /// Compares a frame, and the values between it and the next one.
    mutating func compare(_ frame: Int, isLast: Bool) {
      go(to: Double(frame))
      players.one.withScene { first in
        players.other.withScene { second in comparator.compare(first, second, frame: frame) }
      }
      if !isLast { go(to: Double(frame) + 0.5) }
    }

    private mutating func go(to frame: Double) {
      players.go(to: frame)
      properties.compare(players.one, players.other, frame: frame)
    }
  }
}
