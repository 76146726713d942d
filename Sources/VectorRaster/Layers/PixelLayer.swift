/// Pixels off screen, with a place in the coordinates of the picture; the memory is kept from use to use.
public final class PixelLayer {
  private var storage: UnsafeMutablePointer<UInt32>
  private var capacity: Int
  private var rect = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// Makes a layer without pixels.
  public init() {
    capacity = 1
    storage = .allocate(capacity: 1)
  }

  deinit { storage.deallocate() }

  /// Gives the layer a place and makes it transparent.
  public func reset(to rect: PixelRect) {
    place(at: rect)
    storage.update(repeating: 0, count: rect.isEmpty ? 0 : rect.width * rect.height)
  }

  /// Gives the layer a place; what its pixels are is unknown until all are stored.
  public func place(at rect: PixelRect) {
    self.rect = rect
    let count = rect.isEmpty ? 0 : rect.width * rect.height
    if count > capacity {
      storage.deallocate()
      storage = .allocate(capacity: count)
      storage.initialize(repeating: 0, count: count)
      capacity = count
    }
  }

  /// The pixels; valid until the next reset.
  public var surface: PixelSurface {
    PixelSurface(base: storage, stride: rect.isEmpty ? 0 : rect.width, rect: rect)
  }
}
