import Geometry
import SceneModel

extension ViewRuntime {
  /// Makes a view's part of the scene anew from its values.
  mutating func remake(_ index: Int) {
    switch views[index].kind {
    case .group(let style): remakeGroup(index, style)
    case .shape: remakePath(index)
    case .repeater: remakeRepeater(index)
    case .fill(_, let paint): remakePaint(index, paint)
    case .stroke(_, let paint):
      remakePaint(index, paint)
      remakeLine(index, hasGradient: paint.gradient != nil)
    case .mask: remakeMask(index)
    case .frames(let style): remakeFrames(index, style)
    case .effect(let effect): remakeEffect(index, effect)
    default: break
    }
  }

  private func number(_ slot: Int) -> Double { values[slot].numberValue }
  private func vector(_ slot: Int) -> Vector3 { values[slot].vectorValue }

  private mutating func remakePath(_ index: Int) {
    let path = views[index].path
    guard path >= 0 else { return }
    scene.paths[path].revision = nextRevision()
    makeGeometry(ofShape: index)
  }

  private mutating func remakeRepeater(_ index: Int) {
    let slot = views[index].firstSlot
    let count = RepeaterSlots.count(number(slot + RepeaterSlots.copies))
    let steps = RepeaterSteps(
      transform(of: index), offset: number(slot + RepeaterSlots.copyOffset))
    let start = number(slot + RepeaterSlots.startOpacity)
    let end = number(slot + RepeaterSlots.endOpacity)
    guard case .repeater(let laterAbove) = views[index].kind else { return }
    let copies = views[index].copies
    let affines = steps.affines(count: Swift.min(count, copies))
    for (number, instance) in views[index].instances.enumerated() {
      let position = number % copies
      let isVisible = position < affines.count
      scene.groups[instance].isVisible = isVisible
      guard isVisible else { continue }
      let copy = laterAbove ? position : affines.count - 1 - position
      let share = affines.count > 1 ? Double(copy) / Double(affines.count - 1) : 0
      scene.groups[instance].transform = affines[copy]
      scene.groups[instance].opacity = start.interpolated(to: end, progress: share)
        .clamped(to: 0...1)
    }
  }

  private mutating func remakePaint(_ index: Int, _ style: PaintStyle) {
    let slot = views[index].firstSlot
    let opacity = number(slot + PaintSlots.opacity).clamped(to: 0...1)
    let paint = style.gradient.map { gradient(at: slot, $0, style) }
    for instance in views[index].instances {
      scene.shapes[instance].opacity = opacity
      scene.shapes[instance].paint =
        paint ?? .color(values[slot + PaintSlots.color].colorValue)
    }
  }

  /// The gradient whose values begin at a slot.
  private func gradient(at slot: Int, _ kind: Gradient.Kind, _ style: PaintStyle) -> Paint {
    let start = vector(slot + PaintSlots.gradientStart).xy
    let end = vector(slot + PaintSlots.gradientEnd).xy
    var gradient = Gradient(
      kind: kind, start: start, end: end,
      stops: Gradient.stops(
        numbers: values[slot + PaintSlots.gradientStops].numbersValue,
        colorStopCount: style.colorStopCount))
    if kind == .radial {
      // lottie-web keeps the highlight just inside of the circle.
      let length = number(slot + PaintSlots.highlightLength).clamped(to: -0.99...0.99)
      let angle = (end - start).angle + number(slot + PaintSlots.highlightAngle).radians
      gradient.focalPoint =
        start + Vector2(angle: angle) * (start.distance(to: end) * length)
    }
    return .gradient(gradient)
  }

  private mutating func remakeLine(_ index: Int, hasGradient: Bool) {
    let slot = views[index].firstSlot + PaintSlots.line(hasGradient: hasGradient)
    for instance in views[index].instances {
      guard case .stroke(var style) = scene.shapes[instance].style else { continue }
      style.width = Swift.max(0, number(slot + PaintSlots.lineWidth))
      style.dashes = values[slot + PaintSlots.dashes].numbersValue
      style.dashOffset = number(slot + PaintSlots.dashOffset)
      scene.shapes[instance].style = .stroke(style)
    }
  }

  private mutating func remakeEffect(_ index: Int, _ effect: ViewEffect) {
    let made = SceneEffect(effect, values: values, at: views[index].firstSlot)
    for instance in views[index].instances { scene.effects[instance] = made }
  }

  private mutating func remakeFrames(_ index: Int, _ style: FramesStyle) {
    guard let position = style.position(of: number(views[index].firstSlot)) else { return }
    for instance in views[index].instances {
      scene.images[instance].picture = views[index].pictures[position]
    }
  }

  private mutating func remakeMask(_ index: Int) {
    let view = views[index]
    // A mask of a group that no repeater copies, or beyond the most nodes, has no path in the scene.
    guard view.path >= 0 else { return }
    let path = values[view.firstSlot].pathValue
    if scene.paths[view.path].revision == 0 || scene.paths[view.path].path != path {
      scene.paths[view.path].path = path
      scene.paths[view.path].revision = nextRevision()
    }
    for instance in view.instances {
      scene.masks[instance].opacity = number(view.firstSlot + 1).clamped(to: 0...1)
      scene.masks[instance].expansion = number(view.firstSlot + 2)
      scene.masks[instance].feather = vector(view.firstSlot + 3).xy
    }
  }
}
