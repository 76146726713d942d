package import ImageCoding

/// The parts of a picture that differ from another one, as a WebP file.
package struct PicturePatch: Hashable, Sendable {
  /// The content of the WebP file.
  package let bytes: [UInt8]
  /// The parts, and their places in the file.
  package let parts: [PixelAtlas.Part]
  /// Whether colors are approximated.
  package let isLossy: Bool

  /// libwebp's level of effort where all images are exact: a fifth smaller than the low one, in 1.5 to 3 times the
  /// time.
  private static let effort = 6
  /// libwebp's level of effort for the few images that are exact beside those with loss.
  private static let lowEffort = 2
  /// The size that loss may at most leave, as a share of the exact one.
  private static let worthwhileShare = 0.7
  /// libwebp's quality of images with loss.
  private static let quality = 80

  /// Encodes areas of a picture, at least one.
  ///
  /// With loss, colors may be approximated where that makes the file smaller.
  ///
  /// - Throws: `ImageCodingError` if libwebp cannot encode them.
  package init(
    _ areas: [PixelArea], of picture: PixelImage, allowsLoss: Bool = false
  ) throws(ImageCodingError) {
    let atlas = PixelAtlas(areas, of: picture)
    parts = atlas.parts
    let exact = try atlas.image.webPBytes(
      effort: allowsLoss ? PicturePatch.lowEffort : PicturePatch.effort)
    if allowsLoss {
      let lossy = try atlas.image.webPBytes(quality: PicturePatch.quality)
      if Double(lossy.count) < Double(exact.count) * PicturePatch.worthwhileShare {
        (bytes, isLossy) = (lossy, true)
        return
      }
    }
    (bytes, isLossy) = (exact, false)
  }
}
