import Diagnostics

/// Converts byte offsets of a UTF-8 text to lines and columns.
///
/// Exports are often one line of megabytes, so the scalars of blocks are counted once.
struct JSONLineMap {
  /// The length of a block, in bytes.
  private static let blockSize = 1024

  private let bytes: [UInt8]
  /// The offsets of the starts of lines, ascending.
  private let lineStarts: [Int]
  /// The number of scalars before each block.
  private let scalarCounts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [JSONText.markLength(bytes)]
    var counts: [Int] = []
    counts.reserveCapacity(bytes.count / JSONLineMap.blockSize + 1)
    var scalars = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % JSONLineMap.blockSize == 0 { counts.append(scalars) }
      if byte & 0xC0 != 0x80 { scalars += 1 }
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if endsLine { starts.append(offset + 1) }
    }
    lineStarts = starts
    scalarCounts = counts
  }

  /// The line and column of an offset; offsets outside the text are moved to its ends.
  func place(at offset: Int) -> TextPlace {
    let offset = min(max(offset, lineStarts[0]), bytes.count)
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = scalars(before: offset) - scalars(before: lineStarts[low]) + 1
    return TextPlace(line: low + 1, column: column)
  }

  private func scalars(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let block = (offset - 1) / JSONLineMap.blockSize
    var count = scalarCounts[block]
    for index in block * JSONLineMap.blockSize..<offset where bytes[index] & 0xC0 != 0x80 {
      count += 1
    }
    return count
  }
}
