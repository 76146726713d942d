import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// Takes over a transform, without its opacity.
  ///
  /// - Parameters:
  ///   - transform: The transform.
  ///   - autoOrients: Whether the view turns along its path.
  ///   - keepsDepth: Whether something in the view may have a depth that the transform scales.
  ///   - scope: The time that the transform follows.
  func setTransform(
    _ transform: LayerTransform, autoOrients: Bool = false, keepsDepth: Bool = false, scope: Int
  ) {
    set(.anchor, transform.anchor, scope: scope) { .vector($0) }
    switch transform.position {
    case .unified(let position):
      if let travel = MotionPathProgress(position, isFollowed: autoOrients) {
        set(travel, autoOrients: autoOrients, scope: scope)
      } else {
        set(.position, position, scope: scope) { .vector($0) }
        if autoOrients { setPathAngle(position, scope: scope) }
      }
    case .split(let x, let y, let z):
      set(.position, component: 0, x, scope: scope)
      set(.position, component: 1, y, scope: scope)
      set(.position, component: 2, z, scope: scope)
      if autoOrients, let direction = AutoOrientAngle(x: x, y: y) {
        set(.pathAngle, direction.angle, scope: scope) { .number($0) }
      }
    }
    // On a plane nothing has a depth but where the anchor has one.
    let hasDepth = keepsDepth || transform.anchor.isAnimated || transform.anchor.initial.z != 0
    set(.scale, transform.scale, scope: scope) {
      .vector(hasDepth ? $0 : Vector3($0.xy, z: 1))
    }
    set(.rotation, transform.rotation, scope: scope) { .number($0) }
    set(.rotationX, transform.rotationX, scope: scope) { .number($0) }
    set(.rotationY, transform.rotationY, scope: scope) { .number($0) }
    set(.orientation, OrientationTrack(transform.orientation).value, scope: scope) { .vector($0) }
    set(.skew, transform.skew, scope: scope) { .number($0) }
    set(.skewAxis, transform.skewAxis, scope: scope) { .number($0) }
  }

  /// Moves the view along a path.
  private func set(_ travel: MotionPathProgress, autoOrients: Bool, scope: Int) {
    if travel.depth != 0 {
      set(.position, AnimatedValue(.vector(Vector3(0, 0, travel.depth))), scope: scope)
    }
    set(.motionPath, travel.path, scope: scope)
    set(.progress, travel.progress, scope: scope)
    if autoOrients { set(.autoOrient, travel.isMoving, scope: scope) }
  }

  /// Lets the view follow a position that no path stands for.
  private func setPathAngle(_ position: AnimatedValue<Vector3>, scope: Int) {
    guard position.isAnimated else { return }
    animations.append(
      Animation(
        key: .pathAngle, component: nil, value: position.map { .vector($0) }, scope: scope,
        source: .pathAngle))
  }
}
