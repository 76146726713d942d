/// Writes all frames to one moving picture: GIF, animated PNG or animated WebP.
///
/// Frames that are equal to the one before make it last longer. Times are whole units of the format, and so chosen that
/// all durations add up to the true one.
///
/// One thread at a time adds frames.
final class MovingPictureWriter<Encoder: MovingPictureEncoder>: FrameWriter, @unchecked Sendable {
  private let title = "a moving picture"
  private let draft: OutputDraft
  private var encoder: Encoder
  private let info: FrameSequenceInfo
  private var index = 0
  private var waiting: (image: PixelImage, start: Int)?

  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, _ options: MovingPictureOptions
  ) throws(XsheetError) {
    try output.checkIsOneFile("one moving picture")
    self.info = info
    draft = try OutputDraft(path: output.path(frame: 0))
    let settings = MovingPictureSettings(
      width: info.width, height: info.height, frameRate: info.pace ?? info.frameRate,
      isOpaque: info.isOpaque,
      plays: options.plays, quality: options.quality)
    encoder = try XsheetError.encoding(title, try Encoder(settings))
  }

  func add(_ image: PixelImage, number: Int) throws(XsheetError) {
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
