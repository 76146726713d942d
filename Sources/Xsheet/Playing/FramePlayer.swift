import Foundation
public import ImageCoding
import SceneModel
import SceneRendering
import VectorRaster
import ViewTree

/// Draws the frames of an animation one after the other.
///
/// Frames may be requested in any order; in ascending order only the changes between them are
/// computed.
public final class FramePlayer {
  /// The width of the images, in pixels.
  public let width: Int
  /// The height of the images, in pixels.
  public let height: Int

  private let playback: Playback
  private let background: Color
  private var scenes: any ScenePlayer
  private let renderer: SceneRenderer
  private var bitmap: Bitmap

  /// Makes a player of scenes that were prepared.
  init(
    _ playback: Playback, _ scenes: any ScenePlayer, size: FrameSize.Pixels, background: Color
  ) {
    self.playback = playback
    self.scenes = scenes
    self.background = background
    (width, height) = (size.width, size.height)
    renderer = SceneRenderer(width: width, height: height)
    bitmap = Bitmap(width: width, height: height)
  }

  /// Draws a frame.
  ///
  /// - Parameter frame: The frame, from 0; fractions are between frames.
  public func image(atFrame frame: Double) -> PixelImage {
    scenes.advance(toFrame: frame)
    scenes.withScene { renderer.render(copy $0, into: &bitmap, background: background) }
    return PixelImage(bitmap)
  }

  /// Calls a closure with the scene of the frame that was drawn last.
  func withScene<Result>(_ body: (borrowing Scene) -> Result) -> Result {
    scenes.withScene { body($0) }
  }

  /// Draws the frame that is shown at a time.
  ///
  /// - Parameter time: The time in seconds from the beginning; the first or last frame is drawn beyond them.
  public func image(at time: Double) -> PixelImage {
    image(atFrame: Double(playback.frame(at: time)))
  }
}

extension Playback {
  /// The distance to a whole frame below which a time belongs to it, in frames: a bit more than rounding.
  static let frameTolerance = 1e-6

  /// The number of the frame that is shown at a time in seconds, limited to the animation.
  func frame(at time: Double) -> Int {
    let frame = (time * frameRate + Playback.frameTolerance).rounded(.down)
    return Int(min(max(0, frame), Double(reachableFrameCount - 1)))
  }
}

extension PixelImage {
  /// The pixels of a bitmap, with straight alpha.
  init(_ bitmap: Bitmap) {
    self.init(
      uncheckedWidth: bitmap.width, height: bitmap.height, pixels: bitmap.straightAlphaBytes())
  }
}

/// The number of threads for work that is spread over the cores.
enum ThreadCount {
  /// Returns the requested number, at least 1; one for each core by default.
  static func of(_ jobs: Int?) -> Int {
    max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
