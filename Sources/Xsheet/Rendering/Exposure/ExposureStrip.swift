/// The exposure sheet of a timeline as a picture, with a line at the time of a frame.
struct ExposureStrip: Sendable {
  /// The width, in pixels.
  let width: Int
  private let height: Int
  /// The picture without the line.
  private let sheet: PixelImage
  private let line: PixelImage
  private let duration: Double
  private let frameRate: Double

  /// The width as a share of the height, unless that is less than the least one.
  private static let ratio = 1.25
  private static let leastWidth = 320
  /// The gap between the picture and the sheet, in pixels.
  private static let gap = 12
  private static let lineColor = Color(red: 214.0 / 255, green: 0, blue: 110.0 / 255)

  /// Draws the sheet of a timeline beside frames of a height in pixels.
  init(_ sheet: ExposureSheet, duration: Double, frameRate: Double, height: Int) {
    (self.duration, self.frameRate, self.height) = (duration, frameRate, height)
    width = max(ExposureStrip.leastWidth, Int(Double(height) * ExposureStrip.ratio))
    let drawing = ExposureDrawing(
      layout: ExposureLayout(sheet, height: height), sheet: sheet, duration: duration,
      width: width, height: height)
    self.sheet = drawing.image
    line = PixelImage(width: 2, height: height, color: ExposureStrip.lineColor)
  }

  /// The width of a frame with the sheet, in pixels.
  func widthBeside(_ frameWidth: Int) -> Int { frameWidth + ExposureStrip.gap + width }

  /// Returns a frame with the sheet beside it.
  func beside(_ image: PixelImage, frame: Int) -> PixelImage {
    let left = image.width + ExposureStrip.gap
    let time = min(duration, Double(frame) / frameRate)
    var result = PixelCanvas(width: left + width, height: height)
    result.put(image, x: 0, y: 0)
    result.put(sheet, x: left, y: 0)
    result.put(line, x: left + ExposureDrawing.column(time, of: duration, width: width), y: 0)
    return result.image
  }
}

/// The rows of an exposure sheet in a picture: views with many siblings that move share one.
struct ExposureLayout {
  /// A row with its name.
  struct Row {
    var name: String
    var bars: [SheetBar]
  }

  /// The minimum number of siblings that share a row.
  private static let crowd = 4
  /// The lowest and the highest row, in pixels.
  private static let rowHeights = 12...26
  /// The height of the ruler, in pixels.
  static let rulerHeight = 22
  /// The width of the names, in pixels.
  static let nameWidth = 118

  /// The rows that have room, in the order of the view tree.
  let rows: [Row]
  /// The height of a row, in pixels.
  let rowHeight: Int

  /// Makes the rows of a sheet in a picture of a height in pixels.
  init(_ sheet: ExposureSheet, height: Int) {
    var siblings: [[String]: Int] = [:]
    for row in sheet.rows { siblings[row.path.dropLast(), default: 0] += 1 }
    var rows: [Row] = []
    var shared: [[String]: Int] = [:]
    for row in sheet.rows {
      let parent = Array(row.path.dropLast())
      guard let name = parent.last, siblings[parent, default: 0] >= ExposureLayout.crowd else {
        rows.append(Row(name: row.name, bars: row.bars))
        continue
      }
      if let index = shared[parent] {
        rows[index].bars += row.bars
      } else {
        shared[parent] = rows.count
        rows.append(Row(name: name, bars: row.bars))
      }
    }
    let room = max(1, height - ExposureLayout.rulerHeight)
    let heights = ExposureLayout.rowHeights
    rowHeight = min(max(room / max(1, rows.count), heights.lowerBound), heights.upperBound)
    self.rows = Array(rows.prefix(room / rowHeight))
  }
}
