/// Halves pictures, as drawing them much smaller needs.
enum PicturePyramid {
  /// A picture and its halves; an odd side loses its half pixel.
  static func levels(_ picture: Picture.Level) -> [Picture.Level] {
    var levels = [picture]
    while let last = levels.last, last.width > 1 || last.height > 1 {
      levels.append(half(last))
    }
    return levels
  }

  private static func half(_ level: Picture.Level) -> Picture.Level {
    let (width, height) = (max(1, level.width / 2), max(1, level.height / 2))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
      level.withPixels { source in
        let columns = Taps(size: level.width)
        let rows = Taps(size: level.height)
        for y in 0..<height {
          if columns.count == 2, rows.count == 2 {
            halve(source, from: y &* 2 &* level.width, level.width, target, to: y &* width, width)
            continue
          }
          for x in 0..<width {
            target[y &* width &+ x] = average(source, level.width, x &* 2, columns, y &* 2, rows)
          }
        }
      }
      count = width * height * 4
    }
    return Picture.Level(width: width, height: height, bytes: bytes)
  }

  /// Halves two rows of a picture with even sides, which most have, two bytes of a pixel at a time.
  @inline(__always)
  private static func halve(
    _ source: UnsafeBufferPointer<UInt32>, from start: Int, _ stride: Int,
    _ target: UnsafeMutableBufferPointer<UInt32>, to place: Int, _ width: Int
  ) {
    let mask: UInt32 = 0x00FF_00FF
    for x in 0..<width {
      let first = start &+ x &* 2
      let (a, b) = (source[first], source[first &+ 1])
      let (c, d) = (source[first &+ stride], source[first &+ stride &+ 1])
      let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
      let odd =
        (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ 0x0002_0002
      target[place &+ x] = (even &>> 2 & mask) | (odd &>> 2 & mask) &<< 8
    }
  }

  /// The weights of neighbours, in quarters: one, two alike, or three of which the middle one counts twice.
  private struct Taps {
    let count: Int
    let weights: SIMD4<UInt32>

    init(size: Int) {
      (count, weights) =
        size == 1
        ? (1, [4, 0, 0, 0]) : size % 2 == 0 ? (2, [2, 2, 0, 0]) : (3, [1, 2, 1, 0])
    }
  }

  @inline(__always)
  private static func average(
    _ source: UnsafeBufferPointer<UInt32>, _ width: Int, _ x: Int, _ columns: Taps, _ y: Int,
    _ rows: Taps
  ) -> UInt32 {
    var sum = SIMD4<UInt32>(repeating: 8)
    for row in 0..<rows.count {
      for column in 0..<columns.count {
        let pixel = source[(y &+ row) &* width &+ x &+ column]
        let lanes = unsafeBitCast(pixel, to: SIMD4<UInt8>.self)
        sum &+=
          SIMD4<UInt32>(truncatingIfNeeded: lanes) &* (rows.weights[row] &* columns.weights[column])
      }
    }
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: sum &>> 4), to: UInt32.self)
  }
}
