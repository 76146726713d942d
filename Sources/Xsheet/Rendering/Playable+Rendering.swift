import Foundation
import ImageCoding
package import Previews
public import SceneModel
import SceneRendering
import ViewTree

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
    // Single files are named by frame numbers, which a rate can repeat.
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

/// Draws frames on several threads and hands them to a writer in order.
struct RenderJob: Sendable {
  /// The memory for the pixels of all threads, in bytes, unless one thread needs more.
  private static let memory = 2 << 30
  /// The memory of a thread for each pixel, in bytes: two copies of the image and some layers.
  private static let memoryPerPixel = 24
  /// The longest run of neighboring frames that a thread draws, as they cost only their changes.
  ///
  /// Runs of 16 frames saved 1 % of the CPU time of 300 frames and took 12 % more memory.
  private static let longestRun = 4

  let playback: Playback
  let size: FrameSize.Pixels
  let background: Color
  /// The number of frames a second; `nil` for the animation's.
  var pace: Double?
  /// Whether video gets a plane of opacity.
  var keepsAlpha = false
  /// The exposure sheet beside each frame; `nil` for none.
  var exposure: ExposureStrip?
  /// The number of threads.
  let jobs: Int

  /// Draws frames and writes them; calls a function with the number of written frames after each.
  func run<Writer: FrameWriter>(
    _ frames: [Int], with writer: Writer, progress: @escaping @Sendable (Int) -> Void
  ) throws(XsheetError) {
    let info = FrameSequenceInfo(
      width: exposure?.widthBeside(size.width) ?? size.width, height: size.height,
      frameRate: playback.frameRate, numbers: frames,
      pace: pace, isOpaque: background.alpha == 1 && exposure == nil, hasAlphaPlane: keepsAlpha)
    var writer = writer
    try writer.begin(info)
    let threads = min(jobs, threadsInMemory)
    let delivery = FrameDelivery(
      to: writer, numbers: frames, window: max(1, threads) * RenderJob.longestRun,
      progress: progress)
    let scenes = playback.makeScenes()
    try ParallelFrames(count: frames.count, jobs: threads, longestRun: RenderJob.longestRun)
      .forEach(
        worker: { FramePlayer(playback, scenes, size: size, background: background) },
        { (player, index) throws(XsheetError) in
          guard delivery.waitForTurn(of: index) else { return }
          do throws(XsheetError) {
            let image = player.image(atFrame: Double(frames[index]))
            let whole = exposure?.beside(image, frame: frames[index]) ?? image
            try delivery.deliver(Writer.prepare(whole, for: info), at: index)
          } catch {
            delivery.fail(error)
            throw error
          }
        })
    try delivery.finish()
  }

  /// The number of threads that have room in memory.
  private var threadsInMemory: Int {
    RenderJob.memory / (RenderJob.memoryPerPixel * size.width * size.height)
  }
}

/// How moving pictures are written.
public struct MovingPictureOptions: Hashable, Sendable {
  /// How often players show the picture; 0 for endless repetition.
  public var plays: Int
  /// The quality of WebP, 0...100; `nil` for no loss.
  public var quality: Int?
  /// Whether raw video has a plane of opacity; transparent pixels are black without one.
  public var keepsAlpha: Bool

  /// Chooses how moving pictures are written.
  public init(plays: Int = 0, quality: Int? = nil, keepsAlpha: Bool = false) {
    (self.plays, self.quality, self.keepsAlpha) = (plays, quality, keepsAlpha)
  }
}
