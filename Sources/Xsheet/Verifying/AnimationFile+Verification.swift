import Platform
import SceneRendering
import ViewTree

extension ComparedAnimation {
  /// Compares all frames, or some of a very long animation; none if the canvases have two sizes.
  func compared(
    with copy: ComparedAnimation, _ options: VerificationOptions,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> VerificationResult {
    let pixels = try options.size.pixels(of: playback)
    var comparison = AnimationComparison(
      design: (canvas, scenes),
      copy: (copy.canvas, copy.scenes),
      moving: moving.merging(copy.moving) { $0.union($1) },
      width: pixels.width, height: pixels.height)
    comparison.comparesHalfFrames = hasHalfFrames
    if canvas.size == copy.canvas.size {
      let sample = self.sample(with: copy.timeline)
      let compared = Locked(0)
      comparison.run(sample, jobs: ThreadCount.of(options.jobs)) {
        compared.with {
          $0 += 1
          progress($0, sample.frames.count)
        }
      }
      try Cancellation.current?.check()
    }
    let difference = AnimationDifference(
      timeline, copy.timeline, images: comparison.images,
      deviations: comparison.deviations, threshold: options.threshold)
    return VerificationResult(
      design: self, copy: copy, size: options.size,
      shortReport: VerificationReport(file: name, difference, layerPaths: layerPaths))
  }
}

extension Design {
  /// Draws all frames of the design and of a timeline, and compares them.
  ///
  /// The structure is compared with the timeline that `converted()` makes. Animated properties are compared as
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
  /// The first cycle is compared, and the second one if the clock continues.
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
    let (design, copy): (ComparedAnimation, ComparedAnimation)
    var omissions: [Diagnostic] = []
    switch (self, other) {
    case (_, let other?):
      (design, copy) = (try compared(options), try other.compared(options))
    case (.design(let file), nil):
      let draft = file.draft(options.conversion, bakesPictures: options.bakesPictures)
      omissions = draft.diagnostics.items.filter { $0.severity >= .warning }
      let timeline = try draft.readBack()
      design = ComparedAnimation(file, converted: timeline.timeline)
      copy = ComparedAnimation(timeline)
    case (.timeline(let timeline), nil):
      (design, copy) = (ComparedAnimation(timeline), ComparedAnimation(try timeline.readBack()))
    }
    var result = try design.compared(with: copy, options, progress: progress)
    if other != nil { result.shortReport.other = copy.name }
    result.shortReport.omissions = omissions
    if case .timeline = self, other == nil { result.shortReport.isRoundTrip = true }
    return result
  }

  private func compared(_ options: VerificationOptions) throws(XsheetError) -> ComparedAnimation {
    switch self {
    case .design(let design):
      ComparedAnimation(
        design,
        converted: try design.draft(options.conversion, bakesPictures: options.bakesPictures)
          .readBack().timeline)
    case .timeline(let timeline): ComparedAnimation(timeline)
    }
  }
}

/// How two animations are compared.
public struct VerificationOptions: Hashable, Sendable {
  /// The size of the images that are compared.
  public var size: FrameSize
  /// The share of the drawn pixels of a frame or layer that may differ in a match, 0...1.
  public var threshold: Double
  /// Whether the conversion of a design bakes the parts that SwiftUI cannot show; they are left out otherwise.
  public var bakesPictures: Bool
  /// The number of threads; `nil` for one for each core.
  public var jobs: Int?
  /// The options of the conversion of a design.
  public var conversion: ConversionOptions

  /// Makes options of their values.
  public init(
    size: FrameSize = .fitting(320), threshold: Double = Verdict.matchLimit,
    bakesPictures: Bool = true, jobs: Int? = nil,
    conversion: ConversionOptions = ConversionOptions()
  ) {
    self.size = size
    self.threshold = threshold
    self.bakesPictures = bakesPictures
    self.jobs = jobs
    self.conversion = conversion
  }
}
