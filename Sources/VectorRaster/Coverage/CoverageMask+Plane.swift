extension CoverageMask {
  /// Sets the coverage to a mask plane's.
  package func set(_ plane: MaskPlane, stamp: UInt64) {
    set(plane.rect, stamp: stamp) { bytes, y in
      UnsafePointer(plane.bytes + (y - plane.rect.minY) * plane.rect.width)
    }
  }

  /// Sets the coverage to a track matte's: the alpha or luma of a layer, or its complement.
  ///
  /// Luma is measured on the layer over black, with the Rec. 709 coefficients that SVG masks use.
  package func set(matte layer: PixelSurface, isLuma: Bool, isInverted: Bool, stamp: UInt64) {
    let flip: UInt32 = isInverted ? 255 : 0
    set(layer.rect, stamp: stamp) { bytes, y in
      let source = layer.address(x: layer.rect.minX, y: y)
      for index in 0..<layer.rect.width {
        let value = isLuma ? CoverageMask.luma(source[index]) : source[index] &>> 24
        bytes[index] = UInt8(truncatingIfNeeded: value ^ flip)
      }
      return UnsafePointer(bytes)
    }
  }

  /// The luma of a premultiplied pixel, 0...255: weights 0.2125, 0.7154 and 0.0721 in units of 2^-16.
  @inline(__always) static func luma(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 255) &* 13_926 &+ (pixel &>> 8 & 255) &* 46_885
    return (sum &+ (pixel &>> 16 & 255) &* 4_725 &+ 32_768) &>> 16
  }

  @inline(__always)
  private func set(
    _ rect: PixelRect, stamp: UInt64,
    _ row: (UnsafeMutablePointer<UInt8>, Int) -> UnsafePointer<UInt8>
  ) {
    guard !rect.isEmpty else {
      removeAll()
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: rect.width) { buffer in
      guard let scratch = buffer.baseAddress else { return }
      begin(minY: rect.minY, rowCount: rect.height)
      for y in rect.minY..<rect.maxY {
        var writer = beginRow(width: rect.width)
        CoverageMask.write(row(scratch, y), rect.width, rect.minX, &writer)
        endRow(writer)
      }
      finish(stamp: stamp)
    }
  }

  /// Encodes a row of bytes as spans; runs of eight or more equal bytes become uniform spans.
  @inline(__always)
  private static func write(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, _ left: Int, _ writer: inout SpanWriter
  ) {
    var index = 0
    while index < count {
      let value = bytes[index]
      let end = runEnd(bytes, index, count, value)
      let x = Int32(truncatingIfNeeded: left &+ index)
      if value != 0, end &- index >= 8 {
        writer.addUniform(x, Int32(truncatingIfNeeded: end &- index), Int32(value))
      } else if value != 0 {
        for offset in 0..<Int32(truncatingIfNeeded: end &- index) {
          writer.addPixel(x &+ offset, value)
        }
      }
      index = end
    }
  }

  /// The end of the run of equal bytes that begins at an index.
  @inline(__always)
  private static func runEnd(
    _ bytes: UnsafePointer<UInt8>, _ index: Int, _ count: Int, _ value: UInt8
  ) -> Int {
    let pattern = UInt64(value) &* 0x0101_0101_0101_0101
    var end = index &+ 1
    while end &+ 8 <= count {
      let eight = UnsafeRawPointer(bytes + end).loadUnaligned(as: UInt64.self) ^ pattern
      // In little-endian order the lowest differing byte is the first in memory.
      if eight != 0 { return end &+ Int(eight.littleEndian.trailingZeroBitCount &>> 3) }
      end &+= 8
    }
    while end < count, bytes[end] == value { end &+= 1 }
    return end
  }
}
