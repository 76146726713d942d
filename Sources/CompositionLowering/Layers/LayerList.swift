import CompositionModel
import Geometry
import ViewTree

/// The layers of one composition as it is unfolded at one place.
struct LayerList {
  let layers: [Layer]
  /// The time that they follow.
  var scope: Int
  /// The time that decides when they are shown, and what precompositions show: their own, even for a moment of motion
  /// blur.
  let shownScope: Int
  /// How many precompositions lead to it.
  let depth: Int
  /// The size of their composition, in points.
  let size: Vector2
  /// The frames of that time that are shown, as far as is known.
  let shown: ClosedRange<Double>?
  /// Whether time does not run backwards, so that the end of `shown` is none of them.
  let runsForward: Bool
  /// Whether they stand in a space around them, as their composition's transformations are collapsed.
  let isCollapsed: Bool
  /// Whether they mix with what is around their composition, as its transformations are collapsed.
  let isOpen: Bool
  /// Whether turns in space of parents and children add up, so that they may not be flattened one by one.
  let isSpatial: Bool
  /// Whether a camera looks at them.
  let hasCamera: Bool
  /// Where the first layer with an index is; empty where no effect names a layer.
  let places: [Double: Int]

  init(
    layers: [Layer], scope: Int, depth: Int, size: Vector2, shown: ClosedRange<Double>?,
    runsForward: Bool, isCollapsed: Bool, isOpen: Bool
  ) {
    self.layers = layers
    self.scope = scope
    shownScope = scope
    self.depth = depth
    self.size = size
    self.shown = shown
    self.runsForward = runsForward
    self.isCollapsed = isCollapsed
    self.isOpen = isCollapsed || isOpen
    hasCamera = !isCollapsed && layers.contains { $0.content.isCamera }
    isSpatial = isCollapsed || hasCamera || LayerList.turnsAddUp(layers)
    places = LayerList.places(layers)
  }

  private static func places(_ layers: [Layer]) -> [Double: Int] {
    guard layers.contains(where: { $0.effects.contains(where: \.kind.namesLayer) }) else {
      return [:]
    }
    let indices = layers.enumerated().compactMap { place, layer in
      layer.index.map { ($0, place) }
    }
    return Dictionary(indices) { first, _ in first }
  }

  /// Whether something that is shown in a range of frames is shown at all, as far as is known.
  func canShow(_ range: Range<Double>) -> Bool {
    guard let shown else { return true }
    let isBeforeEnd =
      runsForward && shown.lowerBound < shown.upperBound
      ? range.lowerBound < shown.upperBound : range.lowerBound <= shown.upperBound
    return isBeforeEnd && range.upperBound > shown.lowerBound
  }

  /// Whether a layer is in its time range at all frames that are shown, as far as is known.
  func alwaysShows(_ layer: Layer) -> Bool {
    guard let shown, runsForward else { return false }
    return layer.inPoint <= shown.lowerBound && layer.outPoint >= shown.upperBound
  }

  /// Whether a layer leaves the plane of a parent that is turned in space.
  private static func turnsAddUp(_ layers: [Layer]) -> Bool {
    guard layers.contains(where: \.turnsSpace) else { return false }
    return layers.contains { layer in
      guard layer.parent != nil, layer.hasDepth else { return false }
      var (next, steps) = (layer.parent, 0)
      while let parent = next, layers.indices.contains(parent), steps < layers.count {
        if layers[parent].turnsSpace { return true }
        (next, steps) = (layers[parent].parent, steps + 1)
      }
      return false
    }
  }

  /// The layers whose transforms apply to a layer: its outermost ancestor first, itself last.
  func chain(to index: Int) -> [Int] {
    var chain = [index]
    var next = layers[index].parent
    while let parent = next, layers.indices.contains(parent), chain.count <= layers.count {
      chain.append(parent)
      next = layers[parent].parent
    }
    return chain.reversed()
  }
}

/// Something drawn that stands at the end of a chain of parents.
struct ChainEntry {
  /// The layers whose transforms apply, outermost first.
  var chain: [Int]
  /// The layer that is drawn.
  var layer: Int
  /// What its group holds.
  var content: [ViewDraft]
  /// Whether `content` is complete and needs no group of its own.
  var isWhole = false
  /// Whether its group mixes as the layer says; a matte's group does so instead.
  var blends = true

  /// The same, mixed normally.
  var withoutBlendMode: ChainEntry {
    var copy = self
    copy.blends = false
    return copy
  }
}

extension Layer {
  /// Whether a turn about x or y puts what is parented to it in space.
  var turnsSpace: Bool {
    let transform = transform
    return [transform.rotationX, transform.rotationY].contains { $0.isAnimated || $0.initial != 0 }
      || transform.orientation.isAnimated || transform.orientation.initial != .zero
  }

  /// Whether any of it leaves the plane of its parent.
  var hasDepth: Bool {
    if turnsSpace || joinsSpace { return true }
    let anchor = transform.anchor
    if anchor.initial.z != 0 || anchor.keyframes.contains(where: { $0.value.z != 0 }) {
      return true
    }
    switch transform.position {
    case .unified(let position):
      return position.initial.z != 0 || position.keyframes.contains { $0.value.z != 0 }
    case .split(_, _, let z): return z.isAnimated || z.initial != 0
    }
  }

  /// Whether the layers of its precomposition stand in the space that it stands in itself.
  var joinsSpace: Bool {
    guard collapsesTransform, isThreeDimensional, case .precomposition = content else {
      return false
    }
    return masks.isEmpty && !effects.contains(where: \.isEnabled)
      && !styles.contains(where: \.isEnabled)
  }
}

extension Layer.Content {
  /// Whether it is a camera.
  var isCamera: Bool {
    if case .camera = self { true } else { false }
  }
}
