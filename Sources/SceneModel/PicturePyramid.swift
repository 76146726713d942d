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
            switch KernelChoice(size: level.height) {
            case .identity: sum(IdentityKernel.self, row, level.width, sums)
            case .box: sum(BoxKernel.self, row, level.width, sums)
            case .tent: sum(TentKernel.self, row, level.width, sums)
            }
            let indices = y &* width..<(y &+ 1) &* width
            switch KernelChoice(size: level.width) {
            case .identity: reduce(IdentityKernel.self, sums, target, indices)
            case .box: reduce(BoxKernel.self, sums, target, indices)
            case .tent: reduce(TentKernel.self, sums, target, indices)
            }
          }
        }
      }
      count = width * height * 4
    }
    return Picture.Level(width: width, height: height, bytes: bytes)
  }

  /// Adds weighted pixels of neighboring rows.
  @inline(__always)
  private static func sum<Kernel: FilterKernel>(
    _ kernel: Kernel.Type, _ row: UnsafePointer<UInt32>, _ stride: Int,
    _ sums: UnsafeMutablePointer<LaneSums>
  ) {
    for x in 0..<stride {
      sums[x] = Kernel.sum { LaneSums(row[$0 &* stride &+ x]) }
    }
  }

  /// Adds weighted sums of neighboring columns and stores them as pixels.
  @inline(__always)
  private static func reduce<Kernel: FilterKernel>(
    _ kernel: Kernel.Type, _ sums: UnsafeMutablePointer<LaneSums>,
    _ target: UnsafeMutableBufferPointer<UInt32>, _ indices: Range<Int>
  ) {
    for (x, index) in indices.enumerated() {
      target[index] = Kernel.sum { sums[x &* 2 &+ $0] }.sixteenth
    }
  }

  /// The kernel that halves a side of some pixels.
  private enum KernelChoice {
    case identity, box, tent

    init(size: Int) { self = size == 1 ? .identity : size % 2 == 0 ? .box : .tent }
  }

  /// Keeps a single pixel.
  private enum IdentityKernel: FilterKernel {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums { neighbor(0).times(4) }
  }

  /// Averages two pixels.
  private enum BoxKernel: FilterKernel {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums {
      (neighbor(0) + neighbor(1)).times(2)
    }
  }

  /// Averages three pixels with the weights 1, 2 and 1.
  private enum TentKernel: FilterKernel {
    @inline(__always)
    static func sum(_ neighbor: (Int) -> LaneSums) -> LaneSums {
      neighbor(0) + neighbor(1).times(2) + neighbor(2)
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

/// A filter kernel for halving pictures; its weights add up to 4.
private protocol FilterKernel {
  /// The weighted sum of neighbors, which are indexed from 0.
  static func sum(_ neighbor: (Int) -> PicturePyramid.LaneSums) -> PicturePyramid.LaneSums
}
