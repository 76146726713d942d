/// Computes the mipmap levels of pictures.
enum PicturePyramid {
  /// A level with half the width and height; an odd side is rounded down.
  static func half(_ level: Picture.Level) -> Picture.Level {
    let (width, height) = (max(1, level.width / 2), max(1, level.height / 2))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
      level.withPixels { source in
        withUnsafeTemporaryAllocation(of: LaneSums.self, capacity: level.width) { sums in
          for y in 0..<height {
            let row = source.baseAddress.map { $0 + y &* 2 &* level.width }
            guard let row, let sums = sums.baseAddress else { continue }
            let stride = level.width
            weigh(level.height, stride, { LaneSums(row[$1 &* stride &+ $0]) }) { sums[$0] = $1 }
            let start = y &* width
            weigh(level.width, width, { sums[$0 &* 2 &+ $1] }) {
              target[start &+ $0] = $1.sixteenth
            }
          }
        }
      }
      count = width * height * 4
    }
    return Picture.Level(width: width, height: height, bytes: bytes)
  }

  /// Calls a function with the weighted sums of neighbors: one, two or three, depending on the side that is halved.
  ///
  /// The weights add up to 4. Neighbors are given by the index of the sum and their own, from 0.
  @inline(__always)
  private static func weigh(
    _ side: Int, _ count: Int, _ neighbor: (Int, Int) -> LaneSums, _ store: (Int, LaneSums) -> Void
  ) {
    if side == 1 {
      for index in 0..<count { store(index, neighbor(index, 0).times(4)) }
    } else if side % 2 == 0 {
      for index in 0..<count { store(index, (neighbor(index, 0) + neighbor(index, 1)).times(2)) }
    } else {
      for index in 0..<count {
        store(index, neighbor(index, 0) + neighbor(index, 1).times(2) + neighbor(index, 2))
      }
    }
  }

  /// Sums of pixels' components, two in each 32-bit number; up to sixteen pixels fit.
  fileprivate struct LaneSums {
    /// Red and blue.
    var even: UInt32
    /// Green and alpha.
    var odd: UInt32

    private static let mask: UInt32 = 0x00FF_00FF

    @inline(__always)
    init(_ pixel: UInt32) {
      even = pixel & LaneSums.mask
      odd = pixel &>> 8 & LaneSums.mask
    }

    @inline(__always)
    private init(even: UInt32, odd: UInt32) {
      self.even = even
      self.odd = odd
    }

    @inline(__always)
    func times(_ factor: UInt32) -> LaneSums {
      LaneSums(even: even &* factor, odd: odd &* factor)
    }

    @inline(__always)
    static func + (left: LaneSums, right: LaneSums) -> LaneSums {
      LaneSums(even: left.even &+ right.even, odd: left.odd &+ right.odd)
    }

    /// The pixel of the sums divided by sixteen, rounded to nearest.
    @inline(__always)
    var sixteenth: UInt32 {
      let half: UInt32 = 0x0008_0008
      return ((even &+ half) &>> 4 & LaneSums.mask) | ((odd &+ half) &>> 4 & LaneSums.mask) &<< 8
    }
  }
}
