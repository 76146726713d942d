import Geometry
import SceneModel

/// Memory in which edges are accumulated and swept into a coverage mask; it is clean whenever it is not in use.
final class CoverageAccumulator {
  private var cells: UnsafeMutablePointer<Float>
  private var bits: UnsafeMutablePointer<UInt64>
  private var wordCapacity = 0
  private var box = PixelRect.empty
  private var rowWords = 0

  init() {
    cells = .allocate(capacity: 1)
    bits = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    bits.deallocate()
  }

  /// Makes room for a box of pixels that is not empty.
  func begin(box: PixelRect, isInside: Bool) -> EdgeSink {
    self.box = box
    // Two cells right of the box take what falls on its border.
    rowWords = (box.width + 2 + 63) / 64
    let words = rowWords * box.height
    if words > wordCapacity {
      cells.deallocate()
      bits.deallocate()
      wordCapacity = words
      cells = .allocate(capacity: words * 64)
      bits = .allocate(capacity: words)
      cells.initialize(repeating: 0, count: words * 64)
      bits.initialize(repeating: 0, count: words)
    }
    return EdgeSink(
      cells: cells, bits: bits, rowWords: rowWords, width: Double(box.width),
      height: Double(box.height), isInside: isInside)
  }

  /// Turns what was accumulated into coverage, `scale` times 0...1, and cleans the memory.
  func sweep(_ rule: FillRule, scale: Float = 1, into mask: CoverageMask, stamp: UInt64) {
    var top = 0
    while top < box.height, isBlank(row: top) { top += 1 }
    mask.begin(minY: box.minY + top, rowCount: box.height - top)
    switch rule {
    case .nonZero where scale < 1:
      sweepRows(from: top, into: mask) { min($0.magnitude, 1) * scale }
    case .nonZero: sweepRows(from: top, into: mask) { $0.magnitude }
    case .evenOdd:
      sweepRows(from: top, into: mask) { value in
        // The distance from the nearest even number; adding 1.5 · 2^23 rounds without a call.
        let half = (value * 0.5 + 12_582_912) - 12_582_912
        return (value - 2 * half).magnitude
      }
    }
    mask.finish(stamp: stamp)
  }

  private func isBlank(row: Int) -> Bool {
    for word in row * rowWords..<(row + 1) * rowWords where bits[word] != 0 { return false }
    return true
  }

  @inline(__always)
  private func sweepRows(from top: Int, into mask: CoverageMask, _ rule: (Float) -> Float) {
    let (rowWords, height) = (rowWords, box.height)
    var cell = cells + top * rowWords * 64
    var word = bits + top * rowWords
    for _ in top..<height {
      var writer = mask.beginRow(width: box.width)
      sweepRow(cell, word, &writer, rule)
      mask.endRow(writer)
      cell += rowWords &<< 6
      word += rowWords
    }
  }

  /// Sums a row up: runs of touched cells become single alphas, what lies between has the last alpha throughout.
  @inline(__always)
  private func sweepRow(
    _ cell: UnsafeMutablePointer<Float>, _ word: UnsafeMutablePointer<UInt64>,
    _ writer: inout SpanWriter, _ rule: (Float) -> Float
  ) {
    let width = Int32(truncatingIfNeeded: box.width)
    let left = Int32(truncatingIfNeeded: box.minX)
    var sum: Float = 0
    var alpha: Int32 = 0
    // The first pixel that is not written yet.
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
          writer.uniform(left &+ x, min(column, width) &- x, alpha)
        }
        let run = cell + Int(column)
        for offset in 0..<length {
          sum += run[offset]
          run[offset] = 0
          let covered = rule(sum)
          // At 2^23 a number's last bit stands for 1: the sum is rounded to a whole number in its low bits.
          let rounded = (covered < 1 ? covered : 1) * 255 + 8_388_608
          alpha = Int32(truncatingIfNeeded: rounded.bitPattern & 0xFF)
          writer.alpha[offset] = UInt8(truncatingIfNeeded: alpha)
        }
        x = column &+ Int32(truncatingIfNeeded: length)
        writer.run(left &+ column, min(x, width) &- column)
        // Carries into nothing when the run ends with the word.
        rest &= rest &+ (1 &<< UInt64(truncatingIfNeeded: bit))
      } while rest != 0
    }
    if alpha != 0, x < width { writer.uniform(left &+ x, width &- x, alpha) }
  }
}
