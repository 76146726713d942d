/// Writes all frames to one moving picture: GIF, animated PNG or animated WebP.
///
/// Frames that are equal to the one before make it last longer. Times are whole units of the format, and so chosen that
/// all durations add up to the true one.
struct MovingPictureWriter<Encoder: MovingPictureEncoder>: FrameWriter {
  private let output: OutputPattern
  private let options: MovingPictureOptions
  /// The file after `begin`; one thread at a time uses it.
  nonisolated(unsafe) private var file: MovingPictureFile<Encoder>?

  init(output: OutputPattern, options: MovingPictureOptions) {
    (self.output, self.options) = (output, options)
  }

  mutating func begin(_ info: FrameSequenceInfo) throws(XsheetError) {
    try output.checkIsOneFile("one moving picture")
    file = try MovingPictureFile(info, path: output.path(frame: 0), options: options)
  }

  mutating func add(_ frame: PixelImage, number: Int) throws(XsheetError) { try file?.add(frame) }

  mutating func finish() throws(XsheetError) { try file?.finish() }
}

/// A moving picture that is being written.
private final class MovingPictureFile<Encoder: MovingPictureEncoder> {
  private let title = "a moving picture"
  private let draft: OutputDraft
  private var encoder: Encoder
  private let info: FrameSequenceInfo
  private var index = 0
  private var waiting: (image: PixelImage, start: Int)?

  init(
    _ info: FrameSequenceInfo, path: String, options: MovingPictureOptions
  ) throws(XsheetError) {
    self.info = info
    draft = try OutputDraft(path: path)
    let settings = MovingPictureSettings(
      width: info.width, height: info.height, frameRate: info.pace ?? info.frameRate,
      isOpaque: info.isOpaque,
      plays: options.plays, quality: options.quality)
    encoder = try XsheetError.encoding(title, try Encoder(settings))
  }

  func add(_ image: PixelImage) throws(XsheetError) {
    let start = time(at: index)
    index += 1
    if let waiting {
      guard start - waiting.start >= Encoder.shortestDuration, image != waiting.image else {
        return
      }
      try write(waiting.image, from: waiting.start, to: start)
    }
    waiting = (image, start)
  }

  func finish() throws(XsheetError) {
    if let waiting {
      let end = max(time(at: index), waiting.start + Encoder.shortestDuration)
      try write(waiting.image, from: waiting.start, to: end)
    }
    let bytes = try XsheetError.encoding(title, try encoder.finish())
    try draft.write(bytes)
    if let (offset, bytes) = encoder.replacement { try draft.replace(bytes, at: offset) }
    try draft.commit()
  }

  private func write(_ image: PixelImage, from start: Int, to end: Int) throws(XsheetError) {
    let bytes = try XsheetError.encoding(title, try encoder.add(image, from: start, to: end))
    try draft.write(bytes)
  }

  /// The time of a frame, or of the end after the last one, in units of the encoder.
  private func time(at index: Int) -> Int {
    Int((info.time(at: index) * Double(encoder.unitsPerSecond)).rounded())
  }
}
