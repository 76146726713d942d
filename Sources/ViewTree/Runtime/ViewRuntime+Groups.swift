import Geometry
import SceneModel

extension ViewRuntime {
  /// Returns a group's transform with its driven effect, its transition and its matched frames.
  mutating func place(of index: Int, _ style: GroupView) -> Affine {
    // A separate statement: as an argument, the mutating call would copy the runtime first.
    let own = transform(of: index).affine
    return place(of: index, style, own)
  }

  /// Returns a group's own transform with its driven effect, its transition and its matched frames.
  mutating func place(of index: Int, _ style: GroupView, _ own: Affine) -> Affine {
    let isShared = !views[index].followers.isEmpty || !views[index].links.isEmpty
    if isShared, let cached = matchedPlaces[index] { return cached }
    var affine = driven(own, style, of: index)
    if !views[index].links.isEmpty { affine = matched(affine, index, style) }
    if style.appears { affine = transitionState(of: index, style).transform * affine }
    if isShared { matchedPlaces[index] = affine }
    return affine
  }

  /// Adds the perspective of a group that is rotated about x or y, unless its frame is matched.
  func addPerspective(
    to place: inout Appearance, _ own: ViewTransform, of index: Int, _ style: GroupView
  ) {
    let strength = values[GroupView.common.perspective, views[index].valueIndex]
    let size = style.frameSize ?? scene.size
    guard strength > 0, views[index].followers.isEmpty, views[index].links.isEmpty,
      let image = own.projection(eye: Swift.max(size.x, size.y) / strength)
    else { return }
    let motion = transitionState(of: index, style).transform * driven(.identity, style, of: index)
    let projection = motion * image
    (place.affine, place.divisor) = (projection.affine, projection.divisor)
  }

  /// A group's transform with its driven effect.
  func driven(_ affine: Affine, _ style: GroupView, of index: Int) -> Affine {
    guard let effect = style.effect, let slots = style.slots.driven else { return affine }
    let base = views[index].valueIndex
    // Removes whole cycles first, to keep the accuracy.
    let cycles = values[slots.cycles, base].truncatingRemainder(dividingBy: 1)
    let amplitude = values[slots.amplitude, base].xy
    let displacement = amplitude * sine(2 * .pi * cycles)
    let pivot = values[GroupView.common.transform.position, base].xy
    let motion: Affine =
      switch effect {
      case .shake: .translation(displacement)
      case .swing: .translation(pivot) * .rotation(degrees: displacement.x) * .translation(-pivot)
      case .pulse: .translation(pivot) * .scale(displacement + Vector2(1, 1)) * .translation(-pivot)
      }
    return motion * affine
  }

  /// Returns the state of a group's transition; the identity without one.
  func transitionState(of index: Int, _ style: GroupView) -> TransitionState {
    let base = views[index].valueIndex
    guard let presence = style.slots.presence else {
      return TransitionState(pivot: .zero, extent: .zero)
    }
    let insertion = values[presence.insertion, base]
    let removal = values[presence.removal, base]
    let scale = values[GroupView.common.transform.scale, base].xy
    let extent = style.frameSize.map { $0 * scale } ?? scene.size
    var state = TransitionState(
      pivot: values[GroupView.common.transform.position, base].xy, extent: extent)
    let transition = style.transition ?? .opacity
    state.add(transition, share: 1 - insertion, isRemoval: false)
    state.add(transition, share: removal, isRemoval: true)
    return state
  }
}

extension ViewRuntime {
  /// Returns the transform of a view that has one, with its motion path.
  mutating func transform(of index: Int) -> ViewTransform {
    let base = views[index].valueIndex
    let slots = GroupView.common.transform
    var transform = ViewTransform()
    transform.anchor = values[slots.anchor, base]
    transform.position = values[slots.position, base]
    transform.scale = values[slots.scale, base]
    transform.rotation =
      values[slots.rotation, base]
      + values[slots.pathAngle, base]
    transform.rotationX = values[slots.rotationX, base]
    transform.rotationY = values[slots.rotationY, base]
    transform.orientation = values[slots.orientation, base]
    transform.skew = values[slots.skew, base]
    transform.skewAxis = values[slots.skewAxis, base]
    guard let route = route(of: index) else { return transform }
    let progress = values[slots.progress, base]
    transform.position += Vector3(route.position(at: progress))
    if values[slots.autoOrient, base] {
      transform.rotation += route.angle(at: progress).degrees
    }
    return transform
  }

  /// Returns the measured motion path of a view, which is measured only after changes; `nil` without one.
  private mutating func route(of index: Int) -> MotionRoute? {
    let path = values[GroupView.common.transform.motionPath, views[index].valueIndex]
    guard !path.isEmpty else { return nil }
    if views[index].route?.path != path {
      views[index].route = (path, MotionRoute(path))
    }
    return views[index].route?.measured
  }
}
