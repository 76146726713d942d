import CompositionLowering
import CompositionModel
import Diagnostics
import SceneModel
import ViewTree

/// Which features that the composition carries are drawn, and what is said about the others.
///
/// This is the only place that decides: a feature is drawn as soon as `finding` says nothing about it.
enum FeatureSupport {
  /// A feature that the composition carries.
  enum Feature {
    // Layers.

    /// A text with characters of which the file has no outline.
    case charactersWithoutOutline([Character])
    /// A layer that plays a sound.
    case audioLayer
    /// A layer of data for expressions.
    case dataLayer
    /// What changes the layers below.
    case adjustment(effects: [Effect], styles: [LayerStyle])
    /// A layer of which only place and time are known; `nil` for an unknown type.
    case otherLayer(LayerType?, number: Int)

    // Text.

    /// A text that asks for capitals, as it is drawn.
    case capitals(TextDocument.Capitals, drawn: String)
    /// Lines that fill a box from side to side.
    case justifiedLines
    /// What animators turn and scale as one.
    case textGrouping(TextGrouping)
    /// Text on a path.
    case textPath(TextPath)
    /// A selector that follows an expression.
    case expressionSelector

    // Shapes.

    /// Joining paths.
    case merge(MergeMode)
    /// Joining paths that cross each other too often.
    case tangledMerge
    /// Repeated shapes.
    case repeater
    /// An operation on paths.
    case pathModifier(PathModifier)
    /// A shape of an unknown type.
    case unknownShape(type: String)
    /// A miter limit that changes.
    case animatedMiterLimit

    // Masks, mattes and blending.

    /// A mask with a mode.
    case maskMode(MaskMode)
    /// A mask with a soft edge.
    case maskFeather
    /// A layer cut by another one.
    case matte(MatteMode)
    /// Mixing with what is behind.
    case blendMode(BlendMode)

    // Effects and styles.

    /// An effect.
    case effect(Effect)
    /// A layer style.
    case layerStyle(LayerStyle)

    // Time and space.

    /// A precomposition whose time is animated.
    case timeRemap
    /// A layer that turns along its path.
    case autoOrientation
    /// A turn about x or y, or a depth.
    case threeDimensional
    /// Blur by movement, and whether the composition has it too.
    case motionBlur(isEnabled: Bool)
    /// A precomposition whose layers are drawn as if they were not inside of it.
    case collapsedTransform
  }

  /// An operation on paths.
  enum PathModifier: String {
    case pucker = "Pucker & Bloat"
    case twist = "Twist"
    case zigZag = "Zig Zag"
    case offset = "Offset Paths"
    case wiggle = "Wiggle"
  }

  /// What is said about a feature that is not drawn.
  struct Finding {
    var code: DiagnosticCode
    var message: String

    init(_ code: DiagnosticCode, _ message: String) {
      self.code = code
      self.message = message
    }
  }

