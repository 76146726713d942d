internal import CWebP
import Platform

extension PixelImage {
  /// The image as a WebP file.
  ///
  /// - Parameters:
  ///   - quality: The quality, 0...100; `nil` for no loss.
  ///   - effort: The level of effort without loss, 0...9; each saves a few percent and takes up to twice as long.
  /// - Throws: `ImageCodingError` if libwebp cannot encode it.
  package func webPBytes(
    quality: Int? = nil, effort: Int = 2
  ) throws(ImageCodingError) -> [UInt8] {
    try ImageLimits.check(width: width, height: height)
    var config = try WebPConfig(quality: quality, effort: effort)
    var picture = try WebPPicture(self)
    defer { webP.PictureFree(&picture) }
    var writer = WebPMemoryWriter()
    webP.MemoryWriterInit(&writer)
    defer { webP.MemoryWriterClear(&writer) }
    let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = webP.MemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return webP.Encode(&config, &picture) != 0
    }
    guard isEncoded else {
      throw .unwritable("libwebp fails with error \(picture.error_code.rawValue)")
    }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}

extension WebPConfig {
  /// Settings for a quality of 0...100, or for no loss at a level of effort, 0...9.
  init(quality: Int?, effort: Int) throws(ImageCodingError) {
    self.init()
    guard webP.ConfigInitInternal != nil else { throw .unwritable(webPLibrary.absence) }
    guard
      webP.ConfigInitInternal(&self, WEBP_PRESET_DEFAULT, 75, Int32(WEBP_ENCODER_ABI_VERSION)) != 0
    else { throw .unwritable("libwebp has another version") }
    if let quality {
      self.quality = Float(quality)
    } else {
      _ = webP.ConfigLosslessPreset(&self, Int32(effort))
      exact = 1
    }
  }
}

extension WebPPicture {
  /// A copy of an image, which `WebPPictureFree` releases.
  init(_ image: PixelImage) throws(ImageCodingError) {
    self.init()
    guard webP.PictureInitInternal(&self, Int32(WEBP_ENCODER_ABI_VERSION)) != 0 else {
      throw .unwritable("libwebp has another version")
    }
    (width, height) = (Int32(image.width), Int32(image.height))
    use_argb = 1
    guard webP.PictureImportRGBA(&self, image.pixels, Int32(image.width * 4)) != 0 else {
      throw .unwritable("libwebp has no memory for the picture")
    }
  }
}
