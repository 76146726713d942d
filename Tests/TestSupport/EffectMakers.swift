package import Geometry
package import SceneModel

// Effects with parameters that suit tests: offsets and standard deviations in points.

extension SceneEffect {
  /// Makes a fill.
  package static func fill(color: Color, opacity: Double) -> SceneEffect {
    SceneEffect(
      ColorFill.with {
        $0.color = color
        $0.opacity = opacity
      })
  }

  /// Maps luminance to a color between two.
  package static func tint(black: Color, white: Color, amount: Double) -> SceneEffect {
    SceneEffect(
      Tint.with {
        $0.blackColor = black
        $0.whiteColor = white
        $0.amount = amount
      })
  }

  /// Maps luminance to a color between three.
  package static func tritone(highlights: Color, midtones: Color, shadows: Color) -> SceneEffect {
    SceneEffect(
      Tritone.with {
        $0.highlights = highlights
        $0.midtones = midtones
        $0.shadows = shadows
      })
  }

  /// Makes a blur along both axes, or along the only one with a deviation other than 0.
  package static func gaussianBlur(deviation: Vector2) -> SceneEffect {
    var blur = GaussianBlur(deviation: max(deviation.x, deviation.y))
    if deviation.y == 0, deviation.x != 0 { blur.axes = .horizontal }
    if deviation.x == 0, deviation.y != 0 { blur.axes = .vertical }
    return SceneEffect(blur)
  }
}

extension ShadowShape {
  /// Makes the shape of a shadow whose source grows by points.
  init(_ color: Color, _ opacity: Double, _ offset: Vector2, _ deviation: Double, growth: Double) {
    self.init()
    (self.color, self.opacity) = (color, opacity)
    softness = 4 * deviation + 1.2 * growth
    direction = offset == .zero ? 0 : offset.angle.degrees + 90
    distance = offset.length
    spread = growth == 0 ? 0 : 1.2 * growth / softness
  }
}

extension DropShadow {
  /// Makes a shadow; `spread` is growth in points.
  package init(
    color: Color, opacity: Double, offset: Vector2, deviation: Double, spread: Double = 0,
    isShadowOnly: Bool = false
  ) {
    self.init()
    self.isShadowOnly = isShadowOnly
    shadow = ShadowShape(color, opacity, offset, deviation, growth: spread)
  }
}

extension InnerShadow {
  /// Makes a shadow; `spread` is growth in points.
  package init(
    color: Color, opacity: Double, blendMode: BlendMode = .normal, offset: Vector2 = .zero,
    deviation: Double, spread: Double = 0, isFromCenter: Bool = false
  ) {
    self.init()
    (self.blendMode, self.isFromCenter) = (blendMode, isFromCenter)
    shadow = ShadowShape(color, opacity, offset, deviation, growth: spread)
  }
}

extension Satin {
  /// Makes satin.
  package init(
    color: Color, opacity: Double, blendMode: BlendMode, offset: Vector2, deviation: Double,
    isInverted: Bool
  ) {
    self.init()
    (self.blendMode, self.isInverted) = (blendMode, isInverted)
    shadow = ShadowShape(color, opacity, offset, deviation, growth: 0)
  }
}

extension ColorOverlay {
  /// Makes an overlay.
  package init(color: Color, opacity: Double, blendMode: BlendMode = .normal) {
    self.init()
    (self.color, self.opacity, self.blendMode) = (color, opacity, blendMode)
  }
}

extension LayerStroke {
  /// Makes a stroke.
  package init(color: Color, opacity: Double, width: Double, side: Side) {
    self.init()
    (self.color, self.opacity, self.width, self.side) = (color, opacity, width, side)
  }
}

extension GradientOverlay {
  /// Makes an overlay whose stops have no opacities.
  package init(
    kind: Kind, stops: [Gradient.Stop], angle: Double = -90, scale: Double = 1,
    center: Vector2 = .zero, opacity: Double = 1
  ) {
    self.init()
    (self.kind, self.angle, self.scale, self.opacity) = (kind, angle, scale, opacity)
    self.center = center
    colorStopCount = stops.count
    stopNumbers = stops.flatMap { [$0.offset, $0.color.red, $0.color.green, $0.color.blue] }
  }
}

extension MotionTile {
  /// Makes tiles of a rectangle.
  package init(size: Vector2, center: Vector2, tileSize: Vector2 = Vector2(1, 1)) {
    self.init()
    (self.size, self.center, self.tileSize) = (size, center, tileSize)
  }
}
