/// Parts of an image in one smaller image.
package struct PixelAtlas: Sendable {
  /// A part and its place in the atlas, in pixels.
  package struct Part: Hashable, Sendable {
    /// The part of the original image.
    package var area: PixelArea
    /// The left edge in the atlas.
    package var x: Int
    /// The upper edge in the atlas.
    package var y: Int
  }

  /// The image with all parts; the pixels between them are transparent.
  package let image: PixelImage
  /// The parts.
  package let parts: [Part]

  /// Copies areas of an image, at least one, to rows of an atlas that is about as wide as high.
  package init(_ areas: [PixelArea], of image: PixelImage) {
    let pixels = areas.reduce(0) { $0 + $1.width * $1.height }
    let widest = areas.map(\.width).max() ?? 1
    let width = max(widest, Int(Double(pixels).squareRoot()))
    var (x, y, rowHeight, usedWidth) = (0, 0, 0, 0)
    var parts: [Part] = []
    // Of falling height, so that rows have little waste.
    for area in areas.sorted(by: { ($1.height, $0.y, $0.x) < ($0.height, $1.y, $1.x) }) {
      if x + area.width > width { (x, y, rowHeight) = (0, y + rowHeight, 0) }
      parts.append(Part(area: area, x: x, y: y))
      x += area.width
      usedWidth = max(usedWidth, x)
      rowHeight = max(rowHeight, area.height)
    }
    self.parts = parts
    self.image = image.copying(parts, width: usedWidth, height: y + rowHeight)
  }
}

extension PixelImage {
  /// An image of a size in pixels with parts of this one.
  fileprivate func copying(_ parts: [PixelAtlas.Part], width: Int, height: Int) -> PixelImage {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBytes { target in
      self.pixels.withUnsafeBytes { source in
        for part in parts {
          let rowBytes = part.area.width * 4
          for row in 0..<part.area.height {
            let from = ((part.area.y + row) * self.width + part.area.x) * 4
            let to = ((part.y + row) * width + part.x) * 4
            target[to..<to + rowBytes].copyBytes(from: source[from..<from + rowBytes])
          }
        }
      }
    }
    return PixelImage(uncheckedWidth: width, height: height, pixels: pixels)
  }
}
