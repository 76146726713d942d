/// Blends rows of premultiplied pixels by source-over.
enum SourceOver {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// Replaces the pixels of a row by functions of their index and of the pixels: four at a time, then one.
  @inline(__always)
  private static func map(
    _ target: Pixels, _ count: Int, four: (Int, SIMD8<UInt16>) -> SIMD8<UInt16>,
    one: (Int, UInt32) -> UInt32
  ) {
    var index = 0
    while index &+ 4 <= count {
      PixelMath.store(four(index, PixelMath.load(target + index)), target + index)
      index &+= 4
    }
    while index < count {
      target[index] = one(index, target[index])
      index &+= 1
    }
  }

  /// Four alphas, each in both 16-bit lanes of its pixel.
  @inline(__always)
  private static func four(_ alphas: UnsafePointer<UInt8>) -> SIMD8<UInt16> {
    PixelMath.spread(UnsafeRawPointer(alphas).loadUnaligned(as: UInt32.self))
  }

  /// Blends one color over a row.
  @inline(__always) static func blend(_ color: UInt32, _ target: Pixels, _ count: Int) {
    if color >= 0xFF00_0000 {
      target.update(repeating: color, count: count)
      return
    }
    let source = unsafeBitCast(SIMD4(repeating: color), to: SIMD8<UInt16>.self)
    let inverse = SIMD8(repeating: UInt16(truncatingIfNeeded: 255 &- color &>> 24))
    let lanes = PixelMath.widen(color)
    map(target, count) {
      source &+ PixelMath.scalePixels($1, by: inverse)
    } one: {
      PixelMath.over(lanes, $1)
    }
  }

  /// Blends one color, times one alpha per pixel, over a row.
  @inline(__always)
  static func blend(_ color: UInt32, _ alphas: UnsafePointer<UInt8>, _ target: Pixels, _ count: Int)
  {
    let source = unsafeBitCast(SIMD4(repeating: color), to: SIMD8<UInt16>.self)
    let lanes = PixelMath.widen(color)
    map(target, count) {
      PixelMath.over(source, times: four(alphas + $0), $1)
    } one: {
      PixelMath.over(lanes, times: UInt32(alphas[$0]), $1)
    }
  }

  /// Blends a row, times one alpha for all pixels, over another.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, alpha: UInt32, _ target: Pixels, _ count: Int
  ) {
    let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha))
    map(target, count) {
      alpha == 255
        ? PixelMath.over(PixelMath.load(source + $0), $1)
        : PixelMath.over(PixelMath.load(source + $0), times: factor, $1)
    } one: {
      PixelMath.over(PixelMath.widen(source[$0]), times: alpha, $1)
    }
  }

  /// Blends a row, times one alpha per pixel, over another.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>, _ target: Pixels, _ count: Int
  ) {
    map(target, count) {
      PixelMath.over(PixelMath.load(source + $0), times: four(alphas + $0), $1)
    } one: {
      PixelMath.over(PixelMath.widen(source[$0]), times: UInt32(alphas[$0]), $1)
    }
  }
}
