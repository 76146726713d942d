import Geometry
import SceneModel

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
