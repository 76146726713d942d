import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import ViewTree

/// Reads the shapes that are paths: rectangle, ellipse, star and free path.
enum PathShapeReader {
  /// A path of a type, whose listed properties are yet to be read; `nil` for another type.
  static func read(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    switch type {
    // As in lottie-web, a rectangle without a direction is reversed; other shapes are not.
    case "rc": .rectangle(RectangleShape(isReversed: ![1, 2].contains(reader.integer("d"))))
    case "el": .ellipse(EllipseShape(isReversed: reader.integer("d") == 3))
    case "sr":
      .star(
        StarShape(isPolygon: reader.integer("sy") == 2, isReversed: reader.integer("d") == 3))
    case "sh": path(&reader)
    default: nil
    }
  }

  private static func path(_ reader: inout ObjectReader) -> ShapeItem.Kind {
    let context = reader.context
    // Exporters reverse the vertices of a path with direction 3 themselves; lottie-web ignores it.
    reader.skip("d")
    var format = PathFormat()
    if context.isInGlyph {
      reader.skip("closed")
      if context.version < .relativeGlyphs {
        context.reportDialect(.absoluteTangents)
        format.hasAbsoluteTangents = true
      }
    } else {
      format.isClosed = context.closingFlag("closed", &reader)
    }
    guard let path = reader.optionalProperty("ks", format) else {
      context.report(.missingMember, severity: .warning, "The path has no value \"ks\".")
      return .path(AnimatedValue(BezierPath()))
    }
    return .path(path)
  }
}
