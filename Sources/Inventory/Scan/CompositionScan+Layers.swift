import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

extension CompositionScan {
  /// Scans a layer; its name is the last of the path.
  mutating func scan(_ layer: Layer, at index: Int) {
    let pointer = layer.pointer
    scanContent(layer)
    scan(layer.transform, pointer, skew: .layerSkew)
    add("Parent", pointer, if: layer.parent != nil)
    add("Time stretch", pointer, if: layer.stretch != 1)
    add("Auto-orient", pointer, feature: .autoOrientation, if: layer.autoOrients)
    add(
      "Motion blur", pointer, .unsupportedMotionBlur, feature: .motionBlur, if: layer.hasMotionBlur)
    add("Collapsed transformations", pointer, if: layer.collapsesTransform)
    for expression in layer.expressions {
      add(
        "Expression", expression.pointer, .unsupportedExpression, .expressionLimit,
        .evaluatedExpression, feature: .expression)
    }
    for (number, mask) in layer.masks.enumerated() { scan(mask, number, pointer) }
    if let matte = layer.matte {
      let title = matte.mode.rawValue.wordsOfCamelCase.joined(separator: " ")
      add("Track matte, \(title)", pointer, .unsupportedMatte)
      add(.lumaMatte, pointer, if: matte.mode == .luma || matte.mode == .lumaInverted)
      add(.distantMatte, pointer, if: matte.layer != index - 1)
    }
    scan(layer.blendMode, pointer)
    for effect in layer.effects where effect.isEnabled { scan(effect) }
    for style in layer.styles where style.isEnabled {
      add(
        "Layer style \(style.title)", style.pointer, .unsupportedLayerStyle, .partialLayerStyle,
        feature: style.number == 1 ? .dropShadowStyle : .layerStyle)
    }
  }

  private mutating func scanContent(_ layer: Layer) {
    let pointer = layer.pointer
    let title = "\(layer.content.title) layer"
    switch layer.content {
    case .null, .solid: add(title, pointer)
    case .camera: add(title, pointer, feature: .camera)
    case .shapes(let items):
      add(title, pointer)
      scan(items, isStroked: false, isFilled: false)
    case .precomposition(let index, _, let timeRemap):
      add(title, pointer, .missingAsset, .wrongAsset)
      add("Time remapping", pointer, feature: .timeRemap, if: timeRemap != nil)
      enter(index)
    case .image(let index):
      let image = composition.images.indices.contains(index) ? composition.images[index] : nil
      let isPart = image?.isSequencePart == true
      // Findings about pictures are at the asset, which several layers may show.
      add(
        isPart ? "Image sequence layer" : title, image?.pointer ?? pointer, .missingImage,
        .unreadablePicture, .oversizedPicture, .missingArchivePicture, .outsidePicture)
      add(.imageSequence, pointer, if: isPart)
    case .text(let text):
      add(title, pointer, .missingGlyphs, .missingCapitals, .justifiedText)
      scan(text, pointer)
    case .audio: add(title, pointer, .unsupportedAudio, feature: .audio)
    case .data: add(title, pointer, .unsupportedData, feature: .dataLayer)
    case .adjustment: add(title, pointer, .unsupportedAdjustment)
    case .unsupported:
      add(
        title, pointer, .unsupportedLayer, .unsupportedImage, .unsupportedVideo, .unsupportedLight,
        .guideLayer, .missingAsset, .wrongAsset)
    }
  }

  private mutating func scan(_ text: TextContent, _ pointer: String) {
    add(.text, pointer)
    add("Text that changes", pointer, feature: .animatedText, if: text.documents.count > 1)
    add(.glyphs, pointer, if: !composition.glyphs.isEmpty)
    add("Text on a path", pointer, .unsupportedTextPath, feature: .textPath, if: text.path != nil)
    for animator in text.animators {
      add("Text animator", pointer, .unsupportedTextAnimator, feature: .textAnimator)
      for selector in animator.selectors {
        add(
          selector.followsExpression ? "Expression selector" : "Range selector", pointer,
          .unsupportedTextSelector)
      }
      let isDetailed = animator.selectors.contains { selector in
        selector.isRandom || selector.shape != .square || selector.basis != .characters
          || selector.maximumEase != AnimatedValue(0) || selector.minimumEase != AnimatedValue(0)
      }
      add(.selectorDetails, pointer, if: isDetailed)
    }
  }

  /// Scans an effect; controls draw nothing.
  private mutating func scan(_ effect: Effect) {
    let title = effect.title ?? (effect.matchName.isEmpty ? effect.name : effect.matchName)
    let isControl = effect.role == .expressionControl
    add(
      isControl ? title : "Effect \(title)", effect.pointer, .unsupportedEffect, .partialEffect,
      .unknownControl, .baked, .bakingLimit, .notConverted)
    guard !isControl else { return }
    // Players identify effects by Lottie's numbers.
    let feature: PlayerFeature =
      switch effect.number {
      case 20, 21, 23: .colorEffect
      case 22: .strokeEffect
      case 24: .levelsEffect
      case 25: .dropShadowEffect
      case 26, 27: .wipeEffect
      case 28: .matteEffect
      case 29: effect.matchName == "ADBE Fast Blur" ? .otherEffect : .blurEffect
      case 30, 31, 32, 33, 34: .warpEffect
      case 35: .transformEffect
      default: .otherEffect
      }
    add(feature, effect.pointer)
  }
}
