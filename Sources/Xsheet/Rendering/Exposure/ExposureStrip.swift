/// The exposure sheet of a timeline as a picture, with a line at the time of a frame.
struct ExposureStrip: Sendable {
  private let drawing: ExposureDrawing
  /// The picture without the line.
  private let sheet: PixelImage
  private let line: PixelImage
  private let frameRate: Double

  /// The width as a share of the height, unless that is less than the least one.
  private static let ratio = 1.25
  private static let leastWidth = 320
  /// The gap between the picture and the sheet, in pixels.
  private static let gap = 12
  private static let lineColor = Color(red: 214.0 / 255, green: 0, blue: 110.0 / 255)

  /// Draws the sheet of a timeline beside frames of a height in pixels.
  init(_ sheet: ExposureSheet, duration: Double, frameRate: Double, height: Int) {
    self.frameRate = frameRate
    let width = max(ExposureStrip.leastWidth, Int(Double(height) * ExposureStrip.ratio))
    drawing = ExposureDrawing(sheet, duration: duration, width: width, height: height)
    self.sheet = drawing.image
    line = PixelImage(width: 2, height: height, color: ExposureStrip.lineColor)
  }

  /// The width of a frame with the sheet, in pixels.
  func widthBeside(_ frameWidth: Int) -> Int { frameWidth + ExposureStrip.gap + drawing.width }

  /// Returns a frame with the sheet beside it.
  func beside(_ image: PixelImage, frame: Int) -> PixelImage {
    let left = image.width + ExposureStrip.gap
    let time = min(drawing.duration, Double(frame) / frameRate)
    var result = PixelCanvas(width: left + drawing.width, height: drawing.height)
    result.put(image, x: 0, y: 0)
    result.put(sheet, x: left, y: 0)
    result.put(line, x: left + drawing.column(time), y: 0)
    return result.image
  }
}
