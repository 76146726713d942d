import ImageCoding
import SceneRendering
import VectorRaster

extension VerificationResult {
  /// Writes the frames that differ most as PNG files: design, copy and difference, side by side.
  ///
  /// - Parameter folder: The folder, which is made if it is missing.
  /// - Returns: The paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  public func writeWorstFrames(to folder: String) throws(XsheetError) -> [String] {
    let frames = difference.images.candidates.prefix(3)
    guard !frames.isEmpty else { return [] }
    try OutputFolder.make(folder)
    var paths: [String] = []
    for frame in frames.map(\.number).sorted() {
      let digits = "\(frame)"
      let number = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
      let path = "\(folder)/\(stem)-\(number).png"
      try OutputFile.write(comparison(ofFrame: frame).pngData(), to: path)
      paths.append(path)
    }
    return paths
  }

  /// Draws a frame of both animations and their difference, side by side on white.
  private func comparison(ofFrame frame: Int) throws(XsheetError) -> PixelImage {
    let players = try [design, copy].map { animation throws(XsheetError) in
      FramePlayer(
        animation.playback, animation.scenes,
        size: try size.pixels(of: design.playback), background: .white)
    }
    return PixelImage(sideBySide: players.map { $0.image(atFrame: Double(frame)) })
  }
}

extension PixelImage {
  /// Two images of one size and the difference of their channels, dark on white, with gaps between them.
  init(sideBySide images: [PixelImage]) {
    let (width, height, gap) = (images[0].width, images[0].height, 4)
    let (one, other) = (images[0].pixels, images[1].pixels)
    let row = width * 3 + gap * 2
    var pixels = [UInt8](repeating: 255, count: row * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let source = (y * width + x) * 4
        let target = (y * row + x) * 4
        for channel in 0..<3 {
          let (a, b) = (one[source + channel], other[source + channel])
          pixels[target + channel] = a
          pixels[target + (width + gap) * 4 + channel] = b
          // Amplified, so that small differences can be seen.
          let difference = Int(max(a, b) - min(a, b))
          pixels[target + (width + gap) * 8 + channel] = UInt8(255 - min(255, difference * 4))
        }
      }
    }
    self.init(uncheckedWidth: row, height: height, pixels: pixels)
  }
}
