import CompositionLowering
import CompositionModel
import Diagnostics
import JSONTree
import SceneRendering
import VectorRaster
import ViewTree

/// Draws the frames of a composition.
struct BenchmarkDrawing {
  private let order: [Int]
  private let inPoint: Double
  private var session: CompositionSession
  private let renderer: SceneRenderer
  private var bitmap: Bitmap

  init(_ composition: Composition, _ plan: BenchmarkPlan) {
    order = plan.order(composition)
    inPoint = composition.inPoint
    session = CompositionSession(composition)
    let (width, height) = plan.pictureSize(composition)
    renderer = SceneRenderer(width: width, height: height)
    bitmap = Bitmap(width: width, height: height)
  }

  /// Draws all frames once.
  mutating func pass() {
    for frame in order { draw(frame) }
  }

  private mutating func draw(_ frame: Int) {
    session.advance(to: inPoint + Double(frame))
    session.withScene { renderer.render(copy $0, into: &bitmap) }
  }

  /// Returns the time of a repeated frame, in milliseconds.
  mutating func repeatedFrame() -> Double {
    let start = Stopwatch.cpu
    for _ in 0..<20 { draw(order[0]) }
    return (Stopwatch.cpu - start) / 20
  }

  /// Returns facts about the drawn pictures: their number, their coverage, and a thumbnail of the middle one.
  mutating func checks() -> [JSONField] {
    var seen: Set<Int> = []
    var frames: [Int] = []
    for frame in order where !frames.contains(frame) { frames.append(frame) }
    var (alpha, filled) = (0.0, 0)
    var thumbnail: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      draw(frame)
      seen.insert(bitmap.pixels.hashValue)
      let sum = bitmap.pixels.reduce(0) { $0 + Int($1 >> 24) }
      alpha += Double(sum) / (255 * Double(bitmap.pixels.count))
      filled += bitmap.pixels.contains { $0 != 0 } ? 1 : 0
      if index == frames.count / 2 { thumbnail = makeThumbnail() }
    }
    return [JSONField](members: [
      "w": .int(bitmap.width), "h": .int(bitmap.height),
      "distinct_frames_asked": .int(frames.count), "pictures": .int(seen.count),
      "nonzero_frames": .int(filled), "mean_alpha": .number(alpha / Double(frames.count)),
      "single_frame": .bool(frames.count == 1), "blank": .bool(filled == 0),
      "still": .bool(seen.count == 1 && frames.count > 1),
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
