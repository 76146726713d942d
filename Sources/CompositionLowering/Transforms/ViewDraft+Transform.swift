import CompositionModel
import Geometry
import SceneModel
import ViewTree

extension ViewDraft {
  /// Sets the properties of a transform, without its opacity.
  ///
  /// - Parameters:
  ///   - autoOrients: Whether the view is oriented along its motion path.
  ///   - keepsDepth: Whether the content may have a depth, which the transform scales.
  func setTransform(
    _ transform: LayerTransform, autoOrients: Bool = false, keepsDepth: Bool = false, scope: Int
  ) {
    set(.anchor, transform.anchor, scope: scope)
    switch transform.position {
    case .unified(let position):
      if let motion = MotionPathAnimation(position, autoOrients: autoOrients) {
        set(motion, autoOrients: autoOrients, scope: scope)
      } else {
        set(.position, position, scope: scope)
        if autoOrients { setPathAngle(position, scope: scope) }
      }
    case .split(let x, let y, let z):
      set(.position, component: 0, x, scope: scope)
      set(.position, component: 1, y, scope: scope)
      set(.position, component: 2, z, scope: scope)
      if autoOrients, let angle = AutoOrientAngle.angle(x: x, y: y) {
        set(.pathAngle, angle, scope: scope)
      }
    }
    // Content of a plane has no depth unless the anchor has one.
    let hasDepth = keepsDepth || transform.anchor.isAnimated || transform.anchor.initial.z != 0
    set(.scale, transform.scale, scope: scope) {
      .vector(hasDepth ? $0 : Vector3($0.xy, z: 1))
    }
    set(.rotation, transform.rotation, scope: scope)
    set(.rotationX, transform.rotationX, scope: scope)
    set(.rotationY, transform.rotationY, scope: scope)
    set(.orientation, OrientationTrack.alongArcs(transform.orientation), scope: scope)
    set(.skew, transform.skew, scope: scope)
    set(.skewAxis, transform.skewAxis, scope: scope)
  }

  /// Moves the view along a motion path.
  private func set(_ motion: MotionPathAnimation, autoOrients: Bool, scope: Int) {
    if motion.depth != 0 {
      set(.position, to: .vector(Vector3(0, 0, motion.depth)))
    }
    set(.motionPath, motion.path, scope: scope)
    set(.progress, motion.progress, scope: scope)
    if autoOrients { set(.autoOrient, motion.isMoving, scope: scope) }
  }

  /// Orients the view along a position that no motion path represents.
  private func setPathAngle(_ position: AnimatedValue<Vector3>, scope: Int) {
    guard position.isAnimated else { return }
    addAnimation(
      of: .pathAngle, position.map { .vector($0) }, scope: scope, source: .pathAngle)
  }
}
