internal import CHarfBuzz
import Diagnostics
package import Geometry
import Platform
package import SceneModel

/// A face of a font file, at one variation.
///
/// Lengths are in ems: 1 is the font size. The pen is at the origin of a glyph, y points down.
public final class FontFace: @unchecked Sendable {
  /// The family, such as `Inter`.
  package let family: String
  /// The style within the family, such as `Bold Italic`.
  package let style: String
  /// The PostScript name, such as `Inter-BoldItalic`.
  package let postScriptName: String
  /// The weight and slope.
  package let traits: FontTraits
  /// The heights that lines are placed by.
  public let metrics: FontMetrics
  /// Whether it is a variable font at a chosen weight, which is not in its names.
  package let isVariable: Bool
  /// The synthesized bold and italic.
  package let synthesis: FontSynthesis
  /// The path of the file; `nil` for a font in memory.
  package let path: String?

  /// HarfBuzz's font, which does not change any more; its scale is the units of the em square.
  let font: OpaquePointer
  private let unitsPerEm: Double
  private let composites: CompositeGlyphs
  private let outlines = Locked<[OutlineKey: BezierPath]>([:])

  /// A glyph with the increase of its stems by synthesized bold.
  private struct OutlineKey: Hashable {
    var glyph: UInt32
    var boldness: Double
  }

  /// Opens a face.
  ///
  /// - Parameters:
  ///   - source: The file of the font.
  ///   - index: The number of the face in a collection.
  ///   - weight: The weight of a variable font, 1...1000; `nil` for its default.
  ///   - synthesis: The synthesized bold and italic.
  /// - Throws: `FontError` if the file cannot be used.
  package init(
    _ source: FontSource, index: Int = 0, weight: Double? = nil,
    synthesis: FontSynthesis = FontSynthesis()
  ) throws(FontError) {
    let blob = try source.blob()
    defer { hb.blob_destroy(blob) }
    guard index >= 0, index < hb.face_count(blob) else { throw .notAFont }
    guard let face = hb.face_create(blob, UInt32(index)), let font = hb.font_create(face) else {
      throw .notAFont
    }
    defer { hb.face_destroy(face) }
    self.font = font
    path = source.path
    unitsPerEm = Double(hb.face_get_upem(face))
    self.synthesis = synthesis
    isVariable = weight != nil
    if let weight {
      var variation = hb_variation_t(tag: xs_hb_weight, value: Float(weight))
      hb.font_set_variations(font, &variation, 1)
    }
    family = FontFace.name(16, of: face) ?? FontFace.name(1, of: face) ?? ""
    style = FontFace.name(17, of: face) ?? FontFace.name(2, of: face) ?? ""
    postScriptName = FontFace.name(6, of: face) ?? ""
    traits = FontTraits(
      weight: Double(hb.style_get_value(font, HB_STYLE_TAG_WEIGHT)),
      isItalic: hb.style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
        || hb.style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0)
    metrics = FontMetrics(font, unitsPerEm: unitsPerEm)
    composites = CompositeGlyphs(face)
    hb.font_make_immutable(font)
    // After all members are set, as the instance is released by `deinit` from here on.
    guard FontLimits.unitsPerEm.contains(Int(unitsPerEm)), hb.face_get_glyph_count(face) > 0 else {
      throw .notAFont
    }
  }

  deinit { hb.font_destroy(font) }

  /// The family and the style, such as `Inter Bold`, for `FontLibrary.match(named:)`.
  package var name: String {
    let style = isVariable ? traits.styleName : self.style
    return ["Regular", "Book", "Normal", ""].contains(style) ? family : "\(family) \(style)"
  }

  /// Whether the face has a glyph for a character.
  package func has(_ scalar: Unicode.Scalar) -> Bool { glyph(for: scalar) != nil }

  /// The glyph of a character by itself; `nil` for none.
  func glyph(for scalar: Unicode.Scalar) -> UInt32? {
    var glyph: UInt32 = 0
    return hb.font_get_nominal_glyph(font, scalar.value, &glyph) != 0 && glyph != 0 ? glyph : nil
  }

  /// The outline of a glyph, closed and filled by the nonzero rule.
  ///
  /// It is empty for a blank, and for a composite glyph beyond the limits.
  ///
  /// - Parameters:
  ///   - glyph: The number of the glyph.
  ///   - fontSize: The size of the text, in points: synthesized bold is stronger in small sizes.
  package func outline(of glyph: UInt32, fontSize: Double = .infinity) -> BezierPath {
    let boldness = synthesis.boldness(atSize: fontSize)
    return outlines.item(for: OutlineKey(glyph: glyph, boldness: boldness)) {
      synthesis.applied(to: drawnOutline(of: glyph), boldness: boldness)
    }
  }

