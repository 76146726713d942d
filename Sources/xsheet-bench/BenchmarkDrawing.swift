import CompositionLowering
import Diagnostics
import JSONTree
import SceneRendering
import VectorRaster
import ViewTree

/// Draws the frames of a composition.
struct BenchmarkDrawing {
  /// The frames of a pass, in the time of the composition.
  private let frames: [Double]
  private var session: CompositionSession
  private let renderer: SceneRenderer
  private var bitmap: Bitmap

  /// Makes a drawing of a session, at a size in pixels.
  init(_ session: CompositionSession, _ frames: [Double], size: (width: Int, height: Int)) {
    (self.session, self.frames) = (session, frames)
    renderer = SceneRenderer(width: size.width, height: size.height)
    bitmap = Bitmap(width: size.width, height: size.height)
  }

  /// Draws all frames once.
  mutating func pass() {
    for index in frames.indices { draw(index) }
  }

  /// Draws a frame by its position in the pass.
  mutating func draw(_ index: Int) {
    session.advance(to: frames[index])
    session.withScene { renderer.render(copy $0, into: &bitmap) }
  }

  /// Returns the time of a repeated frame, in milliseconds.
  mutating func repeatedFrame() -> Double {
    Stopwatch.measure { for _ in 0..<20 { draw(0) } }.cpu / 20
  }

  /// Returns facts about the drawn pictures: their number, their coverage, and a thumbnail of the middle one.
  mutating func checks() -> [JSONField] {
    let distinct = frames.indices.filter { frames.firstIndex(of: frames[$0]) == $0 }
    var pictures: Set<Int> = []
    var (alpha, filled) = (0.0, 0)
    var thumbnail: [UInt8] = []
    for (position, index) in distinct.enumerated() {
      draw(index)
      pictures.insert(bitmap.pixels.hashValue)
      let sum = bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
      alpha += Double(sum) / (255 * Double(bitmap.pixels.count))
      filled += bitmap.pixels.contains { $0 != 0 } ? 1 : 0
      if position == distinct.count / 2 { thumbnail = makeThumbnail() }
    }
    return [JSONField](members: [
      "w": .int(bitmap.width), "h": .int(bitmap.height),
      "distinct_frames_asked": .int(distinct.count), "pictures": .int(pictures.count),
      "nonzero_frames": .int(filled), "mean_alpha": .number(alpha / Double(distinct.count)),
      "single_frame": .bool(distinct.count == 1), "blank": .bool(filled == 0),
      "still": .bool(pictures.count == 1 && distinct.count > 1),
      "thumb": .string(Base64.encode(thumbnail)),
    ])
  }

  /// Returns 24 × 24 pixels of the picture, as blue, green, red and alpha.
  private func makeThumbnail() -> [UInt8] {
    var bytes: [UInt8] = []
    for row in 0..<24 {
      for column in 0..<24 {
        let x = (2 * column + 1) * bitmap.width / 48
        let y = (2 * row + 1) * bitmap.height / 48
        let pixel = bitmap[x, y]
        bytes += [pixel.z, pixel.y, pixel.x, pixel.w]
      }
    }
    return bytes
  }
}
