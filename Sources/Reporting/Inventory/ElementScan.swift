import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// Lists the elements of a composition: layers, shapes, masks, effects and everything else that a designer can add.
///
/// Hidden layers are omitted unless they are mattes; precompositions are walked once.
struct ElementScan: CompositionWalker {
  let composition: Composition
  /// The elements, in order.
  private(set) var elements: [CompositionElement] = []
  var path: [String] = []
  var visited: Set<Int> = []

  /// Makes a scan without elements.
  init(_ composition: Composition) {
    self.composition = composition
  }

  /// Walks the layers, and each precomposition at its first use.
  mutating func run() {
    path = composition.name.isEmpty ? [] : [composition.name]
    for slot in composition.slots {
      for use in slot.uses { add("Slot", use, .unsupportedSlot) }
    }
    walk(composition.layers)
  }

  /// Adds an element at the current place.
  mutating func add(
    _ title: String, _ pointer: String, _ codes: DiagnosticCode..., if condition: Bool = true
  ) {
    guard condition else { return }
    elements.append(
      CompositionElement(title: title, pointer: pointer, layerPath: path, codes: Set(codes)))
  }

  /// Calls a scan with a name added to the path.
  mutating func inside(_ name: String, _ scan: (inout ElementScan) -> Void) {
    guard !name.isEmpty else { return scan(&self) }
    path.append(name)
    scan(&self)
    path.removeLast()
  }

  mutating func visit(_ layer: Layer, at index: Int) {
    let pointer = layer.pointer
    scanContent(layer)
    scan(layer.transform, pointer)
    add("Parent", pointer, if: layer.parent != nil)
    add("Time stretch", pointer, if: layer.stretch != 1)
    add("Auto-orient", pointer, if: layer.autoOrients)
    add("Motion blur", pointer, .unsupportedMotionBlur, if: layer.hasMotionBlur)
    add("Collapsed transformations", pointer, if: layer.collapsesTransform)
    for expression in layer.expressions {
      add(
        "Expression", expression.pointer, .unsupportedExpression, .expressionLimit,
        .evaluatedExpression)
    }
    for (number, mask) in layer.masks.enumerated() {
      scan(mask, "\(pointer)/masksProperties/\(number)")
    }
    if let matte = layer.matte {
      add("Track matte, \(matte.mode.title)", pointer, .unsupportedMatte)
    }
    scan(layer.blendMode, pointer)
    for effect in layer.effects where effect.isEnabled {
      let title = effect.title ?? (effect.matchName.isEmpty ? effect.name : effect.matchName)
      add(
        effect.role == .expressionControl ? title : "Effect \(title)", effect.pointer,
        .unsupportedEffect, .partialEffect, .unknownControl, .baked, .bakingLimit, .notConverted)
    }
    for style in layer.styles where style.isEnabled {
      add(
        "Layer style \(style.title)", style.pointer, .unsupportedLayerStyle,
        .partialLayerStyle)
    }
  }

  private mutating func scanContent(_ layer: Layer) {
    let pointer = layer.pointer
    let title = "\(layer.content.title) layer"
    switch layer.content {
    case .null, .solid, .camera: add(title, pointer)
    case .shapes(let items):
      add(title, pointer)
      scan(items)
    case .precomposition(let index, _, let timeRemap):
      add(title, pointer, .missingAsset, .wrongAsset)
      add("Time remapping", pointer, if: timeRemap != nil)
      enter(index)
    case .image(let index):
      let image =
        composition.images.indices.contains(index) ? composition.images[index] : nil
      // Findings about pictures are at the asset, which several layers may show.
      add(
        image?.isSequencePart == true ? "Image sequence layer" : title, image?.pointer ?? pointer,
        .missingImage, .unreadablePicture, .oversizedPicture, .missingArchivePicture,
        .outsidePicture)
    case .text(let text):
      add(title, pointer, .missingGlyphs, .missingCapitals, .justifiedText)
      scan(text, pointer)
    case .audio: add(title, pointer, .unsupportedAudio)
    case .data: add(title, pointer, .unsupportedData)
    case .adjustment: add(title, pointer, .unsupportedAdjustment)
    case .unsupported:
      add(
        title, pointer, .unsupportedLayer, .unsupportedImage, .unsupportedVideo, .unsupportedLight,
        .guideLayer, .missingAsset, .wrongAsset)
    }
  }

  private mutating func scan(_ text: TextContent, _ pointer: String) {
    add("Text that changes", pointer, if: text.documents.count > 1)
    add("Text on a path", pointer, .unsupportedTextPath, if: text.path != nil)
    for animator in text.animators {
      add("Text animator", pointer, .unsupportedTextAnimator)
      for selector in animator.selectors {
        add(
          selector.followsExpression ? "Expression selector" : "Range selector", pointer,
          .unsupportedTextSelector)
      }
    }
  }
}
