import CompositionModel
import Geometry
import ViewTree

// The maps of Displacement Map: other layers as they are by themselves, laid over what they displace.
extension LayerLowering {
  /// The maps of a layer's effects, by the position of the effect; an effect whose layer is not there has none.
  ///
  /// As in After Effects, the other layer's masks, effects and place do not count, nor whether it is hidden.
  mutating func maps(of layer: Layer, in list: LayerList) -> [Int: ViewDraft] {
    var maps: [Int: ViewDraft] = [:]
    for (number, effect) in layer.effects.enumerated()
    where effect.kind == .displacementMap && effect.isEnabled {
      guard let index = effect.number(0).flatMap({ list.places[$0.initial] }) else { continue }
      let frame = effectFrame(of: layer, in: list)
      maps[number] = map(index, over: frame, MapBehavior(effect), in: list)
    }
    return maps
  }

  /// A layer as the map of something that has a size.
  private mutating func map(
    _ index: Int, over frame: Vector2, _ behavior: MapBehavior, in list: LayerList
  ) -> ViewDraft? {
    let layer = list.layers[index]
    layerCount += 1
    let size = effectFrame(of: layer, in: list)
    guard layerCount <= Composition.maximumViews, canShow(layer, scope: list.shownScope),
      size.x > 0, size.y > 0
    else { return nil }
    let drawn = drawnViews(of: layer, in: list)
    guard !drawn.isEmpty else { return nil }
    viewCount += drawn.count
    let map = ViewDraft(
      name: "Map \(layer.name)", kind: .group(GroupStyle(clipSize: size)), children: drawn,
      pointer: layer.pointer)
    map.setVisibility(from: layer.inPoint, to: layer.outPoint, scope: list.shownScope)
    func set(_ key: PropertyKey, _ value: Vector2, on view: ViewDraft) {
      view.set(key, AnimatedValue(.vector(Vector3(value, z: 1))), scope: 0)
    }
    switch behavior {
    case .center: set(.position, (frame - size) / 2, on: map)
    case .stretch: set(.scale, frame / size, on: map)
    case .tile where size.x < frame.x || size.y < frame.y:
      // Tiles reach as far to the left of the middle of the first one as to its right.
      let reach = Vector2(max(1, 2 * frame.x / size.x - 1), max(1, 2 * frame.y / size.y - 1))
      let tiles = ViewDraft(name: "", kind: .effect(.motionTile(TileStyle())))
      set(.size, size, on: tiles)
      set(.center, size / 2, on: tiles)
      set(.outputSize, reach, on: tiles)
      return ViewDraft(name: map.name, kind: .group(GroupStyle()), children: [map, tiles])
    case .tile: break
    }
    return map
  }
}

/// How a map lies over what it displaces.
private enum MapBehavior {
  /// Its middle on the other's.
  case center
  /// As large as the other.
  case stretch
  /// Repeated, from the other's corner on.
  case tile

  init(_ effect: Effect) {
    switch effect.number(5)?.initial {
    case 2: self = .stretch
    case 3: self = .tile
    default: self = .center
    }
  }
}
