extension AnimationFile {
  /// Verifies a design or a timeline against a timeline.
  ///
  /// - Parameters:
  ///   - other: The timeline; `nil` for the one that the design is converted to, or for the timeline itself as it is
  ///     read back from its JSON.
  ///   - bakesPictures: Whether conversion bakes parts of a design.
  ///   - size: The size of the images that are compared.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - progress: Is called after each frame with the numbers of compared frames and of all, on any thread.
  package func verified(
    against other: TimelineDocument?, bakesPictures: Bool, size: FrameSize, jobs: Int?,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> VerificationResult {
    switch self {
    case .design(let design):
      return try design.verified(
        against: other, bakesPictures: bakesPictures, size: size, jobs: jobs, progress: progress)
    case .timeline(let timeline):
      return try timeline.verified(against: other, size: size, jobs: jobs, progress: progress)
    }
  }
}
