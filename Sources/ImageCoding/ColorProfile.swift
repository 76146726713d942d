internal import CLCMS
internal import CZlib
import Platform

/// The color profile of an image file.
struct ColorProfile {
  /// The longest profile that is read, in bytes; profiles of printers take a few million.
  static let maximumSize = 8 << 20

  /// The bytes of the ICC profile.
  let bytes: [UInt8]

  /// Converts straight RGBA from the profile's colors to sRGB.
  ///
  /// Pixels stay as they are if the profile cannot be read or is for neither RGB nor gray.
  ///
  /// - Throws: `ImageCodingError` if the library of color profiles is missing.
  func convert(_ pixels: inout [UInt8]) throws(ImageCodingError) {
    guard lcms.OpenProfileFromMem != nil else {
      throw .unreadable("it has a color profile, and \(lcmsLibrary.absence)")
    }
    guard let profile = lcms.OpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { return }
    defer { _ = lcms.CloseProfile(profile) }
    guard let layout = ColorProfile.layout(of: lcms.GetColorSpace(profile)),
      let rgba = ColorProfile.layout(of: cmsSigRgbData), let target = lcms.Create_sRGBProfile()
    else { return }
    defer { _ = lcms.CloseProfile(target) }
    guard
      let transform = lcms.CreateTransform(
        profile, layout, target, rgba, cmsUInt32Number(INTENT_PERCEPTUAL),
        cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
    else { return }
    defer { lcms.DeleteTransform(transform) }
    if layout == rgba {
      pixels.withUnsafeMutableBytes { buffer in
        lcms.DoTransform(
          transform, buffer.baseAddress, buffer.baseAddress, cmsUInt32Number(buffer.count / 4))
      }
    } else {
      convertGray(&pixels, transform)
    }
  }

  /// Converts pixels whose red, green and blue are all the gray of the profile.
  private func convertGray(_ pixels: inout [UInt8], _ transform: cmsHTRANSFORM) {
    let levels: [UInt8] = (0..<512).map { $0 % 2 == 0 ? UInt8($0 / 2) : 255 }
    var colors = [UInt8](repeating: 0, count: 256 * 4)
    lcms.DoTransform(transform, levels, &colors, 256)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let color = Int(pixels[start]) * 4
      for channel in 0..<3 { pixels[start + channel] = colors[color + channel] }
    }
  }

  /// The layout of a pixel's bytes in a space, with alpha, as a code of Little CMS, whose macros are not available in
  /// Swift; `nil` for spaces that are not converted.
  private static func layout(of space: cmsColorSpaceSignature) -> cmsUInt32Number? {
    func code(_ space: Int32, channels: cmsUInt32Number) -> cmsUInt32Number {
      let (alpha, bytes): (cmsUInt32Number, cmsUInt32Number) = (1, 1)
      return cmsUInt32Number(space) << 16 | alpha << 7 | channels << 3 | bytes
    }
    return switch space {
    case cmsSigRgbData: code(PT_RGB, channels: 3)
    case cmsSigGrayData: code(PT_GRAY, channels: 1)
    default: nil
    }
  }
}

// The color profiles in image files.
extension ColorProfile {
  /// The profile in a PNG file; `nil` if there is none.
  init?(png bytes: UnsafeRawBufferPointer) {
    for chunk in PNGChunks(bytes) {
      if chunk.type == PNGChunks.type("IDAT") { return nil }
      guard chunk.type == PNGChunks.type("iCCP") else { continue }
      // A name of up to 79 bytes, a zero, the method of compression, then the profile.
      guard let end = chunk.data.prefix(80).firstIndex(of: 0), end + 2 < chunk.data.endIndex,
        let profile = ColorProfile.inflated(
          UnsafeRawBufferPointer(rebasing: chunk.data[(end + 2)...]))
      else { return nil }
      self.init(bytes: profile)
      return
    }
    return nil
  }

  /// The profile in a JPEG file, which may be in several pieces; `nil` if there is none.
  init?(jpeg bytes: [UInt8]) {
    let name = Array("ICC_PROFILE\0".utf8)
    var pieces: [(number: UInt8, data: ArraySlice<UInt8>)] = []
    var size = 0
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { break }
      if bytes[place + 1] == 0xE2, length > 16, bytes[place + 4..<place + 16].elementsEqual(name) {
        pieces.append((bytes[place + 16], bytes[place + 18..<end]))
        size += length
      }
      place = end
    }
    guard !pieces.isEmpty, size <= ColorProfile.maximumSize else { return nil }
    self.init(bytes: pieces.sorted { $0.number < $1.number }.flatMap(\.data))
  }

  /// The profile in a WebP file; `nil` if there is none.
  init?(webP bytes: [UInt8]) {
    var place = 12
    while place + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 4 + $1]) << (8 * $1) }
      let end = place + 8 + length
      guard end <= bytes.count else { return nil }
      if bytes[place..<place + 4].elementsEqual("ICCP".utf8) {
        guard length <= ColorProfile.maximumSize else { return nil }
        self.init(bytes: Array(bytes[place + 8..<end]))
        return
      }
      place = end + length % 2
    }
    return nil
  }

  /// Inflates zlib data; `nil` for broken data and for more than the longest profile.
  private static func inflated(_ data: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let start = data.bindMemory(to: UInt8.self).baseAddress else { return nil }
    var capacity = 1 << 16
    while capacity <= maximumSize {
      var count = uLongf(capacity)
      var status = Z_OK
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, used in
        status = uncompress(buffer.baseAddress, &count, start, uLong(data.count))
        used = status == Z_OK ? Int(count) : 0
      }
      if status != Z_BUF_ERROR { return status == Z_OK ? bytes : nil }
      capacity *= 8
    }
    return nil
  }
}

/// The complete chunks of a PNG file, in order.
struct PNGChunks: Sequence, IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var place = 8

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The number of a chunk type in files.
  static func type(_ name: StaticString) -> UInt32 {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The next chunk, without its checksum.
  mutating func next() -> (type: UInt32, data: Slice<UnsafeRawBufferPointer>, whole: Range<Int>)? {
    guard place + 12 <= bytes.count else { return nil }
    func number(at offset: Int) -> UInt32 {
      UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place + offset, as: UInt32.self))
    }
    let length = Int(number(at: 0))
    guard length <= bytes.count - place - 12 else { return nil }
    let whole = place..<place + 12 + length
    defer { place = whole.upperBound }
    return (number(at: 4), bytes[place + 8..<place + 8 + length], whole)
  }
}

/// The library of color profiles, and its functions.
private let lcmsLibrary = LateLibrary("liblcms2", versions: 2)
private let lcms = lcmsLibrary.functions(xs_lcms(), xs_lcms_find)
