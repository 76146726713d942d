internal import CWebP
import Platform

/// Encodes animated WebP, without loss or with a quality.
package struct WebPEncoder: MovingPictureEncoder {
  package static let fileExtensions = ["webp"]
  package static let shortestDuration = 1
  /// libwebp's level of effort without loss, 0...9.
  private static let effort = 2

  package let unitsPerSecond = 1000
  package let replacement: (offset: Int, bytes: [UInt8])? = nil
  private let encoder: Handle
  private var config: WebPConfig
  private var end = 0
  private var frameCount = 0
  /// The only frame so far, which libwebp would write as a still picture.
  private var onlyFrame: PixelImage?
  private let settings: MovingPictureSettings

  /// libwebp's encoder, which goes with the last reference.
  private final class Handle {
    let pointer: OpaquePointer

    init(_ pointer: OpaquePointer) { self.pointer = pointer }

    deinit { webPMux.AnimEncoderDelete(pointer) }

    /// libwebp's message about the last failure.
    var message: String {
      webPMux.AnimEncoderGetError(pointer).map { String(cString: $0) } ?? "unknown"
    }
  }

  package init(_ settings: MovingPictureSettings) throws(ImageCodingError) {
    try ImageLimits.check(width: settings.width, height: settings.height)
    guard webPMux.NewInternal != nil else { throw .unwritable(webPMuxLibrary.absence) }
    var options = WebPAnimEncoderOptions()
    let version = Int32(WEBP_MUX_ABI_VERSION)
    guard webPMux.AnimEncoderOptionsInitInternal(&options, version) != 0 else {
      throw .unwritable("libwebp has another version")
    }
    config = try WebPConfig(quality: settings.quality, effort: WebPEncoder.effort)
    options.anim_params.loop_count = Int32(settings.plays)
    options.anim_params.bgcolor = 0
    guard
      let pointer = webPMux.AnimEncoderNewInternal(
        Int32(settings.width), Int32(settings.height), &options, version)
    else { throw .unsupportedSize(width: settings.width, height: settings.height) }
    encoder = Handle(pointer)
    self.settings = settings
    config.thread_level = 1
  }

  package mutating func add(
    _ image: PixelImage, from start: Int, to end: Int
  ) throws(ImageCodingError) -> [UInt8] {
    var picture = try WebPPicture(image)
    defer { webP.PictureFree(&picture) }
    guard webPMux.AnimEncoderAdd(encoder.pointer, &picture, Int32(start), &config) != 0 else {
      throw .unwritable(encoder.message)
    }
    self.end = end
    frameCount += 1
    onlyFrame = frameCount == 1 ? image : nil
    return []
  }

  package mutating func finish() throws(ImageCodingError) -> [UInt8] {
    var bytes: [UInt8]
    if let onlyFrame { bytes = try animation(of: onlyFrame) } else { bytes = try assembled() }
    if !settings.isOpaque { WebPEncoder.markTransparent(&bytes) }
    return bytes
  }

  /// The frames as one file.
  private func assembled() throws(ImageCodingError) -> [UInt8] {
    let file = WebPEncoder.bytes { data in
      webPMux.AnimEncoderAdd(encoder.pointer, nil, Int32(end), nil) != 0
        && webPMux.AnimEncoderAssemble(encoder.pointer, data) != 0
    }
    guard let file else { throw .unwritable(encoder.message) }
    return file
  }

  /// A picture that does not move, for its duration.
  ///
  /// A file of one frame is a still picture without a time, so a second frame repeats one pixel.
  private func animation(of image: PixelImage) throws(ImageCodingError) -> [UInt8] {
    guard let mux = webPMux.NewInternal(Int32(WEBP_MUX_ABI_VERSION)) else {
      throw .unwritable("libwebp has no memory")
    }
    defer { webPMux.MuxDelete(mux) }
    var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: Int32(settings.plays))
    guard let pixel = PixelImage(width: 1, height: 1, pixels: Array(image.pixels.prefix(4))),
      webPMux.MuxSetCanvasSize(mux, Int32(settings.width), Int32(settings.height)) == WEBP_MUX_OK,
      webPMux.MuxSetAnimationParams(mux, &parameters) == WEBP_MUX_OK
    else { throw .unwritable("libwebp cannot begin a moving picture") }
    let file = try image.webPBytes(quality: settings.quality, effort: WebPEncoder.effort)
    for (file, duration) in [(file, end - end / 2), (try pixel.webPBytes(), end / 2)] {
      let result = file.withUnsafeBufferPointer { bytes in
        var frame = WebPMuxFrameInfo()
        frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        (frame.id, frame.duration) = (WEBP_CHUNK_ANMF, Int32(duration))
        (frame.dispose_method, frame.blend_method) = (WEBP_MUX_DISPOSE_NONE, WEBP_MUX_NO_BLEND)
        return webPMux.MuxPushFrame(mux, &frame, 1)
      }
      guard result == WEBP_MUX_OK else { throw .unwritable("libwebp cannot add a frame") }
    }
    guard let file = WebPEncoder.bytes({ webPMux.MuxAssemble(mux, $0) == WEBP_MUX_OK }) else {
      throw .unwritable("libwebp cannot write the moving picture")
    }
    return file
  }

  /// The bytes that a function of libwebp makes; `nil` if it fails.
  private static func bytes(_ make: (UnsafeMutablePointer<WebPData>) -> Bool) -> [UInt8]? {
    var data = WebPData()
    defer { webP.Free(UnsafeMutableRawPointer(mutating: data.bytes)) }
    return make(&data) ? Array(UnsafeBufferPointer(start: data.bytes, count: data.size)) : nil
  }

  /// Sets the flag of the extended header that pixels are transparent.
  ///
  /// libwebp leaves it out if the frames are opaque but smaller than the canvas, and readers then show black around them.
  /// Source: the WebP Container Specification, section "Extended File Format".
  private static func markTransparent(_ bytes: inout [UInt8]) {
    let (header, flags, alpha) = (Array("VP8X".utf8), 20, UInt8(0x10))
    guard bytes.count > flags, Array(bytes[12..<16]) == header else { return }
    bytes[flags] |= alpha
  }
}

/// The library that writes moving WebP pictures, and its functions.
private let webPMuxLibrary = LateLibrary("libwebpmux", versions: 3)
private let webPMux = webPMuxLibrary.functions(xs_webp_mux(), xs_webp_mux_find)
