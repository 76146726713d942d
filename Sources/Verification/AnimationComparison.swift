package import SceneModel
import SceneRendering
package import ViewTree

/// Compares two animations frame by frame: as images, and by the values of the properties that move.
package struct AnimationComparison<Design: AnimationPlayer, Copy: AnimationPlayer> {
  /// Both animations as they are before the first frame; each thread plays copies of them.
  private let design: Design
  private let copy: Copy
  private let width: Int
  private let height: Int
  /// The comparison of the images.
  package private(set) var images = FrameSequenceComparison()
  private var properties: PropertyComparator

  /// Whether values are also compared half-way between frames.
  package var comparesHalfFrames = true

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - design: The design and its view tree.
  ///   - copy: The animation that is compared with it, and its view tree.
  ///   - moving: The properties that move, by the identifiers of views.
  ///   - width: The width of the images, in pixels.
  ///   - height: The height of the images, in pixels.
  package init(
    design: (canvas: ViewCanvas, player: Design), copy: (canvas: ViewCanvas, player: Copy),
    moving: [String: Set<PropertyKey>], width: Int, height: Int
  ) {
    self.design = design.player
    self.copy = copy.player
    self.width = width
    self.height = height
    properties = PropertyComparator(
      design.canvas, design.player, copy.canvas, copy.player, moving: moving)
  }

  /// The deviations of the moving properties, the largest first.
  package var deviations: [PropertyDeviation] { properties.deviations }

  /// Compares all frames on several threads; calls a function after each.
  package mutating func run(frames: Int, jobs: Int, _ advance: @Sendable () -> Void) {
    let results = Locked((images: images, properties: properties))
    let (start, width, height) = (Worker(self), width, height)
    ParallelFrames(count: frames, jobs: jobs).forEach(
      worker: { (comparator: FrameComparator(width: width, height: height), state: start) },
      { worker, frame in
        worker.state.compare(frame, isLast: frame + 1 == frames, worker.comparator)
        advance()
      },
      finish: { worker in
        results.with {
          $0.images.add(worker.comparator.comparison)
          $0.properties.add(worker.state.properties)
        }
      })
    (images, properties) = results.with { $0 }
  }

  /// Compares frames one after the other.
  private struct Worker: Sendable {
    private var design: Design
    private var copy: Copy
    private(set) var properties: PropertyComparator
    private let comparesHalfFrames: Bool

    init(_ comparison: AnimationComparison) {
      design = comparison.design
      copy = comparison.copy
      properties = comparison.properties
      comparesHalfFrames = comparison.comparesHalfFrames
    }

    /// Compares a frame, and the values between it and the next one.
    mutating func compare(_ frame: Int, isLast: Bool, _ comparator: FrameComparator) {
      advance(toFrame: Double(frame))
      design.withScene { first in
        copy.withScene { second in comparator.compare(first, second, frame: frame) }
      }
      if comparesHalfFrames, !isLast { advance(toFrame: Double(frame) + 0.5) }
    }

    private mutating func advance(toFrame frame: Double) {
      design.advance(toFrame: frame)
      copy.advance(toFrame: frame)
      properties.compare(design, copy, frame: frame)
    }
  }
}
