import Geometry
import SceneModel

/// A node of what is drawn, before it becomes a part of a scene.
indirect enum DisplayNode {
  case shape(ShapeContent)
  case image(ImageContent)
  case group(GroupContent, [DisplayNode])

  struct ShapeContent {
    var path: BezierPath
    var style: SceneShape.Style
    var paint: Paint
    var opacity = 1.0
    var mode = SceneModel.BlendMode.normal
  }

  struct ImageContent {
    var picture: Picture
    var size: CGSize
    var opacity = 1.0
  }

  struct GroupContent {
    var transform = Affine.identity
    var divisor: Vector3?
    var opacity = 1.0
    var mode = SceneModel.BlendMode.normal
    var mask: BezierPath?
    var matte: MatteMode?
    var effects: [SceneEffect] = []
    /// Whether blend modes inside see nothing behind the group.
    var isIsolated = false
  }

  /// The node in another transform.
  func transformed(_ transform: ProjectionTransform) -> DisplayNode {
    guard !transform.isIdentity else { return self }
    var group = GroupContent()
    group.transform = transform.affine
    group.divisor = transform.divisor
    return .group(group, [self])
  }

  func withOpacity(_ opacity: Double) -> DisplayNode {
    switch self {
    case .shape(var shape):
      shape.opacity *= opacity
      return .shape(shape)
    case .image(var image):
      image.opacity *= opacity
      return .image(image)
    case .group(var group, let children):
      group.opacity *= opacity
      return .group(group, children)
    }
  }

  func withMode(_ mode: SceneModel.BlendMode) -> DisplayNode {
    switch self {
    case .shape(var shape):
      shape.mode = mode
      return .shape(shape)
    case .image:
      var group = GroupContent()
      group.mode = mode
      return .group(group, [self])
    case .group(var group, let children):
      group.mode = mode
      return .group(group, children)
    }
  }

  /// The node with all colors changed.
  ///
  /// The changes are affine, so that they commute with mixing by alpha.
  func mapColors(_ change: (Color) -> Color) -> DisplayNode {
    switch self {
    case .shape(var shape):
      shape.paint = shape.paint.mapColors(change)
      return .shape(shape)
    case .image(var image):
      image.picture = image.picture.mapColors(change)
      return .image(image)
    case .group(var group, let children):
      group.effects = group.effects.map { effect in
        guard var shadow = effect.value as? DropShadow else { return effect }
        shadow.shadow.color = change(Color(shadow.shadow.color)).scene()
        return SceneEffect(shadow)
      }
      let first = group.matte == nil ? 0 : 1
      return .group(
        group,
        children.enumerated().map { $0 < first ? $1 : $1.mapColors(change) })
    }
  }
}

extension Color {
  init(_ color: SceneModel.Color) {
    self.init(color.red, color.green, color.blue, color.alpha)
  }
}

extension Paint {
  func mapColors(_ change: (Color) -> Color) -> Paint {
    switch self {
    case .color(let color): return .color(change(Color(color)).scene())
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        SceneModel.Gradient.Stop(offset: $0.offset, color: change(Color($0.color)).scene())
      }
      return .gradient(gradient)
    }
  }
}

extension Picture {
  func mapColors(_ change: (Color) -> Color) -> Picture {
    let source = full.bytes
    var bytes = source
    for index in stride(from: 0, to: source.count - 3, by: 4) where source[index + 3] > 0 {
      let alpha = Double(source[index + 3])
      let color = change(
        Color(
          Double(source[index]) / alpha, Double(source[index + 1]) / alpha,
          Double(source[index + 2]) / alpha, alpha / 255))
      for (place, part) in [color.red, color.green, color.blue, color.alpha].enumerated() {
        bytes[index + place] = UInt8(min(max(part.isNaN ? 0 : part, 0), 1) * 255 + 0.5)
      }
    }
    return Picture(width: width, height: height, rgba: bytes) ?? self
  }
}
