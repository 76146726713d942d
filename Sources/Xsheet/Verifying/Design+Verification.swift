import CompositionLowering
import CompositionModel
import SceneModel
import TimelineModel
import Verification
import ViewTree

extension Design {
  /// Draws all frames of the design and of a timeline, and compares them.
  ///
  /// Animated properties are compared as values, at every frame and half-way between frames.
  ///
  /// - Parameters:
  ///   - timeline: The timeline; `nil` for the one that `converted()` makes, read back from its JSON.
  ///   - size: The size of the images that are compared.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` if the timeline has another canvas or the images would be too large.
  public func verified(
    against timeline: TimelineDocument? = nil, size: FrameSize = .fitting(320), jobs: Int? = nil,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> VerificationResult {
    try verified(
      against: timeline, bakesPictures: true, size: size, jobs: jobs, progress: progress)
  }

  /// Verifies a timeline; without one, that of a conversion which bakes pictures or leaves parts out.
  func verified(
    against other: TimelineDocument?, bakesPictures: Bool, size: FrameSize, jobs: Int?,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> VerificationResult {
    let timeline: Timeline
    if let other {
      timeline = other.timeline
    } else {
      timeline = try converted(bakesPictures: bakesPictures).readBack().timeline
    }
    guard timeline.canvas.size == composition.size else { throw XsheetError.otherCanvas(name) }
    let pixels = try size.pixels(of: playback)
    let lowered = composition.lowered()
    let session = CompositionPlayer(CompositionSession(lowered), firstFrame: lowered.inPoint)
    var comparison = AnimationComparison(
      design: (lowered.canvas, session), copy: (timeline.canvas, TimelineSession(timeline)),
      moving: lowered.moving.merging(timeline.moving) { $0.union($1) },
      width: pixels.width, height: pixels.height)
    comparison.run(
      frames: frameCount, jobs: ThreadCount.of(jobs),
      progress: progress)
    return VerificationResult(
      name: name, images: comparison.images, deviations: comparison.deviations
    ) { view in
      lowered.origins.indices.contains(view) ? lowered.origins[view].layerPath : []
    }
  }
}

extension LoweredComposition {
  /// The properties that move, by the identifiers of views.
  fileprivate var moving: [String: Set<PropertyKey>] {
    let identifiers = canvas.root.preorder.map(\.node.id)
    var moving: [String: Set<PropertyKey>] = [:]
    for animation in animations {
      moving[identifiers[animation.target.view], default: []].insert(animation.target.key)
    }
    return moving
  }
}
