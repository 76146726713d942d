import SceneModel
import VectorRaster

/// A picture trimmed to its visible pixels.
struct TrimmedPicture: Hashable {
  /// The rectangle of the visible pixels; empty for a transparent picture.
  let rect: PixelRect
  /// Premultiplied, by rows from the top.
  private let pixels: [UInt32]

  init(_ bitmap: Bitmap) {
    let rect = TrimmedPicture.visibleRect(of: bitmap)
    self.rect = rect
    guard !rect.isEmpty else {
      pixels = []
      return
    }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(rect.width * rect.height)
    for row in rect.minY..<rect.maxY {
      let start = row * bitmap.width
      pixels += bitmap.pixels[start + rect.minX..<start + rect.maxX]
    }
    self.pixels = pixels
  }

  /// The number of stored pixels.
  var count: Int { pixels.count }

  /// Hashes the rectangle and a sample of the pixels.
  func hash(into hasher: inout Hasher) {
    hasher.combine(rect)
    for index in stride(from: 0, to: pixels.count, by: Swift.max(1, pixels.count / 256)) {
      hasher.combine(pixels[index])
    }
  }

  /// Returns the picture in a rectangle around it.
  func picture(in bounds: PixelRect) -> Picture? {
    var bitmap = Bitmap(width: bounds.width, height: bounds.height)
    if !rect.isEmpty {
      for row in 0..<rect.height {
        let start = (rect.minY - bounds.minY + row) * bitmap.width + rect.minX - bounds.minX
        bitmap.pixels.replaceSubrange(
          start..<start + rect.width, with: pixels[row * rect.width..<(row + 1) * rect.width])
      }
    }
    return Picture(width: bitmap.width, height: bitmap.height, rgba: bitmap.straightAlphaBytes())
  }

  /// Returns the smallest rectangle around all pixels that are not transparent.
  static func visibleRect(of bitmap: Bitmap) -> PixelRect {
    var rect = PixelRect.empty
    let width = bitmap.width
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<bitmap.height {
        let start = row * width
        guard let first = (0..<width).first(where: { pixels[start + $0] != 0 }) else { continue }
        var last = width - 1
        while pixels[start + last] == 0 { last -= 1 }
        rect.minY = Swift.min(rect.minY, row)
        rect.maxY = row + 1
        rect.minX = Swift.min(rect.minX, first)
        rect.maxX = Swift.max(rect.maxX, last + 1)
      }
    }
    return rect
  }
}
