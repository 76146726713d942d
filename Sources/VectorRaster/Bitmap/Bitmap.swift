package import SceneModel

/// A bitmap of premultiplied, gamma-encoded sRGB with 8 bits per component.
public struct Bitmap: Hashable, Sendable {
  /// The width, in pixels.
  public private(set) var width: Int
  /// The height, in pixels.
  public private(set) var height: Int
  /// The pixels row by row from the top; red is the lowest byte, followed by green, blue and alpha.
  public var pixels: [UInt32]

  /// Creates a transparent bitmap of a size in pixels; negative sizes count as 0.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: 0, count: self.width * self.height)
  }

  /// The premultiplied components of a pixel: red, green, blue, alpha, 0...255.
  package subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get { unsafeBitCast(pixels[y * width + x], to: SIMD4<UInt8>.self) }
    set { pixels[y * width + x] = unsafeBitCast(newValue, to: UInt32.self) }
  }

  /// Calls a function with the bitmap as a surface whose top left pixel is at (0, 0).
  package mutating func withSurface<Result>(_ body: (PixelSurface) -> Result) -> Result {
    let rect = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    return pixels.withUnsafeMutableBufferPointer { buffer in
      // An empty buffer may have no address; nothing is accessed through this one then.
      let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 4)
      guard let base else { preconditionFailure("A constant address is not null.") }
      return body(PixelSurface(base: base, stride: rect.maxX, rect: rect))
    }
  }

  /// The pixels with straight alpha as bytes in the order red, green, blue, alpha, as PNG stores them.
  package func straightAlphaBytes() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      for (index, pixel) in pixels.enumerated() {
        UnsafeMutableRawBufferPointer(bytes).storeBytes(
          of: Bitmap.straightened(pixel), toByteOffset: index * 4, as: UInt32.self)
      }
      count = pixels.count * 4
    }
  }

  /// Converts a premultiplied pixel to straight alpha, rounded to nearest.
  static func straightened(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha != 0 else { return 0 }
    let red = min(255, ((pixel & 255) * 255 + alpha / 2) / alpha)
    let green = min(255, ((pixel >> 8 & 255) * 255 + alpha / 2) / alpha)
    let blue = min(255, ((pixel >> 16 & 255) * 255 + alpha / 2) / alpha)
    return red | green << 8 | blue << 16 | alpha << 24
  }

  /// The premultiplied pixel of a color times an opacity; all components are clamped to 0...1.
  package static func pixel(_ color: Color, opacity: Double = 1) -> UInt32 {
    pixel(color.components, limited(opacity))
  }

  /// The premultiplied pixel of red, green, blue and alpha times an opacity of 0...1; components are clamped to 0...1.
  @inline(__always)
  static func pixel(_ components: SIMD4<Double>, _ opacity: Double) -> UInt32 {
    let positive = SIMD4<Double>.zero.replacing(with: components, where: components .> 0)
    let limited = positive.replacing(with: 1, where: positive .> 1)
    let alpha = limited.w * opacity
    let bytes = limited * SIMD4(alpha, alpha, alpha, opacity) * 255 + 0.5
    return UInt32(bytes.x) | UInt32(bytes.y) &<< 8 | UInt32(bytes.z) &<< 16 | UInt32(bytes.w) &<< 24
  }

  /// A color as three bytes with red lowest; components are clamped to 0...1, and alpha is ignored.
  package static func bytes(_ color: Color) -> UInt32 {
    pixel(Color(red: color.red, green: color.green, blue: color.blue)) & 0xFF_FFFF
  }

  /// A value of 0...1 as a fraction of 255; values beyond are clamped.
  package static func byte(_ value: Double) -> UInt32 { UInt32(limited(value) * 255 + 0.5) }

  /// The value clamped to 0...1; 0 for NaN.
  @inline(__always) static func limited(_ value: Double) -> Double {
    value > 0 ? (value < 1 ? value : 1) : 0
  }
}
