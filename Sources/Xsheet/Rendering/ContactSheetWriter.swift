import Foundation
import ImageCoding
import SceneModel

/// Writes frames as one PNG file, in rows, with the time below each.
struct ContactSheetWriter: FrameWriter {
  private let output: OutputPattern
  private let layout: SheetLayout
  private let background: Color
  private var sheet: SheetImage?
  private var info: FrameSequenceInfo?
  private var index = 0

  /// Makes a writer of a sheet.
  init(to output: OutputPattern, layout: SheetLayout, background: Color) {
    (self.output, self.layout, self.background) = (output, layout, background)
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    try output.checkIsOneFile("one sheet")
    let columns = layout.columns(for: info.numbers.count, width: info.width, height: info.height)
    self.info = info
    sheet = try SheetImage(
      frameWidth: info.width, frameHeight: info.height, columns: columns,
      rows: (info.numbers.count + columns - 1) / columns, background: background)
  }

  mutating func add(_ frame: PixelImage, number: Int) {
    let seconds = Double(number) / (info?.frameRate ?? 1)
    sheet?.add(frame, at: index, label: TimeLabel.text(seconds))
    index += 1
  }

  mutating func finish() throws(XsheetError) {
    guard let image = sheet?.image else { return }
    try OutputFile.write(image.pngData(), to: output.path(frame: 0))
  }
}

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

/// The numbers of columns and rows of a contact sheet.
package struct SheetLayout: Hashable, Sendable {
  /// The number of columns; `nil` to choose it.
  package var columns: Int?
  /// The number of rows; `nil` to choose it.
  package var rows: Int?

  /// The number of frames of a sheet without numbers.
  private static let standardCount = 12
  /// The ratio of width to height of a sheet without numbers.
  private static let standardRatio = 1.5

  package init(columns: Int?, rows: Int?) { (self.columns, self.rows) = (columns, rows) }

  /// The number of frames.
  package var count: Int {
    columns.flatMap { columns in rows.map { columns * $0 } } ?? SheetLayout.standardCount
  }

  /// The number of columns for frames of a size.
  func columns(for count: Int, width: Int, height: Int) -> Int {
    if let columns { return columns }
    let ratio = SheetLayout.standardRatio * Double(height) / Double(width)
    let columns = (Double(count) * ratio).squareRoot().rounded()
    return min(count, max(1, Int(columns)))
  }
}

/// How several frames share one picture.
package enum FrameArrangement: Hashable, Sendable {
  /// In rows, with their times.
  case sheet(SheetLayout)
  /// Over each other.
  case onion
}

/// Times below pictures.
enum TimeLabel {
  /// The height of a label, in pixels.
  static let height = PixelFont.height
  /// The width of the longest usual label, in pixels.
  static let longest = PixelFont.width(of: "00.00s")

  /// A time in seconds, with two decimals.
  static func text(_ seconds: Double) -> String { String(format: "%.2fs", seconds) }
}
