import Diagnostics
import Platform

/// A decoded, immutable picture, held by reference.
///
/// Pictures with the same pixels are equal.
public final class Picture: Sendable {
  /// The pixels at one size.
  public struct Level: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// Premultiplied gamma-encoded sRGB: red, green, blue and alpha of each pixel, by rows from the
    /// top.
    public let bytes: [UInt8]

    /// A copy of the pixels; red is the lowest byte, then green, blue and alpha.
    public var pixels: [UInt32] { withPixels { Array($0) } }

    /// Calls a function with the pixels; red is the lowest byte.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
      bytes.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
    }
  }

  /// All pixels.
  public let full: Level
  /// The mipmap levels that were drawn so far, and those before them: each is half as large as the one before.
  private let reduced = Locked<[Level]>([])

  /// The width, in pixels.
  public var width: Int { full.width }
  /// The height, in pixels.
  public var height: Int { full.height }

  /// The number of mipmap levels, of which the last one is a single pixel.
  public var levelCount: Int { Int.bitWidth - max(width, height).leadingZeroBitCount }

  /// A mipmap level: 0 is the full picture, and each next one is half as large; an odd side is rounded down.
  public func level(_ number: Int) -> Level {
    guard number > 0 else { return full }
    return reduced.with { levels in
      while levels.count < number { levels.append((levels.last ?? full).half) }
      return levels[number - 1]
    }
  }

  /// Makes a picture of red, green, blue and straight alpha of each pixel, by rows from the top; `nil` if the size is empty
  /// or does not match the number of pixels.
  public init?(width: Int, height: Int, rgba: consuming [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rgba.count % 4 == 0, rgba.count / 4 == count else {
      return nil
    }
    Picture.premultiply(&rgba)
    full = Level(width: width, height: height, bytes: rgba)
  }

  /// Premultiplies pixels in place, so that large pictures are in memory only once.
  private static func premultiply(_ rgba: inout [UInt8]) {
    rgba.withUnsafeMutableBytes { bytes in
      let fours = bytes.count / 16
      for four in 0..<fours {
        let place = four &* 16
        let pixels = bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt32>.self)
        guard any(pixels .< 0xFF00_0000) else { continue }
        bytes.storeBytes(
          of: premultiplied(pixels), toByteOffset: place, as: SIMD4<UInt32>.self)
      }
      for place in stride(from: fours * 16, to: bytes.count, by: 4) {
        let pixel = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        bytes.storeBytes(
          of: premultiplied(SIMD4(repeating: pixel))[0], toByteOffset: place, as: UInt32.self)
      }
    }
  }

  /// Returns premultiplied pixels rounded to nearest; red is the lowest byte.
  @inline(__always)
  private static func premultiplied(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let mask = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let alpha = pixels &>> 24
    @inline(__always)
    func times(_ components: SIMD4<UInt32>, _ factors: SIMD4<UInt32>) -> SIMD4<UInt32> {
      let product =
        unsafeBitCast(components, to: SIMD8<UInt16>.self)
        &* unsafeBitCast(factors, to: SIMD8<UInt16>.self) &+ 128
      return unsafeBitCast((product &+ product &>> 8) &>> 8, to: SIMD4<UInt32>.self)
    }
    // Alpha is multiplied by 255, which keeps it unchanged.
    return times(pixels & mask, alpha | alpha &<< 16)
      | times(pixels &>> 8 & mask, alpha | 0x00FF_0000) &<< 8
  }
}

extension Picture: Hashable {
  /// Whether the pixels are equal.
  public static func == (left: Picture, right: Picture) -> Bool {
    left === right || left.full == right.full
  }

  /// Hashes the size and the first pixels, which suffice to distinguish most pictures.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(full.bytes.prefix(256))
  }
}

extension Picture.Level {
  /// The next mipmap level, with half the width and height; an odd side is rounded down.
  fileprivate var half: Picture.Level {
    let (columns, rows) = (max(1, width / 2), max(1, height / 2))
    let bytes = [UInt8](unsafeUninitializedCapacity: columns * rows * 4) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer).bindMemory(to: UInt32.self)
      withPixels { source in
        withUnsafeTemporaryAllocation(of: LaneSums.self, capacity: width) { sums in
          for y in 0..<rows {
            let row = source.baseAddress.map { $0 + y &* 2 &* width }
            guard let row, let sums = sums.baseAddress else { continue }
            let stride = width
            Self.weigh(height, stride, { LaneSums(row[$1 &* stride &+ $0]) }) { sums[$0] = $1 }
            let start = y &* columns
            Self.weigh(width, columns, { sums[$0 &* 2 &+ $1] }) {
              target[start &+ $0] = $1.sixteenth
            }
          }
        }
      }
      count = columns * rows * 4
    }
    return Picture.Level(width: columns, height: rows, bytes: bytes)
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
