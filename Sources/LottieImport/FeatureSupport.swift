import CompositionLowering
import CompositionModel
import Diagnostics
import SceneModel
import ViewTree

/// Findings about features that the composition holds and that are not drawn, or not completely.
enum FeatureSupport {
  /// A feature that may not be drawn.
  enum Feature {
    // Layers.

    /// An audio layer.
    case audioLayer
    /// A layer of data for expressions.
    case dataLayer
    /// An adjustment layer with its effects and styles.
    case adjustment(effects: [Effect], styles: [LayerStyle])
    /// A layer with only place and time; the type is `nil` if it is unknown.
    case otherLayer(LayerType?, number: Int)
    /// Motion blur of a layer in a composition without motion blur.
    case motionBlurOfLayerOnly

    // Text.

    /// A text with characters without outlines in the file.
    case charactersWithoutOutline([Character])
    /// A text in capitals without outlines in the file.
    case capitalsWithoutOutline(TextDocument.Capitals)
    /// Justified lines in a box.
    case justifiedText
    /// Anchor Point Grouping All of text animators.
    case textGroupingAll
    /// A last margin of text on a path.
    case lastMargin
    /// A selector with an expression.
    case expressionSelector

    // Shapes.

    /// Merged paths with too many crossings.
    case tangledMerge
    /// The path operation Wiggle Paths.
    case wigglePaths
    /// A shape of an unknown type.
    case unknownShape(type: String)
    /// An animated miter limit.
    case animatedMiterLimit

    // Effects and styles.

    /// An effect.
    case effect(Effect)
    /// A layer style.
    case layerStyle(LayerStyle)
  }

  /// A code with its message.
  struct Finding {
    var code: DiagnosticCode
    var message: String

    init(_ code: DiagnosticCode, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  /// The finding about a feature; `nil` if it is drawn completely.
  private static func finding(_ feature: Feature) -> Finding? {
    switch feature {
    case .audioLayer: Finding(.unsupportedAudio, "Audio layers are ignored.")
    case .dataLayer:
      Finding(.unsupportedData, "The data layer is invisible; expressions can read its data.")
    case .adjustment(let effects, let styles): adjustment(effects, styles)
    case .otherLayer(let type, let number): otherLayer(type, number)
    case .motionBlurOfLayerOnly:
      Finding(
        .unsupportedMotionBlur,
        "The layer has motion blur, but the composition has none; the layer is drawn sharp.")
    case .charactersWithoutOutline(let characters):
      Finding(
        .missingGlyphs,
        "\(characters.count == 1 ? "A character has" : "\(characters.count) characters have") "
          + "no outline in the file and cannot be drawn: \(String(characters.prefix(20))).")
    case .capitalsWithoutOutline(let capitals):
      Finding(
        .missingCapitals,
        "The text is in \(capitals == .small ? "small capitals" : "capitals") without outlines in "
          + "the file; it is drawn as typed.")
    case .justifiedText:
      Finding(.justifiedText, "The text is justified; its lines are aligned left.")
    case .textGroupingAll:
      Finding(
        .unsupportedTextAnimator,
        "The text rotates and scales as a whole; each character does so instead.")
    case .lastMargin: Finding(.unsupportedTextPath, "The last margin of the path is ignored.")
    case .expressionSelector:
      Finding(
        .unsupportedTextSelector,
        "The selector has an expression, which is ignored; it selects all characters.")
    case .tangledMerge:
      Finding(
        .tangledMerge,
        "The merged paths cross each other too often; they are drawn as one path with holes.")
    case .wigglePaths: Finding(.unsupportedModifier, "Wiggle Paths is ignored.")
    case .unknownShape(let type):
      Finding(.unsupportedShape, "The shape type \"\(type)\" is unknown; the shape is not drawn.")
    case .animatedMiterLimit:
      Finding(.animatedMiterLimit, "The miter limit is animated; its first value is used.")
    case .effect(let effect): self.effect(effect)
    case .layerStyle(let style): layerStyle(style)
    }
  }

  /// The finding about an effect that is drawn or switched off.
  private static func partialEffect(_ effect: Effect) -> Finding? {
    guard effect.isEnabled, let limitation = effect.limitation else { return nil }
    let title = effect.title ?? effect.name
    let name = effect.name == title ? "" : " \"\(effect.name)\""
    return Finding(.partialEffect, "\(title)\(name) \(limitation)")
  }

  private static func layerStyle(_ style: LayerStyle) -> Finding? {
    let title = style.title
    guard style.mapping != nil else {
      return Finding(.unsupportedLayerStyle, "The layer style \(title) is not drawn.")
    }
    let missing = style.undrawnSettings
    guard !missing.isEmpty else { return nil }
    return Finding(
      .partialLayerStyle,
      "The layer style \(title) is drawn without \(missing.joined(separator: ", ")).")
  }

  private static func effect(_ effect: Effect) -> Finding? {
    guard effect.isEnabled, !effect.isDrawn else { return partialEffect(effect) }
    if effect.role == .expressionControl {
      return Finding(
        .expressionControl,
        "The effect \"\(effect.name)\" only holds values for expressions.")
    }
    let title = effect.title ?? (effect.matchName.isEmpty ? "" : effect.matchName)
    let name = title.isEmpty || title == effect.name ? "" : " \"\(effect.name)\""
    return Finding(
      .unsupportedEffect,
      "\(title.isEmpty ? "An effect of type \(effect.number)" : title)\(name) is not drawn.")
  }

  /// The finding about an adjustment layer with effects or styles that cannot act on the layers below.
  private static func adjustment(_ effects: [Effect], _ styles: [LayerStyle]) -> Finding? {
    let enabled = effects.filter(\.isEnabled)
    // Only the first displacement map is drawn.
    let undrawn =
      enabled.filter { [.transform, .stroke, .setMatte].contains($0.role) }
      + enabled.filter { $0.needsMap }.dropFirst()
    let names =
      undrawn.map { $0.title ?? $0.name }
      + styles.filter(\.isEnabled).map { "the layer style \($0.title)" }
    guard !names.isEmpty else { return nil }
    return Finding(
      .unsupportedAdjustment,
      "The adjustment layer is drawn without \(names.joined(separator: ", ")).")
  }

  private static func otherLayer(_ type: LayerType?, _ number: Int) -> Finding {
    switch type {
    case .video, .videoPlaceholder, .imageSequence:
      Finding(.unsupportedVideo, "Video and image sequence layers are not drawn.")
    case .guide: Finding(.guideLayer, "Guide layers are not drawn.")
    case .light: Finding(.unsupportedLight, "Lights are ignored.")
    case .imagePlaceholder:
      Finding(.unsupportedImage, "Image placeholders are not drawn.")
    case .some(let type):
      Finding(.unsupportedLayer, "\(type.name) layers are not drawn.")
    case .none:
      Finding(.unsupportedLayer, "The layer type \(number) is unknown; the layer is not drawn.")
    }
  }

  /// Reports a feature at the present place unless it is drawn completely.
  static func report(_ feature: Feature, member: StaticString? = nil, in context: ImportContext) {
    guard let finding = finding(feature) else { return }
    context.report(finding.code, member: member, finding.message)
  }

  /// Reports a feature at a given place unless it is drawn completely.
  static func report(_ feature: Feature, pointer: String, in context: ImportContext) {
    guard let finding = finding(feature) else { return }
    context.report(finding.code, pointer: pointer, finding.message)
  }
}
