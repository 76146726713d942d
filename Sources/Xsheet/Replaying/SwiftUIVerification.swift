import SceneModel
import Verification
import ViewTree

/// The result of comparing generated SwiftUI code with its animation.
package struct SwiftUIVerification: Sendable {
  /// The result as a report.
  package let report: ReplayReport
  /// The frames that differ most: one frame in each element.
  let worst: [Round]

  /// Frames of an animation that are compared with those of a copy: of its timeline, or of generated code.
  struct Round: Sendable {
    let original: Playback
    let copy: any ScenePlayer
    let pairs: [FrameSequenceComparison.FramePair]

    /// The round of one frame.
    func at(frame: Int) -> Round {
      Round(original: original, copy: copy, pairs: pairs.filter { $0.frame == frame })
    }
  }

  /// Writes the frames that differ most as PNG files on white: the animation, its timeline and their difference side by
  /// side, or the timeline, the generated code and their difference.
  ///
  /// - Returns: The paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  package func writeWorstFrames(
    to folder: String, named stem: String, size: FrameSize
  ) throws(XsheetError) -> [String] {
    var rounds: [Int: Round] = [:]
    for round in worst { for pair in round.pairs { rounds[pair.frame] = round } }
    return try PixelImage.writeComparisons(
      of: Array(rounds.keys), to: folder,
      name: { "\(stem)-swiftui-\($0)" },
      { frame throws(XsheetError) in
        guard let round = rounds[frame], let pair = round.pairs.first else { return [] }
        let pixels = try size.pixels(of: round.original)
        return [(round.original.makeScenes(), pair.source), (round.copy, pair.copy)].map {
          // Over white, blended layers could differ: in source they do not blend with what is behind a view.
          FramePlayer(round.original, $0.0, size: pixels, background: .clear)
            .image(atFrame: $0.1).onWhite
        }
      })
  }
}

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
