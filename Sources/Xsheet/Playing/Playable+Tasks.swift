// The work that takes long, for tasks: it does not block their threads, and ends early with `CancellationError` when they are
// cancelled.

extension Playable {
  /// Draws frames and writes them to files, without blocking the thread of the task.
  ///
  /// No file is left when the task is cancelled, but for single frames that were complete.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - path: The path, with a place for the number of a frame as in `frame-%05d.png` where there are several.
  ///   - size: The size of the images.
  ///   - background: The color behind the animation; transparent by default.
  ///   - options: How moving pictures are written.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - progress: Is called after each frame with the numbers of written frames and of all, on any thread.
  /// - Throws: `CancellationError` when the task is cancelled, or `XsheetError`.
  public func render(
    _ frames: FrameSelection = .all, toFile path: String, size: FrameSize = .scale(1),
    background: Color = .clear, options: MovingPictureOptions = MovingPictureOptions(),
    jobs: Int? = nil,
    progress: @escaping @Sendable (_ written: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws {
    try await offloading { () throws(XsheetError) in
      try render(
        frames, toFile: path, size: size, background: background, options: options, jobs: jobs,
        progress: progress)
    }
  }
}

extension Design {
  /// Converts the design, without blocking the thread of the task.
  ///
  /// - Parameters:
  ///   - options: The tolerance and the interval of the clock.
  ///   - bakesPictures: Whether parts are baked; they are omitted otherwise.
  /// - Throws: `CancellationError` if the task was cancelled before.
  public func converted(
    _ options: ConversionOptions = ConversionOptions(), bakesPictures: Bool = true
  ) async throws -> TimelineDocument {
    try await offloading { () throws(XsheetError) in
      converted(options, bakesPictures: bakesPictures)
    }
  }

  /// Draws all frames of the design and of a timeline, and compares them, without blocking the thread of the task.
  ///
  /// - Parameters:
  ///   - timeline: The timeline; `nil` for the one that `converted()` makes, read back from its JSON.
  ///   - options: How they are compared.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `CancellationError` when the task is cancelled, or `XsheetError` if the images would be too large.
  public func verified(
    against timeline: TimelineDocument? = nil,
    _ options: VerificationOptions = VerificationOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> VerificationResult {
    try await offloading { () throws(XsheetError) in
      try verified(against: timeline, options, progress: progress)
    }
  }
}

extension AnimationFile {
  /// Draws all frames of two animations and compares them, without blocking the thread of the task.
  ///
  /// - Parameters:
  ///   - other: The animation that is compared with this one; `nil` for the timeline that a design is converted to.
  ///   - options: How they are compared.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `CancellationError` when the task is cancelled, or `XsheetError` if the images would be too large.
  public func verified(
    against other: AnimationFile? = nil, _ options: VerificationOptions = VerificationOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> VerificationResult {
    try await offloading { () throws(XsheetError) in
      try verified(against: other, options, progress: progress)
    }
  }

  /// Makes a page that shows the animation, without blocking the thread of the task.
  ///
  /// - Parameters:
  ///   - other: The animation on the other side; `nil` for the timeline that a design is converted to.
  ///   - changes: The changes from this animation to the other one, which the page lists; `nil` for none.
  ///   - options: How the page is made.
  ///   - progress: Is called after each frame with the numbers of frames that are done and of all, first for the
  ///     comparison, then for the pictures; on any thread.
  /// - Throws: `CancellationError` when the task is cancelled, or `XsheetError`.
  public func preview(
    beside other: AnimationFile? = nil, changes: [AnimationChange]? = nil,
    _ options: PreviewOptions = PreviewOptions(),
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> Preview {
    try await offloading { () throws(XsheetError) in
      try preview(beside: other, changes: changes, options, progress: progress)
    }
  }

  /// Returns the changes from this version to another one, without blocking the thread of the task.
  ///
  /// - Parameters:
  ///   - other: The new version, of the same kind.
  ///   - options: How they are compared.
  ///   - progress: Is called after each compared frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `CancellationError` when the task is cancelled, or `XsheetError`.
  public func changes(
    to other: AnimationFile, _ options: ChangeOptions = ChangeOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws -> AnimationChanges {
    try await offloading { () throws(XsheetError) in
      try changes(to: other, options, progress: progress)
    }
  }
}
