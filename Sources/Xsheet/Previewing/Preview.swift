public import Diagnostics
public import ImageCoding

/// A page that shows an animation, and what belongs to it.
public struct Preview: Sendable {
  /// The HTML file.
  public let bytes: [UInt8]
  /// The comparison of a design with its timeline, or of two animations; `nil` for a timeline alone.
  public let verification: VerificationResult?
  /// The findings that the page lists, with those about the page itself.
  public let findings: [Diagnostic]
  /// The number of frames that each picture of the page stands for.
  public let step: Int
  /// The picture of a frame in the middle.
  public let still: PixelImage

  /// Writes the page to a file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputFile.write(bytes, to: path)
  }
}
