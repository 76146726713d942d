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
        withUnsafeTemporaryAllocation(of: LaneSums.self, capacity: level.width) { sums in
          for y in 0..<height {
            let row = source.baseAddress.map { $0 + y &* 2 &* level.width }
            guard let row, let sums = sums.baseAddress else { continue }
            switch Taps(size: level.height) {
            case .one: sum(OneTap.self, row, level.width, sums)
            case .two: sum(TwoTaps.self, row, level.width, sums)
            case .three: sum(ThreeTaps.self, row, level.width, sums)
            }
            let places = y &* width..<(y &+ 1) &* width
            switch Taps(size: level.width) {
            case .one: mix(OneTap.self, sums, target, places)
            case .two: mix(TwoTaps.self, sums, target, places)
            case .three: mix(ThreeTaps.self, sums, target, places)
            }
          }
        }
      }
      count = width * height * 4
    }
    return Picture.Level(width: width, height: height, bytes: bytes)
  }

  /// Adds up pixels that lie below each other.
  @inline(__always)
  private static func sum<Weights: TapWeights>(
    _ weights: Weights.Type, _ row: UnsafePointer<UInt32>, _ stride: Int,
    _ sums: UnsafeMutablePointer<LaneSums>
  ) {
    for x in 0..<stride {
      sums[x] = Weights.sum { LaneSums(row[$0 &* stride &+ x]) }
    }
  }

  /// Makes pixels of sums that lie beside each other.
  @inline(__always)
  private static func mix<Weights: TapWeights>(
    _ weights: Weights.Type, _ sums: UnsafeMutablePointer<LaneSums>,
    _ target: UnsafeMutableBufferPointer<UInt32>, _ places: Range<Int>
  ) {
    for (x, place) in places.enumerated() {
      target[place] = Weights.sum { sums[x &* 2 &+ $0] }.sixteenth
    }
  }

  /// How many neighbors there are: one alone, two, or three.
  private enum Taps {
    case one, two, three

    init(size: Int) { self = size == 1 ? .one : size % 2 == 0 ? .two : .three }
  }

  private enum OneTap: TapWeights {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums { neighbor(0).times(4) }
  }

  private enum TwoTaps: TapWeights {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums {
      (neighbor(0) + neighbor(1)).times(2)
    }
  }

  /// The middle one counts twice.
  private enum ThreeTaps: TapWeights {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums {
      neighbor(0) + neighbor(1).times(2) + neighbor(2)
    }
  }

  /// Sums of pixels' components, two in each number of 32 bits; sixteen pixels fit.
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

    /// The pixel of a sixteenth of the sums, rounded to nearest.
    @inline(__always)
    var sixteenth: UInt32 {
      let half: UInt32 = 0x0008_0008
      return ((even &+ half) &>> 4 & LaneSums.mask) | ((odd &+ half) &>> 4 & LaneSums.mask) &<< 8
    }
  }
}

/// How neighbors are weighed, in quarters.
private protocol TapWeights {
  /// The weighed sum of neighbors, by their places from 0.
  static func sum(_ neighbor: (Int) -> PicturePyramid.LaneSums) -> PicturePyramid.LaneSums
}
