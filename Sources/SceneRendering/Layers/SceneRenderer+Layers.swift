import Geometry
import SceneModel
import VectorRaster

// Groups that are composited as a whole are drawn on an offscreen layer first.
extension SceneRenderer {
  /// The largest number of pixels that all groups with effects and images cache together, of four bytes each.
  private static let cachedPixelLimit = 1 << 22

  /// Calls a function with the pixels of a prepared group, after its effects; without effects, in an area only.
  func withLayer(
    of index: Int, _ scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    func draw(_ layer: PixelSurface) {
      drawChildren(index, of: scene, group, in: DrawingContext(surface: layer))
      apply(cache.effects, of: index, scene, group, to: layer)
    }
    if !cache.effects.isEmpty {
      let cached = cachedPixels(
        cache.pixels, cache.layerRect, gather: { $0.gather(index, of: scene, cache) }, draw: draw)
      if let cached { return body(cached) }
    }
    layers.withLayer(cache.effects.isEmpty ? area : cache.layerRect) { layer in
      draw(layer)
      body(layer)
    }
  }

  /// Returns the pixels of a cache, which is filled unless all caches would exceed their limit; `nil` if there are none.
  ///
  /// The content of a layer that is cached as a whole is not cached separately. The parameters are those of
  /// `PixelCache.surface(_:limit:gather:draw:)`.
  func cachedPixels(
    _ cache: PixelCache, _ rect: PixelRect, gather: (inout PixelInputs) -> Void,
    draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    guard !isFillingCache else { return nil }
    let before = cache.pixelCount
    defer { cachedPixelCount += cache.pixelCount - before }
    let limit = SceneRenderer.cachedPixelLimit - cachedPixelCount
    return cache.surface(rect, limit: limit, gather: gather) { layer in
      isFillingCache = true
      draw(layer)
      isFillingCache = false
    }
  }
}

// Motion blur: groups that show the average of their children's pixels.
extension SceneRenderer {
  /// Draws the average of the prepared children of a group, or of evenly spaced ones if there are more than
  /// `PixelAverage.limit`.
  func drawAverage(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let children = Array(scene.children(of: index))
    guard let first = children.first else { return }
    if children.dropFirst().allSatisfy({ scene.hasEqualContent(first, $0) }) {
      draw(first, of: scene, in: context)
      return
    }
    let area = cache(index).bounds.intersection(context.surface.rect)
    guard !area.isEmpty else { return }
    let count = min(children.count, PixelAverage.limit)
    averages.borrow { average in
      average.reset(to: area)
      for index in 0..<count {
        let child = children[index * children.count / count]
        layers.withLayer(area) { layer in
          draw(child, of: scene, in: DrawingContext(surface: layer))
          average.add(layer)
        }
      }
      average.store(on: context.surface.clipped(to: area))
    }
  }
}