  private func drawnOutline(of glyph: UInt32) -> BezierPath {
    guard composites.isDrawable(glyph) else { return BezierPath() }
    let drawing = GlyphDrawing(scale: 1 / unitsPerEm)
    withExtendedLifetime(drawing) {
      hb.font_get_glyph_shape(
        font, glyph, GlyphDrawing.functions, Unmanaged.passUnretained(drawing).toOpaque())
    }
    return drawing.path
  }

  /// A length of HarfBuzz in ems.
  func ems(_ position: hb_position_t) -> Double { Double(position) / unitsPerEm }

  /// An entry of the font's table of names, in English; `nil` for none.
  static func name(_ number: UInt32, of face: OpaquePointer) -> String? {
    let language = hb.language_from_string("en", 2)
    var bytes = [CChar](repeating: 0, count: FontLimits.nameBytes)
    var count = UInt32(bytes.count)
    guard hb.ot_name_get_utf8(face, number, language, &count, &bytes) > 0 else { return nil }
    let name = String(
      decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return name.isEmpty ? nil : name
  }
}

extension FontFace: Hashable {
  /// Whether both are the same opened face.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Collects the outline of a glyph from HarfBuzz's calls.
private final class GlyphDrawing {
  var path = BezierPath()
  private let scale: Double

  init(scale: Double) {
    self.scale = scale
  }

  /// A point in font units with y up, in ems with y down.
  func point(_ x: Float, _ y: Float) -> Vector2 {
    Vector2(Double(x) * scale, -Double(y) * scale)
  }

  /// The functions that HarfBuzz calls; it turns quadratic curves into cubic ones.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb.draw_funcs_create()
    hb.draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        let drawing = GlyphDrawing.of(data)
        drawing.path.move(to: drawing.point(x, y))
      }, nil, nil)
    hb.draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        let drawing = GlyphDrawing.of(data)
        drawing.path.addLine(to: drawing.point(x, y))
      }, nil, nil)
    hb.draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        let drawing = GlyphDrawing.of(data)
        drawing.path.addCurve(
          to: drawing.point(x, y), control1: drawing.point(x1, y1),
          control2: drawing.point(x2, y2))
      }, nil, nil)
    hb.draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in GlyphDrawing.of(data).path.close() }, nil, nil)
    hb.draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func of(_ data: UnsafeMutableRawPointer?) -> GlyphDrawing {
    guard let data else { preconditionFailure("HarfBuzz passes on the pointer of drawnOutline.") }
    return Unmanaged<GlyphDrawing>.fromOpaque(data).takeUnretainedValue()
  }
}

// The file of a font.
extension FontFace {
  /// The bytes of the font's file, which may have further faces.
  package var bytes: [UInt8] {
    let blob = hb.face_reference_blob(hb.font_get_face(font))
    defer { hb.blob_destroy(blob) }
    return Array(blobBytes(blob))
  }

  /// The license in the font's table of names, as one line: its description and its address; `nil` for none.
  package var license: String? {
    let face = hb.font_get_face(font)
    let entries = [13, 14].compactMap { number in
      face.flatMap { FontFace.name(number, of: $0) }?
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let text = entries.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }
}

/// The bytes of a blob of HarfBuzz, which must outlive them.
func blobBytes(_ blob: OpaquePointer?) -> UnsafeRawBufferPointer {
  var count: UInt32 = 0
  let start = hb.blob_get_data(blob, &count)
  return UnsafeRawBufferPointer(start: start, count: Int(count))
}

/// A glyph with colors of its own, such as an emoji.
package enum ColorGlyph: Hashable, Sendable {
  /// A picture: a PNG file, and the rectangle that it fills, in ems with y down.
  case picture(png: [UInt8], bounds: Rect)
  /// Glyphs of the same font, lowest first; a glyph without a color has the color of the text.
  case layers([Layer])

  /// A glyph in one color.
  package struct Layer: Hashable, Sendable {
    /// The number in the font.
    package var glyph: UInt32
    /// The color; `nil` for the color of the text.
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

/// A glyph of a shaped run: its number in the font, the index of the first scalar of its cluster in the text, and the
/// advance and the offset from the pen, in ems with y down.
typealias ShapedGlyph = (glyph: UInt32, cluster: Int, advance: Double, offset: Vector2)

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
      (
        glyphs[index].codepoint, Int(glyphs[index].cluster), ems(places[index].x_advance),
        Vector2(ems(places[index].x_offset), -ems(places[index].y_offset))
      )
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
