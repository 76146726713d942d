import Foundation

/// Writes frames as one PNG file, in rows, with the time below each.
struct ContactSheetWriter: FrameWriter {
  private static let gap = 8
  private static let labelHeight = PixelFont.height + 6

  private let output: OutputPattern
  private let layout: SheetLayout
  private let background: Color
  private var sheet: PixelCanvas?
  private var (columns, cellWidth) = (1, 0)
  private var frameRate = 1.0
  private var index = 0

  /// Makes a writer of a sheet.
  init(to output: OutputPattern, layout: SheetLayout, background: Color) {
    (self.output, self.layout, self.background) = (output, layout, background)
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    try output.checkIsOneFile("one sheet")
    let count = info.numbers.count
    columns = layout.columns(for: count, width: info.width, height: info.height)
    // A cell has room for the longest usual label.
    cellWidth = max(info.width, PixelFont.width(of: "00.00s"))
    frameRate = info.frameRate
    let size = place(columns, (count + columns - 1) / columns, frameHeight: info.height)
    guard ImageLimits.accept(width: size.x, height: size.y) else {
      throw XsheetError(.invalidRequest, "a sheet of \(size.x) by \(size.y) pixels is too large.")
    }
    sheet = PixelCanvas(PixelImage(width: size.x, height: size.y, color: background))
  }

  /// The top left corner of a cell; of the one after the last column and row, the size of the sheet.
  private func place(_ column: Int, _ row: Int, frameHeight: Int) -> (x: Int, y: Int) {
    let gap = ContactSheetWriter.gap
    return (
      gap + column * (cellWidth + gap),
      gap + row * (frameHeight + ContactSheetWriter.labelHeight + gap)
    )
  }

  mutating func add(_ frame: PixelImage, number: Int) {
    let place = place(index % columns, index / columns, frameHeight: frame.height)
    let label = String(format: "%.2fs", Double(number) / frameRate)
    sheet?.put(frame, x: place.x + (cellWidth - frame.width) / 2, y: place.y)
    sheet?.write(
      label, x: place.x + (cellWidth - PixelFont.width(of: label)) / 2,
      y: place.y + frame.height + 4)
    index += 1
  }

  mutating func finish() throws(XsheetError) {
    guard let image = sheet?.image else { return }
    try OutputFile.write(image.pngData(), to: output.path(frame: 0))
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
