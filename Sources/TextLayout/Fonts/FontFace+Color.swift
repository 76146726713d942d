internal import CHarfBuzz
package import Geometry
package import SceneModel

/// A glyph with colors of its own, such as an emoji.
package enum ColorGlyph: Hashable, Sendable {
  /// A picture: a PNG file, and the rectangle that it fills, in ems with y down.
  case picture(png: [UInt8], bounds: Rect)
  /// Glyphs of the same font, lowest first; one without a color has that of the text.
  case layers([Layer])

  /// A glyph in one color.
  package struct Layer: Hashable, Sendable {
    /// The number in the font.
    package var glyph: UInt32
    /// The color; `nil` for that of the text.
    package var color: Color?
  }
}

extension FontFace {
  /// Whether it has letters with colors of their own.
  package var hasColors: Bool {
    let face = hb.font_get_face(font)
    return hb.ot_color_has_layers(face) != 0 || hb.ot_color_has_png(face) != 0
  }

  /// The colors of a glyph; `nil` for one that has the color of the text.
  package func colorGlyph(_ glyph: UInt32) -> ColorGlyph? {
    let face = hb.font_get_face(font)
    if hb.ot_color_has_layers(face) != 0, let layers = colorLayers(of: glyph) {
      return .layers(layers)
    }
    guard hb.ot_color_has_png(face) != 0, let blob = hb.ot_color_glyph_reference_png(font, glyph)
    else { return nil }
    defer { hb.blob_destroy(blob) }
    let bytes = blobBytes(blob)
    var extents = hb_glyph_extents_t()
    guard !bytes.isEmpty, hb.font_get_glyph_extents(font, glyph, &extents) != 0 else { return nil }
    let (left, top) = (ems(extents.x_bearing), -ems(extents.y_bearing))
    return .picture(
      png: Array(bytes),
      bounds: Rect(
        minX: left, minY: top, maxX: left + ems(extents.width), maxY: top - ems(extents.height)))
  }

  private func colorLayers(of glyph: UInt32) -> [ColorGlyph.Layer]? {
    let face = hb.font_get_face(font)
    var count = UInt32(FontLimits.colorLayers)
    var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(count))
    guard hb.ot_color_glyph_get_layers(face, glyph, 0, &count, &layers) > 0 else { return nil }
    var colorCount = UInt32(FontLimits.colorLayers)
    var colors = [hb_color_t](repeating: 0, count: Int(colorCount))
    _ = hb.ot_color_palette_get_colors(face, 0, 0, &colorCount, &colors)
    return layers.prefix(Int(count)).map { layer in
      let isListed = layer.color_index < colorCount
      return ColorGlyph.Layer(
        glyph: layer.glyph, color: isListed ? Color(colors[Int(layer.color_index)]) : nil)
    }
  }
}

extension Color {
  /// A color of HarfBuzz, whose bytes are blue, green, red and alpha from the highest.
  fileprivate init(_ color: hb_color_t) {
    func byte(_ shift: UInt32) -> Double { Double(color >> shift & 0xFF) / 255 }
    self.init(red: byte(8), green: byte(16), blue: byte(24), alpha: byte(0))
  }
}
