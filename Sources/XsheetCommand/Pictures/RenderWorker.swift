import ImageCoding
import SceneRendering
import VectorRaster

/// Draws frames one after the other.
struct RenderWorker {
  private let job: RenderJob
  private var player: FramePlayer
  private let renderer: SceneRenderer
  private var bitmap: Bitmap

  /// Makes a worker that goes on from a player of its own, which costs less than to prepare another one.
  init(_ job: RenderJob, _ player: FramePlayer) {
    self.job = job
    self.player = player
    renderer = SceneRenderer(width: job.size.width, height: job.size.height)
    bitmap = Bitmap(width: job.size.width, height: job.size.height)
  }

  /// Draws a frame as a PNG file.
  mutating func picture(of frame: Int) throws(CommandFailure) -> [UInt8] {
    let (renderer, background) = (renderer, job.background)
    var target = Bitmap(width: 0, height: 0)
    swap(&target, &bitmap)
    player.withScene(atFrame: frame) { scene in
      renderer.render(scene, into: &target, background: background)
    }
    swap(&target, &bitmap)
    do {
      let (width, height) = (job.size.width, job.size.height)
      return try bitmap.straightAlphaBytes().withUnsafeBytes { bytes in
        try PNGEncoder.encode(rgba: bytes, width: width, height: height, rowBytes: width * 4)
      }
    } catch {
      throw CommandFailure(.inputOutput, "a picture cannot be encoded: \(error)")
    }
  }
}
