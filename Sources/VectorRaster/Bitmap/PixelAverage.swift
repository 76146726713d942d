/// The average of several layers, as motion blur needs it; its memory is reused.
package final class PixelAverage {
  /// The largest number of layers: sums of 8-bit components have 16 bits.
  package static let limit = 257

  private var sums: [SIMD4<UInt16>] = []
  private var rect = PixelRect.empty
  private var count = 0

  package init() {}

  /// Starts an average of layers of one rectangle.
  package func reset(to rect: PixelRect) {
    self.rect = rect
    count = 0
    sums.removeAll(keepingCapacity: true)
    sums.append(
      contentsOf: repeatElement(.zero, count: rect.pixelCount))
  }

  /// Adds a layer of that rectangle; layers beyond the limit, or of another rectangle, are ignored.
  package func add(_ surface: PixelSurface) {
    guard surface.rect == rect, count < PixelAverage.limit, !rect.isEmpty else { return }
    count += 1
    sums.withUnsafeMutableBufferPointer { sums in
      surface.forEachPixel { index, pixel in
        sums[index] &+= SIMD4<UInt16>(
          truncatingIfNeeded: unsafeBitCast(pixel.pointee, to: SIMD4<UInt8>.self))
      }
    }
  }

  /// Writes the average to a surface of that rectangle; transparent pixels of the average leave the surface as it is.
  package func store(on surface: PixelSurface) {
    guard surface.rect == rect, count > 0, !rect.isEmpty else { return }
    let (divisor, half) = (SIMD4<UInt16>(repeating: UInt16(count)), UInt16(count / 2))
    sums.withUnsafeBufferPointer { sums in
      surface.forEachPixel { index, pixel in
        let sum = sums[index]
        guard sum.w > 0 else { return }
        let mean = sum.addingSaturated(half) / divisor
        pixel.pointee = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
      }
    }
  }
}

extension SIMD4<UInt16> {
  /// Adds a number to each lane, saturating.
  @inline(__always) fileprivate func addingSaturated(_ number: UInt16) -> SIMD4<UInt16> {
    let room = SIMD4(repeating: UInt16.max) &- self
    return self
      &+ room.clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: number))
  }
}
