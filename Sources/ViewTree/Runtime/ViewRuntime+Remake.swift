import Geometry
import SceneModel

extension ViewRuntime {
  /// Updates a group's part of the scene.
  mutating func remakeGroup(_ index: Int, _ style: GroupView) {
    let base = views[index].valueIndex
    var place = Appearance()
    var opacity = values[GroupView.common.opacity, base].clamped(to: 0...1)
    if style.space != nil || views[index].isSpatial {
      place = appearance(of: index, style.space)
      let state = transitionState(of: index, style)
      place.affine = state.transform * driven(place.affine, style, of: index)
    } else {
      let own = transform(of: index)
      place.affine = self.place(of: index, style, own.affine)
      if own.isThreeDimensional { addPerspective(to: &place, own, of: index, style) }
    }
    var isVisible = values[GroupView.common.isVisible, base] && place.isVisible
    if let presence = style.slots.presence {
      isVisible =
        isVisible && values[presence.insertion, base] != 0 && values[presence.removal, base] != 1
      let state = transitionState(of: index, style)
      opacity *= state.opacity
      for effect in views[index].transitionBlurs {
        scene.effects[effect] = SceneEffect(GaussianBlur(deviation: state.blur))
      }
    }
    for instance in views[index].instances {
      scene.groups[instance].transform = place.affine
      scene.groups[instance].divisor = place.divisor
      scene.groups[instance].opacity = opacity
      scene.groups[instance].isVisible = isVisible
    }
  }

  mutating func remakePath(_ index: Int) {
    let path = views[index].path
    guard path >= 0 else { return }
    views[index].isPathStale = false
    scene.paths[path].revision = nextRevision()
    makeGeometry(ofShape: index)
  }

  /// Applies the opacity and visibility of a shape to its paints.
  mutating func remakePaints(ofShape index: Int) {
    let base = views[index].valueIndex
    let opacity = values[ShapeView.layout.slots.opacity, base]
    let isVisible = values[ShapeView.layout.slots.isVisible, base]
    guard opacity != views[index].paintOpacity || isVisible != views[index].showsPaints else {
      return
    }
    (views[index].paintOpacity, views[index].showsPaints) = (opacity, isVisible)
    for child in views[index].children where views[child].isPaint { mark(child) }
  }

  /// Applies opacity and visibility to the pictures of a view.
  mutating func remakeImage(
    _ index: Int, _ opacity: PropertySlot<Double>, _ isVisible: PropertySlot<Bool>
  ) {
    let base = views[index].valueIndex
    let opacity = values[isVisible, base] ? values[opacity, base].clamped(to: 0...1) : 0
    for instance in views[index].instances { scene.images[instance].opacity = opacity }
  }

  mutating func remakeRepeater(_ index: Int) {
    let base = views[index].valueIndex
    guard case .repeater(let repeater) = views[index].kind else { return }
    let slots = RepeaterView.layout.slots
    let count = RepeaterView.count(values[slots.copies, base])
    let steps = RepeaterSteps(transform(of: index), offset: values[slots.copyOffset, base])
    let start = values[slots.startOpacity, base]
    let end = values[slots.endOpacity, base]
    let copies = views[index].copies
    guard count <= copies else {
      isOutgrown = true
      return
    }
    let affines = steps.affines(count: count)
    for group in views[index].outerGroups {
      scene.groups[group].opacity = values[slots.opacity, base].clamped(to: 0...1)
      scene.groups[group].isVisible = values[slots.isVisible, base]
    }
    for (number, instance) in views[index].instances.enumerated() {
      let position = number % copies
      let isVisible = position < affines.count
      scene.groups[instance].isVisible = isVisible
      guard isVisible else { continue }
      let copy = repeater.laterAbove ? position : affines.count - 1 - position
      let share = affines.count > 1 ? Double(copy) / Double(affines.count - 1) : 0
      scene.groups[instance].transform = affines[copy]
      scene.groups[instance].opacity = start.interpolated(to: end, progress: share)
        .clamped(to: 0...1)
    }
  }

  mutating func remakePaint(_ index: Int, _ style: PaintStyle, _ slots: PaintProperties) {
    let base = views[index].valueIndex
    let shape = views[views[index].parent]
    let opacity = (values[slots.opacity, base] * shape.paintOpacity).clamped(to: 0...1)
    let isVisible = values[slots.isVisible, base] && shape.showsPaints
    var paint = Paint.color(slots.color.map { values[$0, base] } ?? .black)
    if let kind = style.gradient, let slots = slots.gradient {
      paint = gradient(at: base, kind, style, slots)
    }
    for instance in views[index].instances {
      scene.shapes[instance].opacity = opacity
      scene.shapes[instance].isVisible = isVisible
      scene.shapes[instance].paint = paint
    }
  }

  /// Returns the gradient whose values begin at an index.
  private func gradient(
    at base: Int, _ kind: Gradient.Kind, _ style: PaintStyle, _ slots: PaintProperties.Gradient
  ) -> Paint {
    let start = values[slots.start, base].xy
    let end = values[slots.end, base].xy
    var gradient = Gradient(
      kind: kind, start: start, end: end,
      stops: Gradient.stops(
        numbers: values[slots.stops, base], colorStopCount: style.colorStopCount))
    if kind == .radial {
      // lottie-web keeps the highlight just inside the circle.
      let length = values[slots.highlightLength, base].clamped(to: -0.99...0.99)
      let angle = (end - start).angle + values[slots.highlightAngle, base].radians
      gradient.focalPoint =
        start + Vector2(angle: angle) * (start.distance(to: end) * length)
    }
    return .gradient(gradient)
  }

  mutating func remakeLine(_ index: Int, _ slots: PaintProperties.Line) {
    let base = views[index].valueIndex
    for instance in views[index].instances {
      guard case .stroke(var style) = scene.shapes[instance].style else { continue }
      style.width = Swift.max(0, values[slots.width, base])
      style.dashes = values[slots.dashes, base]
      style.dashOffset = values[slots.dashOffset, base]
      scene.shapes[instance].style = .stroke(style)
    }
  }

  mutating func remakeEffect(_ index: Int, _ effect: SceneEffect) {
    let made = values.effect(effect, from: views[index].valueIndex)
    for instance in views[index].instances { scene.effects[instance] = made }
  }

  mutating func remakeFrames(_ index: Int, _ style: FramesView) {
    guard
      let position = style.position(
        of: values[FramesView.layout.slots.frameIndex, views[index].valueIndex])
    else { return }
    remakeImage(index, FramesView.layout.slots.opacity, FramesView.layout.slots.isVisible)
    for instance in views[index].instances {
      scene.images[instance].picture = views[index].pictures[position]
    }
  }

  mutating func remakeMask(_ index: Int) {
    let view = views[index]
    // Masks of groups without instances, or beyond the limit of nodes, have no path in the scene.
    guard view.path >= 0 else { return }
    let slots = MaskView.layout.slots
    setPath(view.path, values[slots.path, view.valueIndex])
    for instance in view.instances {
      scene.masks[instance].opacity = values[slots.opacity, view.valueIndex].clamped(to: 0...1)
      scene.masks[instance].expansion = values[slots.expansion, view.valueIndex]
      scene.masks[instance].feather = values[slots.feather, view.valueIndex].xy
    }
  }

  /// Changes a path of the scene unless it is the same.
  mutating func setPath(_ index: Int, _ path: BezierPath) {
    guard scene.paths[index].revision == 0 || scene.paths[index].path != path else { return }
    scene.paths[index].path = path
    scene.paths[index].revision = nextRevision()
  }
}
