import VectorRaster

/// Layers that are used and given back in turn.
final class LayerStack {
  private var layers: [PixelLayer] = []
  private var used = 0

  /// Runs a body with a transparent layer.
  func withLayer<Result>(_ rect: PixelRect, _ body: (PixelSurface) -> Result) -> Result {
    if used == layers.count { layers.append(PixelLayer()) }
    let layer = layers[used]
    used += 1
    defer { used -= 1 }
    layer.reset(to: rect)
    return body(layer.surface)
  }
}
