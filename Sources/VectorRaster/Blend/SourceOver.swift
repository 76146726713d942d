/// Blends rows of premultiplied pixels by source-over.
enum SourceOver {
  typealias Pixels = UnsafeMutablePointer<UInt32>

  /// Blends one color over a row.
  @inline(__always) static func blend(_ color: UInt32, _ target: Pixels, _ count: Int) {
    if color >= 0xFF00_0000 {
      target.update(repeating: color, count: count)
      return
    }
    let source = unsafeBitCast(SIMD4(repeating: color), to: SIMD8<UInt16>.self)
    let inverse = SIMD8(repeating: UInt16(truncatingIfNeeded: 255 &- color &>> 24))
    var index = 0
    while index &+ 4 <= count {
      let mixed = source &+ PixelMath.scalePixels(PixelMath.load(target + index), by: inverse)
      PixelMath.store(mixed, target + index)
      index &+= 4
    }
    let lanes = PixelMath.widen(color)
    while index < count {
      target[index] = PixelMath.over(lanes, target[index])
      index &+= 1
    }
  }

  /// Blends one color, times one alpha per pixel, over a row.
  @inline(__always)
  static func blend(_ color: UInt32, _ alphas: UnsafePointer<UInt8>, _ target: Pixels, _ count: Int)
  {
    var index = 0
    if count >= 4 {
      let source = unsafeBitCast(SIMD4(repeating: color), to: SIMD8<UInt16>.self)
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(alphas + index).loadUnaligned(as: UInt32.self)
        let mixed = PixelMath.over(
          source, times: PixelMath.spread(four), PixelMath.load(target + index))
        PixelMath.store(mixed, target + index)
        index &+= 4
      }
    }
    let lanes = PixelMath.widen(color)
    while index < count {
      target[index] = PixelMath.over(lanes, times: UInt32(alphas[index]), target[index])
      index &+= 1
    }
  }

  /// Blends a row, times one alpha for all pixels, over another.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, alpha: UInt32, _ target: Pixels, _ count: Int
  ) {
    let factor = SIMD8(repeating: UInt16(truncatingIfNeeded: alpha))
    var index = 0
    if alpha == 255 {
      while index &+ 4 <= count {
        let mixed = PixelMath.over(PixelMath.load(source + index), PixelMath.load(target + index))
        PixelMath.store(mixed, target + index)
        index &+= 4
      }
    } else {
      while index &+ 4 <= count {
        let mixed = PixelMath.over(
          PixelMath.load(source + index), times: factor, PixelMath.load(target + index))
        PixelMath.store(mixed, target + index)
        index &+= 4
      }
    }
    while index < count {
      target[index] = PixelMath.over(
        PixelMath.widen(source[index]), times: alpha, target[index])
      index &+= 1
    }
  }

  /// Blends a row, times one alpha per pixel, over another.
  @inline(__always)
  static func blend(
    _ source: UnsafePointer<UInt32>, _ alphas: UnsafePointer<UInt8>, _ target: Pixels, _ count: Int
  ) {
    var index = 0
    while index &+ 4 <= count {
      let four = UnsafeRawPointer(alphas + index).loadUnaligned(as: UInt32.self)
      let mixed = PixelMath.over(
        PixelMath.load(source + index), times: PixelMath.spread(four),
        PixelMath.load(target + index))
      PixelMath.store(mixed, target + index)
      index &+= 4
    }
    while index < count {
      target[index] = PixelMath.over(
        PixelMath.widen(source[index]), times: UInt32(alphas[index]), target[index])
      index &+= 1
    }
  }
}
