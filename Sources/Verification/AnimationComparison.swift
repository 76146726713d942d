import Diagnostics
import Geometry
import Platform
package import SceneModel
import SceneRendering
package import ViewTree

/// Compares two animations frame by frame: as images, and by the values of the properties that move.
package struct AnimationComparison: Sendable {
  /// Both animations as they are before the first frame; each thread plays copies of them.
  private var design: any AnimationSession
  private var copy: any AnimationSession
  private let width: Int
  private let height: Int
  /// The size of the canvas, in points.
  private let canvas: Vector2
  /// Whether the copy has pictures of shapes of the design.
  private let isResampled: Bool
  /// The identifiers of the views in the root, with their preorder indices in the design and in the copy.
  private let layers: [(view: String, source: Int, copy: Int)]
  /// The comparison of the images.
  package private(set) var images = FrameSequenceComparison()
  private var properties: PropertyComparator

  /// Whether values are also compared half-way between frames.
  package var comparesHalfFrames = true

  /// Prepares a comparison.
  ///
  /// Properties that move are given by the identifiers of views, the size in pixels.
  package init(
    design: (canvas: ViewCanvas, player: any AnimationSession),
    copy: (canvas: ViewCanvas, player: any AnimationSession),
    moving: [String: Set<PropertyKey>], width: Int, height: Int
  ) {
    self.design = design.player
    self.copy = copy.player
    self.width = width
    self.height = height
    canvas = design.canvas.size
    isResampled = copy.canvas.hasBakedPictures
    let copies = Dictionary(
      copy.canvas.root.layers.map { ($0.view, $0.index) }, uniquingKeysWith: { first, _ in first })
    layers = design.canvas.root.layers.compactMap { layer in
      copies[layer.view].map { (layer.view, layer.index, $0) }
    }
    properties = PropertyComparator(
      design.canvas, design.player, copy.canvas, copy.player, moving: moving)
  }

  /// The deviations of the moving properties, the largest first.
  package var deviations: [PropertyDeviation] { properties.deviations }

  /// Compares frames on several threads; calls a function after each.
  package mutating func run(
    _ sample: FrameSample, jobs: Int, _ advance: @Sendable () -> Void
  ) {
    images.totalCount = sample.total
    let results = Locked((images: images, properties: properties))
    let start = self
    let cancellation = Cancellation.current
    ParallelFrames(count: sample.frames.count, jobs: jobs).forEach(
      worker: {
        let comparator = FrameComparator(
          width: start.width, height: start.height, canvas: start.canvas,
          isResampled: start.isResampled)
        return (comparator: comparator, state: start)
      },
      { worker, place in
        if cancellation?.isRequested == true { return }
        let frame = sample.frames[place]
        worker.state.compare(frame, isLast: frame + 1 == sample.total, worker.comparator)
        advance()
      },
      finish: { worker in
        results.with {
          $0.images.add(worker.comparator.comparison)
          $0.properties.add(worker.state.properties)
        }
      })
    (images, properties) = results.with { $0 }
    guard cancellation?.isRequested != true else { return }
    var (one, other) = (design, copy)
    properties.examineSuspects(&one, &other)
    lookCloser()
  }

  /// Draws the frames that differ most again, with a pixel for each point, as a whole and layer by layer.
  private mutating func lookCloser() {
    let frames = images.candidates.map(\.number).sorted()
    guard !frames.isEmpty else { return }
    let comparator = FrameComparator(
      canvas: canvas, leastSide: max(width, height), isResampled: isResampled)
    var worst: [String: FrameSequenceComparison.Layer] = [:]
    var (one, other) = (design, copy)
    var closer: [FrameSequenceComparison.Frame] = []
    for frame in frames {
      one.advance(toFrame: Double(frame))
      other.advance(toFrame: Double(frame))
      let (first, second) = (one.scene, other.scene)
      let whole = comparator.frame(frame, first, second)
      closer.append(whole)
      guard whole.badCount > 0, layers.count > 1 else { continue }
      let (ours, theirs) = (first.visibleLayers, second.visibleLayers)
      for layer in layers where ours.contains(layer.source) || theirs.contains(layer.copy) {
        let share = comparator.pictures(
          of: first.showing(only: layer.source), second.showing(only: layer.copy)
        ).badShare
        guard share > worst[layer.view]?.badShare ?? 0 else { continue }
        worst[layer.view] = FrameSequenceComparison.Layer(
          view: layer.view, source: layer.source, frame: frame, badShare: share)
      }
    }
    images.closerFrames = closer
    images.layers = worst.values.sorted { ($1.badShare, $0.source) < ($0.badShare, $1.source) }
  }

  /// Compares a frame, and the values between it and the next one.
  private mutating func compare(_ frame: Int, isLast: Bool, _ comparator: FrameComparator) {
    design.advance(toFrame: Double(frame))
    copy.advance(toFrame: Double(frame))
    properties.compare(design, copy, frame: Double(frame))
    design.withScene { first in
      copy.withScene { second in comparator.compare(first, second, frame: frame) }
    }
    guard comparesHalfFrames, !isLast else { return }
    let next = Double(frame) + 0.5
    design.advanceValues(toFrame: next)
    copy.advanceValues(toFrame: next)
    properties.compare(design, copy, frame: next)
  }
}

extension ViewCanvas {
  /// Whether a view shows pictures of other views.
  package var hasBakedPictures: Bool {
    root.preorder.contains { view in
      if case .frames(let frames) = view.node.kind { frames.baked != nil } else { false }
    }
  }
}

extension ViewNode {
  /// The identifiers and preorder indices of the children.
  fileprivate var layers: [(view: String, index: Int)] {
    preorder.filter { $0.parent == 0 }.map { ($0.node.id, $0.index) }
  }
}
