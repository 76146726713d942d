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

  static func prepare(_ image: consuming PixelImage, for info: FrameSequenceInfo) -> PixelImage {
    image
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
