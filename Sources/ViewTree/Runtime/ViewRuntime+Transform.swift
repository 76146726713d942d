import Geometry

extension ViewRuntime {
  /// Returns the transform of a view that has one, with its motion path.
  mutating func transform(of index: Int) -> ViewTransform {
    let slot = views[index].firstSlot
    let slots = GroupView.common.transform
    var transform = ViewTransform()
    transform.anchor = values[slots.anchor, slot]
    transform.position = values[slots.position, slot]
    transform.scale = values[slots.scale, slot]
    transform.rotation =
      values[slots.rotation, slot]
      + values[slots.pathAngle, slot]
    transform.rotationX = values[slots.rotationX, slot]
    transform.rotationY = values[slots.rotationY, slot]
    transform.orientation = values[slots.orientation, slot]
    transform.skew = values[slots.skew, slot]
    transform.skewAxis = values[slots.skewAxis, slot]
    guard let route = route(of: index) else { return transform }
    let progress = values[slots.progress, slot]
    transform.position += Vector3(route.position(at: progress))
    if values[slots.autoOrient, slot] {
      transform.rotation += route.angle(at: progress).degrees
    }
    return transform
  }

  /// Returns the measured motion path of a view, which is measured only after changes; `nil`
  /// without one.
  private mutating func route(of index: Int) -> MotionRoute? {
    let path = values[GroupView.common.transform.motionPath, views[index].firstSlot]
    guard !path.isEmpty else { return nil }
    if views[index].route?.path != path {
      views[index].route = (path, MotionRoute(path))
    }
    return views[index].route?.measured
  }
}
