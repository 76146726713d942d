/// Pixels, with straight alpha, that images and lines of text are put on.
struct PixelCanvas {
  /// The width, in pixels.
  let width: Int
  /// The height, in pixels.
  let height: Int
  private var pixels: [UInt8]

  /// Makes a canvas whose bytes have one value: 0 for transparent pixels, 255 for white ones.
  init(width: Int, height: Int, repeating byte: UInt8 = 0) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: byte, count: width * height * 4)
  }

  /// Makes a canvas with an image.
  init(_ image: consuming PixelImage) {
    (width, height) = (image.width, image.height)
    pixels = image.takePixels()
  }

  /// The canvas as an image.
  var image: PixelImage { PixelImage(uncheckedWidth: width, height: height, pixels: pixels) }

  /// Replaces pixels by an image within the canvas.
  mutating func put(_ image: PixelImage, x: Int, y: Int) {
    for row in 0..<image.height {
      let start = ((y + row) * width + x) * 4
      pixels.replaceSubrange(
        start..<start + image.width * 4,
        with: image.pixels[row * image.width * 4..<(row + 1) * image.width * 4])
    }
  }

  /// Writes a line of text in `PixelFont` within the canvas; characters without a glyph are left out.
  mutating func write(_ text: String, x: Int, y: Int, color: [UInt8] = PixelFont.gray) {
    PixelFont.forEachPixel(of: text) { column, row in
      let start = ((y + row) * width + x + column) * 4
      pixels.replaceSubrange(start..<start + 4, with: color)
    }
  }
}

extension PixelImage {
  /// An image of one color.
  init(width: Int, height: Int, color: Color) {
    let components = [color.red, color.green, color.blue, color.alpha].map {
      UInt8(clamping: Int(($0 * 255).rounded()))
    }
    self.init(
      uncheckedWidth: width, height: height,
      pixels: (0..<width * height).flatMap { _ in components })
  }
}
