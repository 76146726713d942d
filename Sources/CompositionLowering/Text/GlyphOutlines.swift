import CompositionModel

/// The geometry of glyphs, which all letters with the same glyph share; it does not change any more.
final class GlyphOutlines {
  /// The glyph and time scope of geometry.
  private struct Key: Hashable {
    /// The address of the glyph's shapes; copies of a glyph share their memory.
    var shapes: UInt
    /// The time scope.
    var scope: Int
  }

  private var cache: [Key: [ViewDraft]] = [:]

  /// The geometry of a glyph's shapes, which must be part of the composition that is lowered.
  func geometry(of shapes: [ShapeItem], scope: Int, _ make: () -> [ViewDraft]) -> [ViewDraft] {
    let key = Key(
      shapes: shapes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }, scope: scope)
    if let geometry = cache[key] { return geometry }
    let geometry = make()
    cache[key] = geometry
    return geometry
  }
}
