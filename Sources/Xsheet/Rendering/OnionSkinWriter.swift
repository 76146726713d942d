/// Writes frames over each other as one PNG file, later ones stronger, so that the way of a motion shows.
struct OnionSkinWriter: FrameWriter {
  /// The opacity of the first frame.
  private static let faintest = 0.2

  private let output: OutputPattern
  private let info: FrameSequenceInfo
  private var index = 0
  /// Premultiplied red, green and blue, and alpha, of each pixel.
  private var sum: [Float]

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, background: Color
  ) throws(XsheetError) {
    try output.checkIsOneFile("one picture")
    (self.output, self.info) = (output, info)
    let alpha = Float(background.alpha)
    let color = [background.red, background.green, background.blue].map { Float($0) * alpha }
    sum = (0..<info.width * info.height).flatMap { _ in color + [alpha] }
  }

  mutating func add(_ frame: PixelImage, number: Int) {
    let count = info.numbers.count
    let place = count > 1 ? Double(index) / Double(count - 1) : 1
    let opacity = Float(OnionSkinWriter.faintest + (1 - OnionSkinWriter.faintest) * place)
    index += 1
    sum.withUnsafeMutableBufferPointer { sum in
      frame.pixels.withUnsafeBufferPointer { pixels in
        for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] > 0 {
          let alpha = Float(pixels[start + 3]) / 255 * opacity
          for channel in 0..<3 {
            sum[start + channel] =
              Float(pixels[start + channel]) / 255 * alpha + sum[start + channel] * (1 - alpha)
          }
          sum[start + 3] = alpha + sum[start + 3] * (1 - alpha)
        }
      }
    }
  }

  mutating func finish() throws(XsheetError) {
    let pixels = stride(from: 0, to: sum.count, by: 4).flatMap { start -> [UInt8] in
      let alpha = sum[start + 3]
      let colors = (0..<3).map { alpha > 0 ? sum[start + $0] / alpha : 0 }
      return (colors + [alpha]).map { UInt8(clamping: Int(($0 * 255).rounded())) }
    }
    let image = PixelImage(uncheckedWidth: info.width, height: info.height, pixels: pixels)
    try OutputDraft.write(image.pngData(), to: output.path(frame: 0))
  }
}
