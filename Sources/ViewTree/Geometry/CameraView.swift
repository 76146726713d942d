import Geometry

/// The projection of a camera, by After Effects' rules.
struct CameraView {
  /// The transform to the camera's space: the camera at the origin, x to the right, y down, z toward the viewer.
  private let view: Matrix4
  /// The distance at which layers have their own size, in points; 0 is without perspective.
  private let zoom: Double
  /// The middle of the picture.
  private let center: Vector2

  /// The largest change of a divisor over `farthest` that counts as constant.
  private static let flatness = 1e-6
  private static let farthest = 10_000.0

  init(view: Matrix4, zoom: Double, center: Vector2) {
    self.view = view
    self.zoom = zoom.isFinite ? zoom : 0
    self.center = center
  }

  /// The projection of a plane.
  struct Image {
    var affine: Affine
    /// The divisor of the projection; `nil` for one that is affine.
    var divisor: Vector3?
    /// The inverse depth in the picture, see `SceneGroup.inverseDepth`; without perspective the negative depth.
    var inverseDepth: Vector3?
  }

  /// Returns the projection of a plane in space; `nil` if it is not visible to the camera.
  func project(_ plane: Matrix4) -> Image? {
    let local = view * plane
    let flat = local.flattened
    guard zoom > 0 else {
      let image = .translation(center) * flat
      let slope = Vector3(local.columns.0.z, local.columns.1.z, local.columns.3.z)
      let inverseDepth = image.inverse.map { Projection(affine: .identity, divisor: slope) * $0 }
      return Image(affine: image, inverseDepth: inverseDepth?.divisor)
    }
    let divisor = Vector3(-local.columns.0.z, -local.columns.1.z, -local.columns.3.z) / zoom
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
        affine: centered.affine, divisor: divisor, inverseDepth: centered.inverse?.divisor)
    }
    guard divisor.z > 1e-9 else { return nil }
    return Image(
      affine: .scale(1 / divisor.z) * centered.affine, inverseDepth: Vector3(0, 0, 1 / divisor.z))
  }

  /// Returns the distance of a point in front of the camera, in points.
  func depth(_ point: Vector3) -> Double {
    -view.apply(SIMD4(point.x, point.y, point.z, 1)).z
  }
}

extension ViewTransform {
  /// Returns the transform from a camera's own space to the space around it.
  ///
  /// - Parameter isAimed: Whether the camera points at the anchor; otherwise it points away from the viewer.
  func pose(isAimed: Bool) -> Matrix4 {
    var own = self
    own.anchor = .zero
    own.scale = Vector3(1, 1, 1)
    own.skew = 0
    guard isAimed else { return own.matrix }
    own.position = .zero
    // Properties count z away from the viewer, matrices toward the viewer.
    let direction = Vector3(anchor.x - position.x, anchor.y - position.y, position.z - anchor.z)
    let move = Matrix4.translation(Vector3(position.x, position.y, -position.z))
    guard direction != .zero else { return move * own.matrix }
    let level = Vector2(direction.x, direction.z).length
    let aim =
      Matrix4.rotationY(degrees: arctangent2(-direction.x, -direction.z).degrees)
      * Matrix4.rotationX(degrees: arctangent2(direction.y, level).degrees)
    return move * aim * own.matrix
  }
}
