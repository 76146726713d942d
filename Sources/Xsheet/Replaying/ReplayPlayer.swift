import SceneModel
import ViewTree

/// The recorded scenes of a view by their frames.
struct ReplayPlayer: ScenePlayer {
  private let scenes: [Int: Scene]
  private var frame = 0

  /// Makes a player of scenes by the numbers of their frames.
  init(_ scenes: [Int: Scene]) {
    self.scenes = scenes
    frame = scenes.keys.min() ?? 0
  }

  /// Brings the scene to a frame; without a scene of it the last one before it stays.
  mutating func advance(toFrame frame: Double) {
    let whole = Int(frame.rounded(.down))
    if scenes[whole] != nil { self.frame = whole }
  }

  /// Calls a closure with the scene.
  func withScene<Result>(
    _ body: (borrowing Scene) throws -> Result
  ) rethrows -> Result {
    try body(scenes[frame] ?? Scene(size: .zero))
  }
}
