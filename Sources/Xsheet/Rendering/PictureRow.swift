/// Images beside each other on white, with their names above, and the difference of the first two.
struct PictureRow: Sendable {
  /// The sizes of the images, in pixels.
  let sizes: [FrameSize.Pixels]
  /// The names of the images; empty for none.
  let names: [String]
  /// Whether the difference of the first two images, which have one size, stands after them, dark on white.
  let hasDifference: Bool

  /// The distance of images, in pixels.
  private static let gap = 4
  /// The distance of names from the images and the edge, in pixels.
  private static let margin = 4
  /// The factor of differences, so that small ones can be seen.
  private static let amplification = 4

  /// The size of the row, in pixels.
  var size: FrameSize.Pixels {
    FrameSize.Pixels(
      width: columns.last.map { $0.x + $0.width } ?? 0,
      height: (sizes.map(\.height).max() ?? 0) + top)
  }

  /// The height of the names, in pixels.
  private var top: Int { names.isEmpty ? 0 : PixelFont.height + 2 * PictureRow.margin }

  /// The places of the images.
  private var columns: [(x: Int, width: Int)] {
    var x = 0
    return (sizes + (hasDifference ? sizes.prefix(1) : [])).map { size in
      defer { x += size.width + PictureRow.gap }
      return (x, size.width)
    }
  }

  /// Puts images of the sizes beside each other.
  func image(_ images: [PixelImage]) -> PixelImage {
    let (size, columns) = (size, columns)
    var row = PixelCanvas(width: size.width, height: size.height, repeating: 255)
    let all = images + (hasDifference ? [PictureRow.difference(images[0], images[1])] : [])
    for (image, column) in zip(all, columns) { row.put(image, x: column.x, y: top) }
    if !names.isEmpty {
      for (name, column) in zip(names + (hasDifference ? ["Difference"] : []), columns) {
        row.write(
          PixelFont.fitted(name, width: column.width - 2), x: column.x + 1, y: PictureRow.margin)
      }
    }
    return row.image
  }

  /// Two images of one size beside each other with their difference, without names.
  static func comparison(_ images: [PixelImage]) -> PixelImage {
    let sizes = images.map { FrameSize.Pixels(width: $0.width, height: $0.height) }
    return PictureRow(sizes: sizes, names: [], hasDifference: true).image(images)
  }

  /// The amplified difference of the channels of two opaque images of one size.
  private static func difference(_ one: PixelImage, _ other: PixelImage) -> PixelImage {
    var pixels = [UInt8](repeating: 255, count: one.pixels.count)
    for index in pixels.indices where index % 4 != 3 {
      let (a, b) = (one.pixels[index], other.pixels[index])
      pixels[index] = UInt8(255 - min(255, Int(max(a, b) - min(a, b)) * amplification))
    }
    return PixelImage(uncheckedWidth: one.width, height: one.height, pixels: pixels)
  }
}
