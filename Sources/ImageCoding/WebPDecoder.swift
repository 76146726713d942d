internal import CWebP

/// Reads WebP files, lossy and lossless, but no animations.
public enum WebPDecoder {
  /// The image in a file: 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files, animations and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeaturesInternal(
      bytes, bytes.count, &features, Int32(WEBP_DECODER_ABI_VERSION))
    guard status == VP8_STATUS_OK else { throw .unreadable("its header is broken") }
    guard features.has_animation == 0 else { throw .unreadable("it is an animation") }
    let (width, height) = (Int(features.width), Int(features.height))
    try ImageLimits.check(width: width, height: height)
    let image = PixelImage(width: width, height: height) { pixels in
      WebPDecodeRGBAInto(
        bytes, bytes.count, pixels.baseAddress, pixels.count, Int32(width * 4)) != nil
    } convert: { pixels in
      ColorProfile(webP: bytes)?.convert(&pixels)
    }
    guard let image else { throw .unreadable("its data is broken or ends too early") }
    return image
  }
}
