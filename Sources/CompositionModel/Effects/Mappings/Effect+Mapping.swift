package import Animation

extension Effect {
  /// The declaration of the effect; `nil` for an unknown one.
  package var mapping: EffectMapping? {
    EffectMapping.mapping(number: number, matchName: matchName)
  }

  /// After Effects' name; `nil` for an unknown effect.
  package var title: String? { mapping?.title }

  /// The part that it plays.
  package var role: EffectMapping.Role { mapping?.role ?? .notDrawn }

  /// Whether it is drawn with its settings.
  package var isDrawn: Bool { mapping?.draws(self) ?? false }

  /// The end of a sentence about the settings that are not drawn; `nil` if all are.
  package var limitation: String? { mapping?.limitation(panel) }

  /// The index of the layer that it names; `nil` for an effect that names none.
  package var namedLayer: AnimatedValue<Double>? {
    mapping?.layerControl.flatMap { panel.number(at: .index($0)) }
  }

  /// Whether it has a control that names another layer.
  package var namesLayer: Bool { mapping?.layerControl != nil }

  /// Whether it reads the pixels of the layer that it names.
  package var needsMap: Bool { mapping?.needsMap ?? false }

  /// Whether it takes pixels from other positions.
  package var movesPixels: Bool { mapping?.movesPixels ?? false }

  /// Whether each pixel of the result depends on that pixel alone; `false` if unknown.
  package var isPerPixel: Bool { mapping?.isPerPixel ?? false }
}

extension Layer {
  /// The effects from the first one on that uses positions, of a layer of shapes or text.
  ///
  /// After Effects draws such a layer into its composition first; the positions are relative to the composition.
  package var placedEffects: ArraySlice<Effect> {
    guard !isThreeDimensional else { return [] }
    switch content {
    case .shapes, .text: break
    case .null, .solid, .precomposition, .image, .audio, .camera, .data, .adjustment, .unsupported:
      return []
    }
    return effects.drop { !$0.isEnabled || $0.mapping?.usesPositions != true }
  }
}
