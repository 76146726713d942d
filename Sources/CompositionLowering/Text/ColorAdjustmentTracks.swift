import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// What an animator does to the colour and opacity of a text's fills or outlines.
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

  /// Whether nothing is done at any time.
  var isEmpty: Bool { hue == nil && saturation == nil && brightness == nil && opacity == nil }

  /// The times between which anything changes.
  var changes: [ClosedRange<Double>] {
    [hue, saturation, brightness, opacity].compactMap { $0?.changes }
  }

  /// What is done at a time to what is wholly chosen.
  mutating func adjustment(at time: Double) -> ColorAdjustment {
    ColorAdjustment(
      hue: hue?.number(at: time), saturation: saturation?.number(at: time),
      brightness: brightness?.number(at: time), opacity: opacity?.number(at: time))
  }
}

/// What an animator does to a colour and its opacity at one instant; `nil` for what it leaves alone.
struct ColorAdjustment {
  /// In degrees.
  let hue: Double?
  let saturation: Double?
  let brightness: Double?
  /// 0...1.
  let opacity: Double?

  /// A colour with its hue turned, and saturation and brightness added to.
  func adjusted(_ color: Color, _ weight: Double) -> Color {
    guard hue != nil || saturation != nil || brightness != nil else { return color }
    return color.addingHSB(
      hue: (hue ?? 0) * weight / 360, saturation: (saturation ?? 0) * weight,
      brightness: (brightness ?? 0) * weight)
  }

  /// Brings an opacity nearer to the animator's.
  func fade(_ value: inout Double, _ weight: Double) {
    if let opacity { value += (opacity - value) * weight }
  }
}

extension Color {
  /// The colour with changed hue (in turns), saturation and brightness; the latter two stay in 0...1.
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
      // How far the hue is from where the channel is full, in sixths of a turn.
      let place = (turn * 6 + offset).truncatingRemainder(dividingBy: 6)
      let distance = place < 0 ? place + 6 : place
      return value * (1 - strength * Swift.min(distance, 4 - distance).clamped(to: 0...1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
