/// Writes raw video for pipes: YUV4MPEG2 without subsampling, in the limited range of BT.601.
///
/// Source: the format's description in mjpegtools' yuv4mpeg(5), and the `444alpha` extension.
struct Y4MWriter: FrameWriter {
  /// Whether opacity has a plane of its own; transparent pixels are over black otherwise.
  private let hasAlphaPlane: Bool
  /// The file; one thread at a time uses it.
  nonisolated(unsafe) private let draft: OutputDraft

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, hasAlphaPlane: Bool
  ) throws(XsheetError) {
    self.hasAlphaPlane = hasAlphaPlane
    draft =
      output.text == "-" ? OutputDraft.standardOutput : try OutputDraft(path: output.path(frame: 0))
    let rate = info.shownRate.rounded() == info.shownRate ? 1 : 1000.0
    let frames = Int((info.shownRate * rate).rounded())
    let header =
      "YUV4MPEG2 W\(info.width) H\(info.height) F\(frames):\(Int(rate)) Ip A1:1 "
      + "C444\(hasAlphaPlane ? "alpha" : "") XCOLORRANGE=LIMITED\n"
    try draft.write(Array(header.utf8))
  }

  func prepare(_ image: consuming PixelImage) -> [UInt8] {
    let count = image.width * image.height
    let planes = hasAlphaPlane ? 4 : 3
    let mark = Array("FRAME\n".utf8)
    return [UInt8](unsafeUninitializedCapacity: mark.count + planes * count) { buffer, size in
      _ = buffer.initialize(from: mark)
      let start = mark.count
      image.pixels.withUnsafeBufferPointer { pixels in
        for index in 0..<count {
          let (r, g, b) = (
            Int(pixels[4 * index]), Int(pixels[4 * index + 1]), Int(pixels[4 * index + 2])
          )
          let alpha = Int(pixels[4 * index + 3])
          // Without a plane of its own, opacity is over black.
          let share = planes == 4 ? 255 : alpha
          func byte(_ value: Int, _ offset: Int) -> UInt8 {
            UInt8(clamping: offset + (value * share / 255 + 32_768) >> 16)
          }
          buffer[start + index] = byte(16_829 * r + 33_039 * g + 6_416 * b, 16)
          buffer[start + count + index] = byte(-9_714 * r - 19_071 * g + 28_784 * b, 128)
          buffer[start + 2 * count + index] = byte(28_784 * r - 24_103 * g - 4_681 * b, 128)
          if planes == 4 { buffer[start + 3 * count + index] = UInt8(alpha) }
        }
      }
      size = mark.count + planes * count
    }
  }

  mutating func add(_ frame: [UInt8], number: Int) throws(XsheetError) { try draft.write(frame) }

  mutating func finish() throws(XsheetError) { try draft.commit() }
}
