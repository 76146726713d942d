import SceneModel
import VectorRaster
import ViewTree

/// Draws the pictures of several targets at all frames of an animation.
struct PictureDrawing {
  /// The targets with all their pictures.
  private(set) var drawn: [SubtreeBaker] = []
  /// The targets whose pictures are too many or too large.
  private(set) var excessive: [BakeTarget] = []

  /// Surveys all targets at all frames, and draws them.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - player: The player of the animation.
  ///   - frames: The number of frames.
  ///   - denseSide: The longer side, in points, of a canvas with one pixel per point.
  init(
    _ targets: [BakeTarget], of player: some AnimationPlayer, frames: Int, denseSide: Double
  ) {
    var player = player
    guard frames <= BakingLimits.frames else {
      excessive = targets
      return
    }
    player.advance(toFrame: 0)
    for target in targets {
      if target.blendMode == nil {
        excessive.append(target)
      } else {
        drawn.append(SubtreeBaker(target, in: player.scene))
      }
    }
    survey(&player, frames)
    for baker in drawn { baker.prepare(denseSide: denseSide) }
    draw(&player, frames)
  }

  private func survey(_ player: inout some AnimationPlayer, _ frames: Int) {
    for frame in 0..<(drawn.isEmpty ? 0 : frames) {
      player.advance(toFrame: Double(frame))
      for baker in drawn where player.isVisible(baker.target.view) {
        player.withScene { (scene: borrowing Scene) in baker.survey(copy scene) }
      }
    }
  }

  /// Draws the pictures of all frames, and removes targets beyond the limits.
  private mutating func draw(_ player: inout some AnimationPlayer, _ frames: Int) {
    var (pixels, kept) = (0, 0)
    for frame in 0..<(drawn.isEmpty ? 0 : frames) {
      player.advance(toFrame: Double(frame))
      for index in drawn.indices.reversed() where player.isVisible(drawn[index].target.view) {
        let baker = drawn[index]
        pixels += baker.drawnPixels
        player.withScene { (scene: borrowing Scene) in
          kept += baker.draw(copy scene, frame: frame)
        }
        guard exceeds(baker, pixels: pixels, kept: kept) else { continue }
        kept -= baker.pictures.reduce(0) { $0 + $1.count }
        excessive.append(baker.target)
        drawn.remove(at: index)
      }
    }
  }

  private func exceeds(_ baker: SubtreeBaker, pixels: Int, kept: Int) -> Bool {
    let pictures = drawn.reduce(0) { $0 + $1.pictures.count }
    let needed = baker.pictures.count * baker.commonRect.pixelCount
    return pixels > BakingLimits.drawnPixels || kept > BakingLimits.pixels
      || pictures > BakingLimits.pictures || needed > BakingLimits.pixels
  }
}
