extension AnimationFile {
  /// Returns the changes from this version of an animation to another one.
  ///
  /// Layers, shapes and views are matched by their names and contents, so that another order is a change of its own.
  ///
  /// - Parameters:
  ///   - other: The new version, of the same kind.
  ///   - options: How they are compared.
  ///   - progress: Is called after each compared frame with the numbers of compared frames and of all, on any thread.
  /// - Throws: `XsheetError` for a design and a timeline, or if the pictures would be too large.
  public func changes(
    to other: AnimationFile, _ options: ChangeOptions = ChangeOptions(),
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) -> AnimationChanges {
    var features: [FeatureChange] = []
    let changes: [AnimationChange]
    switch (self, other) {
    case (.design(let old), .design(let new)):
      let versions = Design.authored(old, new)
      changes = AnimationChange.changes(from: versions.old, to: versions.new)
      features = FeatureChange.changes(from: old.inventory, to: new.inventory)
    case (.timeline(let old), .timeline(let new)):
      changes = AnimationChange.changes(from: old.timeline, to: new.timeline)
    case (.design, .timeline), (.timeline, .design):
      throw XsheetError(
        .invalidRequest,
        "\(name) and \(other.name): a design and a timeline have no parts in common; "
          + "'xsheet verify' compares their frames.")
    }
    let frames = try frameDifferences(other, options, progress: progress)
    return AnimationChanges(
      old: name, new: other.name, changes: changes, features: features, frames: frames)
  }

  /// Draws and compares the frames that both versions have.
  private func frameDifferences(
    _ other: AnimationFile, _ options: ChangeOptions,
    progress: @escaping @Sendable (_ compared: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> FrameDifferences? {
    guard options.comparesPictures else { return nil }
    guard width == other.width, height == other.height else {
      return FrameDifferences(omission: "the canvases have two sizes")
    }
    let result = try verified(
      against: other,
      VerificationOptions(size: options.size, bakesPictures: false, jobs: options.jobs),
      progress: progress)
    return FrameDifferences(
      result.difference.images, frameCounts: (frameCount, other.frameCount),
      threshold: options.threshold)
  }
}

/// How two versions of an animation are compared.
public struct ChangeOptions: Hashable, Sendable {
  /// Whether the frames of both versions are drawn and compared.
  public var comparesPictures: Bool
  /// The size of the pictures.
  public var size: FrameSize
  /// The share of the drawn pixels of a frame that may differ without being a change, 0...1.
  public var threshold: Double
  /// The number of threads; `nil` for one for each core.
  public var jobs: Int?

  /// Makes options.
  ///
  /// - Parameters:
  ///   - comparesPictures: Whether the frames of both versions are drawn and compared.
  ///   - size: The size of the pictures.
  ///   - threshold: The share of the drawn pixels of a frame that may differ without being a change, 0...1.
  ///   - jobs: The number of threads; `nil` for one for each core.
  public init(
    comparesPictures: Bool = true, size: FrameSize = .fitting(320), threshold: Double = 0,
    jobs: Int? = nil
  ) {
    self.comparesPictures = comparesPictures
    self.size = size
    self.threshold = threshold
    self.jobs = jobs
  }
}
