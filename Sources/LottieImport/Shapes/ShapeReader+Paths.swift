import Animation
import CompositionModel
import Diagnostics
import Geometry
import JSONTree

// Paths, and shapes that change the shapes above them.
extension ShapeReader {
  /// A path or modifier of a type, before `visitProperties` reads its properties; `nil` for another type.
  func shape(_ type: String, _ reader: inout ObjectReader) -> ShapeItem.Kind? {
    switch type {
    // As in lottie-web, a rectangle without a direction is reversed; other shapes are not.
    case "rc": .rectangle(RectangleShape(isReversed: ![1, 2].contains(reader.integer("d"))))
    case "el": .ellipse(EllipseShape(isReversed: reader.integer("d") == 3))
    case "sr":
      .star(
        StarShape(isPolygon: reader.integer("sy") == 2, isReversed: reader.integer("d") == 3))
    case "sh": path(&reader)
    case "tm": .trim(TrimModifier(mode: reader.integer("m") == 2 ? .individually : .simultaneously))
    case "rd": .roundCorners(radius: AnimatedValue(0))
    case "rp": .repeater(repeater(&reader))
    case "mm": merge(&reader)
    case "pb": .pucker(amount: AnimatedValue(0))
    case "tw": .twist(TwistModifier())
    case "zz": .zigZag(ZigZagModifier())
    case "op": .offset(OffsetModifier(join: join(reader.integer("lj") ?? 1)))
    default: nil
    }
  }

  private func merge(_ reader: inout ObjectReader) -> ShapeItem.Kind {
    let number = reader.integer("mm") ?? 1
    guard let mode = MergeMode(rawValue: number) else {
      context.report(
        .unsupportedMerge, member: "mm",
        "The mode \(number) of Merge Paths is unknown; Merge is used.")
      return .merge(.merge)
    }
    return .merge(mode)
  }

  private func repeater(_ reader: inout ObjectReader) -> RepeaterModifier {
    var result = RepeaterModifier(
      copies: reader.property("c", NumberFormat.plain()), laterAbove: false)
    let most = result.mostCopies
    if most > ImportLimits.repeaterCopies {
      context.report(
        .runawayRepeater, member: "c",
        "The repeater makes \(NumberText.plain(most)) copies; "
          + "the limit is \(NumberText.plain(ImportLimits.repeaterCopies)).")
      result.copies = result.copies.map { min($0, ImportLimits.repeaterCopies) }
    }
    result.offset = reader.property("o", NumberFormat.plain())
    result.laterAbove = reader.integer("m") ?? 1 != 1
    reader.object("tr", as: .groupTransform) { reader -> Void? in step(&reader, into: &result) }
    return result
  }

  /// Reads the transform of a repeater with the opacities of its first and last copy.
  private func step(_ reader: inout ObjectReader, into repeater: inout RepeaterModifier) {
    reader.skip("ty")
    let start = reader.property("so", NumberFormat.percent(1))
    let end = reader.property("eo", NumberFormat.percent(1))
    // As in lottie-web, the topmost copy has the start opacity.
    (repeater.startOpacity, repeater.endOpacity) =
      repeater.laterAbove ? (end, start) : (start, end)
    reader.readTransform(into: &repeater.transform)
  }

  private func path(_ reader: inout ObjectReader) -> ShapeItem.Kind {
    // Exporters reverse the vertices of a path with direction 3 themselves; lottie-web ignores it.
    reader.skip("d")
    var format = PathFormat()
    format.hasAbsoluteTangents = context.hasAbsoluteTangents
    if context.isInGlyph {
      reader.skip("closed")
      if context.version < .relativeGlyphs || context.completion != nil {
        let value = reader.value("ks").flatMap { $0.kind == .object ? $0.member("k") : nil }
        format.hasAbsoluteTangents = hasAbsoluteTangents(value)
        if format.hasAbsoluteTangents, context.completion == nil {
          context.reportDialect(.absoluteTangents)
        }
      }
    } else {
      format.isClosed = context.closingFlag("closed", &reader)
    }
    guard let path = reader.optionalProperty("ks", format) else {
      context.report(.missingMember, "The path has no value \"ks\".")
      return .path(AnimatedValue(BezierPath()))
    }
    return .path(path)
  }

  /// Whether the tangents of a character's path are points rather than distances from their vertex.
  ///
  /// Old exporters wrote absolute tangents, but not for all paths. Tangents are near their vertices, and vertices mostly
  /// far from the origin.
  private func hasAbsoluteTangents(_ path: JSONValue?) -> Bool {
    guard let path, path.kind == .object, let vertices = path.member("v")?.points else {
      return false
    }
    var (fromVertices, fromOrigin) = (0.0, 0.0)
    for name in ["i", "o"] {
      for (vertex, tangent) in zip(vertices, path.member(name)?.points ?? []) {
        fromVertices += (tangent - vertex).length
        fromOrigin += tangent.length
      }
    }
    return fromVertices <= fromOrigin && fromOrigin > 0
  }
}
