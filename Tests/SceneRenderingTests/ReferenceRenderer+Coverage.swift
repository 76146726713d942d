import Geometry
import SceneModel

// Coverage by supersampling along y and exact intervals along x.
extension ReferenceRenderer {
  /// The coverage of each pixel by a path, from samples of rows.
  func coverage(_ path: BezierPath, _ rule: FillRule, _ matrix: Affine) -> [Double] {
    let edges = edges(of: path, matrix)
    let count = ReferenceRenderer.sampleCount
    var result = [Double](repeating: 0, count: width * height)
    for row in 0..<height * count {
      let y = (Double(row) + 0.5) / Double(count)
      var crossings: [(x: Double, winding: Int)] = []
      for (start, end) in edges where (start.y <= y) != (end.y <= y) {
        let x = start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y)
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (crossing, next) in zip(crossings, crossings.dropFirst()) {
        winding += crossing.winding
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard isInside else { continue }
        add(from: crossing.x, to: next.x, to: &result, row: row / count)
      }
    }
    return result
  }

  /// Adds an interval of one row of samples, with exact coverage of each pixel along x.
  private func add(from low: Double, to high: Double, to result: inout [Double], row: Int) {
    let (low, high) = (max(low, 0), min(high, Double(width)))
    guard low < high else { return }
    for x in Int(low)..<min(width, Int(high.rounded(.up))) {
      let share = min(high, Double(x + 1)) - max(low, Double(x))
      result[row * width + x] += share / Double(ReferenceRenderer.sampleCount)
    }
  }

  /// The path flattened to edges, in pixels.
  private func edges(of path: BezierPath, _ matrix: Affine) -> [(Vector2, Vector2)] {
    var result: [(Vector2, Vector2)] = []
    for contour in path.contours where contour.segmentCount > 0 {
      let first = matrix.apply(path.segment(0, of: contour).p0)
      var last = first
      for index in 0..<contour.segmentCount {
        let segment = path.segment(index, of: contour)
        let count = segment.isLine ? 1 : 64
        for step in 1...count {
          let next = matrix.apply(segment.point(at: Double(step) / Double(count)))
          result.append((last, next))
          last = next
        }
      }
      result.append((last, first))
    }
    return result
  }
}
