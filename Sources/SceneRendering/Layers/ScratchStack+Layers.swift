import VectorRaster

extension ScratchStack<PixelLayer> {
  /// Calls a function with a transparent layer.
  func withLayer<Result>(_ rect: PixelRect, _ body: (PixelSurface) -> Result) -> Result {
    borrow { layer in
      layer.reset(to: rect)
      return body(layer.surface)
    }
  }

  /// Calls a function with a layer of undefined pixels, all of which the function stores.
  func withUninitializedLayer<Result>(
    _ rect: PixelRect, _ body: (PixelSurface) -> Result
  ) -> Result {
    borrow { layer in
      layer.place(at: rect)
      return body(layer.surface)
    }
  }
}
