internal import CZlib

/// Unpacks fonts of the format WOFF 1 to TrueType or OpenType: https://www.w3.org/TR/WOFF/.
struct WOFFReader {
  private let bytes: UnsafeRawBufferPointer

  /// Reads a file; `nil` if it is no WOFF.
  ///
  /// - Throws: `FontError.unsupportedWOFF2` for the second version of the format.
  init?(_ bytes: UnsafeRawBufferPointer) throws(FontError) {
    self.bytes = bytes
    guard bytes.count >= 4 else { return nil }
    switch number(at: 0) {
    case WOFFReader.signature: break
    case WOFFReader.secondSignature: throw .unsupportedWOFF2
    default: return nil
    }
  }

  /// A table of the font.
  private struct Table {
    var tag: Int
    var place: Int
    var packedCount: Int
    var count: Int
    var checksum: Int

    /// The length in the font, where tables begin at multiples of four bytes.
    var paddedCount: Int { (count + 3) & ~3 }
  }

  /// The unpacked font.
  ///
  /// - Throws: `FontError` for a file that is damaged or exceeds `FontLimits`.
  func unpacked() throws(FontError) -> [UInt8] {
    let tables = try tables()
    let start = WOFFReader.headerCount + tables.count * WOFFReader.entryCount
    let count = tables.reduce(start) { $0 + $1.paddedCount }
    guard count <= FontLimits.bytes else { throw .oversized }
    var font: [UInt8] = []
    font.reserveCapacity(count)
    // The numbers for a binary search of tables follow from their number; readers do without them.
    append(number(at: 4), to: &font)
    append(tables.count << 16, to: &font)
    append(0, to: &font)
    var place = start
    for table in tables {
      for number in [table.tag, table.checksum, place, table.count] { append(number, to: &font) }
      place += table.paddedCount
    }
    for table in tables {
      font += try content(of: table)
      font += Array(repeating: 0, count: table.paddedCount - table.count)
    }
    return font
  }

  /// The list of tables.
  private func tables() throws(FontError) -> [Table] {
    guard bytes.count >= WOFFReader.packedHeaderCount else { throw .notAFont }
    let count = number(at: 12) >> 16
    guard count <= FontLimits.tables,
      WOFFReader.packedHeaderCount + count * WOFFReader.packedEntryCount <= bytes.count
    else { throw .notAFont }
    return try (0..<count).map { index throws(FontError) in
      let entry = WOFFReader.packedHeaderCount + index * WOFFReader.packedEntryCount
      let table = Table(
        tag: number(at: entry), place: number(at: entry + 4), packedCount: number(at: entry + 8),
        count: number(at: entry + 12), checksum: number(at: entry + 16))
      guard table.place <= bytes.count, table.packedCount <= bytes.count - table.place,
        table.packedCount <= table.count,
        table.count <= table.packedCount * WOFFReader.largestRatio
      else { throw .notAFont }
      return table
    }
  }

  /// The bytes of a table.
  private func content(of table: Table) throws(FontError) -> [UInt8] {
    let packed = bytes[table.place..<table.place + table.packedCount]
    guard table.packedCount < table.count else { return Array(packed) }
    var status = Z_OK
    let content = [UInt8](unsafeUninitializedCapacity: table.count) { buffer, count in
      var length = uLong(buffer.count)
      let start = UnsafeRawBufferPointer(rebasing: packed).bindMemory(to: UInt8.self).baseAddress
      status = uncompress(buffer.baseAddress, &length, start, uLong(table.packedCount))
      count = status == Z_OK ? Int(length) : 0
    }
    guard status == Z_OK, content.count == table.count else { throw .notAFont }
    return content
  }

  /// The unsigned 32-bit number at a place in network order.
  private func number(at place: Int) -> Int {
    Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
  }

  private func append(_ number: Int, to font: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(truncatingIfNeeded: number).bigEndian) {
      font.append(contentsOf: $0)
    }
  }

  /// The first bytes of a file: `wOFF`, and `wOF2` of the second version.
  private static let signature = 0x774F_4646
  private static let secondSignature = 0x774F_4632
  /// The bytes of the header and of the entry of a table, in WOFF and in TrueType.
  private static let (packedHeaderCount, packedEntryCount) = (44, 20)
  private static let (headerCount, entryCount) = (12, 16)
  /// A number above the largest ratio of zlib.
  private static let largestRatio = 1_040
}
