import Platform

/// A video format that the program `ffmpeg` encodes.
struct VideoFormat {
  /// Whether pixels may be transparent; they are over black otherwise.
  let hasAlpha: Bool
  /// The filter before the conversion of colors.
  let filter: String
  /// The options of the encoder and of the container.
  let encoding: [String]

  /// H.264 in MP4, which all systems play; its colors have half the resolution, so sides are even.
  static let mp4 = VideoFormat(
    hasAlpha: false, filter: "pad=ceil(iw/2)*2:ceil(ih/2)*2,",
    encoding: ["-c:v", "libx264", "-crf", "16", "-movflags", "+faststart", "-f", "mp4"])

  /// VP9 in WebM, with transparency.
  static let webM = VideoFormat(
    hasAlpha: true, filter: "",
    encoding: [
      "-c:v", "libvpx-vp9", "-crf", "20", "-b:v", "0", "-row-mt", "1", "-cpu-used", "4", "-f",
      "webm",
    ])

  /// The options of `ffmpeg` for the output.
  func options(isOpaque: Bool) -> [String] {
    let pixels = hasAlpha && !isOpaque ? "yuva420p" : "yuv420p"
    return ["-vf", "\(filter)scale=out_color_matrix=bt709:out_range=tv,format=\(pixels)"] + encoding
  }
}

/// Writes all frames to one video with the program `ffmpeg`, which gets them through a pipe.
///
/// One thread at a time adds frames. The program is ended with the last reference.
final class VideoWriter: FrameWriter, @unchecked Sendable {
  /// Whether transparent pixels are to be put over black.
  private let isFlat: Bool
  private let draft: OutputDraft
  private let process: ChildProcess
  private var isRunning = true

  /// Starts `ffmpeg`.
  ///
  /// A process that does not handle `SIGPIPE` ignores it from then on, so that an `ffmpeg` that ends early is an error.
  init(
    to output: OutputPattern, _ info: FrameSequenceInfo, _ format: VideoFormat
  ) throws(XsheetError) {
    try output.checkIsOneFile("one video")
    isFlat = !format.hasAlpha && !info.isOpaque
    let input = [
      "-v", "error", "-nostats", "-y", "-f", "rawvideo", "-pix_fmt", "rgba", "-s",
      "\(info.width)x\(info.height)", "-r", NumberText.fixed(info.shownRate, places: 6), "-i",
      "pipe:0",
    ]
    let colors = [
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range",
      "tv",
    ]
    let path = output.path(frame: 0)
    draft = try OutputDraft(path: path, isNamed: true)
    guard let place = draft.namedPath else {
      throw XsheetError(.cannotCreate, "\(path) is no file, which a video needs.")
    }
    let previous = signal(SIGPIPE, SIG_IGN)
    if unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_DFL, to: Int.self) {
      signal(SIGPIPE, previous)
    }
    let options = input + format.options(isOpaque: info.isOpaque) + colors + [place]
    guard let process = ChildProcess("ffmpeg", options) else {
      let reason = errno
      throw XsheetError(
        .cannotCreate,
        reason == ENOENT
          ? "MP4 and WebM need the program ffmpeg, which is not on the path; GIF, APNG and WebP do not."
          : "ffmpeg does not run: \(SystemError.reason(reason)).")
    }
    self.process = process
  }

  deinit {
    if isRunning { _ = end(by: SIGKILL) }
  }

  func prepare(_ image: consuming PixelImage) -> [UInt8] {
    var pixels = image.pixels
    guard isFlat else { return pixels }
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let alpha = Int(pixels[start + 3])
      for channel in start..<start + 3 {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 127) / 255)
      }
    }
    return pixels
  }

  func add(_ frame: [UInt8], number: Int) throws(XsheetError) {
    guard frame.withUnsafeBytes({ process.input.write($0) }) != nil else { return }
    throw failure(end(by: SIGTERM).message)
  }

  func finish() throws(XsheetError) {
    let (status, message) = end()
    guard status == 0 else { throw failure(message) }
    try draft.commit()
  }

  /// Waits for the end; returns the exit status, `nil` after a signal, and the last line of the messages.
  private func end(by signal: Int32? = nil) -> (status: Int32?, message: String) {
    isRunning = false
    process.closeInput()
    if let signal { process.send(signal) }
    var messages: [UInt8] = []
    while let bytes = try? process.error.readAvailable(), !bytes.isEmpty {
      messages = (messages + bytes).suffix(VideoWriter.messageLimit)
    }
    let end = process.waitForEnd()
    let lines = String(decoding: messages, as: UTF8.self).split(separator: "\n")
    return (end.signal == nil ? end.status : nil, lines.last.map(String.init) ?? "")
  }

  private static let messageLimit = 4096

  private func failure(_ message: String) -> XsheetError {
    XsheetError(
      .inputOutput,
      "ffmpeg cannot encode the video\(message.isEmpty ? "" : ": \(message)")"
        + (message.hasSuffix(".") ? "" : "."))
  }
}
