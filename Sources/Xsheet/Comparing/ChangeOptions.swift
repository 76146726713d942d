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
