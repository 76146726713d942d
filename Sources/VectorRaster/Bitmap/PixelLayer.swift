/// An offscreen layer of premultiplied pixels, placed in the coordinates of the picture; its memory is reused.
package final class PixelLayer {
  private let pixels = ScratchMemory<UInt32>()
  private var rect = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  package init() {}

  /// Moves the layer to a rectangle and clears it.
  package func reset(to rect: PixelRect) {
    place(at: rect)
    pixels.base.update(repeating: 0, count: rect.pixelCount)
  }

  /// Moves the layer to a rectangle; its pixels are undefined.
  package func place(at rect: PixelRect) {
    self.rect = rect
    pixels.reserve(rect.pixelCount)
  }

  /// The pixels, valid until the layer is moved.
  package var surface: PixelSurface {
    PixelSurface(base: pixels.base, stride: rect.isEmpty ? 0 : rect.width, rect: rect)
  }
}
