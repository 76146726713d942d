import Animation
import Diagnostics
import Geometry
import JSONTree

/// A property with a path: vertices with tangents, which are relative in current files.
struct PathFormat: PropertyFormat {
  /// The flag next to the path that closes it, in files of old exporters; `nil` in others.
  var isClosed: Bool?
  /// Whether tangents are points rather than distances from their vertex.
  var hasAbsoluteTangents = false

  let fallback = BezierPath()
  let isWrittenAsObject = true

  func decode(_ value: JSONValue, _ context: ImportContext) -> BezierPath? {
    if value.kind == .array {
      guard let first = value[0], first.kind == .object else {
        context.reportWrongType(value, expected: "a path")
        return nil
      }
      return context.at(0) { decode(first, context) }
    }
    guard var reader = ObjectReader(value, as: .path, in: context) else { return nil }
    defer { reader.finish() }
    let closed = reader.flag("c")
    let incoming = points("i", &reader)
    let outgoing = points("o", &reader)
    guard let vertices = points("v", &reader) else {
      context.report(.missingMember, severity: .warning, "The path has no vertices \"v\".")
      return nil
    }
    checkCounts(vertices, incoming, outgoing, context)
    return path(vertices, incoming ?? [], outgoing ?? [], isClosed: isClosed ?? closed)
  }

  func check(_ keyframes: [Keyframe<BezierPath>], _ context: ImportContext) {
    guard let first = keyframes.first?.value.knotCount,
      let other = keyframes.first(where: { $0.value.knotCount != first })
    else { return }
    context.report(
      .unevenPath,
      "The path has \(first) vertices in its first keyframe and \(other.value.knotCount) "
        + "at frame \(NumberText.plain(other.time)).")
  }

  private func checkCounts(
    _ vertices: [Vector2], _ incoming: [Vector2]?, _ outgoing: [Vector2]?, _ context: ImportContext
  ) {
    let counts = (incoming?.count ?? 0, outgoing?.count ?? 0)
    guard counts != (vertices.count, vertices.count) else { return }
    context.report(
      .missingTangents,
      "The path has \(vertices.count) vertices, \(counts.0) incoming and \(counts.1) outgoing "
        + "tangents; missing tangents are treated as straight.")
  }

  private func path(
    _ vertices: [Vector2], _ incoming: [Vector2], _ outgoing: [Vector2], isClosed: Bool
  ) -> BezierPath {
    var path = BezierPath()
    guard !vertices.isEmpty else { return path }
    func handle(_ index: Int, _ tangents: [Vector2]) -> Vector2 {
      guard index < tangents.count else { return vertices[index] }
      return hasAbsoluteTangents ? tangents[index] : vertices[index] + tangents[index]
    }
    path.points.reserveCapacity(vertices.count * 3)
    path.contours.append(
      BezierPath.Contour(firstKnot: 0, knotCount: vertices.count, isClosed: isClosed))
    for (index, vertex) in vertices.enumerated() {
      path.points.append(handle(index, incoming))
      path.points.append(vertex)
      path.points.append(handle(index, outgoing))
    }
    return path
  }

  /// A list of points; reports invalid points and reads them as zero.
  private func points(_ name: StaticString, _ reader: inout ObjectReader) -> [Vector2]? {
    let context = reader.context
    return reader.read(name) { value in
      if let points = value.points, points.allSatisfy(isMeant) { return points }
      guard value.kind == .array else {
        context.reportWrongType(value, expected: "an array of points")
        return nil
      }
      return value.elements.enumerated().map { index, element in
        context.at(index) { point(element, context) }
      }
    }
  }

  private func isMeant(_ point: Vector2) -> Bool {
    abs(point.x) <= ImportLimits.magnitude && abs(point.y) <= ImportLimits.magnitude
  }

  private func point(_ value: JSONValue, _ context: ImportContext) -> Vector2 {
    guard value.kind == .array, let x = value[0], let y = value[1] else {
      context.reportWrongType(value, expected: "a point")
      return .zero
    }
    return Vector2(context.number(x) ?? 0, context.number(y) ?? 0)
  }
}

extension ImportContext {
  /// The flag beside a path that closes it, in files of exporters that wrote one; `nil` in others.
  ///
  /// As in lottie-web, a path of such a file is open without the flag.
  func closingFlag(_ name: StaticString, _ reader: inout ObjectReader) -> Bool? {
    guard self.version < .closedInPath else { return nil }
    reportDialect(.closedBeside)
    return reader.value(name)?.bool ?? false
  }
}
