import CompositionModel
import Geometry
import ViewTree

/// A composition as a layer shows it: all inputs of its views besides its layers and its time scope.
struct ShownComposition: Hashable {
  /// The index of a precomposition; `nil` for the main composition.
  var precomposition: Int?
  /// The number of precompositions around its layers.
  var depth = 0
  /// The size, in points.
  var size: Vector2
  /// Whether its layers are in the 3D space around them; then they also blend with the layers around it.
  var isCollapsed = false
  /// Whether its layers blend with the layers around it, as its transformations are collapsed.
  var blendsOutward = false
  /// The number of layers with motion blur around it.
  var blurDepth = 0
}

/// The layers of a composition.
struct LayerList {
  let shown: ShownComposition
  let layers: [Layer]
  /// The time scope of their keyframes.
  var scope: Int
  /// The time scope of their visibility and of the precompositions that they show.
  ///
  /// A sample of motion blur has another `scope`, but the same visibility.
  let visibilityScope: Int
  /// The frames of their time that are shown; `nil` if unknown.
  let shownFrames: ClosedRange<Double>?
  /// Whether time never runs backward, so that the upper bound of `shownFrames` is not shown itself.
  let runsForward: Bool
  /// Whether rotations of parents and children in 3D add up, so that they may not be flattened one by one.
  let isSpatial: Bool
  /// Whether there is a camera.
  let hasCamera: Bool
  /// The positions of layers by `Layer.index`, the first one for each; empty where no effect names a layer.
  let positions: [Double: Int]

  init(
    _ shown: ShownComposition, _ layers: [Layer], scope: Int, frames: ClosedRange<Double>?,
    runsForward: Bool
  ) {
    (self.shown, self.layers, self.scope, visibilityScope) = (shown, layers, scope, scope)
    (shownFrames, self.runsForward) = (frames, runsForward)
    // By index, as an iterator would copy every layer.
    hasCamera = !shown.isCollapsed && layers.indices.contains { layers[$0].content.isCamera }
    isSpatial = shown.isCollapsed || hasCamera || LayerList.rotationsAddUp(layers)
    positions = LayerList.positions(layers)
  }

  private static func positions(_ layers: [Layer]) -> [Double: Int] {
    guard layers.indices.contains(where: { layers[$0].effects.contains(where: \.namesLayer) })
    else { return [:] }
    let indices = layers.indices.compactMap { position in
      layers[position].index.map { ($0, position) }
    }
    return Dictionary(indices) { first, _ in first }
  }

  /// Whether any frame of a range is shown; `true` if unknown.
  func showsFrame(in range: Range<Double>) -> Bool {
    guard let shownFrames else { return true }
    let isBeforeEnd =
      runsForward && shownFrames.lowerBound < shownFrames.upperBound
      ? range.lowerBound < shownFrames.upperBound : range.lowerBound <= shownFrames.upperBound
    return isBeforeEnd && range.upperBound > shownFrames.lowerBound
  }

  /// Whether the time range of a layer has all frames that are shown; `false` if unknown.
  func alwaysShows(_ layer: Layer) -> Bool {
    guard let shownFrames, runsForward else { return false }
    return layer.inPoint <= shownFrames.lowerBound && layer.outPoint >= shownFrames.upperBound
  }

  /// Whether a layer leaves the plane of a parent that is rotated in 3D.
  private static func rotationsAddUp(_ layers: [Layer]) -> Bool {
    // Through a pointer, as a method that is called on an element of an array copies the layer.
    let canRotate = layers.withUnsafeBufferPointer { layers in
      layers.indices.contains { layers[$0].rotatesInSpace }
    }
    guard canRotate else { return false }
    return layers.indices.contains { index in
      guard layers[index].parent != nil, layers[index].hasDepth else { return false }
      var (next, steps) = (layers[index].parent, 0)
      while let parent = next, layers.indices.contains(parent), steps < layers.count {
        if layers[parent].rotatesInSpace { return true }
        (next, steps) = (layers[parent].parent, steps + 1)
      }
      return false
    }
  }

  /// The layers whose transforms apply to a layer: its outermost parent first, itself last.
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

extension Layer {
  /// Whether a rotation about x or y puts the layers that are parented to it in 3D space.
  var rotatesInSpace: Bool { transform.rotatesInSpace }

  /// Whether any of its content leaves the plane of its parent.
  var hasDepth: Bool {
    if rotatesInSpace || joinsSpace { return true }
    let anchor = transform.anchor
    if anchor.initial.z != 0 || anchor.keyframes.contains(where: { $0.value.z != 0 }) {
      return true
    }
    switch transform.position {
    case .unified(let position):
      return position.initial.z != 0 || position.keyframes.contains { $0.value.z != 0 }
    case .split(_, _, let z): return !z.isAlways(0)
    }
  }

  /// Whether the layers of its precomposition are in the 3D space of its own composition.
  var joinsSpace: Bool {
    guard collapsesTransform, isThreeDimensional, case .precomposition = content else {
      return false
    }
    return masks.isEmpty && !effects.contains(where: \.isEnabled)
      && !styles.contains(where: \.isEnabled)
  }
}

extension LayerTransform {
  /// Whether it rotates about x or y.
  fileprivate var rotatesInSpace: Bool {
    !rotationX.isAlways(0) || !rotationY.isAlways(0) || !orientation.isAlways(.zero)
  }
}
