import Geometry
import SceneModel

extension GradientOverlay: DrawnEffect {
  /// Aligns the gradient with the bounds of a layer's pixels.
  func addFilters(to plan: inout EffectPlan) {
    let stops = self.stops
    guard opacity > 0, !stops.isEmpty else { return }
    let ramp = plan.nextRamp()
    guard let inverse = plan.matrix.inverse, inverse.isFinite, angle.isFinite,
      center.x.isFinite, center.y.isFinite, scale.isFinite
    else { return }
    ramp.update(stops)
    plan.dependsOnAllPixels = true
    let shader = GradientOverlayShader(overlay: self, ramp: ramp, inverse: inverse)
    plan.add { [opacity, blendMode] processor, surface in
      guard let axes = shader.axes(on: surface) else { return }
      processor.mixer.fill(opacity, on: surface)
      processor.mixer.mix(blendMode, on: surface) { y, row in
        shader.shade(axes, x: surface.rect.minX, y: y, count: surface.rect.width, into: row)
      }
    }
  }
}

/// Computes the gradient of a gradient overlay.
private struct GradientOverlayShader {
  let overlay: GradientOverlay
  let ramp: GradientRamp
  /// From pixels to the group's coordinates.
  let inverse: Affine

  /// The gradient coordinates of the pixels of a layer; `nil` if the gradient has no extent.
  func axes(on surface: PixelSurface) -> Axes? {
    guard let box = box(of: surface) else { return nil }
    let direction = Vector2(angle: overlay.angle.radians)
    // At scale 1 the gradient ends at the edges of the box.
    let (width, height) = (abs(direction.x), abs(direction.y))
    let half = min(
      width > 1e-9 ? box.width / 2 / width : .infinity,
      height > 1e-9 ? box.height / 2 / height : .infinity)
    let length = half * max(0, overlay.scale)
    guard length > 1e-9, length.isFinite else { return nil }
    let center = box.center + overlay.center * box.size
    let across = Vector2(direction.y, -direction.x)
    func value(_ vector: Vector2) -> Vector2 {
      Vector2(vector.dot(direction), vector.dot(across)) / length
    }
    return Axes(
      origin: value(inverse.apply(Vector2(0.5, 0.5)) - center),
      stepX: value(Vector2(inverse.a, inverse.b)), stepY: value(Vector2(inverse.c, inverse.d)))
  }

  /// The map from pixels to gradient coordinates: x along and y across the gradient, from its center, -1...1 at its ends.
  struct Axes {
    /// The gradient coordinates of pixel (0, 0).
    let origin: Vector2
    /// The change of the gradient coordinates per column.
    let stepX: Vector2
    /// The change of the gradient coordinates per row.
    let stepY: Vector2
  }

  /// Writes the pixels of a row.
  func shade(
    _ axes: Axes, x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    var point = axes.origin + axes.stepX * Double(x) + axes.stepY * Double(y)
    let last = Double(GradientRamp.count - 1)
    for index in 0..<count {
      let value = offset(at: point).clamped(to: 0...1)
      target[index] = ramp.pixels[Int((overlay.isReversed ? 1 - value : value) * last + 0.5)]
      point += axes.stepX
    }
  }

  /// The gradient offset at a point in gradient coordinates.
  @inline(__always) private func offset(at point: Vector2) -> Double {
    switch overlay.kind {
    case .linear: return (point.x + 1) / 2
    case .radial: return point.length
    case .angle:
      let turn = arctangent2(point.y, point.x) / (2 * .pi)
      return turn < 0 ? turn + 1 : turn
    case .reflected: return abs(point.x)
    case .diamond: return abs(point.x) + abs(point.y)
    }
  }

  /// The bounds of a layer's visible pixels, in the group's coordinates; `nil` if there are none.
  private func box(of surface: PixelSurface) -> Rect? {
    let rect = surface.rect
    var box = Rect.empty
    surface.forEachRow { y, row in
      // Pixels that are less than half opaque do not count.
      guard let first = (0..<rect.width).first(where: { row[$0] &>> 24 > 127 }),
        let last = (0..<rect.width).last(where: { row[$0] &>> 24 > 127 })
      else { return }
      for x in [rect.minX + first, rect.minX + last + 1] {
        for y in [y, y + 1] { box.join(inverse.apply(Vector2(Double(x), Double(y)))) }
      }
    }
    return box.width > 0 && box.height > 0 ? box : nil
  }
}
