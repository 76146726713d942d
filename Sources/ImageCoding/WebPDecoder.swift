internal import CWebP
import Platform

/// Reads WebP files, lossy and lossless, but no animations.
public enum WebPDecoder {
  /// The image in a file: 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files, animations and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    guard webP.GetFeaturesInternal != nil else { throw .unreadable(webPLibrary.absence) }
    var features = WebPBitstreamFeatures()
    let status = webP.GetFeaturesInternal(
      bytes, bytes.count, &features, Int32(WEBP_DECODER_ABI_VERSION))
    guard status == VP8_STATUS_OK else { throw .unreadable("its header is broken") }
    guard features.has_animation == 0 else { throw .unreadable("it is an animation") }
    let (width, height) = (Int(features.width), Int(features.height))
    try ImageLimits.check(width: width, height: height)
    let image = try PixelImage(width: width, height: height) { pixels in
      webP.DecodeRGBAInto(
        bytes, bytes.count, pixels.baseAddress, pixels.count, Int32(width * 4)) != nil
    } convert: { pixels throws(ImageCodingError) in
      try ColorProfile(webP: bytes)?.convert(&pixels)
    }
    guard let image else { throw .unreadable("its data is broken or ends too early") }
    return image
  }
}

/// The library that reads and writes WebP files, and its functions.
let webPLibrary = LateLibrary("libwebp", versions: 7)
let webP = webPLibrary.functions(xs_webp(), xs_webp_find)
