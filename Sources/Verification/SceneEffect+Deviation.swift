import Geometry
import SceneModel

extension SceneEffect {
  /// How far two effects are apart: lengths in points, angles in degrees, shares and colours in percent; `nil` for
  /// effects of two kinds.
  func deviation(from other: SceneEffect) -> Double? {
    switch (self, other) {
    case (.tint(let black, let white, let amount), .tint(let black2, let white2, let amount2)):
      max(
        black.deviation(from: black2), white.deviation(from: white2), abs(amount - amount2) * 100)
    case (.fill(let color, let opacity), .fill(let color2, let opacity2)):
      max(color.deviation(from: color2), abs(opacity - opacity2) * 100)
    case (.tritone(let high, let middle, let low), .tritone(let high2, let middle2, let low2)):
      max(
        high.deviation(from: high2), middle.deviation(from: middle2), low.deviation(from: low2))
    case (.levels(let one), .levels(let two)):
      max(
        one.all.deviation(from: two.all), one.red.deviation(from: two.red),
        one.green.deviation(from: two.green), one.blue.deviation(from: two.blue),
        one.alpha.deviation(from: two.alpha))
    case (.gaussianBlur(let one), .gaussianBlur(let two)): one.distance(to: two)
    case (.dropShadow(let one), .dropShadow(let two)) where one.isShadowOnly == two.isShadowOnly:
      max(
        one.color.deviation(from: two.color), abs(one.opacity - two.opacity) * 100,
        one.offset.distance(to: two.offset), abs(one.deviation - two.deviation),
        abs(one.spread - two.spread))
    case (.radialWipe(let one), .radialWipe(let two)) where one.direction == two.direction:
      max(
        abs(one.completion - two.completion) * 100, abs(one.startAngle - two.startAngle),
        one.center.distance(to: two.center), abs(one.feather - two.feather))
    default: styleDeviation(from: other)
    }
  }

  private func styleDeviation(from other: SceneEffect) -> Double? {
    switch (self, other) {
    case (.innerShadow(let one), .innerShadow(let two))
    where one.blendMode == two.blendMode && one.isFromCenter == two.isFromCenter:
      max(
        one.color.deviation(from: two.color), abs(one.opacity - two.opacity) * 100,
        one.offset.distance(to: two.offset), abs(one.deviation - two.deviation),
        abs(one.spread - two.spread))
    case (.satin(let one), .satin(let two))
    where one.blendMode == two.blendMode && one.isInverted == two.isInverted:
      max(
        one.color.deviation(from: two.color), abs(one.opacity - two.opacity) * 100,
        one.offset.distance(to: two.offset), abs(one.deviation - two.deviation))
    case (.colorOverlay(let one), .colorOverlay(let two)) where one.blendMode == two.blendMode:
      max(one.color.deviation(from: two.color), abs(one.opacity - two.opacity) * 100)
    case (.gradientOverlay(let one), .gradientOverlay(let two)): one.deviation(from: two)
    case (.outline(let one), .outline(let two))
    where one.blendMode == two.blendMode && one.side == two.side:
      max(
        one.color.deviation(from: two.color), abs(one.opacity - two.opacity) * 100,
        abs(one.width - two.width))
    case (.bevel(let one), .bevel(let two)): one.deviation(from: two)
    case (.recolor(let one), .recolor(let two)): EffectMeasures(one).deviation(EffectMeasures(two))
    case (.ramp(let one), .ramp(let two)): EffectMeasures(one).deviation(EffectMeasures(two))
    case (.linearWipe(let one), .linearWipe(let two)):
      EffectMeasures(one).deviation(EffectMeasures(two))
    case (.warp(let one), .warp(let two)): EffectMeasures(one).deviation(EffectMeasures(two))
    case (.displacement(let one), .displacement(let two)):
      EffectMeasures(one).deviation(EffectMeasures(two))
    case (.mosaic(let one), .mosaic(let two)):
      EffectMeasures(one).deviation(EffectMeasures(two))
    default: nil
    }
  }
}

extension Color {
  /// The largest difference of components, in percent.
  fileprivate func deviation(from other: Color) -> Double {
    let difference = components - other.components
    return (0..<4).reduce(0) { max($0, abs(difference[$1]) * 100) }
  }
}

extension Levels {
  /// The largest difference of members, in percent.
  fileprivate func deviation(from other: Levels) -> Double {
    max(
      abs(inputBlack - other.inputBlack), abs(inputWhite - other.inputWhite),
      abs(gamma - other.gamma), abs(outputBlack - other.outputBlack),
      abs(outputWhite - other.outputWhite)) * 100
  }
}

extension GradientOverlay {
  /// How far two gradients are apart; `nil` for those of two kinds.
  fileprivate func deviation(from other: GradientOverlay) -> Double? {
    guard kind == other.kind, isReversed == other.isReversed, blendMode == other.blendMode,
      stops.count == other.stops.count
    else { return nil }
    let colors = zip(stops, other.stops).reduce(0.0) { largest, pair in
      max(
        largest, pair.0.color.deviation(from: pair.1.color),
        abs(pair.0.offset - pair.1.offset) * 100)
    }
    return max(
      colors, abs(angle - other.angle), abs(scale - other.scale) * 100,
      center.distance(to: other.center) * 100, abs(opacity - other.opacity) * 100)
  }
}

extension Bevel {
  /// How far two bevels are apart; `nil` for those of two kinds.
  fileprivate func deviation(from other: Bevel) -> Double? {
    guard kind == other.kind, isChiseled == other.isChiseled,
      highlightMode == other.highlightMode, shadowMode == other.shadowMode
    else { return nil }
    return max(
      abs(depth - other.depth) * 100, abs(size - other.size), abs(smoothing - other.smoothing),
      abs(direction - other.direction), abs(altitude - other.altitude),
      highlight.deviation(from: other.highlight), shadow.deviation(from: other.shadow))
  }
}
