import CompositionLowering
import Geometry
import Platform
public import SceneModel
import SceneRendering
import VectorRaster
package import ViewTree

/// The canvas of an animation, its frames and their scenes.
public struct Playback: Sendable {
  /// The name of the animation; empty when the file has none.
  public let title: String
  /// The size of the canvas, in points.
  let canvas: Vector2
  /// The number of frames a second.
  public let frameRate: Double
  /// The number of frames, at least 1; a timeline that repeats has the frames of one cycle.
  public internal(set) var frameCount: Int
  /// The number of distinct frames, which exceeds `frameCount` for timelines that continue.
  package internal(set) var reachableFrameCount: Int
  /// Makes a player of the scenes.
  ///
  /// Copies of the player are cheaper than further players.
  package internal(set) var makeScenes: @Sendable () -> any ScenePlayer

  /// The width of the canvas, in points.
  public var width: Double { canvas.x }
  /// The height of the canvas, in points.
  public var height: Double { canvas.y }
}

/// An animation that can be played and drawn: a design or a timeline.
public protocol Playable: Sendable {
  /// The canvas, the frames and their scenes.
  var playback: Playback { get }
  /// The findings about the animation and its pictures.
  var findings: [Diagnostic] { get }
}

extension Playable {
  /// The name of the animation; empty when the file has none.
  public var title: String { playback.title }
  /// The width of the canvas, in points.
  public var width: Double { playback.width }
  /// The height of the canvas, in points.
  public var height: Double { playback.height }
  /// The number of frames a second.
  public var frameRate: Double { playback.frameRate }
  /// The number of frames, at least 1; a timeline that repeats has the frames of one cycle.
  public var frameCount: Int { playback.frameCount }
  /// The duration of all frames, in seconds.
  public var duration: Double { Double(frameCount) / frameRate }

  /// Draws the frame that is shown at a time.
  ///
  /// For many frames, `player(size:background:)` is faster.
  ///
  /// - Parameters:
  ///   - time: The time in seconds from the beginning; the first or last frame is drawn beyond them.
  ///   - size: The size of the image.
  ///   - background: The color behind the animation; transparent by default.
  /// - Throws: `XsheetError` if the image would be too large.
  public func frame(
    at time: Double, size: FrameSize = .scale(1), background: Color = .clear
  ) throws(XsheetError) -> PixelImage {
    try player(size: size, background: background).image(at: time)
  }

  /// Makes a player, which draws one frame after the other.
  ///
  /// - Parameters:
  ///   - size: The size of the images.
  ///   - background: The color behind the animation; transparent by default.
  /// - Throws: `XsheetError` if the images would be too large.
  public func player(
    size: FrameSize = .scale(1), background: Color = .clear
  ) throws(XsheetError) -> FramePlayer {
    try playback.player(size: size, background: background)
  }
}

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
  /// Makes the canvas, the frames and the scenes of a composition, of which all frames or some are drawn.
  init(of composition: Composition, drawing frames: ClosedRange<Int>? = nil) {
    self.init(
      title: composition.name, canvas: composition.size, frameRate: composition.frameRate,
      frameCount: composition.wholeFrameCount, reachableFrameCount: composition.wholeFrameCount
    ) {
      CompositionSession(composition, drawing: frames)
    }
  }

  /// The distance to a whole frame below which a time belongs to it, in frames: a bit more than rounding.
  static let frameTolerance = 1e-6

  /// Makes a player of images of a size.
  ///
  /// - Throws: `XsheetError` if the images would be too large.
  package func player(size: FrameSize, background: Color) throws(XsheetError) -> FramePlayer {
    FramePlayer(self, makeScenes(), size: try size.pixels(of: self), background: background)
  }

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

  /// The pixels of a picture at its full size, with straight alpha.
  init(_ picture: Picture) {
    var bitmap = Bitmap(width: picture.width, height: picture.height)
    bitmap.pixels = picture.full.pixels
    self.init(bitmap)
  }
}

/// The number of threads for work that is spread over the cores.
package enum ThreadCount {
  /// Returns the requested number, at least 1; one for each core by default.
  package static func of(_ jobs: Int?) -> Int {
    max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }
}