  /// What is said about a feature; `nil` when it is drawn.
  private static func finding(_ feature: Feature) -> Finding? {
    switch feature {
    case .charactersWithoutOutline(let characters):
      Finding(
        .unsupportedText,
        "\(characters.count == 1 ? "A character has" : "\(characters.count) characters have") no outline "
          + "in the file and cannot be drawn: \(String(characters.prefix(20))).")
    case .audioLayer: Finding(.unsupportedAudio, "The layer plays a sound, which is not heard.")
    case .dataLayer:
      Finding(.unsupportedData, "The layer holds data for expressions, which do not see it.")
    case .adjustment(let effects, let styles): adjustment(effects, styles)
    case .otherLayer(let type, let number): otherLayer(type, number)
    case .textPath(let path) where path.lastMargin.isAnimated || path.lastMargin.initial != 0:
      Finding(
        .unsupportedTextPath, "The text follows a path, of which the last margin is not kept free.")
    case .expressionSelector:
      Finding(
        .unsupportedTextSelector, "The selector follows an expression, which is not evaluated.")
    case .capitals(let capitals, let drawn)
    where capitals != .none && drawn.contains(where: \.isLowercase):
      Finding(
        .unsupportedText,
        "The text asks for \(capitals == .small ? "small " : "")capitals, of which the file has no outlines; "
          + "it is drawn as written.")
    case .justifiedLines:
      Finding(
        .unsupportedText, "Lines that should fill their box from side to side begin at its left.")
    case .textGrouping(.all):
      Finding(
        .unsupportedTextAnimator,
        "The text turns and scales as a whole, which is drawn letter by letter.")
    case .pathModifier(let modifier) where modifier == .wiggle:
      Finding(.unsupportedModifier, "\(modifier.rawValue) is not drawn.")
    case .unknownShape(let type):
      Finding(.unsupportedShape, "A shape of type \"\(type)\" is not drawn.")
    case .tangledMerge:
      Finding(
        .unsupportedMerge,
        "The merged paths cross each other too often; they are drawn as one path instead.")
    case .animatedMiterLimit:
      Finding(.unsupportedStroke, "The miter limit is animated; its first value is used.")
    case .effect(let effect): self.effect(effect)
    case .layerStyle(let style): layerStyle(style)
    case .motionBlur(let isEnabled):
      isEnabled
        ? nil
        : Finding(
          .unsupportedMotionBlur,
          "The layer has motion blur, but the composition has none; it is drawn sharp.")
    case .capitals, .textGrouping, .textPath, .merge, .pathModifier, .maskFeather, .repeater,
      .maskMode, .matte, .blendMode,
      .timeRemap,
      .autoOrientation,
      .threeDimensional, .collapsedTransform:
      nil
    }
  }

  /// What is said about an effect that is drawn, or switched off.
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
      "The layer style \(title) is drawn without this: \(missing.joined(separator: ", ")).")
  }

  private static func effect(_ effect: Effect) -> Finding? {
    guard effect.isEnabled, !effect.isDrawn else { return partialEffect(effect) }
    if effect.role == .expressionControl {
      return Finding(
        .expressionControl,
        "\"\(effect.name)\" only holds values for expressions.")
    }
    let title = effect.title ?? (effect.matchName.isEmpty ? "" : effect.matchName)
    let name = title.isEmpty || title == effect.name ? "" : " \"\(effect.name)\""
    return Finding(
      .unsupportedEffect,
      "\(title.isEmpty ? "An effect of type \(effect.number)" : title)\(name) is not drawn.")
  }

  /// What is said about an adjustment layer that has more than effects on pixels.
  private static func adjustment(_ effects: [Effect], _ styles: [LayerStyle]) -> Finding? {
    let enabled = effects.filter(\.isEnabled)
    // One map is looked at.
    let undrawn =
      enabled.filter { [.transform, .stroke, .setMatte].contains($0.role) }
      + enabled.filter { $0.needsMap }.dropFirst()
    let names =
      undrawn.map { $0.title ?? $0.name }
      + styles.filter(\.isEnabled).map { "the layer style \($0.title)" }
    guard !names.isEmpty else { return nil }
    return Finding(
      .unsupportedAdjustment,
      "Of what the layer changes below it this is not drawn: \(names.joined(separator: ", ")).")
  }

  private static func otherLayer(_ type: LayerType?, _ number: Int) -> Finding {
    switch type {
    case .video, .videoPlaceholder, .imageSequence:
      Finding(.unsupportedVideo, "The layer shows a video, which is not drawn.")
    case .guide: Finding(.guideLayer, "The layer is a guide, which is never drawn.")
    case .light: Finding(.unsupportedLight, "The layer is a light, which is not drawn.")
    case .imagePlaceholder:
      Finding(.unsupportedImage, "The layer stands for a picture that is missing.")
    case .some(let type):
      Finding(.unsupportedLayer, "\(type.name) layers are not drawn.")
    case .none: Finding(.unsupportedLayer, "A layer of type \(number) is not drawn.")
    }
  }

  /// Reports a feature that was met unless it is drawn.
  static func report(_ feature: Feature, member: StaticString? = nil, in context: ImportContext) {
    guard let finding = finding(feature) else { return }
    context.report(finding.code, member: member, finding.message)
  }

  /// Reports a feature at a given place unless it is drawn.
  static func report(_ feature: Feature, pointer: String, in context: ImportContext) {
    guard let finding = finding(feature) else { return }
    context.report(finding.code, pointer: pointer, finding.message)
  }
}
