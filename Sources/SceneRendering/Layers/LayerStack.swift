import VectorRaster

/// Layers that are used and given back in turn.
final class LayerStack {
  private var layers: [PixelLayer] = []
  private var used = 0

  /// Runs a body with a transparent layer.
  func withLayer<Result>(_ rect: PixelRect, _ body: (PixelSurface) -> Result) -> Result {
    withLayer { layer in
      layer.reset(to: rect)
      return body(layer.surface)
    }
  }

  /// Runs a body with a layer of which the body stores every pixel.
  func withUnsetLayer<Result>(_ rect: PixelRect, _ body: (PixelSurface) -> Result) -> Result {
    withLayer { layer in
      layer.place(at: rect)
      return body(layer.surface)
    }
  }

  private func withLayer<Result>(_ body: (PixelLayer) -> Result) -> Result {
    if used == layers.count { layers.append(PixelLayer()) }
    let layer = layers[used]
    used += 1
    defer { used -= 1 }
    return body(layer)
  }
}
