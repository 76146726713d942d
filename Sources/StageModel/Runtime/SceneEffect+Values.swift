import Geometry
import SceneModel

extension SceneEffect {
  /// Standard deviation of a blur over its blurriness.
  private static let deviationPerBlurriness = 0.3
  /// Standard deviation of a shadow's blur over its softness.
  private static let deviationPerSoftness = 0.25

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
      // Directions are counted from the top.
      let direction = Vector2(angle: (number(2) - 90).radians)
      self = .dropShadow(
        DropShadow(
          color: color(0), opacity: number(1).clamped(to: 0...1), offset: direction * number(3),
          deviation: max(0, number(4)) * SceneEffect.deviationPerSoftness,
          isShadowOnly: isShadowOnly))
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
    }
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
