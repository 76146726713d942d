internal import CHarfBuzz
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
