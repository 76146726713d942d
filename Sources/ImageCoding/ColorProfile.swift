internal import CLCMS

/// The color profile of an image file.
struct ColorProfile {
  /// The longest profile that is read, in bytes; those of printers take a few million.
  static let maximumSize = 8 << 20

  /// The bytes of the ICC profile.
  let bytes: [UInt8]

  /// Converts straight RGBA from the profile's colors to sRGB.
  ///
  /// Pixels stay as they are if the profile cannot be read or is for neither RGB nor gray.
  func convert(_ pixels: inout [UInt8]) {
    guard let profile = cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { return }
    defer { cmsCloseProfile(profile) }
    guard let layout = ColorProfile.layout(of: cmsGetColorSpace(profile)),
      let rgba = ColorProfile.layout(of: cmsSigRgbData), let target = cmsCreate_sRGBProfile()
    else { return }
    defer { cmsCloseProfile(target) }
    guard
      let transform = cmsCreateTransform(
        profile, layout, target, rgba, cmsUInt32Number(INTENT_PERCEPTUAL),
        cmsUInt32Number(cmsFLAGS_COPY_ALPHA))
    else { return }
    defer { cmsDeleteTransform(transform) }
    if layout == rgba {
      pixels.withUnsafeMutableBytes { buffer in
        cmsDoTransform(
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
    cmsDoTransform(transform, levels, &colors, 256)
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
