internal import CTurboJPEG
import Platform

/// Reads JPEG files: gray, color and CMYK.
public enum JPEGDecoder {
  /// The image in a file, converted to 8-bit sRGB that is opaque.
  ///
  /// The orientation in the file's metadata is ignored.
  ///
  /// - Throws: `ImageCodingError` for broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    guard jpeg.InitDecompress != nil else { throw .unreadable(jpegLibrary.absence) }
    guard let handle = jpeg.InitDecompress() else { throw .unreadable("no memory") }
    defer { _ = jpeg.Destroy(handle) }
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    guard
      jpeg.DecompressHeader3(
        handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
    else { throw .unreadable(message(handle)) }
    try ImageLimits.check(width: Int(width), height: Int(height))
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    let format = Int32((isCMYK ? TJPF_CMYK : TJPF_RGBA).rawValue)
    let image = try PixelImage(width: Int(width), height: Int(height)) { pixels in
      pixels.initialize(repeating: 255)
      let status = jpeg.Decompress2(
        handle, bytes, UInt(bytes.count), pixels.baseAddress, width, 0, height, format, 0)
      // As in viewers, the readable part of a truncated or damaged file is used.
      return status == 0 || jpeg.GetErrorCode(handle) == Int32(TJERR_WARNING.rawValue)
    } convert: { pixels throws(ImageCodingError) in
      if isCMYK {
        convertToRGB(&pixels)
      } else {
        try ColorProfile(jpeg: bytes)?.convert(&pixels)
      }
    }
    guard let image else { throw .unreadable(message(handle)) }
    return image
  }

  /// Converts the inverted inks of Adobe's files to red, green and blue.
  private static func convertToRGB(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = Int(pixels[start + 3])
      for component in start..<start + 3 {
        pixels[component] = UInt8((Int(pixels[component]) * black + 127) / 255)
      }
      pixels[start + 3] = 255
    }
  }

  /// The message of libjpeg-turbo about the last failure.
  static func message(_ handle: tjhandle) -> String {
    jpeg.GetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
  }
}

/// The library that reads and writes JPEG files, and its functions.
let jpegLibrary = LateLibrary("libturbojpeg", versions: 0)
let jpeg = jpegLibrary.functions(xs_jpeg(), xs_jpeg_find)
