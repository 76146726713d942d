import Platform

/// Writes frames as one PNG file, in rows, with the time below each.
struct ContactSheetWriter: FrameWriter {
  private static let gap = 8
  private static let labelHeight = PixelFont.height + 6

  private let output: OutputPattern
  private let columns: Int
  /// The size of a cell without the gap after it, in pixels.
  private let cell: (width: Int, height: Int)
  private let frameRate: Double
  private var sheet: PixelCanvas
  private var index = 0

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, layout: SheetLayout, background: Color
  ) throws(XsheetError) {
    try output.checkIsOneFile("one sheet")
    self.output = output
    frameRate = info.frameRate
    let count = info.numbers.count
    columns = layout.columns(for: count, width: info.width, height: info.height)
    // A cell has room for the longest usual label.
    cell = (
      max(info.width, PixelFont.width(of: "00.00s")), info.height + ContactSheetWriter.labelHeight
    )
    let gap = ContactSheetWriter.gap
    let width = gap + columns * (cell.width + gap)
    let height = gap + (count + columns - 1) / columns * (cell.height + gap)
    guard ImageLimits.accept(width: width, height: height) else {
      throw XsheetError(.invalidRequest, "a sheet of \(width) by \(height) pixels is too large.")
    }
    sheet = PixelCanvas(PixelImage(width: width, height: height, color: background))
  }

  mutating func add(_ frame: PixelImage, number: Int) {
    let gap = ContactSheetWriter.gap
    let x = gap + index % columns * (cell.width + gap)
    let y = gap + index / columns * (cell.height + gap)
    let label = NumberText.fixed(Double(number) / frameRate, places: 2) + "s"
    sheet.put(frame, x: x + (cell.width - frame.width) / 2, y: y)
    sheet.write(
      label, x: x + (cell.width - PixelFont.width(of: label)) / 2, y: y + frame.height + 4)
    index += 1
  }

  mutating func finish() throws(XsheetError) {
    try OutputDraft.write(sheet.image.pngData(), to: output.path(frame: 0))
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
