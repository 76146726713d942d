import Geometry
import SceneModel

/// The paint of a shape before its place is known.
package struct Painting: Sendable {
  enum Kind: Sendable {
    case color(Color)
    case linear(AnyGradient, start: UnitPoint, end: UnitPoint)
    case radial(AnyGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    case elliptical(AnyGradient, center: UnitPoint, startRadius: Double, endRadius: Double)
    case angular(AnyGradient, center: UnitPoint, start: Angle, end: Angle)
  }

  var kind: Kind
  /// The rectangle of unit points, if it is not that of the shape.
  var rect: CGRect?
  var opacity = 1.0
  var blendMode: BlendMode?

  init(_ kind: Kind) { self.kind = kind }

  /// The paint as a paint of scenes in a rectangle; `nil` if it needs more than that.
  func scenePaint(in place: CGRect) -> Paint? {
    let rect = rect ?? place
    switch kind {
    case .color(let color): return .color(color.scene(opacity: opacity))
    case .linear(let gradient, let start, let end):
      return .gradient(
        SceneModel.Gradient(
          kind: .linear, start: start.point(in: rect).vector, end: end.point(in: rect).vector,
          stops: GradientSampling.stops(of: gradient, opacity: opacity)))
    case .radial(let gradient, let center, let start, let end):
      return Painting.radial(
        GradientSampling.stops(of: gradient, opacity: opacity), center.point(in: rect).vector,
        start, end)
    case .elliptical, .angular: return nil
    }
  }

  /// A gradient between two radii as one from the center outward.
  static func radial(
    _ stops: [SceneModel.Gradient.Stop], _ center: Vector2, _ start: Double, _ end: Double
  ) -> Paint? {
    guard let first = stops.first, let last = stops.last else { return nil }
    let outer = max(start, end)
    guard outer > 0, outer.isFinite, start != end else { return .color(last.color) }
    var moved = stops.map { stop in
      SceneModel.Gradient.Stop(
        offset: max(0, (start + (end - start) * stop.offset) / outer), color: stop.color)
    }
    if end < start { moved.reverse() }
    let inside = end < start ? last : first
    moved.insert(SceneModel.Gradient.Stop(offset: 0, color: inside.color), at: 0)
    return .gradient(
      SceneModel.Gradient(
        kind: .radial, start: center, end: center + Vector2(outer, 0), stops: moved))
  }
}

extension Color {
  func scene(opacity: Double = 1) -> SceneModel.Color {
    SceneModel.Color(red: red, green: green, blue: blue, alpha: alpha * opacity)
  }
}
