internal import CHarfBuzz
import Geometry

/// The weight and slope of a font.
public struct FontTraits: Hashable, Sendable {
  /// The weight, 1...1000, as in CSS and OpenType: 400 is regular, 700 bold.
  public var weight = 400.0
  /// Whether the letters are slanted.
  public var isItalic = false

  /// Makes the traits of a regular font, or others.
  public init(weight: Double = 400, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Reads the name of a style, such as `SemiBold Italic`.
  public init(styleName: String) {
    let words = styleName.lowercased()
    let name = String(words.filter { $0.isLetter })
    isItalic = name.contains("italic") || name.contains("oblique") || name.contains("slanted")
    weight = FontTraits.weights.first { name.contains($0.name) }?.weight ?? 400
  }

  /// The name of the style, such as `SemiBold Italic`.
  var styleName: String {
    let words = FontTraits.styleNames.min { abs($0.0 - weight) < abs($1.0 - weight) }?.1 ?? ""
    return isItalic ? (words == "Regular" ? "Italic" : "\(words) Italic") : words
  }

  /// The usual names of weights.
  private static let styleNames: [(Double, String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]

  /// The names of weights, each before those that are part of it.
  private static let weights: [(name: String, weight: Double)] = [
    ("extralight", 200), ("ultralight", 200), ("thin", 100), ("hairline", 100),
    ("semilight", 350), ("light", 300), ("medium", 500), ("semibold", 600), ("demi", 600),
    ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("black", 900), ("heavy", 900),
  ]
}

/// The heights of a font that lines are placed by, in ems.
public struct FontMetrics: Hashable, Sendable {
  /// The ascent above the baseline.
  public var ascent: Double
  /// The descent below the baseline, positive.
  public var descent: Double
  /// The line gap.
  public var lineGap: Double
  /// The height of capitals.
  public var capHeight: Double

  init(_ font: OpaquePointer, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
    lineGap = Double(extents.line_gap) / unitsPerEm
    var height: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
    capHeight = Double(height) / unitsPerEm
  }
}

/// What is done to outlines for traits that a face lacks.
public struct FontSynthesis: Hashable, Sendable {
  /// Whether outlines are made bolder.
  public var isBold = false
  /// Whether outlines are slanted.
  public var isItalic = false

  /// Makes a synthesis that changes nothing.
  public init() {}

  /// The part of an em by which Skia makes stems bolder: half of it on each side.
  private static let boldness = 1.0 / 32
  /// The tangent of the angle by which browsers slant letters.
  private static let slant = 0.25

  /// An outline in ems with the changes.
  func applied(to outline: BezierPath) -> BezierPath {
    var outline = outline
    if isBold {
      let half = FontSynthesis.boldness / 2
      // TrueType's outer contours run the other way than those of PostScript outlines.
      let direction = outline.signedArea < 0 ? -1.0 : 1
      outline = outline.offset(by: half * direction, join: .miter, miterLimit: 4)
    }
    if isItalic {
      outline = outline.transformed(
        by: Affine(a: 1, b: 0, c: -FontSynthesis.slant, d: 1, tx: 0, ty: 0))
    }
    return outline
  }
}

extension BezierPath {
  /// Twice the area of the polygons of the vertices, positive where they run clockwise on screen.
  fileprivate var signedArea: Double {
    contours.reduce(0) { sum, contour in
      let vertices = (contour.firstKnot..<contour.firstKnot + contour.knotCount).map {
        points[$0 * 3 + 1]
      }
      return zip(vertices, vertices.dropFirst() + vertices.prefix(1)).reduce(sum) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
    }
  }
}
