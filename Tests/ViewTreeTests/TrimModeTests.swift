import Geometry
import SceneModel
import TestSupport
import Testing
import ViewTree

@Suite struct TrimModeTests {
  private let line = BezierPath.polygon([.zero, Vector2(100, 0)], isClosed: false)

  /// The shape's path when two lines, of 100 and 300 points, are trimmed together.
  private func twoLines(_ mode: TrimMode, _ start: Double, _ end: Double, _ offset: Double = 0)
    -> BezierPath
  {
    let long = BezierPath.polygon([Vector2(0, 10), Vector2(300, 10)], isClosed: false)
    let trim = ViewNode.make(
      "trim", .trim(mode),
      [.trimStart: .number(start), .trimEnd: .number(end), .trimOffset: .number(offset)],
      [.make("a", .path, [.path: .path(line)]), .make("b", .path, [.path: .path(long)])])
    let shape = ViewNode.make(
      "shape", .shape, [:], [trim, .make("fill", .fill(.nonZero, PaintStyle()))])
    return ViewRuntime(ViewCanvas([shape])).scene.paths[0].path
  }

  @Test func simultaneouslyEachPathIsTrimmedForItself() {
    let path = twoLines(.simultaneously, 0, 0.5)
    #expect(
      path.vertices == [Vector2(0, 0), Vector2(50, 0), Vector2(0, 10), Vector2(150, 10)])
  }

  @Test(
    "individually the paths are one line",
    arguments: [
      (0, 0.5, 0, [Vector2(0, 0), Vector2(100, 0), Vector2(0, 10), Vector2(100, 10)]),
      (0.5, 1, 0, [Vector2(100, 10), Vector2(300, 10)]),
      (0, 0.5, 0.75, [Vector2(0, 0), Vector2(100, 0), Vector2(200, 10), Vector2(300, 10)]),
    ] as [(Double, Double, Double, [Vector2])])
  func individually(start: Double, end: Double, offset: Double, vertices: [Vector2]) {
    let path = twoLines(.individually, start, end, offset)
    #expect(path.vertices == vertices)
  }
}
