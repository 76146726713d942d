import CompositionModel
import Geometry
import SceneModel
import ViewTree

// The effects of a layer that need its composition: placed effects and maps.
extension LayerLowering {
  /// The lowering of a layer's effects.
  mutating func effectLowering(for layer: Layer, in list: LayerList) -> EffectLowering {
    EffectLowering(
      scope: list.scope, size: effectSize(of: layer, in: list), frameRate: composition.frameRate,
      maps: maps(of: layer, in: list))
  }

  /// The size of the rectangle at the origin that a layer's effects work on, in points.
  func effectSize(of layer: Layer, in list: LayerList) -> Vector2 {
    switch layer.content {
    case .solid(_, let size), .precomposition(_, let size, _): size
    case .adjustment(let size): size ?? list.shown.size
    case .image(let index) where composition.images.indices.contains(index):
      composition.images[index].size
    case .image, .null, .shapes, .text, .audio, .camera, .data, .unsupported: list.shown.size
    }
  }

  /// A layer with the effects around it that use positions of its composition.
  mutating func placed(_ entry: LayerViews, blends: Bool, in list: LayerList) -> LayerViews {
    guard !list.layers[entry.layer].placedEffects.isEmpty else { return entry }
    let layer = list.layers[entry.layer]
    let lowering = effectLowering(for: layer, in: list)
    let content = lowering.placed(layer, on: view(of: entry, in: list))
    let style = GroupView(blendMode: blends ? layer.blendMode : .normal)
    return .complete(
      ViewDraft(
        of: entry.layer, in: list, style, name: "\(layer.name) effects", as: .around("effects"),
        children: content), of: entry.layer)
  }
}

// The maps of displacement effects: other layers, drawn over the layer that they displace.
extension LayerLowering {
  /// The maps of a layer's effects, by the index of the effect; effects that name no layer have none.
  ///
  /// As in After Effects, masks, effects, transform and visibility of the map layer are ignored.
  mutating func maps(of layer: Layer, in list: LayerList) -> [Int: ViewDraft] {
    var maps: [Int: ViewDraft] = [:]
    for (number, effect) in layer.effects.enumerated() where effect.needsMap && effect.isEnabled {
      guard let index = effect.namedLayer.flatMap({ list.positions[$0.initial] }) else { continue }
      maps[number] = map(
        index, over: effectSize(of: layer, in: list), effect.mapBehavior, in: list)
    }
    return maps
  }

  /// The map that a layer is over a rectangle at the origin.
  private mutating func map(
    _ index: Int, over target: Vector2, _ behavior: MapBehavior, in list: LayerList
  ) -> ViewDraft? {
    let layer = list.layers[index]
    layerCount += 1
    let size = effectSize(of: layer, in: list)
    guard layerCount <= Composition.maximumViews, isShown(layer, in: list),
      size.x > 0, size.y > 0
    else { return nil }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty else { return nil }
    viewCount += drawn.count
    let map = ViewDraft(
      name: "Map \(layer.name)", kind: .group(GroupView(clipSize: size)), children: drawn,
      pointer: layer.pointer)
    map.setVisibility(from: layer.inPoint, to: layer.outPoint, scope: list.visibilityScope)
    switch behavior {
    case .center: map.set(.position, to: .vector(Vector3((target - size) / 2, z: 1)))
    case .stretch: map.set(.scale, to: .vector(Vector3(target / size, z: 1)))
    case .tile where size.x < target.x || size.y < target.y:
      return tiles(of: map, size, over: target)
    case .tile: break
    }
    return map
  }

  /// A map that repeats over a rectangle, from its top left corner on.
  private func tiles(of map: ViewDraft, _ size: Vector2, over target: Vector2) -> ViewDraft {
    let tiles = ViewDraft(name: "", kind: .effect(SceneEffect(MotionTile())))
    tiles.set(.size, to: .vector(Vector3(size, z: 1)))
    tiles.set(.center, to: .vector(Vector3(size / 2, z: 1)))
    // Tiles reach as far to the left of the first tile's center as to its right.
    let (width, height) = (2 * target.x / size.x - 1, 2 * target.y / size.y - 1)
    tiles.set(.outputSize, to: .vector(Vector3(max(1, width), max(1, height), 1)))
    return ViewDraft(name: map.name, kind: .group(GroupView()), children: [map, tiles])
  }
}
