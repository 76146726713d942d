import Animation
import CompositionModel
import Diagnostics
import JSONTree

/// Reads the effects of a layer, and reports those that are not drawn.
struct EffectReader {
  /// The state that all readers share.
  let context: ImportContext

  /// The effects in the member `ef`, in the order in which they are applied.
  func read(_ reader: inout ObjectReader) -> [Effect] {
    reader.objects("ef", as: .effect, effect)
  }

  private func effect(_ reader: inout ObjectReader) -> Effect? {
    let matchName = reader.string("mn") ?? ""
    var effect = Effect(
      name: "", matchName: matchName, number: reader.integer("ty") ?? -1,
      pointer: context.path.pointer)
    effect.name = reader.string("nm") ?? effect.title ?? matchName
    effect.isEnabled = reader.value("en") == nil || reader.flag("en")
    effect.values = values(&reader, depth: 0)
    context.reportSupport(of: effect)
    return effect
  }

  private func values(_ reader: inout ObjectReader, depth: Int) -> [EffectValue] {
    guard let list = reader.value("ef") else { return [] }
    guard depth < ImportLimits.effectDepth else {
      context.report(
        .limitExceeded, severity: .warning, member: "ef",
        "Groups of controls are nested more than \(ImportLimits.effectDepth) deep; "
          + "the inner ones are ignored.")
      return []
    }
    context.count(.controls, list.count, limit: ImportLimits.controls)
    return reader.objects("ef", as: .effectValue) { reader in
      let content = self.content(&reader, depth: depth)
      return EffectValue(
        name: reader.string("nm") ?? "", matchName: reader.string("mn") ?? "", content: content)
    }
  }

  private func content(_ reader: inout ObjectReader, depth: Int) -> ControlContent {
    if reader.value("ef") != nil {
      reader.skip("ty", "v")
      return .group(values(&reader, depth: depth + 1))
    }
    // Groups without controls have an empty string as type.
    guard let written = reader.value("ty"), written.string?.isEmpty != true else {
      reader.skip("v")
      return .none
    }
    let type = reader.integer("ty") ?? -1
    func number() -> AnimatedValue<Double> { reader.property("v", NumberFormat.plain()) }
    switch type {
    case 0: return .slider(number())
    case 1: return .angle(number())
    case 2: return .color(reader.property("v", ColorFormat(isPaint: false)))
    case 3: return .point(reader.property("v", VectorFormat.controlPoint))
    case 4: return .checkbox(number())
    case 7: return .menu(number())
    case 10: return .layer(number())
    case 11: return .mask(number())
    case 6:
      reader.skip("v")
      return .none
    default:
      guard reader.value("v") != nil else { return .none }
      context.report(
        .unknownControl, "The control type \(type) is unknown; the control is ignored.")
      return .none
    }
  }
}
