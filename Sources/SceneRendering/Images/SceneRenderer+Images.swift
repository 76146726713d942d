import Geometry
import SceneModel
import VectorRaster

// Pictures: their rectangles are covered as shapes are, with samples in place of a paint.
extension SceneRenderer {
  /// Finds the pixels that an image covers; `matrix` leads from the coordinates of its group to pixels.
  func prepareImage(_ image: SceneImage, _ cache: NodeCache, matrix: Affine, box: PixelRect) {
    guard image.placement != nil else { return }
    cache.matrix = matrix
    cache.shape.update(
      -1, cache.path(of: image.shownRect), style: .fill(.nonZero), matrix: matrix, box: box,
      with: rasterizer)
    cache.bounds = cache.shape.mask.bounds.intersection(box)
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 1
  }

  /// Draws a prepared image.
  func drawImage(_ image: SceneImage, _ cache: NodeCache, in context: DrawingContext) {
    var mask = cache.shape.mask
    if let clip = context.clip { mask = cache.clipped.product(mask, clip, with: rasterizer) }
    let area = mask.bounds.intersection(context.surface.rect)
    guard !area.isEmpty, let picture = image.picture, let placement = image.placement,
      let shader = PictureShader(picture, transform: cache.matrix * placement)
    else { return }
    func draw(_ samples: PixelSurface) {
      compositor.draw(
        samples, mask: mask, opacity: SceneRenderer.byte(context.opacity),
        mode: context.mode ?? .normal, on: context.surface)
    }
    if let kept = kept(image, cache, shader) {
      draw(kept)
      return
    }
    layers.withUnsetLayer(area) { layer in
      shader.draw(on: layer)
      draw(layer)
    }
  }

  /// The samples of an image that stays, if they are kept.
  private func kept(
    _ image: SceneImage, _ cache: NodeCache, _ shader: PictureShader
  ) -> PixelSurface? {
    guard !isDrawingKept else { return nil }
    let before = cache.samples.pixelCount
    let surface = cache.samples.surface(
      image, matrix: cache.matrix, rect: cache.bounds,
      room: SceneRenderer.keptPixels - keptPixelCount
    ) { shader.draw(on: $0) }
    keptPixelCount += cache.samples.pixelCount - before
    return surface
  }
}
