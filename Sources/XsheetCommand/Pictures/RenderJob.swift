import SceneModel
import SceneRendering

/// Frames to draw.
struct RenderJob: Sendable {
  /// The memory for the pixels of all workers, in bytes, as far as one worker does not need more.
  private static let memory = 2 << 30
  /// The memory of a worker for each pixel, in bytes: two copies of the picture and some layers.
  private static let memoryPerPixel = 24

  let input: LoadedInput
  let size: PictureSize
  let background: Color?

  /// Draws one frame as a PNG file.
  func picture(of frame: Int) throws(CommandFailure) -> [UInt8] {
    var worker = RenderWorker(self, FramePlayer(input))
    return try worker.picture(of: frame)
  }

  /// Draws frames on several threads and writes each to its file.
  func write(
    _ frames: [Int], _ pattern: OutputPattern, jobs: Int, _ progress: ProgressBar
  ) throws(CommandFailure) {
    progress.beginItem(parts: frames.count)
    let player = FramePlayer(input)
    try ParallelFrames(count: frames.count, jobs: min(jobs, workersInMemory)).forEach(
      worker: { RenderWorker(self, player) },
      { (worker, index) throws(CommandFailure) in
        let frame = frames[index]
        try OutputFile.write(worker.picture(of: frame), to: pattern.path(frame: frame))
        progress.advance()
      })
  }

  /// How many workers have room.
  private var workersInMemory: Int {
    RenderJob.memory / (RenderJob.memoryPerPixel * size.width * size.height)
  }
}
