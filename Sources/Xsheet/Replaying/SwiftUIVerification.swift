import SceneModel
import ViewTree

/// The result of comparing generated SwiftUI code with its animation.
package struct SwiftUIVerification: Sendable {
  /// The result as a report.
  package let report: ReplayReport
  /// The numbers of the frames that differ most.
  let worstFrames: [Int]
  /// The animation.
  let design: Playback
  /// The frames of the generated code.
  let copy: any ScenePlayer

  /// Writes the frames that differ most as PNG files: animation, generated code and difference, side by side.
  ///
  /// - Returns: The paths of the files.
  /// - Throws: `XsheetError` if a file cannot be written.
  package func writeWorstFrames(
    to folder: String, named stem: String, size: FrameSize
  ) throws(XsheetError) -> [String] {
    let pixels = try size.pixels(of: design)
    return try PixelImage.writeComparisons(
      of: worstFrames, to: folder,
      name: { "\(stem)-swiftui-\($0)" },
      { frame in
        [(design.makeScenes(), frame % design.frameCount), (copy, frame)].map {
          FramePlayer(design, $0.0, size: pixels, background: .white)
            .image(atFrame: Double($0.1) + SwiftUIReplay.frameShare)
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
