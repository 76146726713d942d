import Geometry
import SceneModel
import VectorRaster

// Images are drawn like filled rectangles, with samples of a picture in place of a paint.
extension SceneRenderer {
  /// Computes the coverage of an image, clipped to a box of pixels; the matrix is of the image's group.
  func prepareImage(_ image: SceneImage, _ cache: NodeCache, matrix: Affine, box: PixelRect) {
    guard image.placement != nil, image.opacity > 0 else { return }
    cache.matrix = matrix
    cache.shapeCoverage.update(
      -1, cache.path(of: image.shownRect), style: .fill(.nonZero), matrix: matrix, box: box,
      with: rasterizer)
    cache.bounds = cache.shapeCoverage.mask.bounds.intersection(box)
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 1
  }

  /// Draws a prepared image.
  func drawImage(_ image: SceneImage, _ cache: NodeCache, in context: DrawingContext) {
    let mask = intersection(cache.shapeCoverage.mask, context.clip, cache.clippedMask)
    let area = mask.bounds.intersection(context.surface.rect)
    guard !area.isEmpty, let picture = image.picture, let placement = image.placement,
      let shader = PictureShader(picture, transform: cache.matrix * placement)
    else { return }
    func draw(_ samples: PixelSurface) {
      compositor.draw(
        samples, mask: mask, opacity: Bitmap.byte(context.opacity * image.opacity),
        mode: context.mode ?? .normal, on: context.surface)
    }
    // The opacity applies to the samples when they are drawn.
    var opaque = image
    opaque.opacity = 1
    let cached = cachedPixels(cache.pixels, cache.bounds) {
      $0.gather(opaque, matrix: cache.matrix, rect: cache.bounds)
    } draw: {
      shader.draw(on: $0)
    }
    if let cached {
      draw(cached)
      return
    }
    layers.borrow { layer in
      // The shader stores all pixels.
      layer.place(at: area)
      shader.draw(on: layer.surface)
      draw(layer.surface)
    }
  }
}
