import Foundation
import ImageCoding
import SceneModel
import SceneRendering
import ViewTree

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
  /// The number of frames a second; `nil` for that of the animation.
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
