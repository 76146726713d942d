/// The result of comparing an animation with its design, frame by frame.
public struct VerificationResult: Sendable, CustomStringConvertible {
  /// The design.
  let design: ComparedAnimation
  /// The animation that is compared with it.
  let copy: ComparedAnimation
  /// The size of the images.
  let size: FrameSize
  /// The result as a report of the worst reasons.
  package internal(set) var shortReport: VerificationReport

  /// The differences.
  package var difference: AnimationDifference { shortReport.difference }
  /// Whether a person would see a difference.
  public var verdict: Verdict { difference.verdict }
  /// The number of frames that were compared.
  public var frameCount: Int { difference.images.frameCount }
  /// The frame that differs most, counted from 0; the first one when none differs.
  public var worstFrame: Int { difference.images.worst?.number ?? 0 }
  /// The share of the drawn pixels that differ in the worst frame, 0...1.
  public var worstShare: Double { difference.images.worst?.badShare ?? 0 }
  /// The names on the path to the layer with the largest difference, outermost first; empty if none
  /// differs.
  public var worstLayer: [String] { shortReport.worstLayer }
  /// The number of properties that move in the design.
  public var propertyCount: Int { difference.accuracy.propertyCount }
  /// The number of moving properties that have the values of the design, but for rounding in files.
  public var exactPropertyCount: Int { difference.accuracy.exactCount }
  /// The reasons for another verdict than a match, as sentences without periods: structure, images, then properties.
  public var reasons: [String] { report(listsAll: true).reasons }

  /// The verdict and its reasons, as text.
  public var description: String { shortReport.text }

  /// The result as a report.
  ///
  /// - Parameters:
  ///   - listsAll: Whether all reasons and moving properties are listed, instead of the worst few.
  ///   - warnings: The number of warnings and errors about the design.
  package func report(listsAll: Bool, warnings: Int = 0) -> VerificationReport {
    var report = shortReport
    (report.listsAll, report.warnings) = (listsAll, warnings)
    return report
  }
}

extension VerificationResult {
  /// Writes the frames that differ most as PNG files: design, copy and difference, side by side.
  ///
  /// - Parameter folder: The folder, which is made if it is missing.
  /// - Returns: The paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  public func writeWorstFrames(to folder: String) throws(XsheetError) -> [String] {
    let frames = difference.images.candidates.prefix(3)
    guard !frames.isEmpty else { return [] }
    return try PixelImage.writeComparisons(
      of: frames.map(\.number), to: folder,
      name: { frame in
        let digits = "\(frame)"
        return "\(design.stem)-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      }, { frame throws(XsheetError) in try images(ofFrame: frame) })
  }

  /// Draws a frame of both animations on white.
  private func images(ofFrame frame: Int) throws(XsheetError) -> [PixelImage] {
    try [design, copy].map { animation throws(XsheetError) in
      FramePlayer(
        animation.playback, animation.scenes,
        size: try size.pixels(of: design.playback), background: .white
      ).image(atFrame: Double(frame))
    }
  }
}

extension PixelImage {
  /// Writes pairs of frames and their differences as PNG files to a folder, which is made if it is missing.
  ///
  /// - Returns: The paths of the files.
  static func writeComparisons(
    of frames: [Int], to folder: String, name: (Int) -> String,
    _ images: (Int) throws(XsheetError) -> [PixelImage]
  ) throws(XsheetError) -> [String] {
    try OutputFolder.make(folder)
    return try frames.sorted().map { frame throws(XsheetError) in
      let path = "\(folder)/\(name(frame)).png"
      try OutputDraft.write(PictureRow.comparison(images(frame)).pngData(), to: path)
      return path
    }
  }
}
