import Diagnostics
import Geometry
import Platform
import SceneModel

/// A buffer in which edges accumulate signed coverage, swept into a coverage mask; all zero between two uses.
///
/// One rasterizer uses it at a time.
final class AccumulationBuffer: @unchecked Sendable {
  private let cellMemory = ScratchMemory<Float>()
  private let bitMemory = ScratchMemory<UInt64>()
  private var wordCapacity = 0
  private var box = PixelRect.empty
  private var rowWords = 0

  /// The largest buffer that is kept for other rasterizers, in words of 64 cells: four mebibytes.
  private static let mostKeptWords = 1 << 14
  /// The largest number of buffers that are kept.
  private static let mostKept = 8
  private static let kept = Locked<[AccumulationBuffer]>([])

  /// Returns a buffer that was kept, or a new one.
  ///
  /// To zero new memory takes as long as to draw a simple picture.
  static func take() -> AccumulationBuffer {
    kept.with { $0.popLast() } ?? AccumulationBuffer()
  }

  /// Keeps the buffer for the next rasterizer, unless it is large.
  func keep() {
    guard wordCapacity <= AccumulationBuffer.mostKeptWords else { return }
    AccumulationBuffer.kept.with { buffers in
      if buffers.count < AccumulationBuffer.mostKept { buffers.append(self) }
    }
  }

  /// Reserves cells for a nonempty box of pixels and returns the accumulator of its edges.
  func begin(box: PixelRect, isInside: Bool) -> EdgeAccumulator {
    self.box = box
    // Edges on the right border touch two cells beyond it.
    rowWords = (box.width + 2 + 63) / 64
    let words = rowWords * box.height
    if words > wordCapacity {
      wordCapacity = words
      cellMemory.reserve(words * 64).initialize(repeating: 0, count: words * 64)
      bitMemory.reserve(words).initialize(repeating: 0, count: words)
    }
    return EdgeAccumulator(
      cells: cellMemory.base, bits: bitMemory.base, rowWords: rowWords, width: Double(box.width),
      height: Double(box.height), isInside: isInside)
  }

  /// Converts the accumulated area to coverage times `scale` of 0...1, and zeroes the buffer.
  func sweep(_ rule: FillRule, scale: Float = 1, into mask: CoverageMask, stamp: UInt64) {
    var top = 0
    while top < box.height, isEmpty(row: top) { top += 1 }
    mask.begin(minY: box.minY + top, rowCount: box.height - top)
    switch rule {
    case .nonZero where scale < 1:
      sweepRows(from: top, into: mask) { min($0.magnitude, 1) * scale }
    case .nonZero: sweepRows(from: top, into: mask) { $0.magnitude }
    case .evenOdd:
      sweepRows(from: top, into: mask) { value in
        // The distance to the nearest even number. Adding 1.5 · 2^23 rounds inline; `rounded()` calls the C library.
        let half = (value * 0.5 + 12_582_912) - 12_582_912
        return (value - 2 * half).magnitude
      }
    }
    mask.finish(stamp: stamp)
  }

  private func isEmpty(row: Int) -> Bool {
    let bits = UnsafeBufferPointer(start: bitMemory.base + row * rowWords, count: rowWords)
    return bits.allSatisfy { $0 == 0 }
  }

  @inline(__always)
  private func sweepRows(from top: Int, into mask: CoverageMask, _ rule: (Float) -> Float) {
    let (rowWords, height) = (rowWords, box.height)
    var cell = cellMemory.base + top * rowWords * 64
    var word = bitMemory.base + top * rowWords
    for _ in top..<height {
      var writer = mask.beginRow(width: box.width)
      sweepRow(cell, word, &writer, rule)
      mask.endRow(writer)
      cell += rowWords &<< 6
      word += rowWords
    }
  }

  /// Computes the prefix sums of a row: runs of touched cells get one alpha per pixel, gaps between them one alpha.
  @inline(__always)
  private func sweepRow(
    _ cell: UnsafeMutablePointer<Float>, _ word: UnsafeMutablePointer<UInt64>,
    _ writer: inout SpanWriter, _ rule: (Float) -> Float
  ) {
    let width = Int32(truncatingIfNeeded: box.width)
    let left = Int32(truncatingIfNeeded: box.minX)
    var sum: Float = 0
    var alpha: Int32 = 0
    // The first pixel not written yet.
    var x: Int32 = 0
    for index in 0..<rowWords {
      var rest = word[index]
      guard rest != 0 else { continue }
      word[index] = 0
      repeat {
        let bit = rest.trailingZeroBitCount
        let length = (~(rest &>> UInt64(truncatingIfNeeded: bit))).trailingZeroBitCount
        let column = Int32(truncatingIfNeeded: index &<< 6 &+ bit)
        if column > x, alpha != 0 {
          writer.addUniform(left &+ x, min(column, width) &- x, alpha)
        }
        let run = cell + Int(column)
        for offset in 0..<length {
          sum += run[offset]
          run[offset] = 0
          let covered = rule(sum)
          // The last bit of the significand of 2^23 has the value 1: the sum holds the rounded
          // integer in its low bits.
          let rounded = (covered < 1 ? covered : 1) * 255 + 8_388_608
          alpha = Int32(truncatingIfNeeded: rounded.bitPattern & 0xFF)
          writer.alpha[offset] = UInt8(truncatingIfNeeded: alpha)
        }
        x = column &+ Int32(truncatingIfNeeded: length)
        writer.addRun(left &+ column, min(x, width) &- column)
        // Clears the run; the carry vanishes when the run ends with the word.
        rest &= rest &+ (1 &<< UInt64(truncatingIfNeeded: bit))
      } while rest != 0
    }
    if alpha != 0, x < width { writer.addUniform(left &+ x, width &- x, alpha) }
  }
}
