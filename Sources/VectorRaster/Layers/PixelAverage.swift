/// The mean of pictures; the memory is kept from use to use.
public final class PixelAverage {
  /// The most pictures that a sum has room for.
  public static let limit = 257

  private var sums: [SIMD4<UInt16>] = []
  private var rect = PixelRect.empty
  private var count = 0

  /// Makes a mean of nothing.
  public init() {}

  /// Begins anew with pictures of a place and size.
  public func reset(to rect: PixelRect) {
    self.rect = rect
    count = 0
    sums.removeAll(keepingCapacity: true)
    sums.append(
      contentsOf: repeatElement(.zero, count: rect.isEmpty ? 0 : rect.width * rect.height))
  }

  /// Adds a picture of that place and size; one beyond the limit, or of another place, does not count.
  public func add(_ surface: PixelSurface) {
    guard surface.rect == rect, count < PixelAverage.limit, !rect.isEmpty else { return }
    count += 1
    sums.withUnsafeMutableBufferPointer { sums in
      for row in 0..<rect.height {
        let source = surface.base + row * surface.stride
        for column in 0..<rect.width {
          sums[row * rect.width + column] &+= SIMD4<UInt16>(
            truncatingIfNeeded: unsafeBitCast(source[column], to: SIMD4<UInt8>.self))
        }
      }
    }
  }

  /// Stores the mean of what was added on a surface of that place and size.
  public func store(on surface: PixelSurface) {
    guard surface.rect == rect, count > 0, !rect.isEmpty else { return }
    let (divisor, half) = (SIMD4<UInt16>(repeating: UInt16(count)), UInt16(count / 2))
    sums.withUnsafeBufferPointer { sums in
      for row in 0..<rect.height {
        let target = surface.base + row * surface.stride
        for column in 0..<rect.width {
          let sum = sums[row * rect.width + column]
          guard sum.w > 0 else { continue }
          let mean = sum.addingSaturated(half) / divisor
          target[column] = unsafeBitCast(
            SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
        }
      }
    }
  }
}

extension SIMD4<UInt16> {
  /// Each number with another one added, at most the largest there is.
  @inline(__always) fileprivate func addingSaturated(_ number: UInt16) -> SIMD4<UInt16> {
    let room = SIMD4(repeating: UInt16.max) &- self
    return self
      &+ room.clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: number))
  }
}
