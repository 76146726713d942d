import Geometry

/// What a camera sees, as After Effects reckons it.
struct CameraView {
  /// From space to the camera's own: the camera at the origin, x to the right, y down, z to the viewer.
  private let view: Matrix4
  /// The distance at which things have their own size, in points; 0 sees without perspective.
  private let zoom: Double
  /// The middle of the picture.
  private let center: Vector2

  /// Divisors that change less than this over `farthest` count as constant.
  private static let flatness = 1e-6
  private static let farthest = 10_000.0

  init(view: Matrix4, zoom: Double, center: Vector2) {
    self.view = view
    self.zoom = zoom.isFinite ? zoom : 0
    self.center = center
  }

  /// Where a plane in space appears.
  struct Image {
    var affine: Affine
    /// The divisor of the projection; `nil` for one that is affine.
    var divisor: Vector3?
    /// See `SceneGroup.nearness`: over the depth, or its opposite where nothing is seen in perspective.
    var nearness: Vector3?
  }

  /// Where a plane in space appears; `nil` if the camera can not see it.
  func place(_ plane: Matrix4) -> Image? {
    let seen = view * plane
    let flat = seen.flattened
    guard zoom > 0 else {
      let image = .translation(center) * flat
      let slope = Vector3(seen.columns.0.z, seen.columns.1.z, seen.columns.3.z)
      let nearness = image.inverse.map { Projection(affine: .identity, divisor: slope) * $0 }
      return Image(affine: image, nearness: nearness?.divisor)
    }
    let divisor = Vector3(-seen.columns.0.z, -seen.columns.1.z, -seen.columns.3.z) / zoom
    let projection = Projection(affine: flat, divisor: divisor)
    let centered = Projection(
      affine: Affine(
        a: flat.a + center.x * divisor.x, b: flat.b + center.y * divisor.x,
        c: flat.c + center.x * divisor.y, d: flat.d + center.y * divisor.y,
        tx: flat.tx + center.x * divisor.z, ty: flat.ty + center.y * divisor.z), divisor: divisor)
    guard projection.isFinite else { return nil }
    let change = (abs(divisor.x) + abs(divisor.y)) * CameraView.farthest
    guard change <= CameraView.flatness * abs(divisor.z) else {
      return Image(
        affine: centered.affine, divisor: divisor, nearness: centered.inverse?.divisor)
    }
    guard divisor.z > 1e-9 else { return nil }
    return Image(
      affine: .scale(1 / divisor.z) * centered.affine, nearness: Vector3(0, 0, 1 / divisor.z))
  }

  /// How far before the camera a point of space lies, in points.
  func depth(_ point: Vector3) -> Double {
    -view.apply(SIMD4(point.x, point.y, point.z, 1)).z
  }
}

extension ViewTransform {
  /// Where a camera stands and how it is turned, from its own space to that around it.
  ///
  /// - Parameter isAimed: Whether it looks at the anchor; otherwise it looks away from the viewer.
  func pose(isAimed: Bool) -> Matrix4 {
    var own = self
    own.anchor = .zero
    own.scale = Vector3(1, 1, 1)
    own.skew = 0
    guard isAimed else { return own.matrix }
    own.position = .zero
    // Depths count away from the viewer in properties, toward the viewer in matrices.
    let way = Vector3(anchor.x - position.x, anchor.y - position.y, position.z - anchor.z)
    let move = Matrix4.translation(Vector3(position.x, position.y, -position.z))
    guard way != .zero else { return move * own.matrix }
    let level = Vector2(way.x, way.z).length
    let aim =
      Matrix4.rotationY(degrees: arctangent2(-way.x, -way.z).degrees)
      * Matrix4.rotationX(degrees: arctangent2(way.y, level).degrees)
    return move * aim * own.matrix
  }
}
