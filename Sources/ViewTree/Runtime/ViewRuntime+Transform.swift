import Geometry

extension ViewRuntime {
  /// The transform of a view that has one, with what its motion path adds.
  mutating func transform(of index: Int) -> ViewTransform {
    let slot = views[index].firstSlot
    var transform = ViewTransform()
    transform.anchor = values[slot + TransformSlots.anchor].vectorValue
    transform.position = values[slot + TransformSlots.position].vectorValue
    transform.scale = values[slot + TransformSlots.scale].vectorValue
    transform.rotation =
      values[slot + TransformSlots.rotation].numberValue
      + values[slot + TransformSlots.pathAngle].numberValue
    transform.rotationX = values[slot + TransformSlots.rotationX].numberValue
    transform.rotationY = values[slot + TransformSlots.rotationY].numberValue
    transform.orientation = values[slot + TransformSlots.orientation].vectorValue
    transform.skew = values[slot + TransformSlots.skew].numberValue
    transform.skewAxis = values[slot + TransformSlots.skewAxis].numberValue
    guard let route = route(of: index) else { return transform }
    let progress = values[slot + TransformSlots.progress].numberValue
    transform.position += Vector3(route.position(at: progress))
    if values[slot + TransformSlots.autoOrient].flagValue {
      transform.rotation += route.angle(at: progress).degrees
    }
    return transform
  }

  /// The motion path of a view, measured when it is another one than before; `nil` without one.
  private mutating func route(of index: Int) -> MotionRoute? {
    let value = values[views[index].firstSlot + TransformSlots.motionPath]
    guard case .path(let path) = value, !path.isEmpty else { return nil }
    if views[index].route?.path != path {
      views[index].route = (path, MotionRoute(path))
    }
    return views[index].route?.measured
  }
}
