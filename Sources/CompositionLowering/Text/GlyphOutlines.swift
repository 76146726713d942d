import CompositionModel

/// The geometry of glyphs, which all letters that show one share, as nobody changes it any more.
final class GlyphOutlines {
  /// What geometry depends on.
  private struct Key: Hashable {
    /// Where the glyph's shapes are; copies of a glyph share their memory.
    var shapes: UInt
    /// The time that it follows.
    var scope: Int
  }

  private var known: [Key: [ViewDraft]] = [:]

  /// The geometry of a glyph's shapes, which are part of the composition that is unfolded.
  func geometry(of shapes: [ShapeItem], scope: Int, _ make: () -> [ViewDraft]) -> [ViewDraft] {
    let key = Key(
      shapes: shapes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }, scope: scope)
    if let geometry = known[key] { return geometry }
    let geometry = make()
    known[key] = geometry
    return geometry
  }
}
