/// An offscreen layer of premultiplied pixels, placed in the coordinates of the picture; its memory is reused.
public final class PixelLayer {
  private var storage: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private var rect = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Creates a layer without pixels.
  public init() {
    capacity = 1
    storage = .allocate(capacity: 1)
  }

  deinit { storage.deallocate() }

  /// Moves the layer to a rectangle and clears it.
  public func reset(to rect: PixelRect) {
    place(at: rect)
    storage.update(repeating: 0, count: rect.pixelCount)
  }

  /// Moves the layer to a rectangle; its pixels are undefined.
  public func place(at rect: PixelRect) {
    self.rect = rect
    let count = rect.pixelCount
    if count > capacity {
      storage.deallocate()
      storage = .allocate(capacity: count)
      storage.initialize(repeating: 0, count: count)
      capacity = count
    }
  }

  /// The pixels, valid until the layer is moved.
  public var surface: PixelSurface {
    PixelSurface(base: storage, stride: rect.isEmpty ? 0 : rect.width, rect: rect)
  }
}
