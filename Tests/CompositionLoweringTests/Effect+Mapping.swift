import SceneModel

@testable import CompositionModel

extension Effect {
  /// An effect of a declared kind with values for its controls, from the first one on.
  init(_ mapping: EffectMapping, _ contents: [ControlContent], name: String = "") {
    self.init(
      name: name, matchName: mapping.matchNames.first ?? "",
      number: mapping.numbers.first ?? EffectMapping.customNumber,
      values: contents.map { EffectValue(name: "", content: $0) })
  }
}

extension LayerStyle {
  /// A style of a declared kind with values by their JSON members.
  init(_ mapping: LayerStyleMapping, _ values: [String: ControlContent]) {
    self.init(
      number: mapping.number,
      values: values.map { EffectValue(name: "", matchName: $0.key, content: $0.value) })
  }
}

extension Scene {
  /// The first effect of a type.
  func effect<Effect: PixelEffect>(_ type: Effect.Type) -> Effect? {
    effects.lazy.compactMap { $0.value as? Effect }.first
  }
}
