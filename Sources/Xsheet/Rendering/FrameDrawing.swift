import SceneRendering

/// The images of frames: their number, their size, and how they are drawn.
package struct FrameDrawing: Sendable {
  /// The frames that there are.
  let playback: Playback
  /// The size of the images, in pixels.
  let size: FrameSize.Pixels
  /// Whether no pixel is transparent.
  let isOpaque: Bool
  /// The color behind the animation.
  let background: Color
  /// How the frames share one picture; `nil` for pictures of their own.
  let arrangement: FrameArrangement?
  /// Makes the function that draws frames on one thread.
  let makeDrawing: @Sendable () -> (Int) -> PixelImage

  /// The frames of an animation, with its exposure sheet beside them if there is one.
  package init(
    _ playback: Playback, size: FrameSize, background: Color,
    arrangement: FrameArrangement? = nil, exposure: ExposureSheet? = nil
  ) throws(XsheetError) {
    (self.background, self.arrangement) = (background, arrangement)
    // Frames over each other are transparent.
    let color = arrangement == .onion ? .clear : background
    let pixels = try size.pixels(of: playback)
    let strip = exposure.map {
      ExposureStrip(
        $0, duration: Double(playback.frameCount) / playback.frameRate,
        frameRate: playback.frameRate, height: pixels.height)
    }
    let scenes = playback.makeScenes()
    self.playback = playback
    self.size = FrameSize.Pixels(
      width: strip?.widthBeside(pixels.width) ?? pixels.width, height: pixels.height)
    isOpaque = color.alpha == 1 && exposure == nil
    makeDrawing = {
      let player = FramePlayer(playback, scenes, size: pixels, background: color)
      return { frame in
        let image = player.image(atFrame: Double(frame))
        return strip?.beside(image, frame: frame) ?? image
      }
    }
  }

  /// The frames of two versions beside each other on white, with names above.
  ///
  /// Frames are counted at the rate of the first version, until the end of the longer one; the other one is empty after
  /// its end. The difference of their pixels stands after them on request; a transparent background becomes white.
  ///
  /// - Throws: `XsheetError` if the images are too large, or if there is no difference of two sizes.
  package init(
    _ versions: (old: AnimationFile, new: AnimationFile), hasDifference: Bool, size: FrameSize,
    background: Color, arrangement: FrameArrangement?
  ) throws(XsheetError) {
    (self.background, self.arrangement) = (background, arrangement)
    let (old, new) = (versions.old.playback, versions.new.playback)
    let files = [versions.old.name, versions.new.name].map(\.lastPathComponent)
    let sizes = [try size.pixels(of: old), try size.pixels(of: new)]
    guard !hasDifference || sizes[0] == sizes[1] else {
      throw XsheetError(
        .invalidRequest, "the versions have canvases of two sizes, and so no difference of pixels.")
    }
    let row = PictureRow(
      sizes: sizes, names: files[0] == files[1] ? ["Old", "New"] : files,
      hasDifference: hasDifference)
    guard ImageLimits.accept(width: row.size.width, height: row.size.height) else {
      throw XsheetError(
        .invalidRequest,
        "images of \(row.size.width) by \(row.size.height) pixels are too large.")
    }
    let newCount = Int((Double(new.frameCount) * old.frameRate / new.frameRate).rounded(.up))
    var longer = old
    longer.frameCount = max(old.frameCount, newCount)
    longer.reachableFrameCount = max(old.reachableFrameCount, newCount)
    playback = longer
    self.size = row.size
    let color = background.alpha == 0 ? .white : background
    isOpaque = color.alpha == 1
    let scenes = [old.makeScenes(), new.makeScenes()]
    makeDrawing = {
      let players = [old, new].indices.map { index in
        FramePlayer([old, new][index], scenes[index], size: sizes[index], background: color)
      }
      return { frame in
        row.image(
          zip([old, new], players).map { version, player in
            let own = Double(frame) * version.frameRate / old.frameRate
            let number = (own + Playback.frameTolerance).rounded(.down)
            return number < Double(version.reachableFrameCount)
              ? player.image(atFrame: number)
              : PixelImage(width: player.width, height: player.height, color: color)
          })
      }
    }
  }
}

