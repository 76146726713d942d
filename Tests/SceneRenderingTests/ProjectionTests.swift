import Geometry
import SceneModel
import SceneRendering
import TestSupport
import Testing
import VectorRaster

/// Groups in perspective, and children sorted by depth.
@Suite struct ProjectionTests {
  /// A scene of 40 by 40 points with squares of 20 in groups, lowest first.
  private func scene(_ groups: [(SceneGroup, Color)], sorts: Bool = false) -> Scene {
    var scene = Scene(size: Vector2(40, 40))
    scene.groups[0].sortsByDepth = sorts
    scene.paths = [ScenePath(path: .polygon(Rect(size: Vector2(20, 20)).corners))]
    for (group, color) in groups {
      scene.nodes.append(
        SceneNode(
          kind: .group, index: scene.groups.count, end: scene.nodes.count + 2, source: 0))
      scene.groups.append(group)
      scene.nodes.append(
        SceneNode(
          kind: .shape, index: scene.shapes.count, end: scene.nodes.count + 1, source: 0))
      scene.shapes.append(SceneShape(path: 0, style: .fill(.nonZero), paint: .color(color)))
    }
    scene.nodes[0].end = scene.nodes.count
    return scene
  }

  private func group(_ divisor: Vector3?, depth: Double = 0) -> SceneGroup {
    var group = SceneGroup()
    group.transform = .translation(Vector2(10, 10))
    group.divisor = divisor
    group.depth = depth
    return group
  }

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.pixels[y * bitmap.width + x]
  }

  @Test func aConstantDivisorIsAScale() {
    let red = Color(red: 1, green: 0, blue: 0)
    let renderer = SceneRenderer(width: 40, height: 40)
    let half = renderer.render(scene([(group(Vector3(0, 0, 2)), red)]))
    // From 5 to 15 in both directions.
    #expect(pixel(half, 7, 7) == 0xFF00_00FF && pixel(half, 13, 13) == 0xFF00_00FF)
    #expect(pixel(half, 3, 10) == 0 && pixel(half, 17, 10) == 0 && pixel(half, 10, 17) == 0)
  }

  @Test func farEdgesAreShorter() {
    let renderer = SceneRenderer(width: 80, height: 80)
    let bitmap = renderer.render(scene([(group(Vector3(0.05, 0, 1)), .black)]))
    func height(_ x: Int) -> Int { (0..<80).count { pixel(bitmap, x, $0) >> 24 > 127 } }
    // The left edge is at 20 and 40 pixels high, the right one at 30 with half of that.
    #expect(abs(height(21) - 38) <= 2)
    #expect(abs(height(29) - 21) <= 2)
    #expect(height(32) == 0 && height(18) == 0)
  }

  @Test func pointsBehindTheCameraAreClipped() {
    let renderer = SceneRenderer(width: 40, height: 40)
    // The plane intersects the camera's at x = 10.
    let bitmap = renderer.render(scene([(group(Vector3(-0.1, 0, 1)), .black)]))
    #expect(pixel(bitmap, 12, 12) >> 24 == 255)
    #expect(bitmap.pixels.contains { $0 == 0 })
    let behind = renderer.render(scene([(group(Vector3(0, 0, -1)), .black)]))
    #expect(behind.pixels.allSatisfy { $0 == 0 })
  }

  @Test func fartherChildrenAreDrawnFirst() {
    let renderer = SceneRenderer(width: 40, height: 40)
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let children = [(group(nil, depth: 5), red), (group(nil, depth: 9), blue)]
    #expect(pixel(renderer.render(scene(children)), 20, 20) == 0xFFFF_0000)
    #expect(pixel(renderer.render(scene(children, sorts: true)), 20, 20) == 0xFF00_00FF)
  }

  /// A turned and stretched group with a mask that is blurred further along one axis, moved by whole pixels.
  private func softMask(offset: Double) -> Bitmap {
    var builder = SceneBuilder(size: 40 + offset)
    let path = builder.add(rectangle(2, 1, 6, 3))
    let masks = builder.masks([SceneMask(mode: .add, path: path, feather: Vector2(1, 1.5))])
    let move = Affine.translation(Vector2(repeating: offset + 5))
    let transform = move * .rotation(degrees: -79) * .scale(Vector2(-4, 9))
    builder.group(
      settings { ($0.transform, $0.masks) = (transform, masks) }
    ) { $0.shape(rectangle(0, 0, 36, 44), .black) }
    return builder.render()
  }

  @Test func softMasksMoveWithTheirGroup() {
    let (plain, moved) = (softMask(offset: 0), softMask(offset: 13))
    #expect(plain.pixels.contains { $0 > 0 && $0 < 0xFF00_0000 })
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(difference(plain[x, y], moved[x + 13, y + 13]) <= 1, "\(x), \(y)")
      }
    }
  }

  @Test(
    "projections of any kind end",
    arguments: [
      Vector3(1e300, 0, 1), Vector3(.nan, 0, 1), Vector3(0, 0, 0), Vector3(.infinity, 1, 1),
      Vector3(1e-300, 1e-300, 1e-300), Vector3(-1, -1, 1), Vector3(1000, -1000, 0.001),
    ])
  func hostile(divisor: Vector3) {
    let bitmap = SceneRenderer(width: 40, height: 40).render(scene([(group(divisor), .black)]))
    #expect(bitmap.pixels.count == 1600)
  }
}
