import CompositionModel
import Geometry
import SceneModel
import ViewTree

// The content of a layer's group.
extension LayerLowering {
  /// The content of a layer's group: its drawn views with effects and masks; `nil` for nothing.
  mutating func content(
    of index: Int, in list: LayerList, evenHidden: Bool = false
  ) -> [ViewDraft]? {
    let layer = list.layers[index]
    layerCount += 1
    guard layerCount <= Composition.maximumViews else { return nil }
    guard evenHidden || !layer.isHidden, canShow(layer, scope: list.visibilityScope) else {
      return nil
    }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty || layer.content.isAdjustment || layer.drawsMasksOnly else { return nil }
    let masks = layer.masks.enumerated().map { number, mask in
      ViewDraft(mask, number: number, of: layer, scope: list.scope)
    }
    viewCount += drawn.count + masks.count + layer.effects.count + layer.styles.count
    let lowering = effectLowering(for: layer, in: list)
    return layer.content.isAdjustment
      ? lowering.adjustment(layer)?.around(masks)
      : lowering.drafts(drawn: drawn, masks: masks, layer: layer)
  }

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

  /// The views that draw a layer, without masks and effects.
  mutating func drawnViews(of layer: Layer, in list: LayerList) -> [ViewDraft] {
    switch layer.content {
    case .text(let content):
      return TextLowering(
        glyphs: glyphs, scope: list.scope, compositions: compositions(of: content, layer, in: list)
      ).drafts(of: content, in: layer)
    case .null, .audio, .camera, .data, .adjustment, .unsupported:
      return []
    case .image(let index):
      guard composition.images.indices.contains(index) else { return [] }
      let image = composition.images[index]
      guard image.size.x > 0, image.size.y > 0 else { return [] }
      let style = ImageView(source: image.sourceName, size: image.size, fit: image.fit)
      return [ViewDraft(name: layer.name, kind: .image(style))]
    case .solid(let color, let size):
      return [solid(color, size: size, name: layer.name)]
    case .shapes(let items):
      var lowering = ShapeLowering(scope: list.scope)
      defer { viewCount += lowering.viewCount }
      return lowering.drafts(of: items[...])
    case .precomposition(let index, let size, _):
      return precomposition(index, size: size, of: layer, in: list)
    }
  }

  /// A filled rectangle with its top left corner at the origin.
  private func solid(_ color: Color, size: Vector2, name: String) -> ViewDraft {
    let rectangle = ViewDraft(name: "", kind: .rectangle(RectangleView()))
    rectangle.set(.position, to: .vector(Vector3(size / 2)))
    rectangle.set(.size, to: .vector(Vector3(size)))
    let fill = ViewDraft(name: "", kind: .fill(.nonZero, PaintStyle()))
    fill.set(.color, to: .color(color))
    return ViewDraft(name: name, kind: .shape, children: [rectangle, fill])
  }
}

extension Layer {
  /// Whether effects draw on a layer without painted content: those that follow its masks.
  ///
  /// All others change or keep the transparency of the content, such as Fill and Gradient Ramp.
  fileprivate var drawsMasksOnly: Bool {
    switch content {
    case .shapes, .text, .precomposition, .image, .solid:
      effects.contains { $0.paintsStroke }
    case .null, .audio, .camera, .data, .adjustment, .unsupported: false
    }
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
    guard layerCount <= Composition.maximumViews, canShow(layer, scope: list.visibilityScope),
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
