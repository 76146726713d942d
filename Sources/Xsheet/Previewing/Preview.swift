/// A page that shows an animation, and what belongs to it.
public struct Preview: Sendable {
  /// The HTML file.
  public let bytes: [UInt8]
  /// The comparison of a design with its timeline, or of two animations; `nil` for a timeline alone.
  public let verification: VerificationResult?
  /// The findings that the page lists, with those about the page itself.
  public let findings: [Diagnostic]
  /// The number of frames for each picture of the page.
  public let step: Int
  /// The picture of a frame in the middle.
  public let still: PixelImage

  /// Writes the page to a file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputDraft.write(bytes, to: path)
  }
}

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
  /// The revision of the files, for a page that follows them from its server; `nil` for one that does not.
  package var revision: Int?

  /// Makes options of their values.
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
