import ImageCoding
import SceneModel

/// A picture of frames in rows.
struct SheetImage {
  private static let gap = 8
  private static let labelHeight = TimeLabel.height + 6

  private let columns: Int
  private let (cellWidth, cellHeight): (Int, Int)
  private let width: Int
  private let height: Int
  private var pixels: [UInt8]

  init(frameWidth: Int, frameHeight: Int, columns: Int, rows: Int, background: Color)
    throws(XsheetError)
  {
    self.columns = columns
    (cellWidth, cellHeight) = (max(frameWidth, TimeLabel.longest), frameHeight)
    width = columns * (cellWidth + SheetImage.gap) + SheetImage.gap
    height = rows * (frameHeight + SheetImage.labelHeight + SheetImage.gap) + SheetImage.gap
    guard ImageLimits.accept(width: width, height: height) else {
      throw XsheetError(.invalidRequest, "a sheet of \(width) by \(height) pixels is too large.")
    }
    let color = [background.red, background.green, background.blue, background.alpha].map {
      UInt8(clamping: Int(($0 * 255).rounded()))
    }
    pixels = (0..<width * height).flatMap { _ in color }
  }

  var image: PixelImage? { PixelImage(width: width, height: height, pixels: pixels) }

  mutating func add(_ frame: PixelImage, at index: Int, label: String) {
    let x = SheetImage.gap + index % columns * (cellWidth + SheetImage.gap)
    let y =
      SheetImage.gap + index / columns * (cellHeight + SheetImage.labelHeight + SheetImage.gap)
    let left = x + (cellWidth - frame.width) / 2
    for row in 0..<frame.height {
      let start = ((y + row) * width + left) * 4
      pixels.replaceSubrange(
        start..<start + frame.width * 4,
        with: frame.pixels[row * frame.width * 4..<(row + 1) * frame.width * 4])
    }
    PixelFont.draw(
      label, x: x + (cellWidth - PixelFont.width(of: label)) / 2, y: y + cellHeight + 4,
      in: &pixels,
      width: width)
  }
}
