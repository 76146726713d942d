import Diagnostics
import JSONTree

/// Reports effects and layer styles, which the composition does not carry.
enum EffectReader {
  /// Reports the effects and styles of a layer.
  static func report(_ reader: inout ObjectReader) {
    let context = reader.context
    reader.elements("ef") { _, value in effect(value, context) }
    reader.elements("sy") { _, value in style(value, context) }
  }

  private static func effect(_ value: JSONValue, _ context: ImportContext) {
    guard var reader = ObjectReader(value, as: .effect, in: context) else { return }
    defer { reader.finish() }
    let isEnabled = reader.value("en") == nil || reader.flag("en")
    let type = reader.integer("ty") ?? -1
    let matchName = reader.string("mn") ?? ""
    let name = reader.string("nm") ?? matchName
    reader.skip("ef", "hd")
    guard isEnabled else { return }
    if type == 5 && isControl(matchName) {
      context.report(
        .unsupportedEffect, severity: .note,
        "\"\(name)\" only holds values for expressions, which are not evaluated.")
      return
    }
    context.report(
      .unsupportedEffect, "The effect \"\(name)\" (\(kind(type, matchName))) is not drawn.")
  }

  /// Whether an effect draws nothing: After Effects' expression controls and scripts' own.
  private static func isControl(_ matchName: String) -> Bool {
    matchName.isEmpty || matchName.hasPrefix("Pseudo/")
      || (matchName.hasPrefix("ADBE ") && matchName.hasSuffix(" Control"))
  }

  private static func kind(_ type: Int, _ matchName: String) -> String {
    switch type {
    case 20: "Tint"
    case 21: "Fill"
    case 22: "Stroke"
    case 23: "Tritone"
    case 24: "Levels"
    case 25: "Drop Shadow"
    case 26: "Radial Wipe"
    case 27: "Displacement Map"
    case 28: "Set Matte"
    case 29: "Gaussian Blur"
    case 30: "Twirl"
    case 31: "Mesh Warp"
    case 32: "Wave Warp"
    case 33: "Spherize"
    case 34: "Puppet"
    case 35: "Transform"
    default: matchName.isEmpty ? "type \(type)" : matchName
    }
  }

  private static func style(_ value: JSONValue, _ context: ImportContext) {
    let number = value["ty"]?.int ?? -1
    let names = [
      "Stroke", "Drop Shadow", "Inner Shadow", "Outer Glow", "Inner Glow", "Bevel and Emboss",
      "Satin", "Color Overlay", "Gradient Overlay",
    ]
    let name = names.indices.contains(number) ? names[number] : "of type \(number)"
    context.report(.unsupportedLayerStyle, "The layer style \(name) is not drawn.")
  }
}
