import Diagnostics
import JSONTree
import SceneModel
import ViewTree

/// A property with a color.
///
/// As in lottie-web, alpha is ignored: opacity is a separate property.
struct ColorFormat: PropertyFormat {
  /// Whether it is the color of a fill or stroke: only these were 0...255 in files of old exporters, and only their
  /// ignored alpha is reported.
  var isPaint = true

  let fallback = Color.black

  func decode(_ value: JSONValue, _ context: ImportContext) -> Color? {
    guard value.kind == .array, value.count >= 3 else {
      context.reportWrongType(value, expected: "an array of red, green and blue")
      return nil
    }
    var components = SIMD4<Double>(0, 0, 0, 1)
    for index in 0..<min(4, value.count) {
      if let number = value.number(at: index), abs(number) <= ImportLimits.magnitude {
        components[index] = number
        continue
      }
      guard let element = value[index], let number = context.number(element) else { return nil }
      components[index] = number
    }
    if isPaint && context.version < .unitColors {
      components /= 255
      context.reportDialect(.byteColors)
      if value.count == 3 { components.w = 1 }
    }
    checkAlpha(components.w, context)
    return Color(red: unit(components.x), green: unit(components.y), blue: unit(components.z))
  }

  private func checkAlpha(_ alpha: Double, _ context: ImportContext) {
    guard isPaint && alpha < 1 && context.version >= .unitColors else { return }
    context.reportOnce(
      .colorAlpha, kind: "",
      message: "The alpha of the color, \(alpha), is ignored; the opacity of the paint applies.")
  }

  private func unit(_ number: Double) -> Double { min(max(number, 0), 1) }
}
