internal import CHarfBuzz
internal import CZlib
import Diagnostics
import EmbeddedTexts

/// The bytes of a font file.
package enum FontSource: Hashable, Sendable {
  /// A file.
  case file(path: String)
  /// A font in memory: from a data URL or an archive.
  case memory([UInt8])
  /// The font of this program, which `Tools/last-font` draws.
  case builtIn

  /// The path; `nil` for a font in memory.
  var path: String? {
    guard case .file(let path) = self else { return nil }
    return path
  }

  /// HarfBuzz's blob of the bytes, which the caller releases.
  func blob() throws(FontError) -> OpaquePointer {
    guard !TextLibrary.harfBuzz.isMissing else { throw .missingLibrary }
    let blob: OpaquePointer? =
      switch self {
      case .file(let path): hb.blob_create_from_file_or_fail(path)
      case .memory(let bytes): FontSource.blob(bytes)
      case .builtIn: FontSource.blob(FontSource.builtInBytes)
      }
    guard let blob else { throw .unreadable }
    guard hb.blob_get_length(blob) <= FontLimits.bytes else {
      hb.blob_destroy(blob)
      throw .oversized
    }
    return try FontSource.unpacked(blob)
  }

  /// A blob of the font in a WOFF file, or the same blob.
  private static func unpacked(_ blob: OpaquePointer) throws(FontError) -> OpaquePointer {
    do throws(FontError) {
      guard let file = try WOFFReader(blobBytes(blob)) else { return blob }
      guard let unpacked = FontSource.blob(try file.unpacked()) else { throw FontError.unreadable }
      hb.blob_destroy(blob)
      return unpacked
    } catch {
      hb.blob_destroy(blob)
      throw error
    }
  }

  private static func blob(_ bytes: [UInt8]) -> OpaquePointer? {
    bytes.withUnsafeBytes {
      hb.blob_create_or_fail(
        $0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(clamping: $0.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
  }

  /// The font of this program, as WOFF.
  static let builtInBytes: [UInt8] = {
    let text = EmbeddedText.textLayout["XsheetSans"] ?? ""
    return Base64.decode(text[...].utf8) ?? []
  }()
}

/// The reason why a font cannot be used.
package enum FontError: Error, Hashable, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable
  /// The file is longer than the limit.
  case oversized
  /// The file is no font, or damaged.
  case notAFont
  /// HarfBuzz is missing, which reads fonts.
  case missingLibrary
  /// The file is a WOFF of the second version.
  case unsupportedWOFF2

  /// The reason, after a subject.
  package var description: String {
    switch self {
    case .unreadable: "it cannot be read"
    case .oversized: "it has more than \(FontLimits.bytes) bytes"
    case .notAFont: "it is no TrueType, OpenType or WOFF font, or damaged"
    case .unsupportedWOFF2: "it is a WOFF 2; use WOFF, TrueType or OpenType"
    case .missingLibrary: "\(TextLibrary.harfBuzz.fileName) is missing, which reads fonts"
    }
  }
}

/// Limits on fonts, which may come from anywhere.
package enum FontLimits {
  /// The longest file, in bytes.
  package static let bytes = 64 << 20
  /// The number of tables in a WOFF.
  static let tables = 256
  /// The number of faces of a collection that are listed.
  static let collectionFaces = 256
  /// The depth of folders in font folders.
  static let folderDepth = 32
  /// The units of the em square that OpenType allows.
  static let unitsPerEm = 16...16_384
  /// The longest name that is read, in bytes.
  static let nameBytes = 256
  /// The number of parts that a composite glyph may have, nested ones included.
  static let glyphParts = 10_000
  /// The number of layers of a glyph in color, and of colors.
  static let colorLayers = 1_024
  /// The depth of composite glyphs.
  static let glyphDepth = 32
  /// The range of font sizes, in points.
  package static let size = 0.1...10_000.0
}

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
