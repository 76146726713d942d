public import Geometry
public import SceneModel

/// Computes a gradient that spans what a layer shows.
public struct GradientOverlayShader {
  private let overlay: GradientOverlay
  private let ramp: GradientRamp
  /// From pixels to the coordinates of the group.
  private let inverse: Affine

  /// Makes a shader for a group whose coordinates `transform` leads to pixels; `nil` for a singular transform.
  ///
  /// The ramp is filled with the stops and must not change while the shader is used.
  public init?(
    _ overlay: GradientOverlay, stops: [Gradient.Stop], transform: Affine, ramp: GradientRamp
  ) {
    guard let inverse = transform.inverse, inverse.isFinite, overlay.angle.isFinite,
      overlay.center.x.isFinite, overlay.center.y.isFinite, overlay.scale.isFinite
    else { return nil }
    ramp.update(stops)
    self.overlay = overlay
    self.ramp = ramp
    self.inverse = inverse
  }

  /// How the mix with the layer's colours.
  var blendMode: BlendMode { overlay.blendMode }

  /// The axes of the gradient on a layer: its value along, and across, from the centre, for each pixel; `nil` for none.
  func axes(on surface: PixelSurface) -> Axes? {
    guard let box = box(of: surface) else { return nil }
    let direction = Vector2(angle: overlay.angle.radians)
    // As far as the edges of the box, both ways.
    let (along, up) = (abs(direction.x), abs(direction.y))
    let half = min(
      along > 1e-9 ? box.width / 2 / along : .infinity, up > 1e-9 ? box.height / 2 / up : .infinity)
    let length = half * max(0, overlay.scale)
    guard length > 1e-9, length.isFinite else { return nil }
    let middle = Vector2((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let center = middle + overlay.center * Vector2(box.width, box.height)
    let across = Vector2(direction.y, -direction.x)
    func value(_ vector: Vector2) -> Vector2 {
      Vector2(vector.dot(direction), vector.dot(across)) / length
    }
    return Axes(
      origin: value(inverse.apply(Vector2(0.5, 0.5)) - center),
      stepX: value(Vector2(inverse.a, inverse.b)), stepY: value(Vector2(inverse.c, inverse.d)))
  }

  /// Where a pixel lies in the gradient: along x, across y.
  struct Axes {
    let origin: Vector2
    let stepX: Vector2
    let stepY: Vector2
  }

  /// Stores the pixels of a row.
  func shade(
    _ axes: Axes, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var place = axes.origin + axes.stepX * Double(x) + axes.stepY * Double(y)
    let last = Double(GradientRamp.count - 1)
    for index in 0..<count {
      let value = share(place).clamped(to: 0...1)
      target[index] = ramp.pixels[Int((overlay.isReversed ? 1 - value : value) * last + 0.5)]
      place += axes.stepX
    }
  }

  @inline(__always) private func share(_ place: Vector2) -> Double {
    switch overlay.kind {
    case .linear: return (place.x + 1) / 2
    case .radial: return place.length
    case .angle:
      let turn = arctangent2(place.y, place.x) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    case .reflected: return abs(place.x)
    case .diamond: return abs(place.x) + abs(place.y)
    }
  }

  /// The bounds of what a layer shows, in the coordinates of the group; `nil` for nothing.
  private func box(of surface: PixelSurface) -> Rect? {
    let rect = surface.rect
    var box = Rect.empty
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      // Pixels that are less than half covered do not count.
      guard let first = (0..<rect.width).first(where: { row[$0] &>> 24 > 127 }),
        let last = (0..<rect.width).last(where: { row[$0] &>> 24 > 127 })
      else { continue }
      for x in [rect.minX + first, rect.minX + last + 1] {
        for y in [y, y + 1] { box.join(inverse.apply(Vector2(Double(x), Double(y)))) }
      }
    }
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
