import SceneRendering
import TimelineModel
import Verification
import ViewTree

/// Compares two animations frame by frame.
struct VerificationJob {
  private let design: ComparedAnimation
  private let copy: ComparedAnimation
  private let options: VerificationOptions

  /// Prepares the comparison of an animation with its design.
  init(_ design: ComparedAnimation, _ copy: ComparedAnimation, _ options: VerificationOptions) {
    self.design = design
    self.copy = copy
    self.options = options
  }

  /// Compares all frames, or some of a very long animation; those of canvases of two sizes are not compared.
  ///
  /// - Parameter progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  func run(
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> VerificationResult {
    let pixels = try options.size.pixels(of: design.playback)
    var comparison = AnimationComparison(
      design: (design.canvas, design.scenes),
      copy: (copy.canvas, copy.scenes),
      moving: design.moving.merging(copy.moving) { $0.union($1) },
      width: pixels.width, height: pixels.height)
    comparison.comparesHalfFrames = design.hasHalfFrames
    if design.canvas.size == copy.canvas.size {
      let sample = design.sample(with: copy.timeline)
      let compared = Locked(0)
      comparison.run(sample, jobs: ThreadCount.of(options.jobs)) {
        compared.with {
          $0 += 1
          progress($0, sample.count)
        }
      }
    }
    let difference = AnimationDifference(
      design.timeline, copy.timeline, images: comparison.images,
      deviations: comparison.deviations, threshold: options.threshold)
    return VerificationResult(difference, design, copy, size: options.size)
  }
}

extension Design {
  /// Draws all frames of the design and of a timeline, and compares them.
  ///
  /// The structure is compared with that of the timeline that `converted()` makes. Animated properties are compared as
  /// values, at every frame and half-way between frames.
  ///
  /// - Parameters:
  ///   - timeline: The timeline; `nil` for the one that `converted()` makes, read back from its JSON.
  ///   - options: How they are compared.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` if the images would be too large.
  public func verified(
    against timeline: TimelineDocument? = nil,
    _ options: VerificationOptions = VerificationOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> VerificationResult {
    try AnimationFile.design(self).verified(
      against: timeline.map { .timeline($0) }, options, progress: progress)
  }
}

extension TimelineDocument {
  /// Draws all frames of two timelines and compares them.
  ///
  /// The frames are those of the first cycle, and of the second one if the clock continues.
  ///
  /// - Parameters:
  ///   - other: The other timeline; `nil` for this one as it is read back from its JSON.
  ///   - options: How they are compared.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` if the images would be too large.
  public func verified(
    against other: TimelineDocument? = nil,
    _ options: VerificationOptions = VerificationOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> VerificationResult {
    try AnimationFile.timeline(self).verified(
      against: other.map { .timeline($0) }, options, progress: progress)
  }
}

extension AnimationFile {
  /// Draws all frames of two animations and compares them.
  ///
  /// - Parameters:
  ///   - other: The animation that is compared with this one; `nil` for the timeline that a design is converted to, or for
  ///     a timeline as it is read back from its JSON.
  ///   - options: How they are compared.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` if the images would be too large.
  public func verified(
    against other: AnimationFile? = nil, _ options: VerificationOptions = VerificationOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> VerificationResult {
    let job: VerificationJob
    if let other {
      job = VerificationJob(try compared(options), try other.compared(options), options)
    } else {
      switch self {
      case .design(let design):
        let timeline = try design.draft(
          options.conversion, bakesPictures: options.bakesPictures
        ).readBack()
        job = VerificationJob(
          ComparedAnimation(design, converted: timeline.timeline), ComparedAnimation(timeline),
          options)
      case .timeline(let timeline):
        job = VerificationJob(
          ComparedAnimation(timeline), ComparedAnimation(try timeline.readBack()), options)
      }
    }
    var result = try job.run(progress: progress)
    result.namesBoth = other != nil
    if case .timeline = self, other == nil { result.isRoundTrip = true }
    return result
  }

  private func compared(_ options: VerificationOptions) throws(XsheetError) -> ComparedAnimation {
    switch self {
    case .design(let design):
      try ComparedAnimation(design, options)
    case .timeline(let timeline): ComparedAnimation(timeline)
    }
  }
}
