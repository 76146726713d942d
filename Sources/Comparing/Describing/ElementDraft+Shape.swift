import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Shapes, paints and path modifiers.
extension ElementDraft {
  mutating func describe(_ item: ShapeItem) {
    element = DescribedElement(kind: item.kind.title, name: item.name, pointer: item.pointer)
    switch item.kind {
    case .group(let items, let transform, let blendMode):
      list(items) { $0.describe($1) }
      add(transform)
      add("blend mode", case: blendMode)
    case .rectangle(let shape):
      add("position", shape.position, .points)
      add("size", shape.size, .points)
      add("roundness", shape.cornerRadius, .points)
      add("reversed path direction", shape.isReversed)
    case .ellipse(let shape):
      add("position", shape.position, .points)
      add("size", shape.size, .points)
      add("reversed path direction", shape.isReversed)
    case .star(let star): add(star)
    case .path(let path): add("path", path)
    case .fill(let fill):
      add(fill.source)
      add("opacity", fill.opacity, .percent)
      add("fill rule", case: fill.rule)
      add("blend mode", case: fill.blendMode)
    case .stroke(let stroke): add(stroke)
    case .trim(let trim):
      add("mode", case: trim.mode)
      add("start", trim.start, .percent)
      add("end", trim.end, .percent)
      add("offset", trim.offset, .turns)
    case .roundCorners(let radius): add("radius", radius, .points)
    case .repeater(let repeater): add(repeater)
    case .merge(let mode): add("mode", case: mode)
    case .pucker(let amount): add("amount", amount, .percent)
    case .twist(let twist):
      add("angle", twist.angle, .degrees)
      add("center", twist.center, .points)
    case .zigZag(let zigZag):
      add("size", zigZag.amplitude, .points)
      add("ridges per segment", zigZag.frequency)
      add("point type", zigZag.pointType)
    case .offset(let offset):
      add("amount", offset.amount, .points)
      add("line join", case: offset.join)
      add("miter limit", offset.miterLimit)
    case .unsupported: break
    }
  }

  private mutating func add(_ star: StarShape) {
    add("position", star.position, .points)
    add("points", star.points)
    add("rotation", star.rotation, .degrees)
    add("outer radius", star.outerRadius, .points)
    add("inner radius", star.innerRadius, .points)
    add("outer roundness", star.outerRoundness, .percent)
    add("inner roundness", star.innerRoundness, .percent)
    add("reversed path direction", star.isReversed)
  }

  private mutating func add(_ stroke: StrokePaint) {
    add(stroke.source)
    add("opacity", stroke.opacity, .percent)
    add("stroke width", stroke.width, .points)
    add("line cap", case: stroke.cap)
    add("line join", case: stroke.join)
    add("miter limit", stroke.miterLimit)
    for (index, dash) in stroke.dashes.enumerated() {
      add("dash or gap \(index + 1)", dash, .points)
    }
    add("dash offset", stroke.dashOffset, .points)
    add("blend mode", case: stroke.blendMode)
  }

  private mutating func add(_ source: PaintSource) {
    switch source {
    case .color(let color): add("color", color)
    case .gradient(let gradient):
      add("gradient type", case: gradient.kind)
      add("gradient start", gradient.start, .points)
      add("gradient end", gradient.end, .points)
      add("highlight length", gradient.highlightLength, .percent)
      add("highlight angle", gradient.highlightAngle, .degrees)
      add("gradient stops", gradient.stops, .stops(colorCount: gradient.colorStopCount))
    }
  }

  private mutating func add(_ repeater: RepeaterModifier) {
    add("copies", repeater.copies)
    add("offset", repeater.offset)
    add("later copies above", repeater.laterAbove)
    add(repeater.transform)
    add("start opacity", repeater.startOpacity, .percent)
    add("end opacity", repeater.endOpacity, .percent)
  }
}
