import CompositionModel
import Diagnostics
import Geometry
import JSONTree
import ViewTree

/// Reads the shapes that are paths: rectangle, ellipse, star and free path.
enum PathShapeReader {
  /// A path of a type; `nil` for another type.
  static func read(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    switch type {
    case "rc": .rectangle(rectangle(&reader))
    case "el": .ellipse(ellipse(&reader))
    case "sr": .star(star(&reader))
    case "sh": path(&reader)
    default: nil
    }
  }

  private static func rectangle(_ reader: inout ObjectReader) -> RectangleShape {
    RectangleShape(
      position: reader.property("p", VectorFormat.point),
      size: reader.property("s", VectorFormat.plain),
      cornerRadius: reader.property("r", NumberFormat.plain()),
      // As in lottie-web, a rectangle without a direction is reversed; other shapes are not.
      isReversed: ![1, 2].contains(reader.integer("d")))
  }

  private static func ellipse(_ reader: inout ObjectReader) -> EllipseShape {
    EllipseShape(
      position: reader.property("p", VectorFormat.point),
      size: reader.property("s", VectorFormat.plain), isReversed: isReversed(&reader))
  }

  private static func star(_ reader: inout ObjectReader) -> StarShape {
    var star = StarShape(
      isPolygon: reader.integer("sy") == 2,
      position: reader.property("p", VectorFormat.point),
      points: reader.property("pt", NumberFormat.plain(5)),
      outerRadius: reader.property("or", NumberFormat.plain()),
      innerRadius: reader.property("ir", NumberFormat.plain()))
    star.rotation = reader.property("r", NumberFormat.plain())
    star.outerRoundness = reader.property("os", NumberFormat.percent(0))
    star.innerRoundness = reader.property("is", NumberFormat.percent(0))
    star.isReversed = isReversed(&reader)
    return star
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

  private static func isReversed(_ reader: inout ObjectReader) -> Bool {
    reader.integer("d") == 3
  }
}
