/// A filter of a layer's pixels, with lengths in pixels.
package struct PixelFilter {
  /// Whether it needs a displacement map.
  package var needsMap = false
  /// Filters a nonempty layer, with the memory of a processor.
  let apply: (FilterProcessor, PixelSurface) -> Void
}
