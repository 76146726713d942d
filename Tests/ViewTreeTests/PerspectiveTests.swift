import Geometry
import SceneModel
import Testing

@testable import ViewTree

/// The perspective of groups that are rotated about x or y.
@Suite struct PerspectiveTests {
  /// The projection of a group of 200 by 100 points about its middle, which is at the origin.
  private func projection(_ properties: PropertyValues, frame: Vector2? = Vector2(200, 100))
    -> Projection
  {
    var style = GroupView()
    style.frame = frame
    let group = ViewNode(
      id: "card", kind: .group(style),
      properties: properties.merging([.anchor: .vector(Vector3(100, 50, 0))]))
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group])
    let runtime = ViewRuntime(ViewCanvas(size: Vector2(800, 600), root: root))
    let placed = runtime.scene.groups[1]
    return Projection(affine: placed.transform, divisor: placed.divisor ?? Projection.flatDivisor)
  }

  /// The corners that SwiftUI gives for `rotation3DEffect(.degrees(45), axis: y)`, whose angle is the opposite.
  @Test func cornersAreThoseOfSwiftUI() {
    let image = projection([.rotationY: .number(-45)])
    #expect(image.apply(Vector2(0, 0)).distance(to: Vector2(-109.384, -77.346)) < 0.001)
    #expect(image.apply(Vector2(200, 0)).distance(to: Vector2(52.241, -36.940)) < 0.001)
  }

  @Test func strengthAndFrameSetTheEye() {
    let flat = projection([.rotationY: .number(60), .perspective: .number(0)])
    #expect(flat.divisor == Projection.flatDivisor)
    let whole = projection([.rotationY: .number(60)])
    let half = projection([.rotationY: .number(60), .perspective: .number(0.5)])
    #expect(abs(half.divisor.x - whole.divisor.x / 2) < 1e-12)
    // Without a frame, the canvas sets the distance.
    let canvas = projection([.rotationY: .number(60)], frame: nil)
    #expect(abs(canvas.divisor.x - whole.divisor.x / 4) < 1e-12)
    #expect(projection([.rotation: .number(60)]).divisor == Projection.flatDivisor)
  }

  @Test func theLowerAndTheLeftEdgeMoveAway() {
    let x = projection([.rotationX: .number(30)])
    #expect(x.depth(Vector2(100, 100)) > 1 && x.depth(Vector2(100, 0)) < 1)
    let y = projection([.rotationY: .number(30)])
    #expect(y.depth(Vector2(0, 50)) > 1 && y.depth(Vector2(200, 50)) < 1)
  }
}

extension PropertyValues {
  fileprivate func merging(_ others: PropertyValues) -> PropertyValues {
    var result = self
    for entry in others { result[entry.key] = entry.value }
    return result
  }
}
