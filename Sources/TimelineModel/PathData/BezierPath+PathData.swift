package import Geometry

extension BezierPath {
  /// Reads SVG path data such as `M 0,0 L 10,0 C 10,5 5,10 0,10 Z`; an empty text is an empty path.
  ///
  /// All commands except arcs are read. A last knot that coincides with the first one of a closed contour is merged with it.
  package init(pathData: String) throws(PathDataError) {
    self = try PathDataReader(pathData).path
  }

  /// The path as SVG path data, with absolute coordinates in their shortest form.
  ///
  /// The last segment of a closed contour is written if it is curved, or if the last vertex
  /// coincides with the first one, so that reading the text restores equal knots. Points that have
  /// no effect on the drawing are lost: contours without knots, and control points before an open
  /// contour's first and after its last vertex.
  package var pathData: String {
    var text = ""
    for contour in contours where contour.knotCount > 0 {
      append(contour, to: &text)
    }
    return text
  }

  private func append(_ contour: Contour, to text: inout String) {
    let first = points[contour.firstKnot * 3 + 1]
    let last = points[(contour.firstKnot + contour.knotCount) * 3 - 2]
    text += (text.isEmpty ? "M " : " M ") + BezierPath.text(first)
    for index in 0..<max(0, contour.knotCount - 1) {
      append(segment(index, of: contour), to: &text)
    }
    guard contour.isClosed else { return }
    let closing = segment(contour.knotCount - 1, of: contour)
    if !closing.isLine || contour.knotCount > 1 && first == last {
      append(closing, to: &text)
    }
    text += " Z"
  }

  private func append(_ segment: CubicSegment, to text: inout String) {
    if segment.isLine {
      text += " L " + BezierPath.text(segment.p3)
    } else {
      text += " C " + BezierPath.text(segment.p1) + " " + BezierPath.text(segment.p2)
      text += " " + BezierPath.text(segment.p3)
    }
  }

  private static func text(_ point: Vector2) -> String {
    point.x.shortText + "," + point.y.shortText
  }
}
