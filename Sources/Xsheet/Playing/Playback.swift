public import Diagnostics
import Geometry
public import ImageCoding
public import SceneModel
package import ViewTree

/// The canvas of an animation, its frames and their scenes.
public struct Playback: Sendable {
  /// The name of the animation; empty when the file has none.
  public let title: String
  /// The width of the canvas, in points.
  public let width: Double
  /// The height of the canvas, in points.
  public let height: Double
  /// The number of frames a second.
  public let frameRate: Double
  /// The number of frames, at least 1; of a timeline that repeats, those of one cycle.
  public let frameCount: Int
  /// The number of distinct frames, which exceeds `frameCount` for timelines that continue.
  package let reachableFrameCount: Int
  /// Makes a player of the scenes.
  ///
  /// Copies of the player are cheaper than further players.
  package let makeScenes: @Sendable () -> any ScenePlayer

  /// Makes a playback of its parts.
  init(
    title: String, canvas: Vector2, frameRate: Double, frameCount: Int, reachableFrameCount: Int,
    makeScenes: @escaping @Sendable () -> any ScenePlayer
  ) {
    self.title = title
    width = canvas.x
    height = canvas.y
    self.frameRate = frameRate
    self.frameCount = frameCount
    self.reachableFrameCount = reachableFrameCount
    self.makeScenes = makeScenes
  }
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
  /// The number of frames, at least 1; of a timeline that repeats, those of one cycle.
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
    FramePlayer(
      playback, playback.makeScenes(), size: try size.pixels(of: playback), background: background)
  }
}
