import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Finds the features of a composition that not all players draw.
struct FeatureScan: CompositionWalker {
  /// The product of layers and frames that lottie-ios remaps in time before it falls back.
  private static let timeRemapLimit = 60_000.0

  let composition: Composition
  /// The uses, in order.
  private(set) var uses: [FeatureUse] = []
  /// The names of the compositions and layers around the present place, outermost first.
  var path: [String] = []
  var seen: Set<Int> = []
  private var counts: [Int: Double] = [:]

  /// Makes a scan without uses.
  init(_ composition: Composition) {
    self.composition = composition
  }

  /// Walks the layers, and each precomposition at its first use.
  mutating func run() {
    path = composition.name.isEmpty ? [] : [composition.name]
    for slot in composition.slots {
      for use in slot.uses { add(.slot, use) }
    }
    walk(composition.layers)
    let cost = timeRemapCost
    if cost.frames > FeatureScan.timeRemapLimit { add(.costlyTimeRemap, cost.pointer) }
  }

  /// Adds a use at the present place.
  mutating func add(_ feature: PlayerFeature, _ pointer: String, if condition: Bool = true) {
    guard condition else { return }
    uses.append(FeatureUse(feature: feature, pointer: pointer, layerPath: path))
  }

  mutating func visit(_ layer: Layer, at index: Int) {
    let pointer = layer.pointer
    scanContent(layer)
    scan(layer.transform, pointer, skew: .layerSkew)
    add(.autoOrientation, pointer, if: layer.autoOrients)
    add(.motionBlur, pointer, if: layer.hasMotionBlur)
    for expression in layer.expressions { add(.expression, expression.pointer) }
    for mask in layer.masks { scan(mask, pointer) }
    if let matte = layer.matte {
      add(.lumaMatte, pointer, if: matte.mode == .luma || matte.mode == .lumaInverted)
      add(.distantMatte, pointer, if: matte.layer != index - 1)
    }
    scan(layer.blendMode, pointer)
    for effect in layer.effects where effect.isEnabled { scan(effect) }
    for style in layer.styles where style.isEnabled {
      add(style.number == 1 ? .dropShadowStyle : .layerStyle, style.pointer)
    }
  }

  private mutating func scanContent(_ layer: Layer) {
    switch layer.content {
    case .shapes(let items): scan(items, isStroked: false, isFilled: false)
    case .precomposition(let index, _, let timeRemap):
      add(.timeRemap, layer.pointer, if: timeRemap != nil)
      enter(index)
    case .image(let index):
      let isPart =
        composition.images.indices.contains(index) && composition.images[index].isSequencePart
      add(.imageSequence, layer.pointer, if: isPart)
    case .text(let text): scan(text, layer.pointer)
    case .audio: add(.audio, layer.pointer)
    case .camera: add(.camera, layer.pointer)
    case .data: add(.dataLayer, layer.pointer)
    case .null, .solid, .adjustment, .unsupported: break
    }
  }

  private mutating func scan(_ text: TextContent, _ pointer: String) {
    add(.text, pointer)
    add(.animatedText, pointer, if: text.documents.count > 1)
    add(.glyphs, pointer, if: !composition.glyphs.isEmpty)
    add(.textPath, pointer, if: text.path != nil)
    for animator in text.animators {
      add(.textAnimator, pointer)
      let isDetailed = animator.selectors.contains { selector in
        selector.isRandom || selector.shape != .square || selector.basis != .characters
          || selector.maximumEase != AnimatedValue(0) || selector.minimumEase != AnimatedValue(0)
      }
      add(.selectorDetails, pointer, if: isDetailed)
    }
  }

  /// The layers times frames of all precompositions with time remapping, and the pointer to the first of them.
  private var timeRemapCost: (frames: Double, pointer: String) {
    var scan = self
    var (frames, pointer) = (0.0, "")
    for layer in composition.layers + composition.precompositions.flatMap(\.layers) {
      guard case .precomposition(let index, _, .some) = layer.content else { continue }
      if pointer.isEmpty { pointer = layer.pointer }
      frames += scan.count(index) * max(0, layer.outPoint - layer.inPoint)
    }
    return (frames, pointer)
  }

  /// The number of layers in a precomposition, nested ones included.
  private mutating func count(_ index: Int) -> Double {
    guard composition.precompositions.indices.contains(index) else { return 0 }
    if let count = counts[index] { return count }
    // A precomposition that contains itself is treated as empty.
    counts[index] = 0
    var sum = 0.0
    for layer in composition.precompositions[index].layers {
      sum += 1
      if case .precomposition(let inner, _, _) = layer.content { sum += count(inner) }
    }
    counts[index] = sum
    return sum
  }
}
