internal import CHarfBuzz
import Geometry

/// Features of a font that a text switches on or off; the others are as the font has them.
package struct FontFeatures: Hashable, Sendable {
  /// Pair kerning.
  package var hasKerning = true
  /// Ligatures that are not required by the script.
  package var hasLigatures = true
  /// Small capitals for lowercase letters.
  package var hasSmallCapitals = false

  /// HarfBuzz's list of them.
  fileprivate var list: [hb_feature_t] {
    let changes: [(tag: hb_tag_t, isChanged: Bool, value: UInt32)] = [
      (xs_hb_kerning, !hasKerning, 0), (xs_hb_ligatures, !hasLigatures, 0),
      (xs_hb_contextual_ligatures, !hasLigatures, 0), (xs_hb_small_capitals, hasSmallCapitals, 1),
    ]
    return changes.filter(\.isChanged).map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max)
    }
  }
}

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
    _ text: [UInt32], _ range: Range<Int>, isRightToLeft: Bool, features: FontFeatures
  ) -> [ShapedGlyph] {
    let buffer = hb.buffer_create()
    defer { hb.buffer_destroy(buffer) }
    hb.buffer_add_utf32(
      buffer, text, Int32(text.count), UInt32(range.lowerBound), Int32(range.count))
    hb.buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb.buffer_guess_segment_properties(buffer)
    let list = features.list
    hb.shape(font, buffer, list, UInt32(list.count))
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
