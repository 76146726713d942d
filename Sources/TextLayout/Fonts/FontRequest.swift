internal import CHarfBuzz
import Geometry

/// The description of a font in a design or a timeline.
package struct FontRequest: Hashable, Sendable {
  /// The PostScript name, such as `Inter-Bold`; may be empty.
  package var postScriptName: String
  /// The family, such as `Inter`.
  package var family: String
  /// The style within the family, such as `Bold`.
  package var style: String
  /// The weight and slope; `nil` to read them from the style.
  package var traits: FontTraits?
  /// The file of the font, where the design has it.
  package var data: [UInt8]?
  /// Whether `data` is a regular face, from which bold and italic are synthesized, as in browsers.
  package var isWebFont = false
  /// The family that replaces a missing one, as in browsers; `nil` for fontconfig's best replacement.
  ///
  /// With it, variable fonts have their named weights only, as in browsers; otherwise any weight.
  package var defaultFamily: String?

  /// Makes a request of names.
  package init(postScriptName: String = "", family: String, style: String = "") {
    self.postScriptName = postScriptName
    self.family = family
    self.style = style
  }

  /// The name in messages.
  package var title: String {
    if family.isEmpty { return postScriptName }
    return style.isEmpty || style == "Regular" ? family : "\(family) \(style)"
  }

  /// The changes to the font in the design.
  var synthesis: FontSynthesis {
    var synthesis = FontSynthesis()
    synthesis.isBold = isWebFont && (traits?.weight ?? 400) >= 600
    synthesis.isItalic = isWebFont && traits?.isItalic == true
    return synthesis
  }
}

/// The face that was found for a request.
public struct FontMatch: Sendable {
  /// The face; it may lack the characters of a text.
  public var face: FontFace
  /// Where it was found.
  package var origin: Origin
  /// The places that were searched without a result, in order, as phrases.
  package var tried: [String]
  /// The reason why a file of the font, in the design or a folder, is not used; `nil` where there is none, and where it is.
  package var problem: FontError?

  /// The place of a font.
  package enum Origin: Hashable, Sendable {
    /// The design has the file.
    case design
    /// The archive of the design.
    case archive
    /// A font folder.
    case folder
    /// The system.
    case system
    /// The font is missing; another font of the system replaces it.
    case substitute
    /// The font is missing, and the system has none; the font of this program replaces it.
    case builtIn

    /// Whether another font replaces the one that is missing.
    package var isReplacement: Bool { self == .substitute || self == .builtIn }
  }
}

/// The weight and slope of a font.
package struct FontTraits: Hashable, Sendable {
  /// The weight, 1...1000, as in CSS and OpenType: 400 is regular, 700 bold.
  package var weight = 400.0
  /// Whether the letters are slanted.
  package var isItalic = false

  /// Makes the traits of a regular font, or others.
  package init(weight: Double = 400, isItalic: Bool = false) {
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Reads the name of a style, such as `SemiBold Italic`.
  package init(styleName: String) {
    let name = styleName.lowercased().filter(\.isLetter)
    isItalic = ["italic", "oblique", "slanted"].contains { name.contains($0) }
    weight = FontTraits.weights.first { name.contains($0.name.lowercased()) }?.weight ?? 400
  }

  /// The name of the style, such as `SemiBold Italic`.
  var styleName: String {
    let nearest = FontTraits.weights.min { abs($0.weight - weight) < abs($1.weight - weight) }
    let name = nearest?.name ?? ""
    return isItalic ? (name == "Regular" ? "Italic" : "\(name) Italic") : name
  }

  /// The names of weights: a name that contains another one comes before it, the usual name of a weight before synonyms.
  private static let weights: [(name: String, weight: Double)] = [
    ("ExtraLight", 200), ("UltraLight", 200), ("SemiLight", 350), ("Light", 300), ("Thin", 100),
    ("Hairline", 100), ("Medium", 500), ("SemiBold", 600), ("Demi", 600), ("ExtraBold", 800),
    ("UltraBold", 800), ("Bold", 700), ("Black", 900), ("Heavy", 900), ("Regular", 400),
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

  init(_ font: OpaquePointer, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    _ = hb.font_get_h_extents(font, &extents)
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
    lineGap = Double(extents.line_gap) / unitsPerEm
  }
}

/// Synthesized bold and italic: changes to the outlines of a face without these traits.
package struct FontSynthesis: Hashable, Sendable {
  /// Whether outlines are made bolder.
  package var isBold = false
  /// Whether outlines are slanted.
  package var isItalic = false

  /// Makes a synthesis that changes nothing.
  package init() {}

  /// Makes what a face of some weights and slope lacks for the traits of a text, as in Chromium.
  init(of traits: FontTraits, weights: ClosedRange<Double>, isItalic: Bool) {
    isBold = traits.weight > weights.upperBound + 200
    self.isItalic = traits.isItalic && !isItalic
  }

  /// The size at which outlines are offset, in points, as `BezierPath.offset` has tolerances in points.
  private static let offsetScale = 1_000.0
  /// The increase of stem widths by synthesized bold, in ems, as in Skia: from small sizes in points to large ones.
  private static let boldnesses = 1.0 / 32...1.0 / 24
  private static let boldSizes = 9.0...36.0
  /// The horizontal shear of synthesized italic, as in browsers.
  private static let slant = 0.25

  /// The increase of stem widths at a font size in points, in ems; 0 without synthesized bold.
  func boldness(atSize size: Double) -> Double {
    guard isBold else { return 0 }
    let (sizes, values) = (FontSynthesis.boldSizes, FontSynthesis.boldnesses)
    let share = (size.clamped(to: sizes) - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound)
    return values.upperBound + (values.lowerBound - values.upperBound) * share
  }

  /// An outline in ems with the changes.
  func applied(to outline: BezierPath, boldness: Double) -> BezierPath {
    var outline = outline
    if boldness > 0 {
      let (half, scale) = (boldness / 2, FontSynthesis.offsetScale)
      // Outer contours of TrueType and PostScript run in opposite directions.
      let direction = outline.signedArea < 0 ? -1.0 : 1
      outline = outline.transformed(by: .scale(scale))
        .offset(by: half * scale * direction, join: .miter, miterLimit: 4 * half * scale)
        .transformed(by: .scale(1 / scale))
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
