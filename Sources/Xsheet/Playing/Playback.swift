import Geometry
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
