package import Diagnostics

/// How a preview page is made.
public struct PreviewOptions: Hashable, Sendable {
  /// The size of the pictures.
  public var size: FrameSize
  /// The number of pictures a second, at most; `nil` for one for each frame.
  public var rate: Double?
  /// The largest page, in bytes; a page that would be larger has fewer pictures.
  public var byteLimit: Int?
  /// How the design is compared with its timeline.
  public var verification: VerificationOptions
  /// The number of threads; `nil` for one for each core.
  public var jobs: Int?
  /// The codes of findings that the page does not list.
  package var ignoredCodes: Set<DiagnosticCode> = []

  /// Makes options.
  ///
  /// - Parameters:
  ///   - size: The size of the pictures.
  ///   - rate: The number of pictures a second, at most; `nil` for one for each frame.
  ///   - byteLimit: The largest page, in bytes; a page that would be larger has fewer pictures.
  ///   - verification: How the design is compared with its timeline.
  ///   - jobs: The number of threads; `nil` for one for each core.
  public init(
    size: FrameSize = .fitting(480), rate: Double? = nil, byteLimit: Int? = nil,
    verification: VerificationOptions = VerificationOptions(), jobs: Int? = nil
  ) {
    self.size = size
    self.rate = rate
    self.byteLimit = byteLimit
    self.verification = verification
    self.jobs = jobs
  }
}
