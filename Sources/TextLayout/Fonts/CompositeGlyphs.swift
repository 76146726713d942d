internal import CHarfBuzz

/// The composite glyphs of a TrueType font, whose parts are other glyphs.
///
/// A damaged font can nest them without end, or so that a glyph has millions of parts.
final class CompositeGlyphs {
  private let glyphs: OpaquePointer?
  private let locations: OpaquePointer?
  private let hasLongLocations: Bool

  init(_ face: OpaquePointer) {
    glyphs = hb.face_reference_table(face, CompositeGlyphs.tag("glyf"))
    locations = hb.face_reference_table(face, CompositeGlyphs.tag("loca"))
    let head = hb.face_reference_table(face, CompositeGlyphs.tag("head"))
    defer { hb.blob_destroy(head) }
    hasLongLocations = blobBytes(head).number(at: 50) == 1
  }

  deinit {
    hb.blob_destroy(glyphs)
    hb.blob_destroy(locations)
  }

  /// Whether a glyph has few enough parts to be drawn.
  func isDrawable(_ glyph: UInt32) -> Bool {
    var budget = FontLimits.glyphParts
    return count(glyph, depth: 0, &budget)
  }

  /// Takes the parts of a glyph from the budget; false if it is not enough.
  private func count(_ glyph: UInt32, depth: Int, _ budget: inout Int) -> Bool {
    budget -= 1
    guard budget >= 0, depth <= FontLimits.glyphDepth else { return false }
    let table = blobBytes(glyphs)
    guard var place = start(of: glyph), let contours = table.number(at: place),
      contours >= 0x8000
    else { return true }
    // A header of the number of contours and the bounds, then the parts, each with flags and a glyph.
    place += 10
    while let flags = table.number(at: place), let part = table.number(at: place + 2) {
      guard count(UInt32(part), depth: depth + 1, &budget) else { return false }
      guard flags & Flags.hasMore != 0 else { break }
      place += 4 + (flags & Flags.hasWords != 0 ? 4 : 2)
      if flags & Flags.hasScale != 0 {
        place += 2
      } else if flags & Flags.hasTwoScales != 0 {
        place += 4
      } else if flags & Flags.hasMatrix != 0 {
        place += 8
      }
    }
    return true
  }

  /// The place of a glyph in its table; `nil` for a blank.
  private func start(of glyph: UInt32) -> Int? {
    let table = blobBytes(locations)
    let index = Int(glyph)
    func location(_ index: Int) -> Int? {
      hasLongLocations
        ? table.number(at: index * 4).flatMap { high in
          table.number(at: index * 4 + 2).map { high << 16 | $0 }
        } : table.number(at: index * 2).map { $0 * 2 }
    }
    guard let start = location(index), let end = location(index + 1), end > start else {
      return nil
    }
    return start
  }

  /// Flags of a part, from the OpenType specification.
  private enum Flags {
    static let hasWords = 0x1
    static let hasScale = 0x8
    static let hasMore = 0x20
    static let hasTwoScales = 0x40
    static let hasMatrix = 0x80
  }

  private static func tag(_ name: StaticString) -> hb_tag_t {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

extension UnsafeRawBufferPointer {
  /// The unsigned 16-bit number in network order at a place; `nil` beyond the end.
  fileprivate func number(at place: Int) -> Int? {
    guard place >= 0, place + 1 < count else { return nil }
    return Int(self[place]) << 8 | Int(self[place + 1])
  }
}
