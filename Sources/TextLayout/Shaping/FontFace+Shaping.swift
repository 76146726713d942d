internal import CHarfBuzz
import Geometry

/// A glyph of a shaped run, in visual order.
struct ShapedGlyph: Hashable {
  /// The number in the font.
  var glyph: UInt32
  /// The index of the first scalar of its cluster, in the text.
  var cluster: Int
  /// The advance, in ems.
  var advance: Double
  /// The offset from the pen, in ems, y down.
  var offset: Vector2
}

extension FontFace {
  /// Shapes a part of a text in one script and direction.
  ///
  /// The text around the part joins letters across its ends.
  func shape(
    _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, features: [hb_feature_t]
  ) -> [ShapedGlyph] {
    let buffer = hb.buffer_create()
    defer { hb.buffer_destroy(buffer) }
    hb.buffer_add_utf32(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb.buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb.buffer_guess_segment_properties(buffer)
    hb.shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard let glyphs = hb.buffer_get_glyph_infos(buffer, &count),
      let places = hb.buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      ShapedGlyph(
        glyph: glyphs[index].codepoint, cluster: Int(glyphs[index].cluster),
        advance: ems(places[index].x_advance),
        offset: Vector2(ems(places[index].x_offset), -ems(places[index].y_offset)))
    }
  }

  /// Whether the font substitutes glyphs for a feature such as small capitals.
  package var hasSmallCapitals: Bool {
    var index: UInt32 = 0
    let face = hb.font_get_face(font)
    return hb.ot_layout_language_find_feature(
      face, xs_hb_glyph_substitutions, 0, xs_hb_default_language,
      xs_hb_small_capitals, &index) != 0
  }
}
