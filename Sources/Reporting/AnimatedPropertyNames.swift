import CompositionModel
import ViewTree

extension Layer {
  /// The names of the layer's own animated properties.
  var animatedPropertyNames: [String] {
    var names = transform.animatedPropertyNames
    if case .precomposition(_, _, let remap) = content, remap?.isAnimated == true {
      names.append("time")
    }
    if masks.contains(where: { $0.path.isAnimated || $0.opacity.isAnimated }) {
      names.append("masks")
    }
    return names
  }
}

extension LayerTransform {
  /// The names of the animated properties.
  var animatedPropertyNames: [String] {
    let isPositionAnimated =
      switch position {
      case .unified(let value): value.isAnimated
      case .split(let x, let y, let z): x.isAnimated || y.isAnimated || z.isAnimated
      }
    let all: [(String, Bool)] = [
      ("anchor", anchor.isAnimated), ("position", isPositionAnimated),
      ("scale", scale.isAnimated), ("rotation", rotation.isAnimated),
      ("rotation x", rotationX.isAnimated), ("rotation y", rotationY.isAnimated),
      ("orientation", orientation.isAnimated), ("skew", skew.isAnimated),
      ("skew axis", skewAxis.isAnimated), ("opacity", opacity.isAnimated),
    ]
    return all.filter(\.1).map(\.0)
  }
}

extension ShapeItem {
  /// The names of the animated properties.
  var animatedPropertyNames: [String] {
    let all: [(String, Bool)] =
      switch kind {
      case .group(_, let transform, _): transform.animatedPropertyNames.map { ($0, true) }
      case .rectangle(let shape):
        [
          ("position", shape.position.isAnimated), ("size", shape.size.isAnimated),
          ("corner radius", shape.cornerRadius.isAnimated),
        ]
      case .ellipse(let shape):
        [("position", shape.position.isAnimated), ("size", shape.size.isAnimated)]
      case .star(let shape):
        [
          ("position", shape.position.isAnimated), ("points", shape.points.isAnimated),
          ("rotation", shape.rotation.isAnimated),
          ("radius", shape.outerRadius.isAnimated || shape.innerRadius.isAnimated),
          ("roundness", shape.outerRoundness.isAnimated || shape.innerRoundness.isAnimated),
        ]
      case .path(let path): [("path", path.isAnimated)]
      case .fill(let fill):
        [("color", fill.source.isAnimated), ("opacity", fill.opacity.isAnimated)]
      case .stroke(let stroke):
        [
          ("color", stroke.source.isAnimated), ("opacity", stroke.opacity.isAnimated),
          ("width", stroke.width.isAnimated),
          (
            "dashes",
            stroke.dashes.contains { $0.isAnimated } || stroke.dashOffset.isAnimated
          ),
        ]
      case .trim(let trim):
        [
          ("start", trim.start.isAnimated), ("end", trim.end.isAnimated),
          ("offset", trim.offset.isAnimated),
        ]
      case .roundCorners(let radius): [("radius", radius.isAnimated)]
      case .repeater(let repeater):
        [("copies", repeater.copies.isAnimated), ("offset", repeater.offset.isAnimated)]
      case .pucker(let amount): [("amount", amount.isAnimated)]
      case .twist(let twist):
        [("angle", twist.angle.isAnimated), ("center", twist.center.isAnimated)]
      case .zigZag(let zigZag):
        [
          ("amplitude", zigZag.amplitude.isAnimated), ("frequency", zigZag.frequency.isAnimated),
        ]
      case .offset(let offset): [("amount", offset.amount.isAnimated)]
      case .merge, .unsupported: []
      }
    return all.filter(\.1).map(\.0)
  }
}

extension PaintSource {
  /// Whether its colors or its gradient line are animated.
  var isAnimated: Bool {
    switch self {
    case .color(let color): color.isAnimated
    case .gradient(let gradient):
      gradient.stops.isAnimated || gradient.start.isAnimated || gradient.end.isAnimated
    }
  }
}
