package import Previews
public import SceneModel

extension Playable {
  /// Draws frames and writes them to files.
  ///
  /// The extension of the name chooses the format: PNG for pictures, and GIF, APNG, WebP or Y4M for moving ones, as is
  /// PNG with several frames. Files are written completely or not at all, and missing folders are made.
  ///
  /// - Parameters:
  ///   - frames: The frames.
  ///   - path: The path, with a place for the number of a frame as in `frame-%05d.png` where there are several; `%%`
  ///     is a percent sign.
  ///   - size: The size of the images.
  ///   - background: The color behind the animation; transparent by default.
  ///   - options: How moving pictures are written.
  ///   - jobs: The number of threads; `nil` for one for each core.
  ///   - progress: Is called after each frame with the numbers of written frames and of all, on any thread.
  /// - Throws: `XsheetError` for frames that do not exist, an unknown extension, too large images and files that cannot
  ///   be written.
  public func render(
    _ frames: FrameSelection = .all, toFile path: String, size: FrameSize = .scale(1),
    background: Color = .clear, options: MovingPictureOptions = MovingPictureOptions(),
    jobs: Int? = nil,
    progress: @escaping @Sendable (_ written: Int, _ all: Int) -> Void = { _, _ in }
  ) throws(XsheetError) {
    try render(
      frames, to: OutputPattern(path), size: size, background: background, options: options,
      jobs: jobs, progress: progress)
  }

  /// Draws frames and writes them to files, named by a pattern; returns the paths of the files.
  @discardableResult
  package func render(
    _ selection: FrameSelection, to output: OutputPattern, format: String? = nil, size: FrameSize,
    background: Color, options: MovingPictureOptions, arrangement: FrameArrangement? = nil,
    exposure: ExposureSheet? = nil, jobs: Int?,
    progress: @escaping @Sendable (_ written: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> [String] {
    let playback = playback
    let type = try FrameWriterList.type(for: output, format: format)
    var selection = selection
    if selection == .all, let most = type.mostFramesPerSecond, playback.frameRate > most {
      selection = .rate(most)
    }
    var frames = try selection.frames(of: playback)
    // Files of their own have the numbers of frames, of which a rate may have several.
    if !type.isMovingPicture, output.hasNumber { frames = Set(frames).sorted() }
    let count = frames.count
    let writer: any FrameWriter =
      switch arrangement {
      case .sheet(let layout):
        ContactSheetWriter(to: output, layout: layout, background: background)
      case .onion: OnionSkinWriter(to: output, background: background)
      case nil: try FrameWriterList.writer(for: output, format: format, frames: count, options)
      }
    var job = RenderJob(
      playback: playback, size: try size.pixels(of: playback),
      background: arrangement == .onion ? .clear : background, jobs: ThreadCount.of(jobs))
    if case .rate(let pace) = selection { job.pace = pace }
    job.exposure = exposure.map {
      ExposureStrip(
        $0, duration: Double(playback.frameCount) / playback.frameRate,
        frameRate: playback.frameRate, height: job.size.height)
    }
    job.keepsAlpha = options.keepsAlpha
    try job.run(frames, with: writer) { written in progress(written, count) }
    return output.hasNumber ? frames.map(output.path) : [output.path(frame: 0)]
  }
}
