import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The changes of a text animator to hue, saturation, brightness and opacity of fills or strokes.
struct ColorAdjustmentTracks {
  private var hue: ValueTrack?
  private var saturation: ValueTrack?
  private var brightness: ValueTrack?
  private var opacity: ValueTrack?

  init(
    hue: AnimatedValue<Double>?, saturation: AnimatedValue<Double>?,
    brightness: AnimatedValue<Double>?, opacity: AnimatedValue<Double>?
  ) {
    self.hue = hue.map { ValueTrack($0) }
    self.saturation = saturation.map { ValueTrack($0) }
    self.brightness = brightness.map { ValueTrack($0) }
    self.opacity = opacity.map { ValueTrack($0) }
  }

  /// Whether there are no changes at any time.
  var isEmpty: Bool { hue == nil && saturation == nil && brightness == nil && opacity == nil }

  /// The ranges of times in which values change.
  var changes: [ClosedRange<Double>] {
    [hue, saturation, brightness, opacity].compactMap { $0?.changes }
  }

  /// The changes at a time to letters that are selected completely.
  mutating func adjustment(at time: Double) -> ColorAdjustment {
    ColorAdjustment(
      hue: hue?.number(at: time), saturation: saturation?.number(at: time),
      brightness: brightness?.number(at: time), opacity: opacity?.number(at: time))
  }
}

/// The changes of a text animator to a color and its opacity at one instant; `nil` for none.
struct ColorAdjustment {
  /// The change of hue, in degrees.
  let hue: Double?
  let saturation: Double?
  let brightness: Double?
  /// The opacity, 0...1.
  let opacity: Double?

  /// A color with changed hue, saturation and brightness.
  func adjusted(_ color: Color, _ weight: Double) -> Color {
    guard hue != nil || saturation != nil || brightness != nil else { return color }
    return color.addingHSB(
      hue: (hue ?? 0) * weight / 360, saturation: (saturation ?? 0) * weight,
      brightness: (brightness ?? 0) * weight)
  }

  /// Mixes an opacity with that of the animator.
  func fade(_ value: inout Double, _ weight: Double) {
    if let opacity { value += (opacity - value) * weight }
  }
}

extension Color {
  /// The color with changed hue (in turns), saturation and brightness; the latter two are clamped
  /// to 0...1.
  func addingHSB(hue: Double, saturation: Double, brightness: Double) -> Color {
    let most = Swift.max(red, green, blue)
    let range = most - Swift.min(red, green, blue)
    let sector: Double =
      if range <= 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    let turn = sector / 6 + hue
    let strength = ((most > 0 ? range / most : 0) + saturation).clamped(to: 0...1)
    let value = (most + brightness).clamped(to: 0...1)
    func channel(_ offset: Double) -> Double {
      // The distance of the hue from the channel's full value, in sixths of a turn.
      let place = (turn * 6 + offset).truncatingRemainder(dividingBy: 6)
      let distance = place < 0 ? place + 6 : place
      return value * (1 - strength * Swift.min(distance, 4 - distance).clamped(to: 0...1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