extension FrameDrawing {
  /// The memory for the pixels of all threads, in bytes, unless one thread needs more.
  private static let memory = 2 << 30
  /// The memory of a thread for each pixel, in bytes: two copies of the image and some layers.
  private static let memoryPerPixel = 24
  /// The longest run of neighboring frames that a thread draws, as they cost only their changes.
  ///
  /// Runs of 16 frames saved 1 % of the CPU time of 300 frames and took 12 % more memory.
  private static let longestRun = 4

  /// Draws frames on several threads and writes them to files, named by a pattern; returns the paths of the files.
  package func write(
    _ selection: FrameSelection, to output: OutputPattern, format: String? = nil,
    options: MovingPictureOptions, jobs: Int?,
    progress: @escaping @Sendable (_ written: Int, _ all: Int) -> Void
  ) throws(XsheetError) -> [String] {
    let format = try FrameFormat(of: output, named: format)
    var selection = selection
    if selection == .all, let most = format.mostFramesPerSecond, playback.frameRate > most {
      selection = .rate(most)
    }
    var frames = try selection.frames(of: playback)
    // Single files are named by frame numbers, which a rate can repeat.
    if !format.isMovingPicture, output.hasNumber { frames = Set(frames).sorted() }
    let count = frames.count
    let pace: Double? = if case .rate(let rate) = selection { rate } else { nil }
    let info = FrameSequenceInfo(
      width: size.width, height: size.height, frameRate: playback.frameRate, numbers: frames,
      pace: pace, isOpaque: isOpaque)
    let writer: any FrameWriter =
      switch arrangement {
      case .sheet(let layout):
        try ContactSheetWriter(to: output, info, layout: layout, background: background)
      case .onion: try OnionSkinWriter(to: output, info, background: background)
      case nil: try format.writer(to: output, info, options)
      }
    try write(frames, with: writer, jobs: ThreadCount.of(jobs)) { progress($0, count) }
    return output.hasNumber ? frames.map(output.path) : [output.path(frame: 0)]
  }

  /// Draws frames and hands them to a writer in order; calls a function with the number of written frames after each.
  func write(
    _ frames: [Int], with writer: some FrameWriter, jobs: Int,
    progress: @escaping @Sendable (Int) -> Void
  ) throws(XsheetError) {
    let threads = min(jobs, threadsInMemory)
    let delivery = FrameDelivery(
      to: writer, numbers: frames, window: max(1, threads) * FrameDrawing.longestRun,
      progress: progress)
    let cancellation = Cancellation.current
    try ParallelFrames(count: frames.count, jobs: threads, longestRun: FrameDrawing.longestRun)
      .forEach(
        worker: { makeDrawing() },
        { (draw, index) throws(XsheetError) in
          guard delivery.waitForTurn(of: index) else { return }
          do throws(XsheetError) {
            try cancellation?.check()
            try delivery.deliver(writer.prepare(draw(frames[index])), at: index)
          } catch {
            delivery.fail(error)
            throw error
          }
        })
    try delivery.finish()
  }

  /// The number of threads that have room in memory.
  private var threadsInMemory: Int {
    FrameDrawing.memory / (FrameDrawing.memoryPerPixel * size.width * size.height)
  }
}

extension Playable {
  /// Draws frames and writes them to files.
  ///
  /// The extension of the name chooses the format: PNG and JPEG for pictures, and GIF, APNG, WebP, Y4M or, with the program
  /// `ffmpeg` on the path, MP4 and WebM for moving ones, as is PNG with several frames. Files are written completely or not at all, and missing folders are made.
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
    let output = try OutputPattern(path)
    _ = try FrameDrawing(playback, size: size, background: background)
      .write(frames, to: output, options: options, jobs: jobs, progress: progress)
  }
}
