import Diagnostics
import SceneModel

extension Color {
  /// The hues by the angle at which they end, in degrees.
  private static let hues: [(end: Double, word: String)] = [
    (12, "red"), (42, "orange"), (68, "yellow"), (150, "green"), (172, "mint"), (190, "teal"),
    (202, "cyan"), (238, "blue"), (258, "indigo"), (295, "purple"), (348, "pink"), (360, "red"),
  ]

  /// The grays by the lightness at which they end.
  private static let grays: [(end: Double, word: String)] = [
    (0.25, "charcoal"), (0.42, "darkGray"), (0.62, "gray"), (0.88, "lightGray"), (2, "offWhite"),
  ]

  /// The smallest difference of the components of a color that is no gray.
  private static let leastChroma = 0.06

  /// A word for a color: its hue with its lightness, or a gray.
  var word: String {
    alpha < 1 ? "translucent\(opaqueWord.uppercasingFirst)" : opaqueWord
  }

  private var opaqueWord: String {
    let components = [red, green, blue]
    if components == [0, 0, 0] { return "black" }
    if components == [1, 1, 1] { return "white" }
    let (low, high) = (components.min() ?? 0, components.max() ?? 0)
    let (lightness, chroma) = ((low + high) / 2, high - low)
    guard chroma >= Color.leastChroma else {
      return Color.grays.first { lightness < $0.end }?.word ?? "gray"
    }
    let angle = hue(chroma: chroma, high: high)
    let word = Color.hues.first { angle < $0.end }?.word ?? "red"
    if word == "orange", lightness < 0.38 { return lightness < 0.2 ? "darkBrown" : "brown" }
    if lightness < 0.3 { return "dark\(word.uppercasingFirst)" }
    return lightness > 0.78 ? "light\(word.uppercasingFirst)" : word
  }

  /// The angle on the circle of hues, in 0..<360 degrees.
  private func hue(chroma: Double, high: Double) -> Double {
    let sector: Double
    if high == red {
      sector = (green - blue) / chroma
    } else if high == green {
      sector = 2 + (blue - red) / chroma
    } else {
      sector = 4 + (red - green) / chroma
    }
    return (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
  }
}
