import Geometry
import SceneModel

extension Recolor {
  /// The change of colours of a view whose values begin at a slot, in the order of its schema.
  init(_ effect: ViewEffect, values: [PropertyValue], at slot: Int) {
    func number(_ index: Int) -> Double { values[slot + index].numberValue }
    switch effect {
    case .invert(let channel): self = .invert(channel, amount: number(0).clamped(to: 0...1))
    case .brightnessContrast(let isLegacy):
      self = .brightnessContrast(
        brightness: number(0), contrast: number(1).clamped(to: -1...1), isLegacy: isLegacy)
    case .hueSaturation(let isColorized):
      let (saturation, lightness) = (number(1).clamped(to: -1...1), number(2).clamped(to: -1...1))
      self =
        isColorized
        ? .colorize(hue: number(0), saturation: max(0, saturation), lightness: lightness)
        : .hueSaturation(hue: number(0), saturation: saturation, lightness: lightness)
    case .exposure: self = .exposure(stops: number(0), offset: number(1), gamma: number(2))
    case .posterize: self = .posterize(levels: number(0))
    case .blackAndWhite(let isTinted):
      self = .blackAndWhite(
        weights: values[slot].numbersValue, tint: isTinted ? values[slot + 1].colorValue : nil)
    default: self = .threshold(number(0))
    }
  }
}
