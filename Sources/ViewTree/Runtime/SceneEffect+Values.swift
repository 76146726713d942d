import Geometry
import SceneModel

extension SceneEffect {
  /// Standard deviation of a blur over its blurriness.
  private static let deviationPerBlurriness = 0.3
  /// Standard deviation of a shadow's blur over its softness.
  private static let deviationPerSoftness = 0.25
  /// How far a shadow that is all spread grows, over its softness: as far as the softness of one without spread reaches.
  private static let growthPerSoftness = 1 / 1.2

  /// The effect of a view whose values begin at a slot, in the order of its schema.
  init(_ effect: ViewEffect, values: [PropertyValue], at slot: Int) {
    func number(_ index: Int) -> Double { values[slot + index].numberValue }
    func color(_ index: Int) -> Color { values[slot + index].colorValue }
    func levels(_ index: Int) -> Levels { Levels(numbers: values[slot + index].numbersValue) }
    switch effect {
    case .tint: self = .tint(black: color(0), white: color(1), amount: number(2).clamped(to: 0...1))
    case .colorFill: self = .fill(color: color(0), opacity: number(1).clamped(to: 0...1))
    case .tritone: self = .tritone(highlights: color(0), midtones: color(1), shadows: color(2))
    case .levels:
      self = .levels(
        ChannelLevels(
          all: levels(0), red: levels(1), green: levels(2), blue: levels(3), alpha: levels(4)))
    case .dropShadow(let isShadowOnly):
      let (deviation, spread) = SceneEffect.softness(number(4), spread: number(5))
      self = .dropShadow(
        DropShadow(
          color: color(0), opacity: number(1).clamped(to: 0...1),
          offset: SceneEffect.way(number(2), number(3)), deviation: deviation, spread: spread,
          isShadowOnly: isShadowOnly))
    case .innerShadow(let mode, let isFromCenter):
      let (deviation, spread) = SceneEffect.softness(number(4), spread: number(5))
      self = .innerShadow(
        InnerShadow(
          color: color(0), opacity: number(1).clamped(to: 0...1), blendMode: mode,
          offset: SceneEffect.way(number(2), number(3)), deviation: deviation, spread: spread,
          isFromCenter: isFromCenter))
    case .satin(let mode, let isInverted):
      self = .satin(
        Satin(
          color: color(0), opacity: number(1).clamped(to: 0...1), blendMode: mode,
          offset: SceneEffect.way(number(2), number(3)),
          deviation: SceneEffect.softness(number(4), spread: 0).deviation,
          isInverted: isInverted))
    case .colorOverlay(let mode):
      self = .colorOverlay(
        ColorOverlay(color: color(0), opacity: number(1).clamped(to: 0...1), blendMode: mode))
    case .gradientOverlay(let style):
      let stops = Gradient.stops(
        numbers: values[slot + 1].numbersValue, colorStopCount: style.colorStopCount)
      self = .gradientOverlay(
        GradientOverlay(
          kind: style.gradient, stops: stops, isReversed: style.isReversed, angle: number(2),
          scale: max(0, number(3)), center: values[slot + 4].vectorValue.xy,
          opacity: number(0).clamped(to: 0...1), blendMode: style.blendMode))
    case .outline(let side, let mode):
      self = .outline(
        Outline(
          color: color(0), opacity: number(1).clamped(to: 0...1), blendMode: mode,
          width: max(0, number(2)), side: side))
    case .bevel(let style):
      self = .bevel(
        Bevel(
          kind: style.kind, isChiseled: style.isChiseled, depth: number(0),
          size: max(0, number(1)),
          smoothing: SceneEffect.softness(number(2), spread: 0).deviation,
          direction: number(3), altitude: number(4),
          highlight: color(5).faded(by: number(6)), highlightMode: style.highlightMode,
          shadow: color(7).faded(by: number(8)), shadowMode: style.shadowMode))
    case .gaussianBlur(let axes):
      let deviation = max(0, number(0)) * SceneEffect.deviationPerBlurriness
      self = .gaussianBlur(
        deviation: Vector2(
          axes == .vertical ? 0 : deviation, axes == .horizontal ? 0 : deviation))
    case .radialWipe(let direction):
      self = .radialWipe(
        RadialWipe(
          completion: number(0).clamped(to: 0...1), startAngle: number(1),
          center: values[slot + 2].vectorValue.xy, direction: direction,
          feather: max(0, number(3))))
    case .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize, .threshold,
      .blackAndWhite:
      self = .recolor(Recolor(effect, values: values, at: slot))
    case .ramp(let kind):
      self = .ramp(
        ColorRamp(
          kind: kind, start: values[slot].vectorValue.xy, end: values[slot + 1].vectorValue.xy,
          startColor: color(2), endColor: color(3), amount: number(4).clamped(to: 0...1)))
    case .linearWipe, .venetianBlinds:
      self = .linearWipe(
        LinearWipe(
          completion: number(0).clamped(to: 0...1), direction: number(1),
          feather: max(0, number(2)),
          extent: effect == .linearWipe
            ? .frame(values[slot + 3].vectorValue.xy) : .stripes(width: max(0, number(3)))))
    case .mosaic(let isSharp):
      self = .mosaic(
        Mosaic(
          frame: values[slot].vectorValue.xy, blocks: values[slot + 1].vectorValue.xy,
          isSharp: isSharp))
    case .displacementMap(let style):
      self = .displacement(
        Displacement(
          horizontal: style.horizontal, vertical: style.vertical,
          distance: values[slot + 1].vectorValue.xy, frame: values[slot].vectorValue.xy,
          wraps: style.wraps))
    case .twirl, .spherize, .ripple, .waveWarp, .mirror, .motionTile, .cornerPin:
      self = .warp(PixelWarp(effect, values: values, at: slot))
    }
  }
}

extension SceneEffect {
  /// The way that a shadow is moved, by a direction in degrees clockwise from the top and a distance.
  private static func way(_ direction: Double, _ distance: Double) -> Vector2 {
    Vector2(angle: (direction - 90).radians) * distance
  }

  /// The deviation of a shadow's blur and its growth before, in points.
  private static func softness(
    _ softness: Double, spread: Double
  ) -> (deviation: Double, spread: Double) {
    let (softness, share) = (max(0, softness), spread.clamped(to: 0...1))
    return (
      softness * (1 - share) * SceneEffect.deviationPerSoftness,
      softness * share * SceneEffect.growthPerSoftness
    )
  }
}

extension Color {
  /// The colour with an opacity of 0...1 in place of its alpha.
  fileprivate func faded(by opacity: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: opacity.clamped(to: 0...1))
  }
}

extension Levels {
  /// Levels of five numbers in the order of their members; what is missing changes nothing.
  fileprivate init(numbers: [Double]) {
    self.init()
    if numbers.count > 0 { inputBlack = numbers[0] }
    if numbers.count > 1 { inputWhite = numbers[1] }
    if numbers.count > 2 { gamma = numbers[2] }
    if numbers.count > 3 { outputBlack = numbers[3] }
    if numbers.count > 4 { outputWhite = numbers[4] }
  }
}
