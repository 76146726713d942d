import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

/// The lowering of transforms, masks and edges of layers.
@Suite struct TransformLoweringTests {
  private func clips(_ change: (inout Layer) -> Void) -> [Rect] {
    let composition = Composition.make(
      [.precomposition("Pre", 0, change)], precompositions: [[.solid("In")]])
    return composition.at(frame: 0).groups.compactMap(\.clip)
  }

  @Test func collapsedPrecompositionsAreCutUnlessShownAsInAfterEffects() {
    let frame = Rect(size: Vector2(100, 100))
    #expect(clips { _ in } == [frame])
    #expect(clips { $0.collapsesTransform = true } == [frame])
    #expect(
      clips {
        $0.collapsesTransform = true
        $0.collapse = .show
      } == [])
  }

  @Test func openMasksLetNothingThrough() {
    func mask(isClosed: Bool) -> SceneMask? {
      let corners = [Vector2(0, 0), Vector2(9, 0), Vector2(9, 9)]
      let path = BezierPath.polygon(corners, isClosed: isClosed)
      let composition = Composition.make([
        .solid("Masked") {
          $0.masks = [Mask(mode: .add, path: AnimatedValue(path))]
          $0.masks[0].isInverted = true
        }
      ])
      let scene = composition.at(frame: 0)
      return scene.masks.first.flatMap { scene.paths[$0.path].path.isEmpty ? nil : $0 }
    }
    #expect(mask(isClosed: true)?.isInverted == true)
    #expect(mask(isClosed: false) == nil)
  }

  @Test func separateDimensionsFollowTheirPath() {
    var layer = Layer.solid("Follower") { $0.autoOrients = true }
    layer.transform.position = .split(
      x: .ramp(0, 30, 10...20), y: .ramp(0, -30, 10...20), z: AnimatedValue(0))
    let composition = Composition.make([layer])
    func angle(_ frame: Double) -> Double {
      let scene = composition.at(frame: frame)
      let group = scene.groups.first { $0.transform.b != 0 }?.transform ?? .identity
      return Vector2(group.a, group.b).angle.degrees
    }
    #expect(abs(angle(15) + 45) < 1e-6)
    #expect(abs(angle(20) + 45) < 1e-6)
    // At frame 15, x moves at full speed while y starts from rest, and soon is faster.
    let starting = TimingCurve(0.3, 0, 0.3, 1)
    layer.transform.position = .split(
      x: .ramp(0, 30, 10...20),
      y: AnimatedValue(
        keyframes: [
          Keyframe(time: 15, value: 0, easing: .curve(starting)), Keyframe(time: 17, value: 40),
        ], fallback: 0), z: AnimatedValue(0))
    let rising = Composition.make([layer]).at(frame: 15).groups.map(\.transform)
    #expect(rising.allSatisfy { abs($0.b) < 0.005 })
    layer.autoOrients = false
    #expect(Composition.make([layer]).at(frame: 15).groups.allSatisfy { $0.transform.b == 0 })
  }

  /// Angles about x, y and z, half-way between keyframes.
  @Test(arguments: [
    // About one axis the numbers change evenly, …
    (Vector3(0, 0, 0), Vector3(0, 0, 90), Vector3(0, 0, 45)),
    // … but never by more than 180°.
    (Vector3(0, 0, 0), Vector3(0, 0, 270), Vector3(0, 0, -45)),
    (Vector3(20, 0, 0), Vector3(-40, 0, 0), Vector3(-10, 0, 0)),
    // Two rotations by 90° are one by 120° about a diagonal, half of which is this.
    (Vector3(0, 0, 0), Vector3(90, 0, 90), Vector3(45, -19.47122, 45)),
  ]) func orientationsRotateByTheShortestAngle(start: Vector3, end: Vector3, middle: Vector3) throws
  {
    var layer = Layer.solid("Turning")
    layer.isThreeDimensional = true
    layer.transform.orientation = .ramp(start, end, 0...10)
    let lowered = Composition.make([layer]).lowered()
    let animation = try #require(lowered.animations.first { $0.target.key == .orientation })
    var track = KeyframeTrack(animation.value)
    let value = track.value(at: 5).vectorValue
    #expect((value - middle).length < 1e-3 || abs(abs(value.z - middle.z) - 360) < 1e-3, "\(value)")
  }

  @Test func orientationsAreExactAtWholeFramesBetweenFractionalTimes() throws {
    func angles(_ times: ClosedRange<Double>, at frame: Double) throws -> Vector3 {
      var layer = Layer.solid("Turning")
      layer.isThreeDimensional = true
      layer.transform.orientation = .ramp(
        Vector3(-22, 37, 32), Vector3(2, 2, -40), times)
      let lowered = Composition.make([layer]).lowered()
      let animation = try #require(lowered.animations.first { $0.target.key == .orientation })
      var track = KeyframeTrack(animation.value)
      return track.value(at: frame).vectorValue
    }
    let exact = try angles(156...190, at: 170)
    #expect((try angles(15.6...19, at: 17) - exact).length < 1e-9)
  }
}
